import Almanac
import Foundation

/// Measures, prints a table and writes JSON: to `bench.json`, or to the file given. Release builds only: `make bench`.
/// Names of parts behind the file measure only these: engine, edit, import, frames, pictures, size, browser.
///
/// The exit status is 1 if a row is worse than the baseline, and again when everything is measured a second time, as
/// another program may have interrupted the first. `ALMANAC_BASELINE=3` measures three times and records the
/// baseline anew: `make bench S=baseline`.
@main
struct Bench {
  static func main() async throws {
    for (count, expected) in checksums {
      if EventSet.checksum(EventSet.make(count, calendar: CalendarID(1))) == expected { continue }
      FileHandle.standardError.write(Data("bench: the event set differs from the published one\n".utf8))
      exit(1)
    }
    var baseline = Baseline.load()
    let runs = ProcessInfo.processInfo.environment["ALMANAC_BASELINE"].flatMap { Int($0) } ?? 0
    var reports: [Report] = []
    let parts = Set(CommandLine.arguments.dropFirst(2))
    for _ in 0..<max(1, runs) { reports.append(try await measure(parts)) }
    if runs > 0 {
      baseline.record(reports)
      try baseline.write()
    }
    var report = reports[0]
    if report.isWorse(than: baseline) { report.keepBetter(of: try await measure(parts)) }
    report.printTable(baseline)
    try report.write(to: CommandLine.arguments.dropFirst().first ?? "bench.json", baseline)
    exit(report.isWorse(than: baseline) ? 1 : 0)
  }

  private static func measure(_ parts: Set<String>) async throws -> Report {
    var report = Report()
    let measures = { (part: String) in parts.isEmpty || parts.contains(part) }
    if measures("engine") {
      try LayoutBench.run(&report)
      DateBench.run(&report)
      RecurrenceBench.run(&report)
      OverlapBench.run(&report)
      LimitBench.run(&report)
      StorageBench.run(&report)
      ListBench.run(&report)
      try ICalendarBench.run(&report)
    }
    if measures("edit") { try EditBench.run(&report) }
    if measures("import") { try ImportBench.run(&report) }
    if measures("frames") { try ScrollBench.run(&report) }
    #if Pictures
      if measures("pictures") { try PictureBench.run(&report) }
    #endif
    if measures("size") { SizeBench.run(&report) }
    if measures("browser") { try await BrowserBench.run(&report) }
    return report
  }

  /// The checksums of the first 1,000, 10,000 and 100,000 events of the set.
  private static let checksums: [(Int, UInt32)] = [
    (1000, 567_240_577), (10_000, 3_173_439_410), (100_000, 4_164_900_905),
  ]
}
