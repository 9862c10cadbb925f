extension String {
  /// Creates a string from bytes that are known to be UTF-8, without validating them again. Never inlined: the wasm
  /// otherwise contains the validation wherever a string is created.
  @inline(never)
  package init(validUTF8 bytes: UnsafeBufferPointer<UInt8>) {
    #if canImport(Darwin) || hasFeature(Embedded)
      // UTF8Span needs macOS 26. Programs for the wasm validate the bytes anyway.
      self.init(decoding: bytes, as: UTF8.self)
    #else
      self.init(copying: UTF8Span(unchecked: bytes.span))
    #endif
  }

  /// Creates a string from UTF-8; invalid bytes become U+FFFD. Never inlined, for the same reason.
  @inline(never)
  package init(utf8 bytes: UnsafeBufferPointer<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }

  /// Creates a string from UTF-8; invalid bytes become U+FFFD.
  @inline(never)
  package init(utf8 bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer { String(utf8: $0) } }

  /// Creates a string from UTF-8; invalid bytes become U+FFFD.
  @inline(never)
  package init(utf8 bytes: ArraySlice<UInt8>) { self = bytes.withUnsafeBufferPointer { String(utf8: $0) } }

  /// Creates a string from a part of another one; a part of a character becomes U+FFFD.
  @inline(never)
  package init(utf8 bytes: Substring.UTF8View) { self.init(decoding: bytes, as: UTF8.self) }

  /// Returns the parts of the string between occurrences of an ASCII character, including empty ones.
  package func split(at separator: UInt8) -> [String] {
    utf8.split(separator: separator, omittingEmptySubsequences: false).map { String(utf8: $0) }
  }

  /// Returns whether the string begins with all bytes of another one. Never inlined, for the same reason as the next.
  @inline(never)
  package func starts(withBytesOf other: String) -> Bool {
    var rest = utf8.makeIterator()
    for byte in other.utf8 where rest.next() != byte { return false }
    return true
  }

  /// Returns whether both strings have the same UTF-8 bytes.
  ///
  /// The engine compares strings this way because `==` needs Unicode tables, which the wasm does not contain. It is
  /// also faster than `==`, which normalizes, and than comparing UTF-8 views, which iterates. Never inlined: otherwise,
  /// the wasm contained it in a hundred places (Swift 6.3).
  @inline(never)
  package func hasSameBytes(as other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.hasSameBytes(as: $0) }
    }
    // Native strings are contiguous; others are copied.
    return (answer ?? nil) ?? Array(utf8).hasSameBytes(as: Array(other.utf8))
  }
}

extension [String] {
  /// Returns whether both arrays have the same number of strings, each with the same bytes as its counterpart.
  package func hasSameBytes(as other: [String]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where !self[index].hasSameBytes(as: other[index]) { return false }
    return true
  }
}

extension [UInt8] {
  /// Returns whether both arrays have the same bytes.
  package func hasSameBytes(as other: [UInt8]) -> Bool {
    withUnsafeBufferPointer { bytes in other.withUnsafeBufferPointer { bytes.hasSameBytes(as: $0) } }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether both buffers have the same bytes.
  package func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard let bytes = UnsafeRawPointer(baseAddress), let others = UnsafeRawPointer(other.baseAddress) else {
      return true
    }
    return bytes.hasSameBytes(as: others, count: count)
  }
}

extension UnsafeRawPointer {
  /// Returns whether `count` bytes at both addresses are the same, comparing eight at a time.
  @inlinable public func hasSameBytes(as other: UnsafeRawPointer, count: Int) -> Bool {
    var index = 0
    while index + 8 <= count {
      let word = loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word != other.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
      index += 8
    }
    while index < count {
      if load(fromByteOffset: index, as: UInt8.self) != other.load(fromByteOffset: index, as: UInt8.self) {
        return false
      }
      index += 1
    }
    return true
  }
}
