import TestSupport
import Testing

@testable import WebHost

struct KeySetTests {
  @Test("each key is new once, whatever its bits", arguments: 0..<3)
  func randomKeys(kind: Int) {
    var generator = SeededGenerator(seed: UInt64(kind) + 1)
    var keys = KeySet()
    var truth: Set<UInt64> = []
    for _ in 0..<20_000 {
      let number = UInt64.random(in: 1..<6_000, using: &generator)
      // Small numbers; equal upper halves, which choose the slot; spread numbers.
      let key = kind == 0 ? number : kind == 1 ? 7 << 32 | number : number &* 0xD6E8_FEB8_6659_FD93
      #expect(keys.insert(key) == truth.insert(key).inserted)
      #expect(keys.count == truth.count)
    }
  }

  @Test("zero is a key too, and reserved room changes nothing")
  func zeroAndRoom() {
    var keys = KeySet()
    keys.reserve(1_000)
    let answers = [keys.insert(0), keys.insert(5), keys.insert(0), keys.insert(5)]
    #expect(answers == [true, true, false, false])
    keys.reserve(10_000)
    let isNew = keys.insert(5)
    #expect(!isNew)
    #expect(keys.count == 2)
  }
}
