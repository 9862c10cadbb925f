import Basics
import CalendarSystems

extension OverlapColumns {
  /// Computes the edges of all boxes: the longest remaining chain, the left edge that lower columns push, and the
  /// extension up to the next neighbor.
  ///
  /// Each box needs an extreme value over the boxes that it overlaps in lower or higher columns. If columns are
  /// processed in order, the value of a new box is at least as extreme as all values it covers, and replaces them. A
  /// step function over time therefore answers every query, and each step is created and removed once.
  mutating func spread(_ spans: [OverlapSpan], _ order: [SortKey]) {
    let cells = TimeCells(spans, order)
    let byColumn = placesByColumn(order)
    // The number of boxes in the longest chain from each box to the trailing edge.
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

  /// Returns the indices of the spans, starting with column 0 (counting sort).
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

/// Time divided at every start: two spans overlap if and only if they share a cell. An end between two starts can be
/// moved to the later one, because nothing begins in between.
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

  /// Returns the cells of a span; at least one.
  func range(of index: Int) -> Range<Int> { Int(first[index])..<Int(end[index]) }
}
