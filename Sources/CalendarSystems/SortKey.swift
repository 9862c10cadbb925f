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
  package static func sort(_ keys: inout [SortKey], _ isBefore: (Int32, Int32) -> Bool = { $0 < $1 }) {
    keys.sort { a, b in a.key == b.key ? isBefore(a.index, b.index) : a.key < b.key }
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
