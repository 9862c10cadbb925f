/// A number to sort by and the place of what it stands for: the one kind of array that the engine sorts.
///
/// Every type of element that is sorted costs kilobytes of WebAssembly, and pairs of numbers are cheap to move.
package struct SortKey {
  package var key: UInt64
  package var index: Int32

  package init(_ key: UInt64, _ index: Int) {
    self.key = key
    self.index = Int32(truncatingIfNeeded: index)
  }

  /// A key that keeps the order of signed numbers.
  package static func key(_ number: Int64) -> UInt64 { UInt64(bitPattern: number) ^ 1 << 63 }

  /// Sorts by key; `isBefore` decides between the places of equal keys.
  @inline(never)
  package static func sort(_ keys: inout [SortKey], _ isBefore: (Int32, Int32) -> Bool = { $0 < $1 }) {
    keys.withUnsafeMutableBufferPointer { keys in
      insertionSort(keys, isBefore)
      guard keys.count > shortRun else { return }
      let room = UnsafeMutableBufferPointer<SortKey>.allocate(capacity: keys.count)
      mergeRuns(keys, room, isBefore)
      room.deallocate()
    }
  }

  private static let shortRun = 8

  /// Sorts each run of `shortRun` keys.
  @inline(never)
  private static func insertionSort(_ keys: UnsafeMutableBufferPointer<SortKey>, _ isBefore: (Int32, Int32) -> Bool) {
    for index in keys.indices where index % shortRun > 0 {
      let key = keys[index]
      let first = index - index % shortRun
      var place = index
      while place > first, precedes(key, keys[place - 1], isBefore) {
        keys[place] = keys[place - 1]
        place -= 1
      }
      if place < index { keys[place] = key }
    }
  }

  /// Merges from the bottom up, runs of doubling length; what is in order already only costs a look. Stable. Not the
  /// standard library's sort, because that is several kilobytes for each closure given to it.
  @inline(never)
  private static func mergeRuns(
    _ keys: UnsafeMutableBufferPointer<SortKey>, _ room: UnsafeMutableBufferPointer<SortKey>,
    _ isBefore: (Int32, Int32) -> Bool
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
          for place in start..<middle { room[place - start] = keys[place] }
          while left < length {
            if right < end, precedes(keys[right], room[left], isBefore) {
              keys[target] = keys[right]
              right += 1
            } else {
              keys[target] = room[left]
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
  private static func precedes(_ a: SortKey, _ b: SortKey, _ isBefore: (Int32, Int32) -> Bool) -> Bool {
    a.key == b.key ? isBefore(a.index, b.index) : a.key < b.key
  }

  /// `elements` by key; stable.
  package static func sorted<Element>(_ elements: [Element], by key: (Element) -> UInt64) -> [Element] {
    var keys: [SortKey] = []
    keys.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() { keys.append(SortKey(key(element), index)) }
    sort(&keys)
    return keys.map { elements[Int($0.index)] }
  }

  /// Sorts numbers; at once if they are in order already.
  package static func sort(_ numbers: inout [Int64]) {
    var isOrdered = true
    for index in numbers.indices.dropFirst() where numbers[index - 1] > numbers[index] { isOrdered = false }
    if isOrdered { return }
    var keys = numbers.map { SortKey(key($0), 0) }
    sort(&keys)
    for index in keys.indices { numbers[index] = Int64(bitPattern: keys[index].key ^ 1 << 63) }
  }
}
