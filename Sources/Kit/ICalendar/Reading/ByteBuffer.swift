/// A byte buffer that is filled and emptied many times and keeps its memory.
///
/// An array checks at each change whether its storage is shared, and removes its elements one by one.
final class ByteBuffer {
  private var memory: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(capacity: Int = 256) { memory = .allocate(capacity: capacity) }

  deinit { memory.deallocate() }

  /// The collected bytes, valid until the next change.
  var bytes: Bytes { Bytes(start: memory.baseAddress, count: count) }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> UInt8 {
    get { bytes[index] }
    set { memory[index] = newValue }
  }

  /// Removes all bytes; also releases the memory if one huge text made it large.
  func removeAll() {
    count = 0
    if memory.count > 1 << 16 {
      memory.deallocate()
      memory = .allocate(capacity: 256)
    }
  }

  func append(_ byte: UInt8) {
    if count == memory.count { grow(by: 1) }
    memory[count] = byte
    count += 1
  }

  func append(_ piece: Bytes) {
    guard let start = piece.baseAddress, let base = memory.baseAddress else { return }
    guard count + piece.count <= memory.count else {
      grow(by: piece.count)
      append(piece)
      return
    }
    (base + count).update(from: start, count: piece.count)
    count += piece.count
  }

  @inline(never)
  private func grow(by more: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(memory.count * 2, count + more))
    _ = larger.update(fromContentsOf: memory[..<count])
    memory.deallocate()
    memory = larger
  }
}
