import CalendarSystems

/// The months and years of a non-Gregorian calendar, counted from DTSTART, for rules with RSCALE.
///
/// Only uses `CalendarSystem`. Its years have no continuous numbers there (eras, cycles of sixty years), so they are
/// counted by their starts: no calendar deviates from its mean year by more than a few weeks. Caches one year.
final class RuleCalendar {
  /// A month. The number follows RFC 7529, which does not count leap months.
  struct Month {
    var first: DayNumber
    var number: Int
    var isLeap: Bool
  }

  /// The year that was queried last.
  private(set) var year = 0
  private(set) var yearStart = DayNumber(0)
  private(set) var yearEnd = DayNumber(0)
  /// The month that precedes the leap month of the year; 0 if the year has none.
  private(set) var leapMonth = 0
  private var months: [Month] = []

  private let system: any CalendarSystem
  private let isHebrew: Bool
  /// The mean length of a year, in ten-thousandths of a day.
  private let meanYear: Int64
  private let meanMonth: Int64
  /// The first day of year 0 and month 0.
  private var origin = DayNumber(0)
  private let monthOrigin: DayNumber
  private let validDays: ClosedRange<DayNumber>

  /// Creates a calendar; `nil` if its months and years are Gregorian, or if it is not built in.
  init?(_ identifier: CalendarIdentifier, start: DayNumber) {
    guard let means = Self.means(identifier), let system = CalendarCatalog.system(for: identifier) else { return nil }
    (meanYear, meanMonth) = means
    self.system = system
    isHebrew = identifier == .hebrew
    // A year of margin, so that adjacent years can be queried.
    let valid = system.validDays
    validDays =
      valid.upperBound - valid.lowerBound > 2000 ? valid.lowerBound + 800...valid.upperBound - 800 : valid
    let start = min(max(start, validDays.lowerBound), validDays.upperBound)
    monthOrigin = system.startOfMonth(containing: start)
    load(start)
    origin = yearStart
    year = 0
  }

  /// Returns whether the months and years are Gregorian, whatever their numbers.
  static func isGregorian(_ identifier: CalendarIdentifier) -> Bool { means(identifier) == nil }

  /// Returns the mean lengths of years and months, in ten-thousandths of a day; `nil` if both are Gregorian. The switch
  /// is exhaustive, so that the compiler requires them for a new calendar system.
  private static func means(_ identifier: CalendarIdentifier) -> (year: Int64, month: Int64)? {
    switch identifier {
    case .gregorian, .iso8601, .buddhist, .japanese, .republicOfChina: nil
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura: (3_543_667, 295_306)
    case .hebrew, .chinese, .dangi: (3_652_425, 295_306)
    case .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem: (3_652_500, 280_962)
    case .julian: (3_652_500, 304_375)
    case .persian, .indian: (3_652_425, 304_369)
    }
  }

  // MARK: - Months

  /// Returns the month that contains a day and the day after the month, and loads the year; `nil` if the calendar has
  /// no such date.
  func month(containing day: DayNumber) -> (month: Month, end: DayNumber)? {
    guard validDays.contains(day) else { return nil }
    if day < yearStart || day >= yearEnd { load(day) }
    var index = months.count - 1
    while index > 0, months[index].first > day { index -= 1 }
    return (months[index], index + 1 < months.count ? months[index + 1].first : yearEnd)
  }

  /// Returns the first day of month `index`; 0 is the month of DTSTART.
  func start(ofMonth index: Int64) -> DayNumber? {
    guard abs(index) < 1 << 25 else { return nil }
    do throws(DateError) {
      let day = try system.day(monthOrigin, offsetByMonths: Int(index), overflow: .clamp)
      return validDays.contains(day) ? day : nil
    } catch {
      return nil
    }
  }

  /// Returns the month that contains `day`, counted from the month of DTSTART.
  func monthIndex(of day: DayNumber) -> Int64 {
    var index = Int64(day - monthOrigin) * 10_000 / meanMonth
    while index > 0, let start = start(ofMonth: index), start > day { index -= 1 }
    while let next = start(ofMonth: index + 1), next <= day { index += 1 }
    return index
  }

  // MARK: - Years

  /// Returns the first day of year `index`; 0 is the year of DTSTART.
  func start(ofYear index: Int64) -> DayNumber? {
    if index == Int64(year) { return yearStart }
    if index == Int64(year) + 1 { return yearEnd }
    guard abs(index) < 1 << 20 else { return nil }
    let middle = origin + Int((index * meanYear + meanYear / 2) / 10_000)
    return validDays.contains(middle) ? firstDay(ofYearContaining: middle) : nil
  }

  /// Returns the year that contains `day`, counted from the year of DTSTART.
  func yearIndex(of day: DayNumber) -> Int64 {
    let valid = min(max(day, validDays.lowerBound), validDays.upperBound)
    return index(ofYearFrom: firstDay(ofYearContaining: valid))
  }

  /// Returns the month that precedes the leap month of the previous year; 0 if it has none. Not cached.
  func leapMonthOfYearBefore() -> Int {
    var first = system.startOfMonth(containing: yearStart - 1)
    while true {
      let fields = system.fields(of: first)
      if isLeap(fields) { return number(fields) }
      if fields.month == 1 { return 0 }
      first = system.startOfMonth(containing: first - 1)
    }
  }

  private func index(ofYearFrom first: DayNumber) -> Int64 {
    let distance = Int64(first - origin) * 10_000 + meanYear / 2
    return distance >= 0 ? distance / meanYear : -((-distance + meanYear - 1) / meanYear)
  }

  private func load(_ day: DayNumber) {
    var first = firstDay(ofYearContaining: day)
    yearStart = first
    year = Int(index(ofYearFrom: first))
    leapMonth = 0
    months.removeAll(keepingCapacity: true)
    while true {
      let fields = system.fields(of: first)
      if fields.month == 1, !fields.isLeapMonth, !months.isEmpty { break }
      let month = Month(first: first, number: number(fields), isLeap: isLeap(fields))
      if month.isLeap { leapMonth = month.number }
      months.append(month)
      guard months.count < 14, let length = length(fields) else { break }
      first = first + length
    }
    yearEnd = first
  }

  private func length(_ fields: DateFields) -> Int? {
    do throws(DateError) { return try system.dayCount(in: YearMonth(fields)) } catch { return nil }
  }

  private func firstDay(ofYearContaining day: DayNumber) -> DayNumber {
    var first = system.startOfMonth(containing: day)
    for _ in 0..<14 {
      let fields = system.fields(of: first)
      if fields.month == 1, !fields.isLeapMonth { break }
      first = system.startOfMonth(containing: first - 1)
    }
    return first
  }

  /// Returns the month number in RFC 7529: Hebrew fields count Adar I, which RFC 7529 calls 5L.
  private func number(_ fields: DateFields) -> Int {
    isHebrew && fields.month > 5 ? fields.month - 1 : fields.month
  }

  private func isLeap(_ fields: DateFields) -> Bool { isHebrew ? fields.month == 6 : fields.isLeapMonth }
}
