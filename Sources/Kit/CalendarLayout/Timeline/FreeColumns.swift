/// The columns of a cluster that are in use, with their ends, and those that can be reused.
struct FreeColumns {
  /// The columns in use, as `end << 32 | column`. A heap by end; in strict mode, a list in which columns ascend.
  private var used: [UInt64] = []
  /// The columns that are free again, as a heap.
  private var free: [UInt64] = []
  private var count: Int32 = 0

  /// Releases the columns of spans that have ended by `time`.
  mutating func release(upTo time: Int32, _ strict: Bool) {
    let limit = FreeColumns.key(time, .max)
    if strict {
      // A span that ended below a column in use is found when that column ends.
      while let last = used.last, last <= limit { used.removeLast() }
    } else {
      while let first = used.first, first <= limit {
        used.popLeast()
        free.pushLeast(first & 0xFFFF_FFFF)
      }
    }
  }

  /// Takes the lowest free column, or a new one.
  mutating func takeLowest(until end: Int32) -> Int32 {
    var column = count
    if let lowest = free.first {
      column = Int32(truncatingIfNeeded: lowest)
      free.popLeast()
    } else {
      count += 1
    }
    used.pushLeast(FreeColumns.key(end, column))
    return column
  }

  /// Takes the column after all columns in use.
  mutating func takeLast(until end: Int32) -> Int32 {
    let column = used.last.map { Int32(truncatingIfNeeded: $0 & 0xFFFF_FFFF) + 1 } ?? 0
    used.append(FreeColumns.key(end, column))
    return column
  }

  private static func key(_ time: Int32, _ column: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: time ^ .min)) << 32 | UInt64(UInt32(bitPattern: column))
  }
}

/// A binary heap with the smallest number first (Williams, 1964).
extension [UInt64] {
  fileprivate mutating func pushLeast(_ number: UInt64) {
    append(number)
    var child = count - 1
    while child > 0, self[(child - 1) / 2] > number {
      self[child] = self[(child - 1) / 2]
      child = (child - 1) / 2
    }
    self[child] = number
  }

  fileprivate mutating func popLeast() {
    let number = removeLast()
    guard !isEmpty else { return }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < count else { break }
      if child + 1 < count, self[child + 1] < self[child] { child += 1 }
      if self[child] >= number { break }
      self[parent] = self[child]
      parent = child
    }
    self[parent] = number
  }
}
