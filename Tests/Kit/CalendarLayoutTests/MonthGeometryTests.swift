import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport
import Testing

struct MonthGeometryTests {
  @Test("every point of every day leads back to the day", arguments: [1, 1.5, 2])
  func inverse(scale: Double) {
    var random = SeededGenerator(seed: 41)
    for number in 0..<60 {
      let geometry = Self.random(scale: scale, number: number, using: &random)
      let week = Int.random(in: -5000...5000, using: &random)
      var wrong: [DayNumber] = []
      for (column, offset) in geometry.columns.dayOffsets.enumerated() {
        let frame = geometry.dayFrame(column: column)
        let day = geometry.grid.firstDay(of: week) + offset
        for step in 0..<16 where !frame.isEmpty {
          let x = frame.minX + frame.width * Double(step) / 16
          if geometry.day(atX: x, inWeek: week) != day { wrong.append(day) }
        }
      }
      #expect(wrong.isEmpty)
    }
  }

  @Test("rows are equal parts of the viewport on whole pixels, but never too low", arguments: [1, 1.5, 2])
  func rowHeights(scale: Double) {
    let metrics = MonthMetrics()
    let pixels = PixelGrid(scale: scale)
    for height in stride(from: 0.0, through: 2000, by: 7.3) {
      let row = MonthGeometry.rowHeight(viewportHeight: height, metrics, pixels)
      #expect(abs((row * scale).rounded() - row * scale) < 1e-9)
      #expect(row >= metrics.minimumRowHeight)
      #expect(row == metrics.minimumRowHeight || abs(row * 6 - height) <= 6 / scale)
    }
  }

  @Test("a high viewport has room for many rows of bars, a low or narrow one for none", arguments: RowTable.rows)
  func capacity(row: RowTable) {
    let grid = WeekGrid(firstWeekday: .sunday)
    let pixels = PixelGrid(scale: 1)
    let geometry = MonthGeometry(
      viewport: Size(width: row.width, height: row.height), grid: grid,
      columns: WeekColumns(width: row.width, grid: grid, direction: .leftToRight, pixels: pixels),
      metrics: MonthMetrics(), pixels: pixels)
    #expect(geometry.barCapacity == row.capacity)
    guard 1..<63 ~= row.capacity else { return }
    let last = geometry.linkFrame(column: 0)
    #expect(last.maxY <= geometry.rowHeight)
    #expect(last.maxY + last.height + geometry.metrics.barGap > geometry.rowHeight - 2)
  }

  @Test("WK-201: the rows of bars are limited, and the link is in the last one", arguments: [1, 2, 3, 100])
  func limit(count: Int) {
    let grid = WeekGrid(firstWeekday: .sunday)
    let pixels = PixelGrid(scale: 1)
    var metrics = MonthMetrics()
    func geometry(height: Double) -> MonthGeometry {
      MonthGeometry(
        viewport: Size(width: 1050, height: height), grid: grid,
        columns: WeekColumns(width: 1050, grid: grid, direction: .leftToRight, pixels: pixels), metrics: metrics,
        pixels: pixels)
    }
    let free = geometry(height: 1200)
    metrics.maxEvents = count
    let limited = geometry(height: 1200)
    #expect(free.barCapacity > 3 && limited.barCapacity == min(count, free.barCapacity))
    #expect(limited.rowHeight == free.rowHeight)
    let link = limited.linkFrame(column: 0)
    #expect(link.minY == metrics.dayNumberHeight + Double(limited.barCapacity - 1) * (link.height + metrics.barGap))
    #expect(geometry(height: 100).barCapacity == 0, "rows that are too low still have dots")
  }

  @Test("senseless sizes neither trap nor make rows without height")
  func senseless() {
    var metrics = MonthMetrics()
    metrics.minimumRowHeight = 0
    metrics.compactBarHeight = 0
    metrics.compactBarGap = 0
    metrics.minimumBarColumnWidth = 0
    metrics.barHeight = 0
    metrics.barGap = 0
    metrics.visibleRows = 0
    let grid = WeekGrid(firstWeekday: .monday)
    let pixels = PixelGrid(scale: 2)
    for height in [0.0, 1, 100_000] {
      let columns = WeekColumns(width: 0, grid: grid, direction: .rightToLeft, pixels: pixels)
      let geometry = MonthGeometry(
        viewport: Size(width: 0, height: height), grid: grid, columns: columns, metrics: metrics, pixels: pixels)
      #expect(geometry.rowHeight > 0)
      #expect(0..<LaneBlock.laneLimit ~= geometry.barCapacity)
      #expect(Self.axis(geometry, around: 3).units(from: EndlessAxis.span / 2).contains(3))
    }
  }

  @Test("the weeks in view are those whose rows touch it")
  func weeksInView() {
    var random = SeededGenerator(seed: 42)
    for number in 0..<200 {
      let geometry = Self.random(scale: [1, 1.5, 2][number % 3], number: number, using: &random)
      let top = Double.random(in: -100_000...100_000, using: &random)
      let bottom = top + geometry.viewport.height
      let axis = Self.axis(geometry, around: 50)
      let weeks = axis.units(from: axis.start + top)
      let first = Double(weeks.lowerBound - 50) * geometry.rowHeight
      let last = Double(weeks.upperBound - 50) * geometry.rowHeight
      let slack = geometry.rowHeight / 500
      #expect(first <= top + slack && first + geometry.rowHeight > top - slack)
      #expect(last >= bottom - slack && last - geometry.rowHeight < bottom + slack)
    }
    let geometry = Self.random(scale: 1.5, number: 0, using: &random)
    let two = EndlessAxis(pitch: geometry.rowHeight, viewport: 2 * geometry.rowHeight, around: 0)
    #expect(two.units(from: two.start + geometry.rowHeight * 100_001 - 1e-9) == 100_001..<100_003)
  }

  private static func axis(_ geometry: MonthGeometry, around week: Int) -> EndlessAxis {
    EndlessAxis(pitch: geometry.rowHeight, viewport: geometry.viewport.height, around: week)
  }

  @Test("true ends keep a distance from the edge of the day, cut ends do not", arguments: [false, true])
  func caps(isRightToLeft: Bool) {
    let grid = WeekGrid(firstWeekday: .sunday)
    let pixels = PixelGrid(scale: 1)
    let direction = isRightToLeft ? LayoutDirection.rightToLeft : .leftToRight
    let geometry = MonthGeometry(
      viewport: Size(width: 700, height: 600), grid: grid,
      columns: WeekColumns(width: 700, grid: grid, direction: direction, pixels: pixels), metrics: MonthMetrics(),
      pixels: pixels)
    let day = DayNumber(3)
    let block = LaneBlock(
      index: 0, spans: [LayoutSpan(firstDay: day, lastDay: day + 9)], grid: grid, continuity: 0)
    let frames = [0, 1].flatMap { week in
      WeekRows(segments: block.segments(ofWeek: week), columns: geometry.columns, capacity: 3).bars
        .map { geometry.barFrame($0) }
    }
    // From the Sunday of week 1 (1970-01-04) to the Tuesday after.
    #expect(frames.map { [$0.minX, $0.maxX] } == (isRightToLeft ? [[0, 698]] : [[2, 700]]))
    let rest = WeekRows(segments: block.segments(ofWeek: 2), columns: geometry.columns, capacity: 3).bars
    #expect(rest.map { geometry.barFrame($0).minX } == (isRightToLeft ? [402] : [0]))
    #expect(rest.map { geometry.barFrame($0).maxX } == (isRightToLeft ? [700] : [298]))
  }

  static func random(scale: Double, number: Int, using random: inout SeededGenerator) -> MonthGeometry {
    let grid = WeekGrid(firstWeekday: Weekday.allCases[number % 7])
    let hidden = Weekday.allCases.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
    let pixels = PixelGrid(scale: scale)
    let size = Size(
      width: Double.random(in: 0...2560, using: &random), height: Double.random(in: 100...1500, using: &random))
    return MonthGeometry(
      viewport: size, grid: grid,
      columns: WeekColumns(
        width: size.width, grid: grid, hidden: hidden,
        direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft, pixels: pixels),
      metrics: MonthMetrics(), pixels: pixels)
  }
}

/// A viewport and how many bars a day has room for in it.
struct RowTable: Sendable {
  var width: Double
  var height: Double
  var capacity: Int

  /// Rows of a sixth of the height: 26 points for the number, 22 for each bar, or 19 if fewer than three would fit.
  static let rows = [
    RowTable(width: 700, height: 384, capacity: 0), RowTable(width: 700, height: 390, capacity: 2),
    RowTable(width: 700, height: 426, capacity: 2), RowTable(width: 700, height: 540, capacity: 3),
    RowTable(width: 700, height: 600, capacity: 3),
    RowTable(width: 700, height: 900, capacity: 5), RowTable(width: 700, height: 2400, capacity: 17),
    RowTable(width: 360, height: 900, capacity: 0), RowTable(width: 371, height: 900, capacity: 5),
    RowTable(width: 0, height: 900, capacity: 0), RowTable(width: 700, height: 1e9, capacity: 63),
  ]
}
