import CalendarSystems
import Events
import SystemServices
import TestSupport
import Testing
import TimeZones

/// What holds for the instances of any series around changes of clocks, over zones, rules, and years.
@Suite("Series: laws")
struct SeriesLaws {
  static let names = [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Africa/Cairo", "America/Havana",
    "Asia/Beirut", "Antarctica/Troll", "America/St_Johns", "Asia/Pyongyang",
  ]

  static let viewerNames = [
    "Europe/Berlin", "America/Los_Angeles", "Pacific/Kiritimati", "Pacific/Apia", "Asia/Kolkata",
  ]

  /// A series near a day on which the clocks of its zone go forward.
  private struct Sample {
    var event: Event
    var zone: ZoneRules
    var rule: RecurrenceRule
    var length: Int64
  }

  private func sample(_ random: inout SeededGenerator) throws -> Sample? {
    let zones = SystemZones.shared
    let name = Self.names[Int(random.next() % UInt64(Self.names.count))]
    guard let zone = zones.rules(for: name) else { return nil }
    let year = 2005 + Int(random.next() % 30)
    let first = day("\(year)-01-01")
    let all: [ZoneTransition] = zone.transitions(from: zone.startOfDay(first), to: zone.startOfDay(first + 366))
    let changes = all.filter { change -> Bool in
      let before = zone.offset(at: change.instant - 1)
      return Int(change.type.offset) > before
    }
    let center = changes.randomElement(using: &random)?.instant ?? zone.startOfDay(first + 100)
    let frequencies: [(RecurrenceRule.Frequency, Int)] = [
      (.minutely, 15), (.minutely, 30), (.hourly, 1), (.hourly, 1), (.hourly, 2), (.daily, 1), (.daily, 1),
      (.daily, 2), (.weekly, 1),
    ]
    let (frequency, interval) = frequencies[Int(random.next() % UInt64(frequencies.count))]
    var rule = RecurrenceRule(frequency: frequency, interval: interval)
    if frequency == .daily, random.next() % 2 == 0 {
      rule[.hour] = [0, 1, 2, 3].filter { _ in random.next() % 2 == 0 }
    }
    if frequency == .daily, !rule[.hour].isEmpty, random.next() % 3 == 0 { rule[.minute] = [0, 30] }
    if random.next() % 2 == 0 { rule.count = 1 + Int(random.next() % 60) }
    let back = Int64(random.next() % (frequency.rawValue < 3 ? 40 : 30 * 24)) * 1800
    let reading = zone.localDateTime(at: center - back).secondsAsUTC / 1800 * 1800
    let length = Int64(1 + random.next() % 12) * 900
    let start = EventTime.zoned(LocalDateTime(secondsAsUTC: reading), zone: name)
    let event = Event.test(start, start.withReading(reading + length), Recurrence(rules: [rule]))
    return Sample(event: event, zone: zone, rule: rule, length: length)
  }

  func expand(_ event: Event, _ days: Range<DayNumber>, in zone: ZoneRules) -> [Occurrence] {
    var expander = OccurrenceExpander(touching: days, displayZone: zone, zones: SystemZones.shared)
    var found: [Occurrence] = []
    #expect(expander.append(event, id: EventID(1), to: &found) == .complete)
    return found.sorted { $0.start < $1.start }
  }

  @Test("no two instances share an instant, each keeps its length out of a gap, and COUNT counts instants")
  func gaps() throws {
    var random = SeededGenerator(seed: 5)
    var merged = 0
    for round in 0..<400 {
      guard let sample = try sample(&random) else { continue }
      let start = sample.event.start.writtenReading
      // The change of the clocks is within 15 days.
      let days = start.day - 1..<start.day + 18
      let found = expand(sample.event, days, in: sample.zone)
      let expected = simple(sample, days)
      merged += expected.merged
      #expect(
        found.map { $0.start } == expected.starts, "round \(round): \(sample.event.start) \(sample.rule)")
      for occurrence in found {
        guard case .skipped = sample.zone.resolve(LocalDateTime(secondsAsUTC: occurrence.id.start)) else { continue }
        let end = sample.zone.localDateTime(at: occurrence.start).secondsAsUTC + sample.length
        let whole = sample.zone.instant(of: LocalDateTime(secondsAsUTC: end), gap: .moveForward, overlap: .earlier)
        #expect(occurrence.end == whole, "round \(round)")
      }
      // A part of the days has the same instances.
      let part = start.day + 3..<start.day + 9
      #expect(
        expand(sample.event, part, in: sample.zone).map { $0.start }
          == found.filter { $0.firstDay < part.upperBound && $0.lastDay >= part.lowerBound }.map { $0.start },
        "round \(round)")
    }
    #expect(merged > 100, "the seed must reach gaps")
    print("matrix of series: 400 of minutes, hours, days, and weeks in \(Self.names), \(merged) instances in gaps")
  }

  @Test("a COUNT that ends before, within, or behind a gap counts instants", arguments: 1...12)
  func countAtGap(count: Int) {
    var times = RecurrenceRule(frequency: .daily, count: count)
    times[.hour] = [1, 2, 3]
    times[.minute] = [0, 30]
    let steps = RecurrenceRule(frequency: .minutely, interval: 30, count: count)
    // The last start is within the gap.
    for (rule, start) in [(times, "01:00"), (steps, "01:00"), (steps, "02:30")] {
      let time = zoned("2026-03-29 \(start)", "Europe/Paris")
      let found = texts(of: Event.test(time, time, Recurrence(rules: [rule])), "2026-03-01", "2026-05-01")
      #expect(found.count == count, "\(start) \(found)")
      #expect(Set(found).count == count)
    }
  }

  /// Finds the instances one reading after the other: the first instants, each once, and that of the start.
  private func simple(_ sample: Sample, _ days: Range<DayNumber>) -> (starts: [Instant], merged: Int) {
    let first = sample.event.start.writtenReading.secondsAsUTC
    func instant(_ reading: Int64) -> Instant? {
      sample.zone.instant(of: LocalDateTime(secondsAsUTC: reading), gap: .moveForward, overlap: .earlier)
    }
    let end = Int64(days.upperBound.rawValue + 2) * 86_400
    let all = readings(sample.rule, from: first, to: end).compactMap(instant)
    var distinct = Set(all).sorted()
    let merged = all.count - distinct.count
    if let count = sample.rule.count { distinct = Array(distinct.prefix(count)) }
    if let start = instant(first), !distinct.contains(start) { distinct.insert(start, at: 0) }
    return (distinct.filter { $0 < sample.zone.startOfDay(days.upperBound) }, merged)
  }

  /// The readings of the clock on which a rule yields instances.
  private func readings(_ rule: RecurrenceRule, from first: Int64, to end: Int64) -> [Int64] {
    let units: [RecurrenceRule.Frequency: Int64] = [.minutely: 60, .hourly: 3600, .daily: 86_400, .weekly: 604_800]
    let step = (units[rule.frequency] ?? 0) * Int64(rule.interval)
    guard rule.frequency == .daily else { return Array(stride(from: first, to: end, by: Int(step))) }
    let second = first % 86_400
    let hours = rule[.hour].isEmpty ? [Int(second / 3600)] : rule[.hour]
    let minutes = rule[.minute].isEmpty ? [Int(second / 60 % 60)] : rule[.minute]
    var readings: [Int64] = []
    for midnight in stride(from: first - second, to: end, by: Int(step)) {
      for hour in hours {
        for minute in minutes { readings.append(midnight + Int64(hour * 3600 + minute * 60)) }
      }
    }
    return readings.filter { $0 >= first && $0 < end }
  }

  @Test("a series of days or of times without a zone has the same instances wherever it is displayed")
  func viewers() throws {
    var random = SeededGenerator(seed: 7)
    let viewers = Self.viewerNames.compactMap { SystemZones.shared.rules(for: $0) }
    let rules = [
      RecurrenceRule(frequency: .daily), RecurrenceRule(frequency: .daily, interval: 3),
      RecurrenceRule(frequency: .weekly, byDay: [.init(.monday), .init(.wednesday), .init(.saturday)]),
      RecurrenceRule(frequency: .monthly), RecurrenceRule(frequency: .monthly, byDay: [.init(.friday, ordinal: -1)]),
      RecurrenceRule(frequency: .yearly),
    ]
    // The days between instances, as far as UNTIL, EXDATE, and RECURRENCE-ID are to fall on some.
    func unit(_ rule: RecurrenceRule) -> Int { [.daily: 1, .weekly: 7, .monthly: 30][rule.frequency] ?? 365 }
    for round in 0..<240 {
      let first = day("2026-01-01") + Int(random.next() % 700)
      let isDay = random.next() % 2 == 0
      let start: EventTime = isDay ? .day(first) : .floating(LocalDateTime(day: first, hour: 9, minute: 30))
      func instant(_ days: Int) -> EventTime {
        let second = Int(random.next() % 96) * 900 - (random.next() % 4 == 0 ? 1 : 0)
        return .utc(Instant(seconds: Int64((first + days).rawValue) * 86_400 + Int64(second)))
      }
      var rule = rules[round % rules.count]
      rule.until = instant(unit(rule) * 12)
      var recurrence = Recurrence(rules: [rule])
      if random.next() % 2 == 0 {
        recurrence.exceptions = [instant(unit(rule) * 3), .zoned(local("2026-05-01 09:30"), zone: "X")]
      }
      if random.next() % 2 == 0 { recurrence.dates = [instant(20)] }
      let event = Event.test(start, start.moved(by: isDay ? 86_400 : 3600), recurrence)
      let replaced = random.next() % 2 == 0 ? [instant(unit(rule) * 5)] : []
      var answers: [[Int64]] = []
      for zone in viewers {
        var expander = OccurrenceExpander(
          touching: first - 40..<first + 60 * unit(rule), displayZone: zone, zones: SystemZones.shared)
        var found: [Occurrence] = []
        _ = expander.append(event, id: EventID(1), replaced: replaced, to: &found)
        answers.append(found.map { $0.id.start }.sorted())
      }
      #expect(answers.allSatisfy { $0 == answers[0] }, "round \(round)")
      #expect(!answers[0].isEmpty)
    }
    print("matrix of series: 240 of days, or of times without a zone, displayed in each of \(Self.viewerNames)")
  }

  @Test(
    "a UTC time beside days means the day that begins then somewhere; any other one, its own day",
    arguments: [
      ("2026-06-29 22:00", 5), ("2026-06-30 00:00", 5), ("2026-06-30 04:00", 5), ("2026-06-30 11:45", 5),
      ("2026-06-29 12:00", 5), ("2026-06-29 21:59", 4), ("2026-06-30 21:59", 5),
    ])
  func midnights(until: String, count: Int) {
    let rule = RecurrenceRule(frequency: .weekly, until: utc(until))
    let event = Event.test(.day(day("2026-06-02")), .day(day("2026-06-03")), Recurrence(rules: [rule]))
    for zone in [TestZones.paris, TestZones.kiritimati, TestZones.pago] {
      #expect(texts(of: event, "2026-01-01", "2027-01-01", in: zone).count == count)
    }
  }

  @Test("moved onto a day on which its start is skipped, an event keeps its length; back again, it is as it was")
  func moves() throws {
    let clock = EditClock(zone: TestZones.paris, zones: TestZones())
    let event = Event.test(zoned("2026-03-28 02:30", "Europe/Paris"), zoned("2026-03-28 03:30", "Europe/Paris"))
    let target = EditTarget.day(day("2026-03-28"))
    var session = EditSession(.move, of: event, at: target, clock: clock)
    session.move(to: .day(day("2026-03-29")), grid: EditGrid(step: 900), clock: clock)
    #expect(session.draft.start == zoned("2026-03-29 03:30", "Europe/Paris"))
    #expect(session.draft.end == zoned("2026-03-29 04:30", "Europe/Paris"))
    session.move(to: .day(day("2026-03-30")), grid: EditGrid(step: 900), clock: clock)
    #expect(session.draft.start == zoned("2026-03-30 02:30", "Europe/Paris"))
    session.move(to: target, grid: EditGrid(step: 900), clock: clock)
    #expect(session.draft == event)
  }
}
