/// A repeatable random number generator for tests: xorshift64* (Vigna, 2016).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator. The same seed produces the same numbers on every platform. Seed 0 would produce only zeros
  /// and is replaced.
  public init(seed: UInt64) { state = seed == 0 ? 0x9E37_79B9_7F4A_7C15 : seed }

  /// Returns the next number of the sequence.
  public mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
