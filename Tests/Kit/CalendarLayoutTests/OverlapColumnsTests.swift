import CalendarLayout
import TestSupport
import Testing

struct OverlapColumnsTests {
  private static let full = OverlapColumns.full

  private func spans(_ hours: [(Double, Double)]) -> [OverlapSpan] {
    hours.enumerated().map { index, pair in
      OverlapSpan(start: Int32(pair.0 * 60), end: Int32(pair.1 * 60), rank: Int32(index))
    }
  }

  @Test("no spans give no boxes, and one fills the column")
  func few() {
    #expect(OverlapColumns([]).boxes.isEmpty)
    let one = OverlapColumns(spans([(9, 10)]))
    #expect(one.boxes.map { [$0.leading, $0.trailing, $0.column, $0.cluster] } == [[0, Self.full, 0, 0]])
    #expect(one.columnCounts == [1])
  }

  @Test("the day on which another kit lets two events overlap has none here")
  func knownDefect() {
    let list = spans([(14, 17.5), (15, 15.25), (16, 20), (18, 22), (20, 23.75), (21.5, 23)])
    for strict in [false, true] {
      #expect(OverlapLaws.violation(list, OverlapColumns(list, strict: strict), strict: strict) == nil)
    }
  }

  @Test("events that only touch keep their whole width")
  func touching() {
    let boxes = OverlapColumns(spans([(9, 10), (10, 11), (11, 12)])).boxes
    #expect(boxes.allSatisfy { $0.leading == 0 && $0.trailing == Self.full })
    #expect(boxes.map(\.cluster) == [0, 1, 2])
  }

  @Test("120 simultaneous events all get a column of equal width")
  func simultaneous() {
    let result = OverlapColumns(spans([(Double, Double)](repeating: (9, 10), count: 120)))
    #expect(result.columnCounts == [120])
    #expect(Set(result.boxes.map(\.column)).count == 120)
    let widths = result.boxes.map { $0.trailing - $0.leading }
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 120)
  }

  @Test("of thirty at once four are shown beside the rest, and an event alone takes the place of \"+1\"")
  func overflow() throws {
    let crowd = OverlapColumns(spans([(Double, Double)](repeating: (9, 10), count: 30) + [(11, 12)]), limit: 5)
    #expect(crowd.columnCounts == [5, 1])
    #expect(crowd.overflows.map(\.spans) == [Array(4..<30)])
    #expect(crowd.overflows.first?.box.trailing == Self.full && crowd.boxes[30].trailing == Self.full)
    #expect(crowd.boxes[..<4].allSatisfy { abs(($0.trailing - $0.leading) - Self.full / 5) < 8 })
    // Four at nine, of which one lasts until eleven, and two at ten.
    let long = OverlapColumns(
      spans([(9, 11), (9, 10), (9, 10), (9, 10), (10, 11), (10, 11)]), limit: 3)
    #expect(long.overflows.map(\.spans) == [[2, 3]])
    #expect(long.boxes[5].column == 2 && long.boxes[5].trailing == Self.full)
    #expect(OverlapColumns(spans([(9, 10), (9, 10), (9, 10)]), limit: -7).overflows.map(\.spans) == [[1, 2]])
  }

  @Test("T9: crowds, events without length, ends of the day and chains of 10,000 neither trap nor break a law")
  func adversarial() {
    var lists: [[OverlapSpan]] = []
    lists.append(spans([(Double, Double)](repeating: (9, 17), count: 200)))
    lists.append(spans([(Double, Double)](repeating: (9, 9), count: 50)))
    lists.append(spans([(23, 24), (23.5, 24), (24, 24), (0, 24), (0, 0)]))
    lists.append((0..<60).map { OverlapSpan(start: $0, end: 120 - $0, rank: $0) })
    lists.append((0..<60).map { OverlapSpan(start: .min + $0, end: .max - $0) })
    lists.append([
      OverlapSpan(start: .max, end: .max), OverlapSpan(start: .min, end: .min), OverlapSpan(start: 5, end: -5),
    ])
    for list in lists {
      for strict in [false, true] {
        #expect(OverlapLaws.violation(list, OverlapColumns(list, strict: strict), strict: strict) == nil)
      }
    }
    let chain = (0..<10_000).map { OverlapSpan(start: Int32($0) * 10, end: Int32($0) * 10 + 15) }
    let loose = OverlapColumns(chain)
    #expect(loose.columnCounts == [2])
    #expect(loose.boxes.allSatisfy { $0.trailing - $0.leading == Self.full / 2 })
    let strict = OverlapColumns(chain, strict: true)
    #expect(strict.columnCounts == [10_000])
    #expect(strict.boxes.allSatisfy { $0.trailing > $0.leading })
  }
}
