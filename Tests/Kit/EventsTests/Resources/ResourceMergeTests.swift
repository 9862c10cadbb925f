import Events
import TestSupport
import Testing

/// The merge of resources that two people changed.
@Suite("Merging resources")
struct ResourceMergeTests {
  private func event(_ lines: [String]) -> Event {
    var event = Event.test("a", .day(day("2026-03-02")), .day(day("2026-03-03")))
    event.otherLines = lines
    return event
  }

  @Test(
    "ED-193: resources are merged one by one, also those of one line",
    arguments: [
      (["RESOURCES:a,b"], ["RESOURCES:b"], ["RESOURCES:a"], []),
      (["RESOURCES:a"], ["RESOURCES:a,c"], ["RESOURCES:a,b"], ["RESOURCES:a,b", "RESOURCES:c"]),
      (["RESOURCES:a,b,c"], ["RESOURCES:x,b,c"], ["RESOURCES:a,b"], ["RESOURCES:b", "RESOURCES:x"]),
      (["RESOURCES:a,b"], ["RESOURCES:a"], ["RESOURCES;LANGUAGE=fr:a,b"], ["RESOURCES:a"]),
      (
        ["RESOURCES:a", "RESOURCES:a,b"], ["RESOURCES:a,b"], ["RESOURCES:a"], ["RESOURCES:a"]
      ),
      (
        ["ATTENDEE;CUTYPE=ROOM:mailto:a"], ["ATTENDEE;CUTYPE=ROOM;PARTSTAT=ACCEPTED:mailto:a"], ["X-A:1"], ["X-A:1"]
      ),
      ([], ["RESOURCES:b"], ["RESOURCES:a"], ["RESOURCES:a", "RESOURCES:b"]),
    ] as [([String], [String], [String], [String])])
  func lines(base: [String], mine: [String], theirs: [String], result: [String]) {
    for (a, b) in [(mine, theirs), (theirs, mine)] {
      let merge = EventMerge(base: event(base), mine: event(a), theirs: event(b))
      #expect(merge.conflicts.isEmpty && merge.merged.otherLines == result)
    }
  }

  @Test("ED-193: what either side added is there, and what either side removed is not", arguments: Seeds.first(100))
  func sets(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func line() -> String {
      let ids = (0...number(0...2)).map { _ in "r\(number(0...5))" }
      switch number(0...4) {
      case 0: return "ATTENDEE;CUTYPE=ROOM:\(ids[0])"
      case 1: return "RESOURCES;LANGUAGE=de:" + ids.joined(separator: ",")
      default: return "RESOURCES:" + ids.joined(separator: ",")
      }
    }
    let base = event((0..<number(0...3)).map { _ in line() } + ["X-A:1"])
    func version() -> Event {
      var event = base
      for _ in 0..<number(0...3) {
        switch number(0...3) {
        case 0: event.resourceIDs = event.resourceIDs.filter { _ in number(0...2) > 0 } + ["n\(number(0...3))"]
        case 1: event.reassign(from: event.resourceIDs.first, to: "n\(number(0...3))")
        case 2: event.otherLines.append(line())
        default: event.summary = "\(number(0...1))"
        }
      }
      return event
    }
    let (mine, theirs) = (version(), version())
    let (merge, mirror) = (
      EventMerge(base: base, mine: mine, theirs: theirs), EventMerge(base: base, mine: theirs, theirs: mine)
    )
    #expect(merge.merged.otherLines == mirror.merged.otherLines)
    let (old, own, other) = (Set(base.resourceIDs), Set(mine.resourceIDs), Set(theirs.resourceIDs))
    let expected = own.union(other).subtracting(old.subtracting(own)).subtracting(old.subtracting(other))
    #expect(Set(merge.merged.resourceIDs) == expected)
  }
}
