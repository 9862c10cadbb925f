/// A generator of repeatable random numbers: SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number
/// generators", 2014). Any state may begin a sequence, so that each input has its own and does not depend on the inputs
/// before.
struct FuzzRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Creates the sequence of input number `index` of the run with `seed`.
  init(seed: UInt64, index: Int) {
    state = seed
    state = next() &+ UInt64(truncatingIfNeeded: index)
    state = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a number in `range`. The distribution is slightly uneven, which does not matter here.
  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// Returns a random element of a list that is not empty.
  mutating func pick<Element>(_ list: [Element]) -> Element { list[int(0...list.count - 1)] }

  /// Returns `true` with a probability in percent.
  mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }

  /// Returns a list of random length of elements made by `element`.
  mutating func list<Element>(_ count: ClosedRange<Int>, _ element: (inout FuzzRandom) -> Element) -> [Element] {
    let size = int(count)
    var result: [Element] = []
    for _ in 0..<size { result.append(element(&self)) }
    return result
  }
}
