import Foundation

/// The committed figures, `Benchmarks/baseline.json`, that those of a run are compared with.
///
/// The file is recorded from several runs. Of each row it has the middle ratio and the spread: how far the runs lay
/// apart, as a part of the middle one. A row is worse when it lies farther above than three spreads, and at least
/// a tenth for times and a hundredth for counts and sizes, or above a limit of its own.
struct Baseline: Codable {
  struct Row: Codable {
    var ratio: Double
    var spread: Double
  }

  enum Verdict {
    case new
    case asBefore
    case better(than: Double)
    case worse(than: Double)

    var isWorse: Bool { if case .worse = self { true } else { false } }
  }

  var rows: [String: Row] = [:]

  static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "baseline.json")

  /// The committed baseline; an empty one if there is none.
  static func load() -> Baseline {
    guard let data = try? Data(contentsOf: file), let found = try? JSONDecoder().decode(Baseline.self, from: data)
    else { return Baseline() }
    return found
  }

  func verdict(on row: Report.Row) -> Verdict {
    guard let ratio = row.ratio else { return .asBefore }
    if let limit = row.limit, ratio > limit { return .worse(than: limit) }
    if row.isPlainTime { return .asBefore }
    guard let known = rows[row.name] else { return .new }
    let tolerance = max(row.yardstick == nil ? 0.01 : 0.1, 3 * known.spread)
    let limit = known.ratio * (1 + tolerance)
    if ratio > limit { return .worse(than: limit) }
    let floor = known.ratio * (1 - tolerance)
    return ratio < floor ? .better(than: floor) : .asBefore
  }

  /// Takes over what several runs measured; rows of parts that were not measured stay.
  mutating func record(_ reports: [Report]) {
    for row in reports.first?.rows ?? [] where row.ratio != nil && !row.isPlainTime {
      let ratios = reports.compactMap { report in report.rows.first { $0.name == row.name }?.ratio }.sorted()
      let middle = ratios[ratios.count / 2]
      let spread = middle > 0 ? (ratios[ratios.count - 1] - ratios[0]) / middle : 0
      rows[row.name] = Row(ratio: Self.rounded(middle), spread: Self.rounded(spread))
    }
  }

  func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8)).write(to: Self.file)
  }

  /// Four digits: the others are noise, which would only make differences of the file longer.
  private static func rounded(_ value: Double) -> Double {
    Double(String(format: "%.4g", value)) ?? value
  }
}
