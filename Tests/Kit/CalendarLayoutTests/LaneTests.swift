import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport
import Testing

struct LaneTests {
  private let grid = WeekGrid(firstWeekday: .monday)

  @Test("an end before the start counts as the start")
  func insideOut() {
    let span = LayoutSpan(firstDay: DayNumber(10), lastDay: DayNumber(3))
    #expect(span.lastDay == DayNumber(10))
  }

  @Test("a single event that does not fit takes the place of the link", arguments: 1...6)
  func noLinkForOne(capacity: Int) {
    for count in 0...(capacity + 3) {
      let rows = rows(events: count, capacity: capacity)
      #expect(rows.bars.count == (count <= capacity ? count : capacity - 1))
      #expect(rows.links.map { $0.hiddenCount } == (count <= capacity ? [] : [count - capacity + 1]))
    }
  }

  @Test("an event in a lane below all rows is shown in the last row where it is alone there")
  func loneLateLane() {
    // Monday is full, so that the long event gets lane 3; from Tuesday on it is alone.
    let monday = grid.firstDay(of: 8)
    let earlier = (0..<3).map { _ in LayoutSpan(firstDay: monday - 7, lastDay: monday) }
    let long = LayoutSpan(firstDay: monday, lastDay: monday + 4)
    let rows = rows(of: earlier + [long], week: 8, capacity: 3)
    #expect(rows.links.map { $0.column } == [0])
    #expect(rows.links.map { $0.hiddenCount } == [2])
    let pieces = rows.bars.filter { $0.span == 3 }
    #expect(pieces.count == 1)
    #expect(pieces.first?.row == 2)
    #expect(pieces.first?.firstColumn == 1)
    #expect(pieces.first?.hasStart == false)
    #expect(pieces.first?.hasEnd == true)
    #expect(pieces.first?.isHiddenBefore == true && pieces.first?.isHiddenAfter == false)
  }

  @Test("without rows there are only counts")
  func noCapacity() {
    let rows = rows(events: 4, capacity: 0)
    #expect(rows.bars.isEmpty)
    #expect(rows.links.isEmpty)
    #expect(rows.eventCounts[0] == 4)
    #expect(rows.hiddenCounts[0] == 4)
  }

  @Test("more events at once than lanes are counted, never lost and never drawn over each other")
  func moreThanLanes() {
    let rows = rows(events: 100, capacity: 100)
    #expect(rows.eventCounts[0] == 100)
    #expect(rows.bars.count == 63)
    #expect(rows.links.map { $0.hiddenCount } == [37])
  }

  @Test("what found no lane is shown on a day where nothing else fails to fit")
  func laneless() {
    // 64 events on Monday take all lanes; the 65th lasts until Friday and is alone from Tuesday on.
    let monday = grid.firstDay(of: 16)
    let crowd = (0..<64).map { _ in LayoutSpan(firstDay: monday - 1, lastDay: monday) }
    let rows = rows(of: crowd + [LayoutSpan(firstDay: monday, lastDay: monday + 4)], week: 16, capacity: 5)
    #expect(rows.links.map { $0.column } == [0])
    #expect(rows.seen(inColumn: 2).map { $0.row } == [4])
  }

  @Test("what begins after a week does not change its lanes", arguments: [1, 2, 3, 4] as [UInt64])
  func laterEvents(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let start = grid.firstDay(of: 0) - 20
      var spans = (0..<Int.random(in: 0...160, using: &random)).map { _ in
        let first = start + Int.random(in: 0...80, using: &random)
        return LayoutSpan(firstDay: first, lastDay: first + Int.random(in: 0...20, using: &random))
      }
      spans.sort { $0.firstDay == $1.firstDay ? $0.lastDay > $1.lastDay : $0.firstDay < $1.firstDay }
      let continuity = Int.random(in: 0...2, using: &random)
      let all = LaneBlock(index: 0, spans: spans, grid: grid, continuity: continuity)
      for week in 0..<LaneBlock.weekCount {
        let earlier = spans.filter { $0.firstDay < grid.firstDay(of: week + 1) }
        let part = LaneBlock(index: 0, spans: earlier, grid: grid, continuity: continuity)
        #expect(part.segments(ofWeek: week) == all.segments(ofWeek: week))
      }
    }
  }

  @Test("after some spans were exchanged, updated lanes are those of a new block")
  func update() {
    var random = SeededGenerator(seed: 157)
    let failure = forRandomMonths(1000, seed: 157) { month, violations in
      guard !month.spans.isEmpty else { return }
      // Numbers tell equal spans apart.
      var spans = Array(month.spans.enumerated())
      var block = month.block
      for _ in 0..<3 {
        let gone = Int.random(in: 0..<spans.count, using: &random)
        let old = spans.remove(at: gone)
        let first = old.element.firstDay + Int.random(in: -20...20, using: &random)
        let new = LayoutSpan(firstDay: first, lastDay: first + Int.random(in: 0...12, using: &random))
        let come =
          spans.firstIndex {
            $0.element.firstDay == new.firstDay
              ? $0.element.lastDay < new.lastDay : $0.element.firstDay > new.firstDay
          } ?? spans.count
        spans.insert((offset: old.offset, element: new), at: come)
        let now = spans.map { $0.element }
        let weeks = block.update(
          min(old.element.firstDay, new.firstDay)..<max(old.element.lastDay, new.lastDay) + 1, grid: month.grid,
          continuity: month.continuity, keepsCount: Bool.random(using: &random),
          moved: { span in
            let rest = Int(span) > gone ? span - 1 : span
            return Int(rest) >= come ? rest + 1 : rest
          }, count: now.count, span: { now[$0] })
        let fresh = LaneBlock(index: month.index, spans: now, grid: month.grid, continuity: month.continuity)
        for week in month.weeks {
          violations.check(block.segments(ofWeek: week) == fresh.segments(ofWeek: week), "week \(week) of \(month)")
        }
        violations.check(weeks.isEmpty || month.weeks.contains(weeks.lowerBound), "\(weeks)")
      }
    }
    #expect(failure == nil)
  }

  @Test("a free lane may stay empty so that a bar keeps its own")
  func continuity() {
    let monday = grid.firstDay(of: 0)
    let short = LayoutSpan(firstDay: monday, lastDay: monday + 2)
    let long = LayoutSpan(firstDay: monday + 1, lastDay: monday + 9)
    func lanes(_ continuity: Int) -> [Int8] {
      let block = LaneBlock(index: 0, spans: [short, long], grid: grid, continuity: continuity)
      return [block.segments(ofWeek: 0)[1].lane, block.segments(ofWeek: 1)[0].lane]
    }
    #expect(lanes(0) == [1, 0])
    #expect(lanes(1) == [1, 1])
    #expect(lanes(-1) == [1, 0])
    #expect(lanes(.max) == [1, 1])
  }

  @Test("the more continuity, the fewer bars change their lane from week to week")
  func laneChanges() {
    let rates = [0, 1, Int.max].map { rate(continuity: $0) }
    let percent = rates.map { ($0 * 1000).rounded() / 10 }
    print("lane changes over week boundaries, % (continuity 0, 1, unlimited): \(percent); peers 22 to 58")
    #expect(rates[1] < rates[0])
    #expect(rates[2] < rates[1])
    #expect(rates[2] < 0.22)
  }

  private func rows(events count: Int, capacity: Int) -> WeekRows {
    let day = grid.firstDay(of: 3)
    return rows(of: (0..<count).map { _ in LayoutSpan(firstDay: day, lastDay: day) }, week: 3, capacity: capacity)
  }

  private func rows(of spans: [LayoutSpan], week: Int, capacity: Int) -> WeekRows {
    let block = LaneBlock(index: LaneBlock.index(ofWeek: week), spans: spans, grid: grid, continuity: 0)
    let columns = WeekColumns(width: 700, grid: grid, direction: .leftToRight, pixels: PixelGrid(scale: 1))
    return WeekRows(segments: block.segments(ofWeek: week), columns: columns, capacity: capacity)
  }

  /// Over a year of a busy calendar, blocks' ends included: which part of the bars that go on begin in another lane.
  private func rate(continuity: Int) -> Double {
    var random = SeededGenerator(seed: 7)
    let days = grid.firstDay(of: 0)..<grid.firstDay(of: 52)
    var spans = (0..<1200).map { number in
      let first = days.lowerBound + Int.random(in: 0..<364, using: &random)
      let length = number % 3 == 0 ? Int.random(in: 2...16, using: &random) : 1
      return LayoutSpan(firstDay: first, lastDay: first + length - 1)
    }
    spans.sort { a, b in a.firstDay == b.firstDay ? a.lastDay > b.lastDay : a.firstDay < b.firstDay }
    var former: [Int32: Int8] = [:]
    var crossings = 0
    var changes = 0
    for week in 0..<52 {
      let block = LaneBlock(
        index: LaneBlock.index(ofWeek: week), spans: spans, grid: grid, continuity: continuity)
      let segments = block.segments(ofWeek: week)
      for segment in segments where !segment.startsHere {
        crossings += 1
        if former[segment.span] != segment.lane { changes += 1 }
      }
      former = Dictionary(uniqueKeysWithValues: segments.map { ($0.span, $0.lane) })
    }
    return Double(changes) / Double(crossings)
  }
}
