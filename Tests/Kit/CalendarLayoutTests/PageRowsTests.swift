import CalendarSystems
import Geometry
import TestSupport
import Testing

@testable import CalendarLayout

/// Rows of pages, of equal heights or as high as their content.
struct PageRowsTests {
  @Test(
    "rows have the height of their content or more, the lower ones a common height, and leave less than a pixel each",
    arguments: [1.0, 1.5, 2])
  func heights(scale: Double) {
    let pixels = PixelGrid(scale: scale)
    for seed in Seeds.first(400) {
      var random = SeededGenerator(seed: seed)
      let contents = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        Double(Int.random(in: 40...400, using: &random)) / scale
      }
      let height = Double.random(in: 0...2000, using: &random)
      let rows = PageRows(contents: contents, filling: height, pixels)
      let heights = contents.indices.map { rows.height(ofRow: $0) }
      #expect(zip(heights, contents).allSatisfy { $0 >= $1 - 1e-9 }, "seed \(seed)")
      #expect(abs(rows.height - heights.reduce(0, +)) < 1e-6, "seed \(seed)")
      let needed = contents.reduce(0, +)
      if needed > height {
        #expect(abs(rows.height - needed) < 1e-6, "seed \(seed)")
      } else {
        let rest = height - rows.height
        #expect(rest >= -1e-6 && rest < Double(contents.count) / scale, "seed \(seed)")
        let raised = zip(heights, contents).filter { $0 > $1 + 1e-9 }.map(\.0)
        let edge = raised.max() ?? 0
        #expect(raised.allSatisfy { abs($0 - edge) < 1e-9 }, "seed \(seed)")
      }
      for edge in rows.edges { #expect(abs(pixels.snap(edge) - edge) < 1e-6, "seed \(seed)") }
    }
  }

  @Test("each point of a row leads back to it, and points above and below the page to none")
  func inverse() {
    for seed in Seeds.first(200) {
      var random = SeededGenerator(seed: seed)
      let contents = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Double(Int.random(in: 1...300, using: &random))
      }
      let rows = PageRows(contents: contents, filling: 500, PixelGrid(scale: 1))
      for row in contents.indices {
        let (top, height) = (rows.edges[row], rows.height(ofRow: row))
        for part in [0, 0.5, 0.99] { #expect(rows.row(atY: top + height * part) == row, "seed \(seed)") }
      }
      #expect(rows.row(atY: -0.1) == nil && rows.row(atY: rows.height) == nil && rows.row(atY: .nan) == nil)
    }
  }

  @Test("rows that need no more than an equal part are equal")
  func equal() {
    let pixels = PixelGrid(scale: 2)
    let rows = PageRows(contents: [44, 90, 60, 44, 44], filling: 504.5, pixels)
    #expect(rows == PageRows(height: 100.5, count: 5))
  }

  @Test("a row with some rows of bars holds them at the standard height, and is as low as it can be")
  func room() {
    let grid = WeekGrid(firstWeekday: .monday)
    let (metrics, pixels) = (MonthMetrics(), PixelGrid(scale: 1))
    let columns = WeekColumns(width: 700, grid: grid, direction: .leftToRight, pixels: pixels)
    let geometry = MonthGeometry(
      viewport: Size(width: 700, height: 600), grid: grid, columns: columns, metrics: metrics, pixels: pixels,
      rowHeight: MonthGeometry.fullRowHeight(metrics))
    #expect(geometry.barCapacity == LaneBlock.laneLimit - 1)
    #expect(geometry.rowHeight(lanes: 0) == metrics.minimumRowHeight)
    for lanes in 1..<LaneBlock.laneLimit {
      let height = geometry.rowHeight(lanes: lanes)
      let bar = WeekRows.Bar(span: 0, row: lanes - 1, firstColumn: 0, lastColumn: 0, hasStart: true, hasEnd: true)
      let frame = geometry.with(rowHeight: height).barFrame(bar)
      #expect(frame.height == metrics.barHeight && frame.maxY + metrics.barInset <= height)
      #expect(height == metrics.minimumRowHeight || frame.maxY + metrics.barInset > height - 1)
    }
  }
}
