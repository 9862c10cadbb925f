/// The 64-bit FNV-1a hash of bytes (Fowler, Noll and Vo), which is the same on every platform and in every run.
package struct FNV1a {
  /// The hash of the bytes added so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of no bytes; different seeds result in different hashes.
  package init(seed: Int64 = 0) { value ^= UInt64(bitPattern: seed) }

  /// Creates the hash of the bytes of `text`.
  package init(_ text: String, seed: Int64 = 0) {
    self.init(seed: seed)
    add(text)
  }

  /// Adds one byte.
  @inline(__always) package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds the eight bytes of a number, lowest first.
  package mutating func add(_ number: Int64) {
    for shift in 0..<8 { add(UInt8(truncatingIfNeeded: number >> Int64(shift * 8))) }
  }

  /// Adds the bytes of a buffer.
  package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) { for byte in bytes { add(byte) } }

  /// Adds the UTF-8 bytes of a string.
  package mutating func add(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ add($0) }) == nil { for byte in text.utf8 { add(byte) } }
  }
}
