import Foundation

/// What was measured, as a table on the screen and as JSON for machines.
struct Report {
  private struct Row {
    var name: String
    var value: Double
    var unit: String
    var target: Double?
    var peers: [(name: String, value: Double)]
  }

  private var rows: [Row] = []

  /// - Parameters:
  ///   - target: the value not to exceed.
  ///   - peer: who else was measured in the same run, in the same unit.
  ///   - others: more of them.
  mutating func add(
    _ name: String, _ value: Double, _ unit: String, target: Double? = nil,
    peer: (name: String, value: Double)? = nil, others: [(name: String, value: Double)] = []
  ) {
    rows.append(Row(name: name, value: value, unit: unit, target: target, peers: [peer].compactMap { $0 } + others))
  }

  /// Whether no row exceeds its target.
  var meetsTargets: Bool { rows.allSatisfy { row in row.target.map { row.value <= $0 } ?? true } }

  func printTable() {
    for row in rows {
      var line = row.name.padding(toLength: 58, withPad: " ", startingAt: 0)
      line += String(format: "%12.3f %@", row.value, row.unit)
      if let target = row.target {
        line += String(format: "  (target %.3f: %@)", target, row.value <= target ? "met" : "MISSED")
      }
      for peer in row.peers {
        line += String(format: "  %@ %.3f, %.0fx", peer.name, peer.value, peer.value / row.value)
      }
      print(line)
    }
  }

  func write(to path: String) throws {
    let list = rows.map { row in
      var object: [String: Any] = ["name": row.name, "value": row.value, "unit": row.unit]
      if let target = row.target {
        object["target"] = target
        object["met"] = row.value <= target
      }
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
