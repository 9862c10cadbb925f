/// Repeatable randomness: SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014).
/// Any state may begin a sequence, so that each input has one of its own and can be made without those before.
struct FuzzRandom: RandomNumberGenerator {
  private var state: UInt64

  /// The sequence of input number `index` of the run with `seed`.
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

  /// A number of `range`; not quite even, which does no harm here.
  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  /// Any element of a list that is not empty.
  mutating func pick<Element>(_ list: [Element]) -> Element { list[int(0...list.count - 1)] }

  /// `true` in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }

  /// A list with `count` elements, one after the other from `element`.
  mutating func list<Element>(_ count: ClosedRange<Int>, _ element: (inout FuzzRandom) -> Element) -> [Element] {
    let size = int(count)
    var result: [Element] = []
    for _ in 0..<size { result.append(element(&self)) }
    return result
  }
}
