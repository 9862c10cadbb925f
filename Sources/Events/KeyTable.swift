/// Places in an array by keys of 64 bits, such as identifiers that are given in sequence.
///
/// Open addressing with linear probing, at most half full, and deletion by moving back what follows; multiplicative
/// hashing spreads the keys (Knuth, The Art of Computer Programming 3, 6.4: algorithms L and R, Fibonacci hashing). The
/// hash of a dictionary, which withstands keys that somebody chose, takes several times as long.
package struct KeyTable {
  private struct Slot {
    var key: Int64
    /// Below 0 in a slot that is free.
    var place: Int32
  }

  /// None, or a power of two.
  private var slots: [Slot] = []
  private var shift: UInt64 = 64
  /// How many keys have a place.
  package private(set) var count = 0

  private static let free = Slot(key: 0, place: -1)

  package init() {}

  /// The place of a key, 0...`Int32.max`, or none. Setting and asking take constant time on average.
  package subscript(key: Int64) -> Int? {
    get {
      if slots.isEmpty { return nil }
      let slot = slots[index(of: key)]
      return slot.place < 0 ? nil : Int(slot.place)
    }
    set {
      guard let newValue else { return remove(key) }
      reserve(count + 1)
      let index = index(of: key)
      if slots[index].place < 0 { count += 1 }
      slots[index] = Slot(key: key, place: Int32(newValue))
    }
  }

  /// Makes room for so many keys.
  package mutating func reserve(_ number: Int) {
    guard number * 2 > slots.count else { return }
    var size = max(slots.count, 16)
    while size < number * 2 { size *= 2 }
    let old = slots
    slots = [Slot](repeating: Self.free, count: size)
    shift = UInt64(64 - size.trailingZeroBitCount)
    for slot in old where slot.place >= 0 { slots[index(of: slot.key)] = slot }
  }

  private mutating func remove(_ key: Int64) {
    if slots.isEmpty { return }
    var hole = index(of: key)
    guard slots[hole].place >= 0 else { return }
    count -= 1
    let mask = slots.count - 1
    var next = (hole + 1) & mask
    while slots[next].place >= 0 {
      // What is found from its home on without passing the hole stays.
      if (next - home(of: slots[next].key)) & mask >= (next - hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = Self.free
  }

  private func home(of key: Int64) -> Int {
    Int(truncatingIfNeeded: (UInt64(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }

  /// The slot of a key, or the free one it belongs into. There must be slots.
  private func index(of key: Int64) -> Int {
    let mask = slots.count - 1
    var index = home(of: key)
    while slots[index].place >= 0, slots[index].key != key { index = (index + 1) & mask }
    return index
  }
}
