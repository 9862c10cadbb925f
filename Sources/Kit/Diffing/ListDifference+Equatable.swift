extension ListDifference {
  /// Returns the difference of two lists whose elements can only be compared: as few deletions and insertions as
  /// possible.
  ///
  /// Uses Myers, "An O(ND) difference algorithm and its variations" (1986): time grows with the product of length and
  /// number of changes. If the search would exceed a few million steps, everything between the common beginning and end
  /// is replaced, which is correct but not minimal.
  public static func equatable<Element>(
    _ old: [Element], _ new: [Element], isEqual: (Element, Element) -> Bool
  ) -> ListDifference {
    var result = ListDifference(oldCount: old.count, newCount: new.count)
    var head = 0
    while head < old.count, head < new.count, isEqual(old[head], new[head]) { head += 1 }
    var tail = 0
    while tail < old.count - head, tail < new.count - head,
      isEqual(old[old.count - 1 - tail], new[new.count - 1 - tail])
    {
      tail += 1
    }
    let oldLength = old.count - head - tail
    let newLength = new.count - head - tail
    let kept = commonSubsequence(oldLength, newLength) { isEqual(old[head + $0], new[head + $1]) }
    var from = 0
    var to = 0
    for pair in kept + [Pair(from: oldLength, to: newLength)] {
      while from < pair.from {
        result.deleted.append(head + from)
        from += 1
      }
      while to < pair.to {
        result.inserted.append(head + to)
        to += 1
      }
      from += 1
      to += 1
    }
    return result
  }

  /// The maximum number of search steps, and of stored numbers.
  private static let effort = 4_000_000

  /// Returns the pairs of a longest common subsequence; none if the search would take too long.
  private static func commonSubsequence(_ n: Int, _ m: Int, _ isEqual: (Int, Int) -> Bool) -> [Pair] {
    if n == 0 || m == 0 { return [] }
    // The furthest old position on each diagonal, for each number of edits; rows one after the other.
    var rows: [[Int32]] = []
    var furthest: [Int32] = []
    var spent = 0
    var edits = 0
    search: while edits <= n + m {
      spent += 2 * edits + 3
      if spent > effort { return [] }
      var row = [Int32](repeating: 0, count: 2 * edits + 5)
      // Diagonal k lies at k + edits + 2 of this row and at k + edits + 1 of the row before.
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var x: Int
        if edits == 0 {
          x = 0
        } else {
          let below = furthest[diagonal + 1 + edits + 1]
          let above = furthest[diagonal - 1 + edits + 1]
          let isDown = diagonal == -edits || (diagonal != edits && above < below)
          x = isDown ? Int(below) : Int(above) + 1
        }
        var y = x - diagonal
        while x < n, y < m, isEqual(x, y) {
          x += 1
          y += 1
          spent += 1
        }
        row[diagonal + edits + 2] = Int32(truncatingIfNeeded: x)
        if x >= n, y >= m {
          rows.append(row)
          break search
        }
      }
      rows.append(row)
      furthest = row
      edits += 1
    }
    return trace(rows, n, m)
  }

  /// Traces the search back from the end.
  private static func trace(_ rows: [[Int32]], _ n: Int, _ m: Int) -> [Pair] {
    var pairs: [Pair] = []
    var x = n
    var y = m
    var edits = rows.count - 1
    while edits >= 0 {
      var startX = 0
      var startY = 0
      var previousX = 0
      var previousY = 0
      if edits > 0 {
        let row = rows[edits - 1]
        let diagonal = x - y
        let below = row[diagonal + 1 + edits + 1]
        let above = row[diagonal - 1 + edits + 1]
        let isDown = diagonal == -edits || (diagonal != edits && above < below)
        previousX = Int(isDown ? below : above)
        previousY = previousX - (isDown ? diagonal + 1 : diagonal - 1)
        startX = isDown ? previousX : previousX + 1
        startY = startX - diagonal
      }
      while x > startX, y > startY {
        x -= 1
        y -= 1
        pairs.append(Pair(from: x, to: y))
      }
      x = previousX
      y = previousY
      edits -= 1
    }
    return pairs.reversed()
  }
}
