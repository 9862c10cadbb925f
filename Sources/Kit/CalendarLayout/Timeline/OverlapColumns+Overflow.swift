import Basics

extension OverlapColumns {
  /// Folds clusters with more columns than the limit: all columns but the last remain. The spans in the last column and
  /// beyond form groups that overlap. A single span takes the last column; several give it to their overflow. O(n).
  mutating func fold(_ spans: [OverlapSpan], _ order: [SortKey], _ limit: Int32) {
    let groups = groups(spans, order, limit)
    var group = [Int32](repeating: -1, count: spans.count)
    for (number, members) in groups.enumerated() {
      for index in members.spans { group[Int(index)] = Int32(truncatingIfNeeded: number) }
      if members.spans.count == 1 { boxes[Int(members.spans[0])].column = limit - 1 }
    }
    // Visible items are laid out as if there were no others: spans, and groups in place of their first span.
    var shown: [OverlapSpan] = []
    var keys: [SortKey] = []
    var indices: [Int32] = []
    var inner = self
    inner.boxes = []
    inner.columnCounts = columnCounts.map { min($0, limit) }
    for key in order {
      var span = spans[Int(key.index)]
      var box = boxes[Int(key.index)]
      if group[Int(key.index)] >= 0 {
        let members = groups[Int(group[Int(key.index)])]
        guard members.spans[0] == key.index else { continue }
        span.end = members.end
        box.column = limit - 1
      }
      keys.append(SortKey(0, shown.count))
      shown.append(span)
      inner.boxes.append(box)
      indices.append(key.index)
    }
    inner.spread(shown, keys)
    columnCounts = inner.columnCounts
    for (place, index) in indices.enumerated() {
      let box = inner.boxes[place]
      boxes[Int(index)] = box
      guard group[Int(index)] >= 0 else { continue }
      let members = groups[Int(group[Int(index)])].spans
      guard members.count > 1 else { continue }
      overflows.append(Overflow(spans: members, box: box))
      for member in members { boxes[Int(member)] = box }
    }
  }

  /// Returns the spans in the last column of the limit and beyond, as overlapping chains in order of time.
  private func groups(
    _ spans: [OverlapSpan], _ order: [SortKey], _ limit: Int32
  ) -> [(spans: [Int32], end: Int32)] {
    var groups: [(spans: [Int32], end: Int32)] = []
    var end = Int32.min
    for key in order {
      let box = boxes[Int(key.index)]
      guard box.column >= limit - 1, columnCounts[Int(box.cluster)] > limit else { continue }
      let span = spans[Int(key.index)]
      if span.start < end {
        groups[groups.count - 1].spans.append(key.index)
      } else {
        groups.append(([key.index], .min))
        end = .min
      }
      end = max(end, span.end)
      groups[groups.count - 1].end = end
    }
    return groups
  }
}
