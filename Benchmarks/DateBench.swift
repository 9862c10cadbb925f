import Almanac
import Foundation

/// Date arithmetic beside Foundation's, in the same run.
enum DateBench {
  static func run(_ report: inout Report) {
    let gregorian = GregorianCalendar.shared
    let days = (0..<100_000).map { DayNumber($0 * 7919 % 80_000 - 20_000) }
    var sum = 0
    let ours = Stopwatch.median(runs: 9, prepare: {}, { for day in days { sum &+= gregorian.fields(of: day).day } })
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "GMT") ?? .gmt
    let dates = days.prefix(5000).map { Date(timeIntervalSince1970: Double($0.rawValue) * 86_400) }
    let theirs = Stopwatch.median(
      runs: 5, prepare: {},
      { for date in dates { sum &+= calendar.dateComponents([.year, .month, .day], from: date).day ?? 0 } })
    report.add(
      "year, month and day of a day", ours / Double(days.count) * 1000, "ns",
      peer: ("Foundation", theirs / Double(dates.count) * 1000))
    if sum == .min { print(sum) }
  }
}
