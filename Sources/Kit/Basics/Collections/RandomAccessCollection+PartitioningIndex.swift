extension RandomAccessCollection {
  /// Returns the index of the first element that satisfies `predicate`, or `endIndex` if there is none.
  ///
  /// The elements that do not satisfy it must come first, as in a sorted array:
  ///
  /// ```swift
  /// let index = numbers.partitioningIndex { $0 >= 7 }  // the index of 7, or where it belongs
  /// ```
  ///
  /// Calls `predicate` O(log n) times.
  @inlinable package func partitioningIndex(where predicate: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if predicate(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
