import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport
import Testing

struct WeekColumnsTests {
  @Test("columns tile the width on whole pixels and differ by one pixel at most", arguments: [1, 1.5, 2])
  func tiling(scale: Double) {
    let pixels = PixelGrid(scale: scale)
    forRandomColumns(scale: scale, seed: 31) { columns in
      let spans = (0..<columns.count).map { columns.span($0, $0) }
      let ordered = columns.direction == .leftToRight ? spans : spans.reversed()
      #expect(ordered.first?.x == 0)
      for (left, right) in zip(ordered, ordered.dropFirst()) { #expect(abs(left.x + left.width - right.x) < 1e-9) }
      #expect(abs((ordered.last?.x ?? 0) + (ordered.last?.width ?? 0) - columns.width) < 1e-9)
      let widths = spans.map { ($0.width * scale).rounded() }
      #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
      for span in spans { #expect(abs(pixels.snap(span.x) - span.x) < 1e-9) }
    }
  }

  @Test("every point of a column leads back to it", arguments: [1, 1.5, 2])
  func inverse(scale: Double) {
    forRandomColumns(scale: scale, seed: 32) { columns in
      var wrong: [Double] = []
      for column in 0..<columns.count {
        let span = columns.span(column, column)
        for step in 0..<8 {
          let x = span.x + span.width * Double(step) / 8
          if columns.column(atX: x) != column, span.width > 0 { wrong.append(x) }
        }
      }
      #expect(wrong.isEmpty)
      #expect(columns.column(atX: -1) == (columns.direction == .leftToRight ? 0 : columns.count - 1))
      #expect(columns.column(atX: columns.width) == (columns.direction == .leftToRight ? columns.count - 1 : 0))
    }
  }

  @Test("hiding all seven weekdays shows all, hiding some leaves the others in order")
  func hiding() {
    let grid = WeekGrid(firstWeekday: .monday)
    func offsets(_ hidden: [Weekday]) -> [Int] {
      WeekColumns(width: 700, grid: grid, hidden: hidden, direction: .leftToRight, pixels: PixelGrid(scale: 1))
        .dayOffsets
    }
    #expect(offsets(Weekday.allCases) == Array(0..<7))
    #expect(offsets([.saturday, .sunday]) == Array(0..<5))
    #expect(offsets([.wednesday]) == [0, 1, 3, 4, 5, 6])
    let columns = WeekColumns(
      width: 700, grid: grid, hidden: [.monday], direction: .leftToRight, pixels: PixelGrid(scale: 1))
    #expect(columns.column(ofOffset: 0) == nil)
    #expect(columns.column(ofOffset: 1) == 0)
  }

  @Test("a span of columns is as wide as its parts")
  func spans() {
    forRandomColumns(scale: 1.5, seed: 33) { columns in
      let total = columns.span(0, columns.count - 1)
      #expect(abs(total.width - (0..<columns.count).reduce(0) { $0 + columns.span($1, $1).width }) < 1e-9)
      #expect(abs(total.x) < 1e-9)
    }
  }

  private func forRandomColumns(scale: Double, seed: UInt64, _ body: (WeekColumns) -> Void) {
    var random = SeededGenerator(seed: seed)
    for number in 0..<200 {
      let hidden = Weekday.allCases.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
      let width = number < 10 ? Double(number) : Double.random(in: 10...2560, using: &random)
      body(
        WeekColumns(
          width: width, grid: WeekGrid(firstWeekday: Weekday.allCases[number % 7]), hidden: hidden,
          direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft, pixels: PixelGrid(scale: scale)))
    }
  }
}
