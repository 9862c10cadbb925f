import CalendarLayout
import CalendarSystems
import TestSupport
import Testing

/// Days numbered without those that are left out.
struct ShownDaysTests {
  @Test("shown days are numbered without gaps, in order, and found again by their numbers")
  func laws() {
    var random = SeededGenerator(seed: 5)
    for bits in UInt8(0)...127 {
      let first = Weekday(rawValue: Int.random(in: 1...7, using: &random)) ?? .monday
      let weekdays = WeekdaySet(rawValue: bits)
      let shown = ShownDays(grid: WeekGrid(firstWeekday: first), weekdays: weekdays)
      #expect(shown.count == (bits == 0 ? 7 : weekdays.count))
      let start = DayNumber(Int.random(in: -1_000_000...1_000_000, using: &random))
      var unit = shown.unit(of: start)
      for day in 0..<30 {
        let day = start + day
        #expect(shown.unit(of: day) == unit)
        #expect(shown.contains(day) == (bits == 0 || weekdays.contains(day)))
        if shown.contains(day) {
          #expect(shown.day(of: unit) == day && shown.nearest(day) == day)
          unit += 1
        } else {
          let grid = WeekGrid(firstWeekday: first)
          #expect(shown.contains(shown.nearest(day)) && grid.week(of: shown.nearest(day)) == grid.week(of: day))
        }
      }
    }
  }
}
