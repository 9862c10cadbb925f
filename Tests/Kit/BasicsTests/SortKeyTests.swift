import Basics
import TestSupport
import Testing

@Suite("Sort keys")
struct SortKeyTests {
  @Test(
    "keys sort as the standard library sorts them, whatever their order and number",
    arguments: [0, 1, 2, 7, 8, 9, 16, 17, 64, 100, 1000, 4097])
  func sorting(count: Int) {
    var generator = SeededGenerator(seed: 5)
    for range: UInt64 in [1, 3, 1000, .max] {
      let keys = (0..<count).map { SortKey(generator.next() % range, $0) }
      var sorted = keys
      SortKey.sort(&sorted)
      let expected = keys.sorted { ($0.key, $0.index) < ($1.key, $1.index) }
      #expect(sorted.map { $0.index } == expected.map { $0.index })
      SortKey.sort(&sorted) { $0 > $1 }
      let reversed = keys.sorted { $0.key == $1.key ? $0.index > $1.index : $0.key < $1.key }
      #expect(sorted.map { $0.index } == reversed.map { $0.index })
    }
  }

  @Test("numbers sort in ascending order, negative ones first")
  func numbers() {
    var generator = SeededGenerator(seed: 7)
    let numbers = (0..<100).map { _ in Int.random(in: -40...40, using: &generator) } + [.max, .min]
    #expect(SortKey.sorted(numbers) == numbers.sorted())
  }

  @Test("elements with equal keys keep their order")
  func stability() {
    var generator = SeededGenerator(seed: 6)
    let elements = (0..<500).map { (key: generator.next() % 5, place: $0) }
    let sorted = SortKey.sorted(elements) { $0.key }
    #expect(sorted.map { $0.place } == (0..<5).flatMap { key in elements.filter { $0.key == key }.map { $0.place } })
  }
}
