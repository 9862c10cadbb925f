/// A set of keys that are already hashes.
///
/// Uses open addressing with linear probing, at most half full (Knuth, The Art of Computer Programming 3, 6.4,
/// algorithm L), without removal. A `Set` would hash each key again, which takes several times as long.
struct KeySet {
  /// The keys, 0 in empty slots. The number of slots is 0 or a power of two.
  private var slots: [UInt64] = []
  private(set) var count = 0

  /// Inserts a key. Returns whether it is new.
  mutating func insert(_ key: UInt64) -> Bool {
    reserve(count + 1)
    // 0 marks empty slots.
    let key = key == 0 ? 1 : key
    let index = index(of: key)
    guard slots[index] == 0 else { return false }
    slots[index] = key
    count += 1
    return true
  }

  /// Returns whether the set has a key.
  func contains(_ key: UInt64) -> Bool { !slots.isEmpty && slots[index(of: key == 0 ? 1 : key)] != 0 }

  /// Reserves space for a number of keys.
  mutating func reserve(_ number: Int) {
    guard number * 2 > slots.count else { return }
    var size = max(slots.count, 16)
    while size < number * 2 { size *= 2 }
    let old = slots
    slots = [UInt64](repeating: 0, count: size)
    for key in old where key != 0 { slots[index(of: key)] = key }
  }

  /// Returns the slot of a key, or the free slot for it. There must be slots.
  private func index(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: key >> 32) & mask
    while slots[index] != 0, slots[index] != key { index = (index + 1) & mask }
    return index
  }
}
