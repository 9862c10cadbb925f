import CalendarSystems
import Events
import SystemServices
import TestSupport
import Testing
import TimeZones

@Suite("Editing: laws of times")
struct EditTimeLaws {
  private static let zones = [
    "Africa/Cairo", "Africa/Casablanca", "Africa/Monrovia", "America/Anchorage", "America/Argentina/Buenos_Aires",
    "America/Caracas", "America/Chicago", "America/Godthab", "America/Halifax", "America/Havana", "America/Mexico_City",
    "America/New_York", "America/Phoenix", "America/Santiago", "America/Sao_Paulo", "America/St_Johns",
    "Antarctica/Troll", "Asia/Amman", "Asia/Dhaka", "Asia/Gaza", "Asia/Jerusalem", "Asia/Kathmandu", "Asia/Kolkata",
    "Asia/Pyongyang", "Asia/Tehran", "Asia/Tokyo", "Atlantic/Azores", "Australia/Adelaide", "Australia/Lord_Howe",
    "Australia/Sydney", "Europe/Berlin", "Europe/Dublin", "Europe/Istanbul", "Europe/London", "Europe/Moscow",
    "Europe/Paris", "Pacific/Apia", "Pacific/Auckland", "Pacific/Chatham", "Pacific/Kwajalein",
  ]

  @Test("E8: every draft starts on a line, on the old reading or after a gap, on all days of change since 1970")
  func drafts() {
    let provider = SystemZones()
    var random = SeededGenerator(seed: 8)
    var broken: String?
    var count = 0
    for name in Self.zones {
      guard broken == nil, let zone = provider.rules(for: name) else { continue }
      let clock = EditClock(zone: zone, zones: provider)
      for change in zone.transitions(from: Instant(seconds: 0), to: Instant(seconds: 1_800_000_000)) {
        let day = zone.localDateTime(at: change.instant).day
        let axis = DayAxis(day: day, in: zone)
        let step = [300, 900, 1800][Int.random(in: 0...2, using: &random)]
        let first = LocalDateTime(day: day - 1, hour: 9, minute: 10)
        let start: EventTime
        switch Int.random(in: 0...2, using: &random) {
        case 0: start = .floating(first)
        case 1: start = .zoned(first, zone: name)
        default: start = .utc(clock.instant(of: .floating(first)))
        }
        let event = Event(title: "", start: start)
        let origin = DayAxis(day: day - 1, in: zone).elapsed(ofWallSecond: first.secondOfDay)
        var session = EditSession(.move, of: event, at: .time(day - 1, second: origin), clock: clock)
        session.move(
          to: .time(day, second: Int.random(in: 0...axis.length, using: &random)), grid: EditGrid(step: step),
          clock: clock)
        let found = clock.instant(of: session.draft.start)
        let reading = zone.localDateTime(at: found)
        let isAfterGap = !zone.transitions(from: found, to: found + 1).isEmpty
        let isOnLine = reading.secondOfDay % step == 0 || reading.secondOfDay == first.secondOfDay
        if !isOnLine, !isAfterGap { broken = "\(name) \(change.instant.seconds): \(reading.secondOfDay)" }
        if case .utc = start {
        } else if session.draft.start.writtenReading != reading {
          broken = "\(name) \(change.instant.seconds): \(session.draft.start) is displayed at another reading"
        }
        count += 1
      }
    }
    #expect(broken == nil)
    #expect(count > 1000)
  }

  @Test("E9: moves keep the length and the form, resizes the other edge", arguments: Seeds.first(8))
  func lengths(seed: UInt64) {
    check(seed) { event, from, random in
      var session = EditSession(.move, of: event, at: from, clock: clock)
      session.move(to: target(&random), grid: EditGrid(step: 900), clock: clock)
      let draft = session.draft
      if draft.start.isDay == event.start.isDay {
        let (start, end) = (draft.start, draft.end)
        #expect(draft.nominalDays == event.nominalDays)
        if isOnOneClock(event) {
          #expect(
            end.writtenReading.seconds(to: start.writtenReading)
              == event.end.writtenReading.seconds(to: event.start.writtenReading))
        } else {
          #expect(
            clock.instant(of: end) - clock.instant(of: start)
              == clock.instant(of: event.end) - clock.instant(of: event.start))
        }
      }
      for (kind, edge) in [(EditSession.Kind.resizeStart, EventEdge.start), (.resizeEnd, .end)] {
        var session = EditSession(kind, of: event, at: from, clock: clock)
        for _ in 0..<3 {
          session.move(to: target(&random), grid: EditGrid(step: 900), clock: clock)
          let draft = session.draft
          #expect(edge == .start ? draft.end == event.end : draft.start == event.start)
          #expect(clock.instant(of: draft.start) <= clock.instant(of: draft.end))
          #expect(draft.invalidity == nil)
        }
      }
    }
  }

  @Test("E10: into the lane or the hours and back is the original", arguments: Seeds.first(8))
  func back(seed: UInt64) {
    check(seed) { event, from, random in
      var session = EditSession(.move, of: event, at: from, clock: clock)
      for _ in 0..<3 { session.move(to: target(&random), grid: EditGrid(step: 900), clock: clock) }
      session.setAllDay(!event.start.isDay, clock: clock)
      session.move(to: from, grid: EditGrid(step: 900), clock: clock)
      // Whole days that were taken among hours have left them.
      if event.start.isDay, case .time = from { return }
      if case .allDay = from, !event.start.isDay { return }
      #expect(session.draft == event)
    }
  }

  private let clock = EditClock(zone: TestZones.paris, zones: TestZones())

  /// Checks a law for random events, each taken at a random target.
  private func check(_ seed: UInt64, _ law: (Event, EditTarget, inout SeededGenerator) -> Void) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 { law(event(&random), target(&random), &random) }
  }

  private var first: DayNumber { day("2026-03-20") }

  private func isOnOneClock(_ event: Event) -> Bool {
    switch (event.start, event.end) {
    case (.zoned(_, let a), .zoned(_, let b)): a == b
    default: true
    }
  }

  private func target(_ random: inout SeededGenerator) -> EditTarget {
    let day = first + Int.random(in: 0...20, using: &random)
    switch Int.random(in: 0...3, using: &random) {
    case 0: return .day(day)
    case 1: return .allDay(day)
    default: return .time(day, second: Int.random(in: 0...86_400, using: &random))
    }
  }

  private func event(_ random: inout SeededGenerator) -> Event {
    let day = first + Int.random(in: 0...20, using: &random)
    // Later than all changes of clocks.
    let start = LocalDateTime(day: day, secondOfDay: Int.random(in: 72..<288, using: &random) * 300)
    let length = [0, 300, 1800, 7200, 40_000, 100_000][Int.random(in: 0...5, using: &random)]
    let end = start.adding(seconds: length)
    switch Int.random(in: 0...5, using: &random) {
    case 0: return .test(.day(day), .day(day + length / 30_000 + 1))
    case 1: return .test(.floating(start), .floating(end))
    case 2:
      return .test(
        .utc(Instant(seconds: start.secondsAsUTC)), .utc(Instant(seconds: end.secondsAsUTC)))
    case 3: return .test(.zoned(start, zone: "America/New_York"), .zoned(end, zone: "America/New_York"))
    case 4: return .test(.zoned(start, zone: "Europe/Paris"), .zoned(end.adding(hours: -5), zone: "America/New_York"))
    default:
      var event = Event.test(.zoned(start, zone: "Europe/Paris"), .zoned(end, zone: "Europe/Paris"))
      event.nominalDays = length / 86_400
      return event
    }
  }
}
