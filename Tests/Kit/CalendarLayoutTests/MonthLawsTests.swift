import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport
import Testing

/// The invariants M1 to M10 of month rows, over 3,000 random months each.
struct MonthLawsTests {
  @Test("M1: visible and hidden events of a day are its events, none twice")
  func completeness() {
    let broken = forRandomMonths(seed: 101) { month, violations in
      let block = month.block
      let columns = month.columns(hidden: month.hidden)
      for week in month.weeks {
        let rows = WeekRows(segments: block.segments(ofWeek: week), columns: columns, capacity: month.capacity)
        for (column, offset) in columns.dayOffsets.enumerated() {
          let all = month.spans(on: month.grid.firstDay(of: week) + offset)
          let seen = rows.seen(inColumn: column).map { $0.span }
          violations.check(Set(seen).count == seen.count, "twice in week \(week) column \(column)")
          violations.check(Set(seen).isSubset(of: all), "a stranger in week \(week) column \(column)")
          violations.check(rows.eventCounts[column] == all.count, "count of week \(week) column \(column)")
          violations.check(
            seen.count + rows.hiddenCounts[column] == all.count, "lost in week \(week) column \(column)")
        }
      }
    }
    #expect(broken == nil)
  }

  @Test("M2: two bars in one row never share a day")
  func disjointness() {
    let broken = forRandomMonths(seed: 102) { month, violations in
      let block = month.block
      for week in month.weeks {
        let segments = block.segments(ofWeek: week)
        let rows = WeekRows(
          segments: segments, columns: month.columns(hidden: month.hidden), capacity: month.capacity)
        for column in 0..<7 {
          let taken = rows.seen(inColumn: column).map { $0.row }
          violations.check(Set(taken).count == taken.count, "rows \(taken) in week \(week) column \(column)")
          let lanes = segments.filter { $0.firstOffset...$0.lastOffset ~= Int8(column) && $0.lane >= 0 }
            .map { $0.lane }
          violations.check(Set(lanes).count == lanes.count, "lanes \(lanes) in week \(week) day \(column)")
        }
      }
    }
    #expect(broken == nil)
  }

  @Test("M3: a bar keeps its row and is cut only where days hide it")
  func contiguity() {
    let broken = forRandomMonths(seed: 103) { month, violations in
      let block = month.block
      let columns = month.columns(hidden: month.hidden)
      for week in month.weeks {
        let rows = WeekRows(segments: block.segments(ofWeek: week), columns: columns, capacity: month.capacity)
        for pieces in Dictionary(grouping: rows.bars, by: { $0.span }).values {
          violations.check(Set(pieces.map { $0.row }).count == 1, "several rows in week \(week)")
          for (former, latter) in zip(pieces, pieces.dropFirst()) {
            let gap = (former.lastColumn + 1)..<latter.firstColumn
            violations.check(!gap.isEmpty, "a needless cut in week \(week)")
            violations.check(gap.allSatisfy { rows.hiddenCounts[$0] > 0 }, "a cut without a link in week \(week)")
            violations.check(!former.hasEnd && !latter.hasStart, "caps at a cut in week \(week)")
            violations.check(former.isHiddenAfter && latter.isHiddenBefore, "no sign at a cut in week \(week)")
          }
          for piece in pieces {
            violations.check(!(piece.hasStart && piece.isHiddenBefore), "a start after a day that hides it")
            violations.check(!(piece.hasEnd && piece.isHiddenAfter), "an end before a day that hides it")
          }
        }
      }
    }
    #expect(broken == nil)
  }

  @Test("M4: rows and link keep within the capacity, and nothing is hidden without need")
  func economy() {
    let broken = forRandomMonths(seed: 104) { month, violations in
      let block = month.block
      let columns = month.columns(hidden: month.hidden)
      for week in month.weeks {
        let segments = block.segments(ofWeek: week)
        let rows = WeekRows(segments: segments, columns: columns, capacity: month.capacity)
        for (column, offset) in columns.dayOffsets.enumerated() {
          let seen = rows.seen(inColumn: column)
          let link = rows.links.first { $0.column == column }
          let room = link == nil ? month.capacity : month.capacity - 1
          violations.check(seen.allSatisfy { 0..<max(room, 0) ~= $0.row }, "too many rows in week \(week)")
          violations.check(
            (link != nil) == (rows.hiddenCounts[column] > 0 && month.capacity > 0), "link in week \(week)")
          violations.check(
            link == nil || link?.hiddenCount == rows.hiddenCounts[column], "wrong number in week \(week)")
          violations.check((link?.hiddenCount ?? 2) >= 2, "a link for one event in week \(week)")
          for segment in segments
          where segment.firstOffset...segment.lastOffset ~= Int8(offset) && segment.lane >= 0 && month.capacity > 0 {
            let isSeen = seen.contains { $0.span == segment.span }
            violations.check(
              isSeen || Int(segment.lane) >= month.capacity - (link == nil ? 0 : 1), "hidden in vain in week \(week)")
          }
        }
      }
    }
    #expect(broken == nil)
  }

  @Test("M5: start and end caps appear exactly once for every event")
  func caps() {
    let broken = forRandomMonths(seed: 105) { month, violations in
      // All blocks that the events touch; enough rows unless there are more events than lanes.
      guard let first = month.spans.map({ $0.firstDay }).min(), let last = month.spans.map({ $0.lastDay }).max()
      else { return }
      let weeks = month.grid.week(of: first)...month.grid.week(of: last)
      var starts = [Int](repeating: 0, count: month.spans.count)
      var ends = starts
      var isCut = Set<Int32>()
      for week in weeks {
        let block = LaneBlock(
          index: LaneBlock.index(ofWeek: week), spans: month.spans, grid: month.grid, continuity: month.continuity)
        let rows = WeekRows(
          segments: block.segments(ofWeek: week), columns: month.columns(hidden: []), capacity: LaneBlock.laneLimit)
        for segment in block.segments(ofWeek: week) where segment.lane < 0 { isCut.insert(segment.span) }
        for link in rows.links { isCut.formUnion(month.spans(on: month.grid.firstDay(of: week) + link.column)) }
        for bar in rows.bars {
          let span = month.spans[Int(bar.span)]
          if bar.hasStart {
            starts[Int(bar.span)] += 1
            violations.check(month.grid.firstDay(of: week) + bar.firstColumn == span.firstDay, "a start elsewhere")
          }
          if bar.hasEnd {
            ends[Int(bar.span)] += 1
            violations.check(month.grid.firstDay(of: week) + bar.lastColumn == span.lastDay, "an end elsewhere")
          }
        }
      }
      for span in month.spans.indices {
        let least = isCut.contains(Int32(span)) ? 0 : 1
        violations.check(least...1 ~= starts[span], "\(starts[span]) starts of \(month.spans[span])")
        violations.check(least...1 ~= ends[span], "\(ends[span]) ends of \(month.spans[span])")
      }
    }
    #expect(broken == nil)
  }

  @Test("M6: a week has the same lanes from any scroll position, or alone")
  func stability() {
    let broken = forRandomMonths(seed: 106) { month, violations in
      let days = LaneBlock.days(of: month.index, in: month.grid)
      // Alone: only what touches the block. The longest window: everything known.
      let kept = month.spans.indices.filter {
        month.spans[$0].lastDay >= days.lowerBound && month.spans[$0].firstDay < days.upperBound
      }
      let alone = LaneBlock(
        index: month.index, spans: kept.map { month.spans[$0] }, grid: month.grid, continuity: month.continuity)
      for week in month.weeks {
        violations.check(LaneBlock.index(ofWeek: week) == month.index, "week \(week) is in another block")
        let renamed = alone.segments(ofWeek: week).map { segment in
          var segment = segment
          segment.span = Int32(kept[Int(segment.span)])
          return segment
        }
        violations.check(renamed == month.block.segments(ofWeek: week), "other lanes in week \(week)")
      }
    }
    #expect(broken == nil)
  }

  @Test("M7: with unlimited continuity a bar keeps its lane over the boundary")
  func continuity() {
    let broken = forRandomMonths(seed: 107) { month, violations in
      let block = LaneBlock(index: month.index, spans: month.spans, grid: month.grid, continuity: .max)
      for week in month.weeks.dropFirst() {
        let former = Dictionary(uniqueKeysWithValues: block.segments(ofWeek: week - 1).map { ($0.span, $0.lane) })
        // Bars that go on come first, so each finds its lane free.
        for segment in block.segments(ofWeek: week) where !segment.startsHere {
          guard let lane = former[segment.span], lane >= 0 else { continue }
          violations.check(segment.lane == lane, "lane \(lane) became \(segment.lane) in week \(week)")
        }
      }
    }
    #expect(broken == nil)
  }

  @Test("M8: hiding weekdays changes columns only")
  func hiddenWeekdays() {
    let broken = forRandomMonths(seed: 108) { month, violations in
      let block = month.block
      let all = month.columns(hidden: [])
      let some = month.columns(hidden: month.hidden)
      for week in month.weeks {
        let segments = block.segments(ofWeek: week)
        let whole = WeekRows(segments: segments, columns: all, capacity: month.capacity)
        let partial = WeekRows(segments: segments, columns: some, capacity: month.capacity)
        for (column, offset) in some.dayOffsets.enumerated() {
          let a = partial.seen(inColumn: column).sorted { $0.row < $1.row }
          let b = whole.seen(inColumn: offset).sorted { $0.row < $1.row }
          violations.check(a.elementsEqual(b) { $0 == $1 }, "other rows in week \(week) column \(column)")
          violations.check(partial.eventCounts[column] == whole.eventCounts[offset], "counts in week \(week)")
          violations.check(partial.hiddenCounts[column] == whole.hiddenCounts[offset], "links in week \(week)")
        }
      }
    }
    #expect(broken == nil)
  }

  @Test("M9: right to left has the same rows in mirrored columns")
  func mirroring() {
    let broken = forRandomMonths(seed: 109) { month, violations in
      let block = month.block
      let left = month.columns(hidden: month.hidden, direction: .leftToRight)
      let right = month.columns(hidden: month.hidden, direction: .rightToLeft)
      let a = geometry(month, left)
      let b = geometry(month, right)
      for week in month.weeks {
        let segments = block.segments(ofWeek: week)
        let rows = WeekRows(segments: segments, columns: left, capacity: month.capacity)
        violations.check(
          rows == WeekRows(segments: segments, columns: right, capacity: month.capacity), "other rows in week \(week)")
        for bar in rows.bars {
          violations.check(b.barFrame(bar) == a.barFrame(bar).mirrored(in: left.width), "bar \(bar) is no mirror image")
        }
        for link in rows.links {
          let mirrored = a.linkFrame(column: link.column).mirrored(in: left.width)
          violations.check(b.linkFrame(column: link.column) == mirrored, "link \(link) is no mirror image")
        }
      }
    }
    #expect(broken == nil)
  }

  @Test("M10: raising the capacity never hides an event that was visible")
  func monotony() {
    let broken = forRandomMonths(seed: 110) { month, violations in
      let block = month.block
      let columns = month.columns(hidden: month.hidden)
      for week in month.weeks {
        let segments = block.segments(ofWeek: week)
        var former = WeekRows(segments: segments, columns: columns, capacity: 0)
        for capacity in 1...11 {
          let latter = WeekRows(segments: segments, columns: columns, capacity: capacity)
          for column in 0..<columns.count {
            let before = Set(former.seen(inColumn: column).map { $0.span })
            let after = Set(latter.seen(inColumn: column).map { $0.span })
            violations.check(before.isSubset(of: after), "capacity \(capacity) in week \(week) column \(column)")
          }
          former = latter
        }
      }
    }
    #expect(broken == nil)
  }

  private func geometry(_ month: RandomMonth, _ columns: WeekColumns) -> MonthGeometry {
    MonthGeometry(
      viewport: Size(width: 763, height: 900), grid: month.grid, columns: columns, metrics: MonthMetrics(),
      pixels: PixelGrid(scale: 2))
  }
}
