import Almanac
import Foundation

/// Measures, prints a table and writes JSON: to `bench.json`, or to the file given. Release builds only: `make bench`.
/// Names of parts behind the file measure only these: engine, frames, size, browser.
@main
struct Bench {
  static func main() async throws {
    for (count, expected) in checksums {
      if EventSet.checksum(EventSet.make(count, calendar: CalendarID(1))) == expected { continue }
      FileHandle.standardError.write(Data("bench: the event set differs from the published one\n".utf8))
      exit(1)
    }
    var report = Report()
    let parts = Set(CommandLine.arguments.dropFirst(2))
    let measures = { (part: String) in parts.isEmpty || parts.contains(part) }
    if measures("engine") {
      try LayoutBench.run(&report)
      DateBench.run(&report)
      RecurrenceBench.run(&report)
      OverlapBench.run(&report)
      StorageBench.run(&report)
      ListBench.run(&report)
      try ICalendarBench.run(&report)
    }
    if measures("frames") { try ScrollBench.run(&report) }
    if measures("size") { SizeBench.run(&report) }
    if measures("browser") { try await BrowserBench.run(&report) }
    report.printTable()
    try report.write(to: CommandLine.arguments.dropFirst().first ?? "bench.json")
    exit(report.meetsTargets ? 0 : 1)
  }

  /// Of the first 1,000, 10,000 and 100,000 events of the set.
  private static let checksums: [(Int, UInt32)] = [
    (1000, 567_240_577), (10_000, 3_173_439_410), (100_000, 4_164_900_905),
  ]
}
