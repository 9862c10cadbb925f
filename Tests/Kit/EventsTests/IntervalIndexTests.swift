import CalendarSystems
import Events
import TestSupport
import Testing

struct IntervalIndexTests {
  private func entry(_ first: Int, _ end: Int, _ key: Int64) -> IntervalIndex.Entry {
    IntervalIndex.Entry(days: DayNumber(first)..<DayNumber(end), key: key)
  }

  @Test("an entry is found on its days and not beside them")
  func borders() {
    let index = IntervalIndex([entry(10, 13, 1)])
    #expect(index.keys(overlapping: DayNumber(9)..<DayNumber(10)).isEmpty)
    #expect(index.keys(overlapping: DayNumber(10)..<DayNumber(11)) == [1])
    #expect(index.keys(overlapping: DayNumber(12)..<DayNumber(20)) == [1])
    #expect(index.keys(overlapping: DayNumber(13)..<DayNumber(20)).isEmpty)
    #expect(index.keys(overlapping: DayNumber(11)..<DayNumber(11)).isEmpty)
  }

  @Test("an entry without days counts as its first day")
  func emptyEntry() {
    let index = IntervalIndex([entry(10, 10, 1)])
    #expect(index.keys(overlapping: DayNumber(10)..<DayNumber(11)) == [1])
  }

  @Test("removing what is not there changes nothing")
  func removeAbsent() {
    var index = IntervalIndex([entry(10, 13, 1)])
    let found = [entry(10, 12, 1), entry(10, 13, 2), entry(10, 13, 1)].map { index.remove($0) }
    #expect(found == [false, false, true])
    #expect(index.count == 0)
    #expect(index.keys(overlapping: DayNumber(0)..<DayNumber(100)).isEmpty)
  }

  @Test("extreme days are held without a trap")
  func extremes() {
    var index = IntervalIndex()
    index.insert(IntervalIndex.Entry(days: DayNumber(.min)..<DayNumber(.max), key: 1))
    index.insert(IntervalIndex.Entry(days: DayNumber(.max)..<DayNumber(.max), key: 2))
    #expect(index.keys(overlapping: DayNumber(0)..<DayNumber(1)) == [1])
  }

  @Test("insertions in bulk answer as insertions one by one", arguments: [5, 6, 7] as [UInt64])
  func batches(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var batched = IntervalIndex()
    var single = IntervalIndex()
    for step in 0..<40 {
      // Of days before, after and among those that are there.
      let middle = Int.random(in: -500...500, using: &random)
      let count = Int.random(in: 0...(step % 5 == 0 ? 400 : 12), using: &random)
      let entries = (0..<count).map { number in
        let first = middle + Int.random(in: -60...60, using: &random)
        return entry(first, first + Int.random(in: 0...90, using: &random), Int64(1000 * step + number))
      }
      batched.insert(contentsOf: entries)
      for entry in entries { single.insert(entry) }
      let from = Int.random(in: -600...600, using: &random)
      let days = DayNumber(from)..<DayNumber(from + Int.random(in: 1...200, using: &random))
      #expect(batched.count == single.count)
      #expect(batched.keys(overlapping: days) == single.keys(overlapping: days))
    }
    let all = DayNumber(-10_000)..<DayNumber(10_000)
    #expect(batched.keys(overlapping: all) == single.keys(overlapping: all))
  }

  @Test("random insertions and removals answer as a plain list does", arguments: [1, 2, 3, 4] as [UInt64])
  func equalsBruteForce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var index = IntervalIndex()
    var list: [IntervalIndex.Entry] = []
    func randomEntry(_ key: Int64) -> IntervalIndex.Entry {
      let first = Int.random(in: -300..<300, using: &random)
      let isLong = Int.random(in: 0..<20, using: &random) == 0
      return entry(first, first + Int.random(in: 0..<(isLong ? 100_000 : 6), using: &random), key)
    }
    if seed % 2 == 0 {
      list = (0..<2000).map { randomEntry($0) }
      index.insert(contentsOf: list)
    }
    for step in 0..<1500 {
      if Int.random(in: 0..<5, using: &random) < 3 || list.isEmpty {
        let new = randomEntry(Int64.random(in: 0..<5000, using: &random))
        list.append(new)
        index.insert(new)
      } else {
        let old = list.remove(at: Int.random(in: list.indices, using: &random))
        let wasThere = index.remove(old)
        #expect(wasThere)
      }
      guard step % 10 == 0 else { continue }
      let first = Int.random(in: -320..<320, using: &random)
      let window = DayNumber(first)..<DayNumber(first + Int.random(in: 0..<60, using: &random))
      let expected = list.filter {
        !window.isEmpty && $0.days.lowerBound < window.upperBound
          && max($0.days.upperBound, $0.days.lowerBound + 1) > window.lowerBound
      }.sorted { ($0.days.lowerBound, $0.key) < ($1.days.lowerBound, $1.key) }.map { $0.key }
      #expect(index.keys(overlapping: window) == expected)
      #expect(index.count == list.count)
    }
  }
}
