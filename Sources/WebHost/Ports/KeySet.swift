/// Keys that are hashes already, each at most once.
///
/// Open addressing with linear probing, at most half full (Knuth, The Art of Computer Programming 3, 6.4, algorithm L),
/// from which nothing is taken out again. A set would hash each key once more, which takes several times as long.
struct KeySet {
  /// 0 where there is none; no slots, or a power of two.
  private var slots: [UInt64] = []
  private(set) var count = 0

  /// - Returns: whether the key is new.
  mutating func insert(_ key: UInt64) -> Bool {
    reserve(count + 1)
    // 0 has no slot of its own.
    let key = key == 0 ? 1 : key
    let place = place(of: key)
    guard slots[place] == 0 else { return false }
    slots[place] = key
    count += 1
    return true
  }

  /// Makes room for so many keys.
  mutating func reserve(_ number: Int) {
    guard number * 2 > slots.count else { return }
    var size = max(slots.count, 16)
    while size < number * 2 { size *= 2 }
    let old = slots
    slots = [UInt64](repeating: 0, count: size)
    for key in old where key != 0 { slots[place(of: key)] = key }
  }

  /// Where a key is, or would be. There must be slots.
  private func place(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: key >> 32) & mask
    while slots[place] != 0, slots[place] != key { place = (place + 1) & mask }
    return place
  }
}
