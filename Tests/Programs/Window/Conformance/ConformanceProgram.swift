import Foundation
import HostConformance

/// The program `almanac-window-conformance SEEDS STEPS`: the scenes and seeded sessions on the window of GTK, on the present
/// display, and what only this host does.
@main
enum ConformanceProgram {
  static func main() async throws {
    let numbers = CommandLine.arguments.dropFirst().compactMap(Int.init)
    guard numbers.count == 2 else {
      print("usage: almanac-window-conformance SEEDS STEPS")
      exit(2)
    }
    var isConforming = true
    for scene in ConformanceScene.all {
      let report = try await ConformanceSession(scene: scene).run(on: WindowUnderTest(title: "\(scene)"))
      for failure in report.failures { print(failure) }
      if !report.failures.isEmpty { isConforming = false }
    }
    for seed in 1...max(1, numbers[0]) {
      let host = WindowUnderTest(title: "Conformance \(seed)")
      let report = try await ConformanceSession(seed: UInt64(seed), steps: numbers[1]).run(on: host)
      for failure in report.failures { print(failure) }
      let levels = report.levels.map { "\($0)" }.joined(separator: " ")
      print("seed \(seed): \(report.steps) steps, \(report.comparedViews) views, levels \(levels)")
      if !report.failures.isEmpty { isConforming = false }
    }
    for fault in try await WindowHabits().faults() {
      print(fault)
      isConforming = false
    }
    exit(isConforming ? 0 : 1)
  }
}
