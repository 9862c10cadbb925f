import CalendarSystems
import TestSupport
import TimeZones

@testable import Events

/// Random series with alarms, and a plain enumeration of their reminders.
struct ReminderSample {
  /// A daily or weekly series with a number of occurrences, some excluded and some moved.
  struct Series {
    var events: [Event]
    var readings: [Int64]
  }

  let zone: ZoneRules
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    zone = [TestZones.paris, TestZones.newYork, TestZones.lordHowe, .utc][Int(seed % 4)]
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// A day around the changes of clocks in spring and fall.
  private mutating func day() -> DayNumber {
    (number(0...1) == 0 ? EventsTests.day("2026-03-01") : EventsTests.day("2026-10-10")) + number(0...40)
  }

  /// Up to 40 days from a random instant.
  mutating func range() -> Range<Instant> {
    let start = Instant(seconds: Int64(day().rawValue) * 86_400 + Int64(number(0...86_399)))
    return start..<start + Int64(number(1...40 * 86_400))
  }

  private mutating func alarms() -> [EventAlarm] {
    (0..<number(0...3)).map { _ in
      let seconds = Int64(number(-30...30)) * 900
      let days = number(0...3) == 0 ? number(0...14) : 0
      let trigger: EventAlarm.Trigger =
        switch number(0...4) {
        case 0: .end(days: seconds < 0 ? -days : days, seconds: seconds)
        case 1: .at(Instant(seconds: Int64(day().rawValue) * 86_400 + seconds))
        default: .start(days: seconds < 0 ? -days : days, seconds: seconds)
        }
      var alarm = EventAlarm(trigger)
      if number(0...4) == 0 { alarm.acknowledge(Instant(seconds: Int64(day().rawValue) * 86_400)) }
      return alarm
    }
  }

  mutating func series(_ index: Int) -> Series {
    let kind = number(0...3)
    let reading = Int64(day().rawValue) * 86_400 + (kind == 0 ? 0 : Int64(number(0...95)) * 900)
    let length: Int64 = kind == 0 ? Int64(number(1...3)) * 86_400 : Int64(number(0...20)) * 900
    func time(_ reading: Int64) -> EventTime {
      let local = LocalDateTime(secondsAsUTC: reading)
      switch kind {
      case 0: return .day(local.day)
      case 1: return .floating(local)
      case 2: return .zoned(local, zone: "America/New_York")
      default: return .utc(Instant(seconds: reading))
      }
    }
    let (isWeekly, count) = (number(0...1) == 1, number(1...20))
    let step: Int64 = isWeekly ? 7 * 86_400 : 86_400
    var readings = (0..<count).map { reading + Int64($0) * step }
    var master = Event.test("s\(index)", time(reading), time(reading + length))
    master.alarms = alarms()
    var exceptions: [EventTime] = []
    var events: [Event] = []
    if count > 4 {
      exceptions.append(time(readings.remove(at: 3)))
      let moved = readings.remove(at: 1)
      let shift = Int64(number(-3...3)) * 86_400
      var override = Event.test(
        "s\(index)", time(moved + shift), time(moved + shift + length), recurrenceID: time(moved))
      override.alarms = alarms()
      events.append(override)
    }
    if count > 1 {
      master.recurrence = Recurrence(
        rules: [RecurrenceRule(frequency: isWeekly ? .weekly : .daily, count: count)], exceptions: exceptions)
    }
    return Series(events: [master] + events, readings: readings)
  }

  /// The instants at which alarms are due, one occurrence after the other.
  func reference(_ series: Series, in range: Range<Instant>) -> [Int64] {
    var result: [Int64] = []
    for event in series.events {
      let isMaster = event.recurrenceID == nil
      let first = event.start.writtenReading.secondsAsUTC
      for alarm in event.alarms {
        var dues: [Instant] = []
        if case .at(let instant) = alarm.trigger { dues = [instant] }
        for reading in isMaster ? series.readings : [first] {
          let length = event.end.writtenReading.secondsAsUTC - first
          switch alarm.trigger {
          case .at: break
          case .start(let days, let seconds): dues.append(due(reading, days, seconds, event.start))
          case .end(let days, let seconds):
            dues.append(due(reading + length, days, seconds, event.start, after: reading))
          }
        }
        for due in dues where range.contains(due) && alarm.acknowledged.map({ $0 < due }) ?? true {
          result.append(due.seconds)
        }
      }
    }
    return result
  }

  /// An end is never before the start, whose reading may not exist.
  private func due(
    _ reading: Int64, _ days: Int, _ seconds: Int64, _ time: EventTime, after start: Int64? = nil
  ) -> Instant {
    let own: ZoneRules
    switch time {
    case .day: return instant(reading + Int64(days) * 86_400 + seconds, zone)
    case .floating: own = zone
    case .utc: own = .utc
    case .zoned: own = TestZones.newYork
    }
    let anchor = max(instant(reading, own), instant(start ?? reading, own))
    if days == 0 { return anchor + seconds }
    return instant(own.localDateTime(at: anchor).secondsAsUTC + Int64(days) * 86_400, own) + seconds
  }

  private func instant(_ reading: Int64, _ zone: ZoneRules) -> Instant {
    zone.instant(of: LocalDateTime(secondsAsUTC: reading), gap: .moveForward, overlap: .earlier)
      ?? Instant(seconds: reading)
  }
}
