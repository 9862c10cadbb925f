extension RandomAccessCollection {
  /// Returns the index of the first element for which `predicate` holds, or `endIndex` if there is none.
  ///
  /// The elements for which it does not hold come first, as in a sorted array:
  ///
  /// ```swift
  /// let index = numbers.partitioningIndex { $0 >= 7 }  // the index of 7, or where it belongs
  /// ```
  ///
  /// The search takes O(log n) calls of `predicate`.
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
