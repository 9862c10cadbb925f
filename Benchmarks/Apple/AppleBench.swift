import AllocationCounter
import Almanac
import AlmanacUI
import Foundation
import UIKit

/// Measures what AlmanacUI adds to the engine, against the stand-ins of UIKit, and writes JSON to the file given, or to
/// `bench-apple.json`. It bounds our part and says nothing of UIKit. Release builds only: `make bench S=apple`.
///
/// Each figure is the time with views minus that of the same calendar in a window whose host drops what it gets, in turns.
@main
@MainActor struct AppleBench {
  static func main() throws {
    var rows = opening()
    rows += scrolls(by: 136, name: "scroll callback, a row enters", goal: 300)
    rows += scrolls(by: 1, name: "scroll callback, same rows", goal: 50)
    for row in rows { print(row) }
    let path = CommandLine.arguments.dropFirst().first ?? "bench-apple.json"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(rows).write(to: URL(fileURLWithPath: path))
  }

  /// A figure, and what it should be at most.
  struct Row: Codable, CustomStringConvertible {
    var name: String
    var value: Double
    var unit: String
    var goal: Double?

    var description: String {
      let goal = goal.map { " (goal \($0))" } ?? ""
      return "\(name): \((value * 10).rounded() / 10) \(unit)\(goal)"
    }
  }

  /// The first frame, and all frames until nothing moves or is made ahead.
  private static func opening() -> [Row] {
    var (whole, engine, first, firstEngine): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
    var (count, firstCount) = (0, 0)
    for _ in 0..<200 {
      let bare = BareCalendar()
      let bareFirst = time { bare.open() }
      firstCount = bare.mutationCount
      firstEngine.append(bareFirst)
      engine.append(bareFirst + time { bare.settle() })
      count = bare.mutationCount
      bare.close()
      let shown = ShownCalendar()
      let shownFirst = time { shown.open() }
      first.append(shownFirst)
      whole.append(shownFirst + time { shown.settle() })
      shown.close()
    }
    return [
      Row(
        name: "first month, \(firstCount) mutations, host", value: median(first) - median(firstEngine), unit: "µs",
        goal: 2_000),
      Row(
        name: "first month and what is made ahead, \(count) mutations, host", value: median(whole) - median(engine),
        unit: "µs"),
    ]
  }

  /// Scrolls a calendar with views and one without, in turns.
  private static func scrolls(by distance: Double, name: String, goal: Double) -> [Row] {
    let (shown, bare) = (ShownCalendar(), BareCalendar())
    shown.open()
    shown.settle()
    bare.open()
    bare.settle()
    var (whole, engine, mutations): ([Double], [Double], [Double]) = ([], [], [])
    var (allocations, bareAllocations) = (0, 0)
    for step in 0..<2_200 {
      // There and back, so that rows stay near the first.
      let way = step / 20 % 2 == 0 ? distance : -distance
      let before = bare.mutationCount
      var start = allocation_count()
      let engineTime = time { bare.scroll(by: way) }
      let engineCount = allocation_count() - start
      start = allocation_count()
      let wholeTime = time { shown.scroll(by: way) }
      let wholeCount = allocation_count() - start
      guard step >= 200 else { continue }
      whole.append(wholeTime)
      engine.append(engineTime)
      mutations.append(Double(bare.mutationCount - before))
      allocations += wholeCount
      bareAllocations += engineCount
    }
    shown.close()
    bare.close()
    return [
      Row(name: name + ", whole", value: median(whole), unit: "µs"),
      Row(
        name: name + ", \(Int(median(mutations))) mutations, host", value: median(whole) - median(engine), unit: "µs",
        goal: goal),
      Row(
        name: name + ", allocations of 1000, host", value: Double(allocations - bareAllocations) / 2, unit: "",
        goal: distance == 1 ? 0 : nil),
    ]
  }

  private static func time(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure(body)
    return Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6
  }

  private static func median(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.sorted()[values.count / 2] }
}
