import Basics
import CalendarSystems

extension OverlapColumns {
  /// Edges of all boxes: the longest chain still to come, the left edge that lower columns push, and the fill up to the
  /// next neighbour.
  ///
  /// What a box needs to know is an extreme over the boxes that it meets in lower or higher columns. If columns are
  /// taken one after the other, a new box's own value is at least as extreme as all it covers, so that it replaces
  /// them: a step function over time answers every question, and each step is made and removed once.
  mutating func spread(_ spans: [OverlapSpan], _ order: [SortKey]) {
    let cells = TimeCells(spans, order)
    let byColumn = placesByColumn(order)
    // How many boxes the longest chain from this one to the trailing edge has.
    var chain = [Int32](repeating: 1, count: spans.count)
    var steps = StepFunction(cells: cells.count, value: 0)
    for stored in byColumn.reversed() {
      let index = Int(stored)
      let cell = cells.range(of: index)
      chain[index] = 1 + steps.extreme(over: cell, { $0 > $1 })
      steps.set(chain[index], over: cell)
    }
    steps = StepFunction(cells: cells.count, value: 0)
    for stored in byColumn {
      let index = Int(stored)
      let cell = cells.range(of: index)
      let leading = steps.extreme(over: cell, { $0 > $1 })
      boxes[index].leading = leading
      steps.set(leading + (OverlapColumns.full - leading) / chain[index], over: cell)
    }
    steps = StepFunction(cells: cells.count, value: OverlapColumns.full)
    for stored in byColumn.reversed() {
      let index = Int(stored)
      let cell = cells.range(of: index)
      boxes[index].trailing = steps.extreme(over: cell, { $0 < $1 })
      steps.set(boxes[index].leading, over: cell)
    }
  }

  /// The indices of the spans, those of column 0 first (counting sort).
  private func placesByColumn(_ order: [SortKey]) -> [Int32] {
    var starts = [Int32](repeating: 0, count: Int(columnCounts.max() ?? 0) + 1)
    for box in boxes { starts[Int(box.column) + 1] += 1 }
    for column in starts.indices.dropFirst() { starts[column] += starts[column - 1] }
    var result = [Int32](repeating: 0, count: boxes.count)
    for key in order {
      let column = Int(boxes[Int(key.index)].column)
      result[Int(starts[column])] = key.index
      starts[column] += 1
    }
    return result
  }
}

/// Time cut at every start: two spans meet if and only if they share such a cell. An end between two starts lies as
/// well at the later one, because nothing begins in between.
struct TimeCells {
  /// The number of cells.
  let count: Int
  private var first: [Int32]
  private var end: [Int32]

  init(_ spans: [OverlapSpan], _ order: [SortKey]) {
    first = [Int32](repeating: 0, count: spans.count)
    end = first
    var starts: [Int32] = []
    starts.reserveCapacity(spans.count)
    for key in order {
      let start = spans[Int(key.index)].start
      if starts.last != start { starts.append(start) }
      first[Int(key.index)] = Int32(truncatingIfNeeded: starts.count - 1)
    }
    count = starts.count
    for (index, span) in spans.enumerated() {
      let rest = Int(first[index]) + 1..<starts.count
      end[index] = Int32(truncatingIfNeeded: rest.partitioningIndex { starts[$0] >= span.end })
    }
  }

  /// The cells of a span; at least one.
  func range(of index: Int) -> Range<Int> { Int(first[index])..<Int(end[index]) }
}
