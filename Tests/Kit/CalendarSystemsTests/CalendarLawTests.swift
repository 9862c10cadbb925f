import CalendarSystems
import TestSupport
import Testing

/// What holds for every calendar, over all its valid days.
@Suite struct CalendarLawTests {
  private static let all = CalendarIdentifier.allCases

  @Test("the catalog knows every calendar by its own name", arguments: all)
  func catalog(identifier: CalendarIdentifier) {
    #expect(CalendarCatalog.system(for: identifier)?.identifier == identifier)
  }

  @Test("P4: the next day is the next date, and every date leads back to its day", arguments: all)
  func nextDay(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    for start in Self.starts(calendar, seed: 11, count: 150) {
      let first = max(calendar.validDays.lowerBound, start - 20)
      let last = min(calendar.validDays.upperBound, start + 20)
      var day = first
      var fields = calendar.fields(of: day)
      while day < last {
        let next = calendar.fields(of: day + 1)
        #expect(try calendar.dayNumber(of: next) == day + 1)
        #expect(Weekday(day + 1) == Weekday(day).advanced(by: 1))
        let isSameMonth = YearMonth(next) == YearMonth(fields)
        let firstDay = isSameMonth ? calendar.startOfMonth(containing: day) : day + 1
        #expect(calendar.startOfMonth(containing: day + 1) == firstDay)
        if isSameMonth {
          #expect(next.day == fields.day + 1 || (day.rawValue == -141_428 && next.day == fields.day + 11))
        } else {
          let month = YearMonth(fields)
          #expect(try day - calendar.startOfMonth(containing: day) + 1 == calendar.dayCount(in: month))
          #expect(throws: DateError.self) { try calendar.dayNumber(of: DateFields(month, day: fields.day + 1)) }
          #expect(next.day == 1 || next.era != fields.era)
        }
        (day, fields) = (day + 1, next)
      }
    }
  }

  @Test("P4: the months of a year are as long as the year", arguments: all)
  func monthsSumToYears(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    for start in Self.starts(calendar, seed: 12, count: 100) {
      let fields = calendar.fields(of: start)
      let days = try Self.months(ofYear: fields, calendar).map { try calendar.dayCount(in: $0) }.reduce(0, +)
      var first = start
      while first > calendar.validDays.lowerBound, Self.isSameYear(calendar.fields(of: first - 1), fields) {
        first = max(calendar.validDays.lowerBound, calendar.startOfMonth(containing: first - 1))
      }
      #expect(Self.isSameYear(calendar.fields(of: first + (days - 1)), fields))
      if calendar.validDays.contains(first + days) {
        #expect(!Self.isSameYear(calendar.fields(of: first + days), fields))
      }
      if identifier != .japanese {
        let count = calendar.monthCount(inYear: fields.year, era: fields.era)
        #expect(Self.months(ofYear: fields, calendar).count == count)
      }
    }
  }

  @Test("a step of months keeps the day, or clamps it, refuses it or counts the surplus on", arguments: all)
  func offsets(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    var generator = SeededGenerator(seed: 13)
    for start in Self.starts(calendar, seed: 14, count: 400) {
      let count = Int.random(in: -40...40, using: &generator)
      guard let clamped = try? calendar.day(start, offsetByMonths: count, overflow: .clamp) else {
        let isNearEnd = min(start - calendar.validDays.lowerBound, calendar.validDays.upperBound - start) < 41 * 31
        #expect(isNearEnd)
        continue
      }
      let (from, to) = (calendar.fields(of: start), calendar.fields(of: clamped))
      let rejected = try? calendar.day(start, offsetByMonths: count, overflow: .reject)
      let rolled = try? calendar.day(start, offsetByMonths: count, overflow: .roll)
      if to.day == from.day {
        #expect(rejected == clamped && rolled == clamped)
        #expect(try calendar.day(clamped, offsetByMonths: -count, overflow: .reject) == start)
      } else {
        #expect(rejected == nil && to.day < from.day)
        if let rolled { #expect(rolled - clamped == from.day - to.day) }
      }
      #expect(count == 0 || (clamped < start) == (count < 0))
    }
  }

  @Test("steps one by one and all at once come to the same month", arguments: all)
  func offsetsAdd(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    var generator = SeededGenerator(seed: 15)
    for _ in 0..<50 {
      let range =
        max(-800_000, calendar.validDays.lowerBound.rawValue)...min(800_000, calendar.validDays.upperBound.rawValue)
      let day = DayNumber(Int.random(in: range, using: &generator))
      let first = try calendar.day(day, offsetByMonths: 0, overflow: .reject) - (calendar.fields(of: day).day - 1)
      // 1 January 1970 where the first of the month may be missing.
      var step = identifier == .japanese || Self.isCutover(first) ? DayNumber(0) : first
      let start = step
      for count in 1...60 {
        step = try calendar.day(step, offsetByMonths: 1, overflow: .reject)
        #expect(try calendar.day(start, offsetByMonths: count, overflow: .reject) == step)
      }
    }
  }

  @Test("a step of years keeps month and day, or handles the overflow as asked", arguments: all)
  func yearOffsets(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    var generator = SeededGenerator(seed: 17)
    for start in Self.starts(calendar, seed: 18, count: 300) {
      let count = Int.random(in: -40...40, using: &generator)
      let target = calendar.yearNumber(of: start) + count
      guard calendar.validYears ~= target else {
        #expect(throws: DateError.self) { try calendar.day(start, offsetByYears: count, overflow: .clamp) }
        continue
      }
      let (from, to) = (try calendar.year(calendar.yearNumber(of: start)), try calendar.year(target))
      let clamped = try calendar.day(start, offsetByYears: count, overflow: .clamp)
      #expect(calendar.yearNumber(of: clamped) == target)
      let code = from.code(ofMonthAt: from.monthIndex(containing: start))
      let rejected = try? calendar.day(start, offsetByYears: count, overflow: .reject)
      if to.monthIndex(of: code) == nil {
        #expect(rejected == nil && code.isLeap)
        let rolled = try calendar.day(start, offsetByYears: count, overflow: .roll)
        #expect(to.monthIndex(containing: rolled) >= code.number)
      } else {
        #expect(to.code(ofMonthAt: to.monthIndex(containing: clamped)) == code)
        let (day, other) = (calendar.fields(of: start).day, calendar.fields(of: clamped).day)
        #expect(rejected == (day == other ? clamped : nil) && other <= day)
        if let rejected { #expect(try calendar.day(rejected, offsetByYears: -count, overflow: .reject) == start) }
      }
    }
  }

  @Test("steps of days and weeks add up, and are errors beyond the valid days", arguments: all)
  func dayOffsets(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    let (first, last) = (calendar.validDays.lowerBound, calendar.validDays.upperBound)
    #expect(try calendar.day(DayNumber(100), offsetByDays: -250) == DayNumber(-150))
    #expect(try calendar.day(DayNumber(100), offsetByWeeks: -50) == DayNumber(-250))
    #expect(try calendar.day(first, offsetByDays: last - first) == last)
    #expect(throws: DateError.dayOutOfRange(day: last + 1, valid: first...last)) {
      try calendar.day(last, offsetByDays: 1)
    }
    #expect(throws: DateError.dayOutOfRange(day: first - 7, valid: first...last)) {
      try calendar.day(first, offsetByWeeks: -1)
    }
    for count in [Int.min, .max] {
      #expect(throws: DateError.self) { try calendar.day(DayNumber(0), offsetByDays: count) }
      #expect(throws: DateError.self) { try calendar.day(DayNumber(0), offsetByWeeks: count) }
      #expect(throws: DateError.self) { try calendar.day(DayNumber(0), offsetByYears: count, overflow: .roll) }
      #expect(throws: DateError.self) { try calendar.date(of: DayNumber(count)) }
      #expect(throws: DateError.self) { try calendar.year(count) }
    }
  }

  @Test("valid days fit 32 bits, days outside read as the nearest, and steps beyond are errors", arguments: all)
  func limits(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    let valid = calendar.validDays
    for (end, outside, far) in [(valid.lowerBound, -1, Int.min), (valid.upperBound, 1, Int.max)] {
      #expect(Int32(exactly: end.rawValue + outside) != nil)
      #expect(try calendar.dayNumber(of: calendar.fields(of: end)) == end)
      #expect(calendar.fields(of: end + outside) == calendar.fields(of: end))
      #expect(calendar.fields(of: DayNumber(far)) == calendar.fields(of: end))
      #expect(calendar.startOfMonth(containing: DayNumber(far)) == calendar.startOfMonth(containing: end))
      #expect(throws: DateError.self) { try calendar.day(end, offsetByMonths: outside, overflow: .clamp) }
      #expect(throws: DateError.self) { try calendar.day(DayNumber(0), offsetByMonths: far, overflow: .roll) }
      #expect(throws: DateError.dayOutOfRange(day: DayNumber(far), valid: valid)) {
        try calendar.day(DayNumber(far), offsetByMonths: 0, overflow: .clamp)
      }
      var fields = calendar.fields(of: DayNumber(0))
      fields.year = far
      #expect(throws: DateError.self) { try calendar.dayNumber(of: fields) }
      #expect(1...13 ~= calendar.monthCount(inYear: far, era: far))
    }
    let first = calendar.fields(of: valid.lowerBound)
    #expect(first.month == 1 && first.day == 1)
    let high = try calendar.year(calendar.validYears.upperBound)
    #expect(try calendar.year(calendar.validYears.lowerBound).firstDay == valid.lowerBound)
    #expect(high.firstDay + (high.length - 1) == valid.upperBound)
  }

  @Test("no number in a date leads to a trap or to a wrong date", arguments: all)
  func anyNumbers(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    var generator = SeededGenerator(seed: 16)
    let extremes = [Int.min, Int.min + 1, -1, 0, 1, 6, 13, 14, 31, 32, 5_500, Int.max]
    for _ in 0..<3_000 {
      var fields = calendar.fields(of: DayNumber(Int.random(in: -900_000...900_000, using: &generator)))
      let number = extremes.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: fields.era = number
      case 1: fields.year = number
      case 2: fields.month = number
      case 3: fields.day = number
      default: fields.isLeapMonth = true
      }
      guard let day = try? calendar.dayNumber(of: fields) else { continue }
      var back = calendar.fields(of: day)
      if !identifier.hasEras { back.era = fields.era }
      #expect(back == fields)
    }
  }

  // MARK: - Samples

  /// Days all over the range, the days about some beginnings of years, and the ends.
  private static func starts(_ calendar: any CalendarSystem, seed: UInt64, count: Int) -> [DayNumber] {
    var generator = SeededGenerator(seed: seed)
    let valid = calendar.validDays
    var days = [valid.lowerBound, valid.upperBound, DayNumber(-141_427), DayNumber(6_947), DayNumber(27_678)]
    for range in [valid.lowerBound.rawValue...valid.upperBound.rawValue, -1_800_000...1_100_000, -40_000...60_000] {
      for _ in 0..<count {
        let day = DayNumber(Int.random(in: range, using: &generator))
        days.append(day)
        days.append(calendar.startOfYear(containing: day))
      }
    }
    return days.filter { valid.contains($0) }
  }

  private static func isSameYear(_ a: DateFields, _ b: DateFields) -> Bool { a.era == b.era && a.year == b.year }

  /// October 1582 lies within the next years.
  private static func isCutover(_ day: DayNumber) -> Bool { -145_000 ... -141_000 ~= day.rawValue }

  private static func months(ofYear fields: DateFields, _ calendar: any CalendarSystem) -> [YearMonth] {
    (1...13).flatMap { month in
      [false, true].map { YearMonth(era: fields.era, year: fields.year, month: month, isLeapMonth: $0) }
    }
    .filter { (try? calendar.dayCount(in: $0)) != nil }
  }
}

extension DateFields {
  fileprivate init(_ month: YearMonth, day: Int) {
    self.init(era: month.era, year: month.year, month: month.month, isLeapMonth: month.isLeapMonth, day: day)
  }
}
