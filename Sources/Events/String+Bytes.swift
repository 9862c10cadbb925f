extension String {
  /// Whether both texts have the same bytes. Needs no Unicode tables, unlike `==`, and no iterators, unlike a comparison
  /// of UTF-8 views: names of zones are compared for every event.
  func hasSameBytes(as other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { a in
      other.utf8.withContiguousStorageIfAvailable { b in
        guard a.count == b.count else { return false }
        for index in a.indices where a[index] != b[index] { return false }
        return true
      }
    }
    return (answer ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  static func haveSameBytes(_ a: [String], _ b: [String]) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices where !a[index].hasSameBytes(as: b[index]) { return false }
    return true
  }
}
