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

  /// FNV-1a, 64 bits, of the bytes.
  /// - Parameter start: the hash of what goes before; nothing by default.
  package func hash(after start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    var hash = start
    let isHashed: Void? = utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    if isHashed == nil { for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 } }
    return hash
  }

  static func haveSameBytes(_ a: [String], _ b: [String]) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices where !a[index].hasSameBytes(as: b[index]) { return false }
    return true
  }
}
