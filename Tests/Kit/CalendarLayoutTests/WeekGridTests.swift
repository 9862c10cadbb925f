import CalendarLayout
import CalendarSystems
import Testing

struct WeekGridTests {
  @Test("weeks begin on the first weekday and follow each other without gaps", arguments: Weekday.allCases)
  func weeks(first: Weekday) {
    let grid = WeekGrid(firstWeekday: first)
    for week in [-52_000_000, -4000, -1, 0, 1, 2967, 52_000_000] {
      let days = grid.days(of: week)
      #expect(Weekday(days.lowerBound) == first)
      #expect(days.upperBound - days.lowerBound == 7)
      #expect(days.upperBound == grid.firstDay(of: week + 1))
      for offset in 0..<7 { #expect(grid.week(of: days.lowerBound + offset) == week) }
    }
  }

  @Test("week 0 holds the first of January 1970", arguments: Weekday.allCases)
  func origin(first: Weekday) {
    #expect(WeekGrid(firstWeekday: first).week(of: DayNumber(0)) == 0)
  }

  @Test("blocks cover all weeks, eight each")
  func blocks() {
    let grid = WeekGrid(firstWeekday: .sunday)
    for week in -20...20 {
      let index = LaneBlock.index(ofWeek: week)
      #expect(LaneBlock.days(of: index, in: grid).contains(grid.firstDay(of: week)))
      #expect(index * 8 <= week && week < index * 8 + 8)
    }
  }
}
