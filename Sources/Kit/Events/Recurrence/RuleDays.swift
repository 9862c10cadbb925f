import Basics
import CalendarSystems

/// The days that a rule admits, as one bit set per month of its calendar. Caches the month that was queried last.
///
/// The parts that DTSTART supplies where the rule has none (RFC 5545, 3.3.10) are added as if they were written: the
/// month and day of a yearly rule, the day of a monthly rule, and the weekday of a weekly rule and of weeks by number.
struct RuleDays {
  /// The months of BYMONTH: bit n for month n.
  private var months: UInt32 = 0
  /// The leap months of BYMONTH: bit n for the leap month that follows month n.
  private var leapMonths: UInt32 = 0
  /// The days of BYMONTHDAY: bit n - 1 for day n.
  private var monthDays: UInt32 = 0
  /// The negative days of BYMONTHDAY: bit 32 - n for the nth day from the end.
  private var lastMonthDays: UInt32 = 0
  private var yearDays: [Int] = []
  private var weekNumbers: [Int] = []
  /// The weekdays without an ordinal: bit n - 1 for weekday n.
  private var weekdays: UInt32 = 0
  private var nthWeekdays: [RecurrenceRule.NthWeekday] = []
  private let countsInYears: Bool
  private let weekStart: Weekday
  /// The calendar of the rule; `nil` for the Gregorian one.
  let calendar: RuleCalendar?
  private let skip: RecurrenceRule.Skip
  private let isYearly: Bool
  /// The first day of the month queried last, the day after the month, and its admitted days: bit n - 1 for day n.
  private var first = DayNumber(0)
  private var end = DayNumber(0)
  private var bits: UInt32 = 0
  private var year = 0
  /// Whether BYMONTH admits that month.
  private var isAdmitted = false

  init(_ rule: RecurrenceRule, start: DayNumber) {
    weekStart = rule.weekStart
    skip = rule.frequency.rawValue >= RecurrenceRule.Frequency.monthly.rawValue ? rule.skip : .omit
    isYearly = rule.frequency == .yearly
    calendar = rule.calendar == .gregorian ? nil : RuleCalendar(rule.calendar, start: start)
    for item in rule.numbers {
      let number = Int(item.number)
      switch item.part {
      case .month where 1...13 ~= number: months |= 1 << UInt32(number)
      case .leapMonth where 1...12 ~= number: leapMonths |= 1 << UInt32(number)
      case .monthDay where 1...31 ~= number: monthDays |= 1 << UInt32(number - 1)
      case .monthDay where 1...31 ~= -number: lastMonthDays |= 1 << UInt32(32 + number)
      case .yearDay where 1...366 ~= abs(number): yearDays.append(number)
      case .weekNumber where 1...53 ~= abs(number): weekNumbers.append(number)
      default: break
      }
    }
    countsInYears = isYearly && months | leapMonths == 0
    for item in rule.byDay {
      // An nth weekday only has a meaning in months and years.
      if rule.frequency.rawValue >= RecurrenceRule.Frequency.monthly.rawValue, let ordinal = item.ordinal,
        ordinal != 0, -53...53 ~= ordinal
      {
        nthWeekdays.append(item)
      } else {
        weekdays |= Self.bit(item.weekday)
      }
    }
    guard rule.byDay.isEmpty, monthDays | lastMonthDays == 0, yearDays.isEmpty else { return }
    switch rule.frequency {
    case .yearly where !weekNumbers.isEmpty: weekdays = Self.bit(Weekday(start))
    case .yearly:
      let date = date(of: start)
      if months | leapMonths == 0 {
        if date.isLeap { leapMonths = 1 << UInt32(date.month) } else { months = 1 << UInt32(date.month) }
      }
      monthDays = 1 << UInt32(date.day - 1)
    case .monthly where weekNumbers.isEmpty: monthDays = 1 << UInt32(date(of: start).day - 1)
    case .weekly where weekNumbers.isEmpty: weekdays = Self.bit(Weekday(start))
    default: break
    }
  }

  /// Returns whether all periods at the same position in a cycle (seven days, one week, twelve months, or one year)
  /// have the same number of days.
  func repeats(in frequency: RecurrenceRule.Frequency) -> Bool {
    guard calendar == nil, skip == .omit, leapMonths == 0, yearDays.isEmpty, weekNumbers.isEmpty else { return false }
    switch frequency {
    case .monthly, .yearly:
      // Every month has days 1...28 and -1...-28, and four of each weekday. Two such may be the same day.
      guard weekdays == 0, monthDays >> 28 == 0, lastMonthDays & 0xF == 0 else { return false }
      if nthWeekdays.isEmpty { return monthDays == 0 || lastMonthDays == 0 }
      return monthDays | lastMonthDays == 0 && nthWeekdays.count == 1 && abs(nthWeekdays[0].ordinal ?? 0) <= 4
    case .daily, .weekly: return months | monthDays | lastMonthDays == 0
    default: return weekdays | months | monthDays | lastMonthDays == 0
    }
  }

  /// Returns the first admitted day in `day..<limit`, which must be within the dates of the calendar.
  mutating func next(from day: DayNumber, before limit: DayNumber) -> DayNumber? {
    var day = day
    while day < limit {
      if day < first || day >= end { load(day) }
      let rest = bits >> UInt32(day - first)
      if rest != 0 {
        let found = day + rest.trailingZeroBitCount
        return found < limit ? found : nil
      }
      day = end
    }
    return nil
  }

  // MARK: - Skipping

  /// Whether dates that do not exist are moved.
  var movesMissingDays: Bool { skip != .omit }

  /// Returns the days of whole months or years, in order and each once. Days that replace missing ones are included,
  /// and may be just outside of the range.
  ///
  /// The order of steps follows RFC 7529, 4.1: missing months are moved, then missing days, then BYDAY limits.
  mutating func daysWithMoved(from low: DayNumber, to high: DayNumber) -> [DayNumber] {
    var found: [Int64] = []
    var moved: [DayNumber] = []
    var day = low
    while day < high {
      load(day)
      var rest = bits
      while rest != 0 {
        found.append(Int64(first.rawValue + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
      if isAdmitted, yearDays.isEmpty {
        let length = UInt32(end - first)
        if length < 32, monthDays >> length != 0 { moved.append(skip == .forward ? end : end - 1) }
        if length < 32, lastMonthDays << length != 0 { moved.append(skip == .forward ? first : first - 1) }
      }
      if isYearly, day == low {
        for number in yearDays where abs(number) > high - low {
          let border = number > 0 ? high : low
          moved.append(skip == .forward ? border : border - 1)
        }
      }
      day = end
    }
    for day in moved where admitsWeek(day) { found.append(Int64(day.rawValue)) }
    SortKey.sort(&found)
    var days: [DayNumber] = []
    for day in found where days.last?.rawValue != Int(day) { days.append(DayNumber(Int(day))) }
    return days
  }

  /// Returns whether BYDAY and BYWEEKNO, if present, admit the day.
  private mutating func admitsWeek(_ day: DayNumber) -> Bool {
    guard weekdays != 0 || !nthWeekdays.isEmpty || !weekNumbers.isEmpty else { return true }
    load(day)
    var admitted = UInt32.max
    if weekdays != 0 || !nthWeekdays.isEmpty { admitted &= daysByWeekday() }
    if !weekNumbers.isEmpty { admitted &= daysByWeek() }
    return admitted >> UInt32(day - first) & 1 != 0
  }

  // MARK: - Months

  private func date(of day: DayNumber) -> (month: Int, isLeap: Bool, day: Int) {
    if let calendar {
      guard let found = calendar.month(containing: day) else { return (1, false, 1) }
      return (found.month.number, found.month.isLeap, min(day - found.month.first, 31) + 1)
    }
    let fields = GregorianCalendar.shared.fields(of: day)
    return (fields.month, false, fields.day)
  }

  /// Returns the first day of a Gregorian month, counted from January of year 0, and its admitted days (bit n - 1 for
  /// day n), or `nil` if it has none.
  mutating func month(_ index: Int) -> (first: DayNumber, bits: UInt32)? {
    let year = floorDiv(index, 12)
    let number = index - year * 12 + 1
    if months | leapMonths != 0, months >> UInt32(number) & 1 == 0 { return nil }
    first = GregorianCalendar.firstDay(ofMonth: number, year: year)
    end = first + GregorianCalendar.lengthOfMonth(number, year: year)
    self.year = year
    isAdmitted = true
    bits = admittedDays()
    return bits == 0 ? nil : (first, bits)
  }

  private mutating func load(_ day: DayNumber) {
    bits = 0
    if let calendar {
      guard let found = calendar.month(containing: day) else {
        first = day
        end = day + 28
        isAdmitted = false
        return
      }
      first = found.month.first
      end = found.end
      year = calendar.year
      isAdmitted = admits(found.month, in: calendar)
    } else {
      let fields = GregorianCalendar.shared.fields(of: day)
      first = day - (fields.day - 1)
      end = first + GregorianCalendar.lengthOfMonth(fields.month, year: fields.year)
      year = fields.year
      isAdmitted = months | leapMonths == 0 || months >> UInt32(fields.month) & 1 != 0
    }
    if isAdmitted { bits = admittedDays() }
  }

  /// Returns whether BYMONTH admits a month, or a missing leap month that it replaces.
  private func admits(_ month: RuleCalendar.Month, in calendar: RuleCalendar) -> Bool {
    if months | leapMonths == 0 { return true }
    let number = UInt32(month.number)
    if month.isLeap { return leapMonths >> number & 1 != 0 }
    if months >> number & 1 != 0 { return true }
    switch skip {
    case .omit: return false
    case .backward: return leapMonths >> number & 1 != 0 && calendar.leapMonth != month.number
    case .forward:
      if month.number == 1 { return leapMonths >> 12 & 1 != 0 && calendar.leapMonthOfYearBefore() != 12 }
      return leapMonths >> (number - 1) & 1 != 0 && calendar.leapMonth != month.number - 1
    }
  }

  /// Returns the admitted days of the month as bits; 0 if BYMONTH excludes the month.
  private func admittedDays() -> UInt32 {
    let spare = UInt32(32 - (end - first))
    var admitted = UInt32.max >> spare
    if monthDays | lastMonthDays != 0 { admitted &= monthDays | lastMonthDays >> spare }
    if weekdays != 0 || !nthWeekdays.isEmpty { admitted &= daysByWeekday() }
    if !yearDays.isEmpty {
      var chosen: UInt32 = 0
      for number in yearDays { add(yearStart(number > 0 ? 0 : 1) + (number > 0 ? number - 1 : number), to: &chosen) }
      admitted &= chosen
    }
    if !weekNumbers.isEmpty { admitted &= daysByWeek() }
    return admitted
  }

  private func daysByWeekday() -> UInt32 {
    let lead = UInt32(Self.weekday(first))
    let week = weekdays >> lead | weekdays << (7 - lead)
    // Repeats seven bits of a week five times with one multiplication.
    var chosen = (week & 127) &* 0x1020_4081
    if nthWeekdays.isEmpty { return chosen }
    let low = countsInYears ? yearStart(0) : first
    let high = countsInYears ? yearStart(1) : end
    for item in nthWeekdays {
      let ordinal = item.ordinal ?? 0
      let day =
        ordinal > 0
        ? low + (item.weekday.rawValue + 6 - Self.weekday(low)) % 7 + 7 * (ordinal - 1)
        : high - 1 - (Self.weekday(high - 1) + 8 - item.weekday.rawValue) % 7 + 7 * (ordinal + 1)
      if day >= low, day < high { add(day, to: &chosen) }
    }
    return chosen
  }

  private func daysByWeek() -> UInt32 {
    var chosen: UInt32 = 0
    for offset in -1...1 {
      let low = firstWeek(ofYearAt: offset)
      let high = firstWeek(ofYearAt: offset + 1)
      for number in weekNumbers {
        let week = number > 0 ? low + 7 * (number - 1) : high + 7 * number
        guard week >= low, week < high else { continue }
        for offset in 0..<7 { add(week + offset, to: &chosen) }
      }
    }
    return chosen
  }

  /// Returns the first day of week 1 of a year, counted from the loaded one.
  private func firstWeek(ofYearAt offset: Int) -> DayNumber {
    let fourth = yearStart(offset) + 3
    return fourth - Weekday(fourth).index(from: weekStart)
  }

  /// Returns the first day of a year, counted from the loaded one.
  private func yearStart(_ offset: Int) -> DayNumber {
    if let calendar { return calendar.start(ofYear: Int64(year + offset)) ?? calendar.yearStart }
    return GregorianCalendar.firstDay(ofMonth: 1, year: year + offset)
  }

  /// Adds the bit of `day` if it lies in the month.
  private func add(_ day: DayNumber, to bits: inout UInt32) {
    if day >= first, day < end { bits |= 1 << UInt32(day - first) }
  }

  /// Returns the weekday, 0 for Sunday to 6.
  private static func weekday(_ day: DayNumber) -> Int { floorMod(day.rawValue + 4, 7) }

  private static func bit(_ weekday: Weekday) -> UInt32 { 1 << UInt32(weekday.rawValue - 1) }
}
