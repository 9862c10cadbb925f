import Almanac
import Foundation

/// Date arithmetic beside Foundation's, in the same run: nanoseconds for one date, or one grid.
enum DateBench {
  static func run(_ report: inout Report) {
    weekdays(&report)
    dates(&report, "gregorian", GregorianCalendar.shared, .gregorian)
    dates(&report, "julian", JulianCalendar.shared, nil)
    dates(&report, "buddhist", BuddhistCalendar.shared, .buddhist)
    dates(&report, "japanese", JapaneseCalendar.shared, .japanese)
    dates(&report, "republicOfChina", RepublicOfChinaCalendar.shared, .republicOfChina)
    dates(&report, "persian", PersianCalendar.shared, .persian)
    dates(&report, "hebrew", HebrewCalendar.shared, .hebrew)
    dates(&report, "islamic", AstronomicalIslamicCalendar.shared, .islamic)
    dates(&report, "islamicCivil", IslamicCalendar.civil, .islamicCivil)
    dates(&report, "islamicUmmAlQura", UmmAlQuraCalendar.shared, .islamicUmmAlQura)
    dates(&report, "coptic", CopticCalendar.shared, .coptic)
    dates(&report, "ethiopicAmeteMihret", EthiopicCalendar.ameteMihret, .ethiopicAmeteMihret)
    dates(&report, "ethiopicAmeteAlem", EthiopicCalendar.ameteAlem, nil)
    dates(&report, "islamicTabular", IslamicCalendar.tabular, .islamicTabular)
    dates(&report, "indian", IndianCalendar.shared, .indian)
    dates(&report, "chinese", ChineseCalendar.shared, .chinese)
    dates(&report, "dangi", DangiCalendar.shared, .dangi)
    months(&report)
    grids(&report)
  }

  /// Days spread over 1950 to 2070, in no order.
  private static let days = (0..<100_000).map { DayNumber($0 * 7919 % 44_000 - 7_300) }

  private static func weekdays(_ report: inout Report) {
    let calendar = foundation(.gregorian)
    compare(
      &report, "weekday of a day", { Weekday($0).rawValue }, { calendar.component(.weekday, from: $0) })
  }

  @inline(__always)
  private static func dates<System: CalendarSystem>(
    _ report: inout Report, _ name: String, _ system: System, _ peer: Calendar.Identifier?
  ) {
    let calendar = peer.map(foundation)
    compare(
      &report, "year, month and day, \(name)",
      { day in
        let fields = system.fields(of: day)
        return fields.year &+ fields.month &+ fields.day
      },
      calendar.map { calendar in { calendar.dateComponents([.era, .year, .month, .day], from: $0).day ?? 0 } })
  }

  private static func months(_ report: inout Report) {
    let calendar = foundation(.gregorian)
    compare(
      &report, "a month later, gregorian",
      { (try? GregorianCalendar.shared.day($0, offsetByMonths: 1, overflow: .clamp).rawValue) ?? 0 },
      { Int((calendar.date(byAdding: .month, value: 1, to: $0) ?? $0).timeIntervalSince1970) })
  }

  /// The first cell, and then the day and its number in each of 42 cells, as user interfaces commonly do it.
  private static func grids(_ report: inout Report) {
    let calendar = foundation(.gregorian)
    let weeks = WeekRule(firstWeekday: .sunday, minimalDays: 1)
    compare(
      &report, "42 cells of a month, gregorian",
      { day in
        let grid = MonthGrid(containing: day, in: GregorianCalendar.shared, weeks: weeks)
        var sum = 0
        for offset in 0..<42 { sum &+= grid.dayOfMonth(grid.firstDay + offset) }
        return sum
      },
      { date in
        let first = calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
        let lead = calendar.component(.weekday, from: first) - 1
        var sum = 0
        for offset in 0..<42 {
          let cell = calendar.date(byAdding: .day, value: offset - lead, to: first) ?? date
          sum &+= calendar.component(.day, from: cell)
        }
        return sum
      })
  }

  /// One row: ours over all days, Foundation, where it has the calendar, over some of them. Inlined, so that no call of
  /// a closure is measured.
  @inline(__always)
  private static func compare(
    _ report: inout Report, _ name: String, _ ours: (DayNumber) -> Int, _ theirs: ((Date) -> Int)?
  ) {
    var sum = 0
    // Short runs, so that the median is one that nothing interrupted.
    let days = Array(days.prefix(10_000))
    let own = Stopwatch.median(
      runs: 51, prepare: {},
      {
        var part = 0
        for day in days { part &+= ours(day) }
        sum &+= part
      })
    let dates = days.prefix(200).map { Date(timeIntervalSince1970: Double($0.rawValue) * 86_400) }
    let peer = theirs.map { theirs in
      Stopwatch.median(runs: 9, prepare: {}, { for date in dates { sum &+= theirs(date) } }) / Double(dates.count)
        * 1000
    }
    report.add(
      name, own / Double(days.count) * 1000, .nanoseconds, against: .arithmetic,
      peers: peer.map { [("Foundation", $0)] } ?? [])
    // Results are used, so that no work is left out.
    if sum == .min { print(sum) }
  }

  private static func foundation(_ identifier: Calendar.Identifier) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    return calendar
  }
}
