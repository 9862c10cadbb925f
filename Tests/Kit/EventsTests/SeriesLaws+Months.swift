import CalendarSystems
import Events
import SystemServices
import TestSupport
import Testing
import TimeZones

/// The laws for rules of weeks, months, and years, and for RDATE, that reach a day on which clocks go forward.
extension SeriesLaws {
  enum Kind: CaseIterable {
    case weekdays, dayOfMonth, weekdayOfMonth, years, dates
  }

  /// A series that has a reading in or near the gap of a zone.
  private struct LongSample {
    var event: Event
    var zone: ZoneRules
    var length: Int64
    /// The days of the rule from the first on, found one by one, as far as some days behind the gap.
    var days: [DayNumber]
    /// The readings of RDATE.
    var dates: [Int64] = []
    var end: DayNumber
  }

  @Test(
    "instances of weeks, months, and years, and of RDATE, share no instant and keep their length out of a gap",
    arguments: Kind.allCases)
  func longGaps(kind: Kind) throws {
    var random = SeededGenerator(seed: 11)
    let gregorian = try #require(CalendarCatalog.system(for: .gregorian))
    var (samples, moved) = (0, 0)
    while samples < 60 {
      guard let sample = sample(kind, gregorian, &random) else { continue }
      samples += 1
      func instant(_ reading: Int64) -> Instant? {
        sample.zone.instant(of: LocalDateTime(secondsAsUTC: reading), gap: .moveForward, overlap: .earlier)
      }
      let first = sample.event.start.writtenReading
      let second = Int64(first.secondsAsUTC - Int64(first.day.rawValue) * 86_400)
      let readings = sample.days.map { Int64($0.rawValue) * 86_400 + second }
      var starts = Set(readings.compactMap(instant)).sorted()
      if let count = sample.event.recurrence?.rules.first?.count { starts = Array(starts.prefix(count)) }
      starts = Set(starts + sample.dates.compactMap(instant)).sorted().filter {
        $0 < sample.zone.startOfDay(sample.end)
      }
      let found = expand(sample.event, first.day - 1..<sample.end, in: sample.zone)
      #expect(
        found.map { $0.start } == starts, "\(kind) \(samples): \(sample.event.start) \(sample.zone.identifier)")
      for occurrence in found {
        guard case .skipped = sample.zone.resolve(LocalDateTime(secondsAsUTC: occurrence.id.start)) else { continue }
        moved += 1
        #expect(
          occurrence.end == instant(sample.zone.localDateTime(at: occurrence.start).secondsAsUTC + sample.length),
          "\(kind) \(samples)")
      }
    }
    #expect(moved > 10, "the seed must reach gaps")
    print("matrix of series: 60 of \(kind) in \(Self.names), \(moved) instances moved out of gaps")
  }

  private func sample(
    _ kind: Kind, _ gregorian: any CalendarSystem, _ random: inout SeededGenerator
  ) -> LongSample? {
    let name = Self.names[Int(random.next() % UInt64(Self.names.count))]
    guard let zone = SystemZones.shared.rules(for: name) else { return nil }
    let new = day("\(2005 + Int(random.next() % 30))-01-01")
    let all: [ZoneTransition] = zone.transitions(from: zone.startOfDay(new), to: zone.startOfDay(new + 366))
    let changes = all.filter { Int($0.type.offset) > zone.offset(at: $0.instant - 1) }
    guard let center = changes.randomElement(using: &random)?.instant else { return nil }
    // From before the gap to behind it.
    let offsets: [Int64] = [-1800, 0, 0, 900, 900, 1800, 3600]
    let reading = zone.localDateTime(at: center - 1).secondsAsUTC + 1 + offsets[Int(random.next() % 7)]
    let target = LocalDateTime(secondsAsUTC: reading).day
    let fields = gregorian.fields(of: target)
    let interval = 1 + Int(random.next() % 2)
    let ordinal = (fields.day - 1) / 7 + 1
    let isLast = gregorian.fields(of: target + 7).month != fields.month && random.next() % 2 == 0
    var rule = RecurrenceRule(frequency: .daily, interval: interval)
    var chosen: Set<Weekday> = [Weekday(target)]
    switch kind {
    case .weekdays:
      rule.frequency = .weekly
      for weekday in Weekday.allCases where random.next() % 3 == 0 { chosen.insert(weekday) }
      rule.byDay = Weekday.allCases.filter { chosen.contains($0) }.map { .init($0) }
    case .dayOfMonth: rule.frequency = .monthly
    case .weekdayOfMonth:
      rule.frequency = .monthly
      rule.byDay = [.init(Weekday(target), ordinal: isLast ? -1 : ordinal)]
    case .years: rule.frequency = .yearly
    case .dates: rule.count = 3
    }
    if kind != .dates, random.next() % 2 == 0 { rule.count = 1 + Int(random.next() % 6) }
    /// Whether a day is one of the rule, counted from the target.
    func isOfRule(_ day: DayNumber) -> Bool {
      let own = gregorian.fields(of: day)
      let months = (own.year - fields.year) * 12 + own.month - fields.month
      switch kind {
      case .weekdays:
        // Weeks begin on Monday; 1970-01-01 was a Thursday.
        let weeks = (day.rawValue + 3) / 7 - (target.rawValue + 3) / 7
        return weeks % interval == 0 && chosen.contains(Weekday(day))
      case .dayOfMonth: return months % interval == 0 && own.day == fields.day
      case .weekdayOfMonth:
        let isRight = isLast ? gregorian.fields(of: day + 7).month != own.month : (own.day - 1) / 7 + 1 == ordinal
        return months % interval == 0 && Weekday(day) == Weekday(target) && isRight
      case .years: return (own.year - fields.year) % interval == 0 && own.month == fields.month && own.day == fields.day
      case .dates: return (day - target) % interval == 0
      }
    }
    let longest = [.weekdays: 60, .years: 1500, .dates: 12][kind] ?? 200
    let earlier = (1...longest).map { target - $0 }.filter(isOfRule)
    guard let start = earlier.randomElement(using: &random) else { return nil }
    let end = target + 12
    let length = Int64(1 + random.next() % 12) * 900
    let first = reading - Int64(target - start) * 86_400
    func time(_ reading: Int64) -> EventTime { .zoned(LocalDateTime(secondsAsUTC: reading), zone: name) }
    let dates = kind == .dates ? [reading, reading + 900, reading + 3600, reading - 86_400] : []
    let event = Event.test(
      time(first), time(first + length), Recurrence(rules: [rule], dates: dates.map { time($0) }))
    let days = (0...end - start + 2).map { start + $0 }.filter(isOfRule)
    return LongSample(event: event, zone: zone, length: length, days: days, dates: dates, end: end)
  }
}
