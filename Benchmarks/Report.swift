import Foundation

/// The figures measured, as a table on the screen and as JSON for machines.
struct Report {
  /// A figure that another program reached in the same run, in the same unit.
  typealias Peer = (name: String, value: Double)

  /// The unit of a time, by its microseconds.
  enum Time: String {
    case nanoseconds = "ns"
    case microseconds = "µs"
    case milliseconds = "ms"

    var inMicroseconds: Double {
      switch self {
      case .nanoseconds: 0.001
      case .microseconds: 1
      case .milliseconds: 1000
      }
    }
  }

  struct Row {
    var name: String
    var value: Double
    var unit: String
    /// What is compared with the baseline: a time divided by its yardstick; a count or a size as it is; `nil` for what
    /// depends too much on what else the machine does.
    var ratio: Double?
    /// What the ratio must not exceed, whatever the baseline says.
    var limit: Double?
    /// The yardstick's name; `nil` for what is the same on every machine.
    var yardstick: String?
    var peers: [Peer]
    /// Whether the row is a time without a yardstick: it depends on the machine, so only its limit counts.
    var isPlainTime: Bool { yardstick == nil && ["s", "ms"].contains(unit) }
  }

  private(set) var rows: [Row] = []

  /// Adds a time, which is compared by its ratio to a yardstick of the same run.
  mutating func add(
    _ name: String, _ value: Double, _ unit: Time, against yardstick: Yardstick, peers: [Peer] = []
  ) {
    let ratio = value * unit.inMicroseconds / yardstick.microseconds
    append(
      Row(name: name, value: value, unit: unit.rawValue, ratio: ratio, yardstick: yardstick.name, peers: peers))
  }

  /// Adds a count or a size, which every machine has in common.
  mutating func add(count name: String, _ value: Double, _ unit: String, limit: Double? = nil) {
    append(Row(name: name, value: value, unit: unit, ratio: value, limit: limit, yardstick: nil, peers: []))
  }

  /// Adds a figure that is told only.
  mutating func add(note name: String, _ value: Double, _ unit: String) {
    append(Row(name: name, value: value, unit: unit, ratio: nil, yardstick: nil, peers: []))
  }

  private mutating func append(_ row: Row) {
    precondition(!rows.contains { $0.name == row.name }, "two rows are named \(row.name)")
    rows.append(row)
  }

  func isWorse(than baseline: Baseline) -> Bool { rows.contains { baseline.verdict(on: $0).isWorse } }

  /// Takes over the rows of a second measurement whose ratio is less.
  mutating func keepBetter(of other: Report) {
    for (index, row) in rows.enumerated() {
      guard let ratio = row.ratio, let second = other.rows.first(where: { $0.name == row.name }) else { continue }
      if let found = second.ratio, found < ratio { rows[index] = second }
    }
  }

  func printTable(_ baseline: Baseline) {
    for row in rows {
      var line = row.name.padding(toLength: 66, withPad: " ", startingAt: 0)
      line += String(format: "%12.3f ", row.value) + row.unit.padding(toLength: 10, withPad: " ", startingAt: 0)
      if let yardstick = row.yardstick, let ratio = row.ratio {
        line += String(format: "%10.5f x ", ratio) + yardstick
      }
      switch baseline.verdict(on: row) {
      case .new: line += "  (not in the baseline)"
      case .asBefore: break
      case .better(let limit): line += String(format: "  (better than %.5f)", limit)
      case .worse(let limit): line += String(format: "  (WORSE than %.5f)", limit)
      }
      for peer in row.peers {
        line += String(format: "  %@ %.3f, %.0fx", peer.name, peer.value, peer.value / row.value)
      }
      print(line)
    }
  }

  func write(to path: String, _ baseline: Baseline) throws {
    let list = rows.map { row in
      var object: [String: Any] = ["name": row.name, "value": row.value, "unit": row.unit]
      object["ratio"] = row.ratio
      object["yardstick"] = row.yardstick
      object["isWorse"] = baseline.verdict(on: row).isWorse
      if !row.peers.isEmpty {
        object["peers"] = row.peers.map { peer in
          ["name": peer.name, "value": peer.value, "ratio": peer.value / row.value] as [String: Any]
        }
      }
      return object
    }
    let data = try JSONSerialization.data(withJSONObject: ["results": list], options: [.prettyPrinted, .sortedKeys])
    try data.write(to: URL(filePath: path))
  }
}
