import CalendarLayout
import CalendarSystems
import TestSupport
import Testing

/// Columns numbered without gaps, each with a day and a resource.
struct TimelineColumnsTests {
  @Test("columns are found again by their day and resource, in both orders")
  func inverse() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<400 {
      let columns = columns(&random)
      let start = Int.random(in: -100_000...100_000, using: &random)
      for column in start..<start + 50 {
        let (day, resource) = (columns.day(of: column), columns.resource(of: column))
        #expect(columns.shown.contains(day) && 0..<columns.resourceCount ~= resource)
        #expect(columns.column(of: day, resource: resource) == column)
        let unit = columns.unit(of: column)
        #expect(unit * columns.unitLength + columns.place(of: column) == column)
        #expect(columns.unit(of: day) == unit)
        #expect(columns.days(of: column..<column + 1).contains(day))
        let run = columns.run(around: column)
        #expect(run.contains(column) && run.count == columns.dayCount)
        #expect(run.allSatisfy { columns.resource(of: $0) == resource && columns.unit(of: $0) == unit })
      }
    }
  }

  @Test("each unit has each of its days with each resource exactly once")
  func complete() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<200 {
      let columns = columns(&random)
      let unit = Int.random(in: -1000...1000, using: &random)
      var seen: [Int: Int] = [:]
      for column in unit * columns.unitLength..<(unit + 1) * columns.unitLength {
        seen[columns.day(of: column).rawValue, default: 0] += 1
      }
      #expect(seen.count == columns.dayCount && seen.values.allSatisfy { $0 == columns.resourceCount })
      let next = columns.shown.unit(of: columns.firstDay(ofUnit: unit + 1))
      #expect(next - columns.shown.unit(of: columns.firstDay(ofUnit: unit)) == columns.dayCount)
    }
  }

  @Test("without resources, columns are the shown days")
  func plain() {
    let shown = ShownDays(grid: WeekGrid(firstWeekday: .monday), weekdays: WeekdaySet([.monday, .wednesday]))
    let columns = TimelineColumns(shown: shown)
    #expect(columns.unitLength == 1 && columns.dayLength == 1)
    for number in -20..<20 {
      #expect(columns.day(of: number) == shown.day(of: number) && columns.unit(of: number) == number)
    }
  }

  private func columns(_ random: inout SeededGenerator) -> TimelineColumns {
    let first = Weekday(rawValue: Int.random(in: 1...7, using: &random)) ?? .monday
    let weekdays = WeekdaySet(rawValue: UInt8.random(in: 0...127, using: &random))
    return TimelineColumns(
      shown: ShownDays(grid: WeekGrid(firstWeekday: first), weekdays: weekdays),
      resourceCount: Int.random(in: 1...9, using: &random), order: Bool.random(using: &random) ? .days : .resources,
      period: Int.random(in: 1...10, using: &random), start: DayNumber(Int.random(in: -9999...9999, using: &random)))
  }
}
