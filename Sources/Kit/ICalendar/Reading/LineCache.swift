import Basics

/// A cache of lines that many events of a file share, such as DTSTAMP and TRANSP, so that equal ones share memory.
struct LineCache {
  private static let slots = 256
  private static let width = 64
  /// The length up to which strings need no memory of their own.
  private static let inlineLength = 15

  private var keys = [UInt8](repeating: 0, count: slots * width)
  private var lines = [String](repeating: "", count: slots)
  private var lists = [[String]](repeating: [], count: 64)

  /// Returns the string of UTF-8 bytes.
  mutating func string(_ bytes: Bytes) -> String {
    guard bytes.count > Self.inlineLength, bytes.count <= Self.width, let start = UnsafeRawPointer(bytes.baseAddress)
    else { return String(validUTF8: bytes) }
    // Lines differ most at their ends, and agree in the middle or at the start.
    let last = start.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
    let middle = start.loadUnaligned(fromByteOffset: bytes.count - 16, as: UInt64.self)
    let mixed = (last ^ (middle &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(bytes.count)) &* 0xD6E8_FEB8_6659_FD93
    let slot = Int(mixed >> 56)
    let line = lines[slot]
    if line.utf8.count == bytes.count, isKey(slot, bytes) { return line }
    let new = String(validUTF8: bytes)
    for index in 0..<bytes.count { keys[slot * Self.width + index] = bytes[index] }
    lines[slot] = new
    return new
  }

  /// Returns an equal list that shares memory with earlier ones.
  mutating func list(_ list: [String]) -> [String] {
    guard !list.isEmpty, list.count <= 32 else { return list.withUnsafeBufferPointer { Array($0) } }
    var hash = list.count
    for line in list { hash = hash &* 31 &+ line.utf8.count }
    let slot = hash & 63
    if lists[slot].hasSameBytes(as: list) { return lists[slot] }
    // A copy, as a list that grew has unused capacity.
    let exact = list.withUnsafeBufferPointer { Array($0) }
    lists[slot] = exact
    return exact
  }

  private func isKey(_ slot: Int, _ bytes: Bytes) -> Bool {
    keys.withUnsafeBufferPointer { keys in
      let key = keys.part(slot * Self.width, slot * Self.width + bytes.count)
      return key.hasSameBytes(as: bytes)
    }
  }
}
