/// The position of an event among others at the same time: by title ignoring case and accents (`TextFolding`), with
/// numbers by value ("Lesson 2" before "Lesson 10"), then by the bytes of the title, then by UID.
///
/// Computed once per event and shared by its occurrences. Comparisons allocate no memory.
package struct TitleOrder: Hashable, Sendable {
  /// The folded title, the title, and the UID, separated by zeros, which precede all characters; empty without any text.
  private let bytes: [UInt8]

  /// Creates the position of an event without title and UID, before all others.
  package init() { bytes = [] }

  /// Creates the position of an event.
  package init(title: String, uid: String) {
    let length = 3 * title.utf8.count + uid.utf8.count
    guard length > 0 else {
      bytes = []
      return
    }
    bytes = [UInt8](unsafeUninitializedCapacity: length + 2) { room, count in
      Self.write(title, to: room, at: &count)
      for text in [title, uid] {
        room[count] = 0
        count += 1
        for byte in text.utf8 {
          room[count] = byte
          count += 1
        }
      }
    }
  }

  /// Writes the folded title, each number without leading zeros behind the number of its digits.
  private static func write(_ title: String, to room: UnsafeMutableBufferPointer<UInt8>, at count: inout Int) {
    // Folded behind the place of the result, which is at most twice as long.
    var index = 2 * title.utf8.count
    var last = index
    TextFolding.write(title, to: room, at: &last)
    while index < last {
      var end = index
      while end < last, isDigit(room[end]) { end += 1 }
      if end > index {
        while index < end - 1, room[index] == UInt8(ascii: "0") { index += 1 }
        room[count] = UInt8(ascii: "0") + UInt8(min(end - index, 9))
        count += 1
      } else {
        end += 1
      }
      while index < end {
        room[count] = room[index]
        count += 1
        index += 1
      }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  /// Returns a negative number if this place precedes another one, 0 if both are the same, and a positive one otherwise.
  func compare(to other: TitleOrder) -> Int {
    bytes.withUnsafeBufferPointer { a in
      other.bytes.withUnsafeBufferPointer { b in
        // Instances of one event share their bytes.
        if a.baseAddress == b.baseAddress { return 0 }
        var index = 0
        while index < a.count, index < b.count {
          if a[index] != b[index] { return Int(a[index]) - Int(b[index]) }
          index += 1
        }
        return a.count - b.count
      }
    }
  }
}
