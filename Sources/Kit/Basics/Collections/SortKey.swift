/// A number to sort by, with the index of its element. The engine only sorts arrays of this type.
///
/// Each additional element type costs kilobytes of WebAssembly, and pairs of numbers are cheap to move.
package struct SortKey {
  package var key: UInt64
  package var index: Int32

  package init(_ key: UInt64, _ index: Int) {
    self.key = key
    self.index = Int32(truncatingIfNeeded: index)
  }

  /// Returns a key that keeps the order of signed numbers.
  package static func key(_ number: Int64) -> UInt64 { UInt64(bitPattern: number) ^ 1 << 63 }

  /// The order of two indices with equal keys; `nil` to compare the indices themselves. Optional, because the compiler
  /// copies a function for each closure that is passed directly.
  package typealias Order = ((Int32, Int32) -> Bool)?

  /// Sorts by key. `isBefore` compares the indices of equal keys.
  @inline(never)
  package static func sort(_ keys: inout [SortKey], _ isBefore: Order = nil) {
    keys.withUnsafeMutableBufferPointer { keys in
      insertionSort(keys, isBefore)
      guard keys.count > shortRun else { return }
      let buffer = UnsafeMutableBufferPointer<SortKey>.allocate(capacity: keys.count)
      mergeRuns(keys, buffer, isBefore)
      buffer.deallocate()
    }
  }

  private static let shortRun = 8

  /// Sorts each run of `shortRun` keys.
  @inline(never)
  private static func insertionSort(_ keys: UnsafeMutableBufferPointer<SortKey>, _ isBefore: Order) {
    for index in keys.indices where index % shortRun > 0 {
      let key = keys[index]
      let first = index - index % shortRun
      var position = index
      while position > first, precedes(key, keys[position - 1], isBefore) {
        keys[position] = keys[position - 1]
        position -= 1
      }
      if position < index { keys[position] = key }
    }
  }

  /// Merges runs of doubling length from the bottom up. Runs that are already in order cost one comparison. The sort is
  /// stable. It replaces the standard library's sort, which takes several kilobytes for each closure passed to it.
  @inline(never)
  private static func mergeRuns(
    _ keys: UnsafeMutableBufferPointer<SortKey>, _ buffer: UnsafeMutableBufferPointer<SortKey>,
    _ isBefore: Order
  ) {
    let count = keys.count
    var length = shortRun
    while length < count {
      var start = 0
      while count - start > length {
        let middle = start + length
        let end = count - middle > length ? middle + length : count
        var (left, right, target) = (0, middle, start)
        if precedes(keys[middle], keys[middle - 1], isBefore) {
          for position in start..<middle { buffer[position - start] = keys[position] }
          while left < length {
            if right < end, precedes(keys[right], buffer[left], isBefore) {
              keys[target] = keys[right]
              right += 1
            } else {
              keys[target] = buffer[left]
              left += 1
            }
            target += 1
          }
        }
        start = end
      }
      length *= 2
    }
  }

  @inline(__always)
  private static func precedes(_ a: SortKey, _ b: SortKey, _ isBefore: Order) -> Bool {
    if a.key != b.key { return a.key < b.key }
    return isBefore?(a.index, b.index) ?? (a.index < b.index)
  }

  /// Returns `elements` sorted by key. The sort is stable.
  package static func sorted<Element>(_ elements: [Element], by key: (Element) -> UInt64) -> [Element] {
    var keys: [SortKey] = []
    keys.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() { keys.append(SortKey(key(element), index)) }
    sort(&keys)
    return keys.map { elements[Int($0.index)] }
  }

  /// Returns the numbers in ascending order.
  package static func sorted(_ numbers: [Int]) -> [Int] { sorted(numbers) { key(Int64($0)) } }

  /// Sorts numbers, in linear time if they are already in order.
  package static func sort(_ numbers: inout [Int64]) {
    var isOrdered = true
    for index in numbers.indices.dropFirst() where numbers[index - 1] > numbers[index] { isOrdered = false }
    if isOrdered { return }
    var keys = numbers.map { SortKey(key($0), 0) }
    sort(&keys)
    for index in keys.indices { numbers[index] = Int64(bitPattern: keys[index].key ^ 1 << 63) }
  }
}
