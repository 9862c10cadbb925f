import CalendarSystems

/// The days that the parts of a rule admit, as one bit set for each month; remembers the month that it was last asked
/// about.
///
/// What DTSTART decides where the rule says nothing (RFC 5545, 3.3.10) is added as if it had been written: the month and
/// day of a yearly rule, the day of a monthly and the weekday of a weekly one; the weekday also of weeks by number.
struct RuleDays {
  /// Bit n for month n.
  private var months: UInt32 = 0
  /// Bit n - 1 for day n.
  private var monthDays: UInt32 = 0
  /// Bit 32 - n for the nth day from the end.
  private var lastMonthDays: UInt32 = 0
  private var yearDays: [Int] = []
  private var weekNumbers: [Int] = []
  /// Bit n - 1 for weekday n: every such weekday.
  private var weekdays: UInt32 = 0
  private var nthWeekdays: [RecurrenceRule.NthWeekday] = []
  private let countsInYears: Bool
  private let weekStart: Weekday
  /// The first day of the month asked about, the day after its last, and bit n - 1 for day n.
  private var first = DayNumber(0)
  private var end = DayNumber(0)
  private var bits: UInt32 = 0

  init(_ rule: RecurrenceRule, start: DayNumber) {
    weekStart = rule.weekStart
    for item in rule.numbers {
      let number = Int(item.number)
      switch item.part {
      case .month where 1...12 ~= number: months |= 1 << UInt32(number)
      case .monthDay where 1...31 ~= number: monthDays |= 1 << UInt32(number - 1)
      case .monthDay where 1...31 ~= -number: lastMonthDays |= 1 << UInt32(32 + number)
      case .yearDay where 1...366 ~= abs(number): yearDays.append(number)
      case .weekNumber where 1...53 ~= abs(number): weekNumbers.append(number)
      default: break
      }
    }
    countsInYears = rule.frequency == .yearly && months == 0
    for item in rule.byDay {
      // An nth weekday has a meaning in months and years alone.
      if rule.frequency.rawValue >= RecurrenceRule.Frequency.monthly.rawValue, let ordinal = item.ordinal,
        1...53 ~= abs(ordinal)
      {
        nthWeekdays.append(item)
      } else {
        weekdays |= Self.bit(item.weekday)
      }
    }
    guard rule.byDay.isEmpty, monthDays | lastMonthDays == 0, yearDays.isEmpty else { return }
    let fields = GregorianCalendar.shared.fields(of: start)
    switch rule.frequency {
    case .yearly where !weekNumbers.isEmpty: weekdays = Self.bit(Weekday(start))
    case .yearly:
      if months == 0 { months = 1 << UInt32(fields.month) }
      monthDays = 1 << UInt32(fields.day - 1)
    case .monthly where weekNumbers.isEmpty: monthDays = 1 << UInt32(fields.day - 1)
    case .weekly where weekNumbers.isEmpty: weekdays = Self.bit(Weekday(start))
    default: break
    }
  }

  /// Whether all periods of the same place in a cycle of seven days, of one week, of twelve months or of one year have
  /// as many days.
  func repeats(in frequency: RecurrenceRule.Frequency) -> Bool {
    guard yearDays.isEmpty, weekNumbers.isEmpty else { return false }
    switch frequency {
    case .monthly, .yearly:
      // Every month has days 1...28 and -1...-28, and four of each weekday; two such may be the same day.
      guard weekdays == 0, monthDays >> 28 == 0, lastMonthDays & 0xF == 0 else { return false }
      if nthWeekdays.isEmpty { return monthDays == 0 || lastMonthDays == 0 }
      return monthDays | lastMonthDays == 0 && nthWeekdays.count == 1 && abs(nthWeekdays[0].ordinal ?? 0) <= 4
    case .daily, .weekly: return months | monthDays | lastMonthDays == 0
    default: return weekdays | months | monthDays | lastMonthDays == 0
    }
  }

  /// The first admitted day from `day` on and before `limit`, which have dates.
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

  // MARK: - Months

  private mutating func load(_ day: DayNumber) {
    let fields = GregorianCalendar.shared.fields(of: day)
    let length = GregorianCalendar.lengthOfMonth(fields.month, year: fields.year)
    first = day - (fields.day - 1)
    end = first + length
    bits = 0
    if months != 0, months >> UInt32(fields.month) & 1 == 0 { return }
    var admitted = UInt32.max >> UInt32(32 - length)
    if monthDays | lastMonthDays != 0 { admitted &= monthDays | lastMonthDays >> UInt32(32 - length) }
    if weekdays != 0 || !nthWeekdays.isEmpty { admitted &= daysByWeekday(year: fields.year) }
    if !yearDays.isEmpty {
      var chosen: UInt32 = 0
      for number in yearDays {
        add(
          number > 0
            ? GregorianCalendar.firstDay(ofMonth: 1, year: fields.year) + (number - 1)
            : GregorianCalendar.firstDay(ofMonth: 1, year: fields.year + 1) + number, to: &chosen)
      }
      admitted &= chosen
    }
    if !weekNumbers.isEmpty { admitted &= daysByWeek(year: fields.year) }
    bits = admitted
  }

  private func daysByWeekday(year: Int) -> UInt32 {
    let lead = UInt32(Weekday(first).rawValue - 1)
    let week = weekdays >> lead | weekdays << (7 - lead)
    // The week of seven bits, five times.
    var chosen = (week & 127) &* 0x1020_4081
    let low = countsInYears ? GregorianCalendar.firstDay(ofMonth: 1, year: year) : first
    let high = countsInYears ? GregorianCalendar.firstDay(ofMonth: 1, year: year + 1) : end
    for item in nthWeekdays {
      let ordinal = item.ordinal ?? 0
      add(
        ordinal > 0
          ? low + item.weekday.index(from: Weekday(low)) + 7 * (ordinal - 1)
          : high - 1 - Weekday(high - 1).index(from: item.weekday) + 7 * (ordinal + 1), to: &chosen)
    }
    return chosen
  }

  private func daysByWeek(year: Int) -> UInt32 {
    var chosen: UInt32 = 0
    for year in year - 1...year + 1 {
      let low = firstWeek(ofYear: year)
      let high = firstWeek(ofYear: year + 1)
      for number in weekNumbers {
        let week = number > 0 ? low + 7 * (number - 1) : high + 7 * number
        guard week >= low, week < high else { continue }
        for offset in 0..<7 { add(week + offset, to: &chosen) }
      }
    }
    return chosen
  }

  /// The first day of week 1 of a year.
  private func firstWeek(ofYear year: Int) -> DayNumber {
    let fourth = GregorianCalendar.firstDay(ofMonth: 1, year: year) + 3
    return fourth - Weekday(fourth).index(from: weekStart)
  }

  /// Adds the bit of `day` if it lies in the month.
  private func add(_ day: DayNumber, to bits: inout UInt32) {
    if day >= first, day < end { bits |= 1 << UInt32(day - first) }
  }

  private static func bit(_ weekday: Weekday) -> UInt32 { 1 << UInt32(weekday.rawValue - 1) }
}
