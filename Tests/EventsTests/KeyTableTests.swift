import Events
import TestSupport
import Testing

struct KeyTableTests {
  @Test("a table without keys knows none, and removing from it changes nothing")
  func empty() {
    var table = KeyTable()
    table[5] = nil
    #expect(table[5] == nil)
    #expect(table.count == 0)
  }

  @Test("setting, replacing and removing agree with a dictionary, whatever the keys", arguments: 0..<4)
  func randomKeys(kind: Int) {
    var generator = SeededGenerator(seed: UInt64(kind) + 1)
    var table = KeyTable()
    var truth: [Int64: Int] = [:]
    for step in 0..<20_000 {
      let number = Int64.random(in: 0..<600, using: &generator)
      // In sequence; at the same place of every table; spread; at the ends.
      let key: Int64 =
        switch kind {
        case 0: number
        case 1: number << 48
        case 2: Int64(bitPattern: UInt64(bitPattern: number) &* 0xD6E8_FEB8_6659_FD93)
        default: number.isMultiple(of: 2) ? .max - number : .min + number
        }
      if Int.random(in: 0..<5, using: &generator) < 2 {
        table[key] = nil
        truth[key] = nil
      } else {
        table[key] = step
        truth[key] = step
      }
      #expect(table.count == truth.count)
      #expect(table[key] == truth[key])
      if step.isMultiple(of: 2_000) {
        for (key, place) in truth { #expect(table[key] == place) }
        #expect(table[-7] == truth[-7])
      }
    }
  }

  @Test("room made in advance changes no answer")
  func room() {
    var table = KeyTable()
    table[1] = 10
    table[2] = 20
    table.reserve(5_000)
    #expect([table[1], table[2], table[3]] == [10, 20, nil])
    table.reserve(3)
    #expect(table.count == 2)
  }
}
