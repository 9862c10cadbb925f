import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport

/// Eight weeks of random events: short and long ones, crowds, days full to bursting.
struct RandomMonth: CustomStringConvertible {
  var grid: WeekGrid
  /// In the order layout wants: by first day, longer first.
  var spans: [LayoutSpan]
  var continuity: Int
  var index: Int
  var hidden: [Weekday]
  var direction: LayoutDirection
  var capacity: Int

  /// Every fiftieth month has days with more events than there are lanes.
  init(number: Int, using random: inout SeededGenerator) {
    grid = WeekGrid(firstWeekday: Weekday.allCases[number % 7])
    continuity = [0, 1, 2, 5, .max][Int.random(in: 0..<5, using: &random)]
    index = Int.random(in: -3000...3000, using: &random)
    hidden = Weekday.allCases.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    direction = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    capacity = Int.random(in: 0...10, using: &random)
    let days = LaneBlock.days(of: index, in: grid)
    let isCrowd = number % 50 == 0
    let count = isCrowd ? 150 : Int.random(in: 0...70, using: &random)
    let middle = days.lowerBound + Int.random(in: 0..<56, using: &random)
    spans = (0..<count).map { _ in
      let first =
        isCrowd
        ? middle + Int.random(in: -6...6, using: &random) : days.lowerBound + Int.random(in: -40..<60, using: &random)
      let lengths = [1, 1, 1, 2, 3, 7, 10, 25, 80]
      let length = lengths[Int.random(in: 0..<lengths.count, using: &random)]
      return LayoutSpan(firstDay: first, lastDay: first + Int.random(in: 1...length, using: &random) - 1)
    }
    spans.sort { a, b in a.firstDay == b.firstDay ? a.lastDay > b.lastDay : a.firstDay < b.firstDay }
  }

  var block: LaneBlock { LaneBlock(index: index, spans: spans, grid: grid, continuity: continuity) }

  var weeks: Range<Int> { index * LaneBlock.weekCount..<(index + 1) * LaneBlock.weekCount }

  func columns(hidden: [Weekday], direction: LayoutDirection? = nil) -> WeekColumns {
    WeekColumns(
      width: 763, grid: grid, hidden: hidden, direction: direction ?? self.direction, pixels: PixelGrid(scale: 2))
  }

  /// The events of a day, by definition.
  func spans(on day: DayNumber) -> Set<Int32> {
    Set(spans.indices.filter { spans[$0].firstDay <= day && day <= spans[$0].lastDay }.map { Int32($0) })
  }

  var description: String {
    "block \(index) from \(grid.firstWeekday), k \(continuity), capacity \(capacity), \(spans)"
  }
}

extension WeekRows {
  /// The rows of the events seen in a column; an event drawn twice appears twice.
  func seen(inColumn column: Int) -> [(span: Int32, row: Int)] {
    bars.filter { $0.firstColumn...$0.lastColumn ~= column }.map { ($0.span, $0.row) }
  }
}

/// Collects what breaks a law, so that thousands of cases need one expectation.
struct Violations {
  private(set) var first: String?

  mutating func check(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds, first == nil { first = what() }
  }
}

/// Calls `body` with `count` random months.
func forRandomMonths(_ count: Int = 3000, seed: UInt64, _ body: (RandomMonth, inout Violations) -> Void) -> String? {
  var random = SeededGenerator(seed: seed)
  var violations = Violations()
  for number in 0..<count {
    body(RandomMonth(number: number, using: &random), &violations)
    if let first = violations.first { return "seed \(seed), month \(number): \(first)" }
  }
  return nil
}
