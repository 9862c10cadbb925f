/// The positions of events by the hash of their UID and calendar (`Event.seriesHash`), in an array in which the last
/// event takes the place of a removed one.
///
/// A hash table with doubly linked chains of positions, so that each change takes constant time, however many events
/// share a UID.
struct SeriesIndex {
  /// The first position of each chain; -1 for none. Their number is a power of two.
  private var heads: [Int32] = []
  /// The next and the previous position in the chain, by position; -1 for none.
  private var next: [Int32] = []
  private var previous: [Int32] = []
  private var hashes: [UInt64] = []

  /// Creates the index of an array of events.
  init(_ records: [StoredEvent]) {
    hashes.reserveCapacity(records.count)
    for index in records.indices { hashes.append(records[index].event.seriesHash) }
    rebuild()
  }

  /// Calls `body` with the positions under a hash, in no particular order; other events may have the same hash.
  func forEachPosition(_ hash: UInt64, _ body: (Int) -> Void) {
    var position = Int(heads[chain(of: hash)])
    while position >= 0 {
      if hashes[position] == hash { body(position) }
      position = Int(next[position])
    }
  }

  /// Adds the event that was appended.
  mutating func append(_ hash: UInt64) {
    hashes.append(hash)
    if hashes.count > heads.count { return rebuild() }
    next.append(-1)
    previous.append(-1)
    link(hashes.count - 1)
  }

  /// Changes the hash of the event at a position.
  mutating func replace(at position: Int, with hash: UInt64) {
    guard hashes[position] != hash else { return }
    unlink(position)
    hashes[position] = hash
    link(position)
  }

  /// Removes the event at a position, which the last event takes.
  mutating func remove(at position: Int) {
    let last = hashes.count - 1
    unlink(position)
    if position < last {
      unlink(last)
      hashes[position] = hashes[last]
      link(position)
    }
    hashes.removeLast()
    next.removeLast()
    previous.removeLast()
  }

  private func chain(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (heads.count - 1) }

  private mutating func rebuild() {
    var size = 64
    while size < hashes.count { size *= 2 }
    heads = [Int32](repeating: -1, count: 2 * size)
    next = [Int32](repeating: -1, count: hashes.count)
    previous = next
    for position in hashes.indices { link(position) }
  }

  private mutating func link(_ position: Int) {
    let chain = chain(of: hashes[position])
    let head = heads[chain]
    if head >= 0 { previous[Int(head)] = Int32(position) }
    next[position] = head
    previous[position] = -1
    heads[chain] = Int32(position)
  }

  private mutating func unlink(_ position: Int) {
    let (before, after) = (previous[position], next[position])
    if after >= 0 { previous[Int(after)] = before }
    if before >= 0 { next[Int(before)] = after } else { heads[chain(of: hashes[position])] = after }
  }
}
