import Basics
import CalendarSystems
import Testing

@Suite struct WeekdayTests {
  @Test("1970-01-01 was a Thursday, and the cycle has seven days both ways")
  func cycle() {
    #expect(Weekday(DayNumber(0)) == .thursday)
    for number in -20...20 {
      #expect(Weekday(DayNumber(number + 7)) == Weekday(DayNumber(number)))
      #expect(Weekday(DayNumber(number + 1)) == Weekday(DayNumber(number)).advanced(by: 1))
    }
  }

  @Test("every day number has a weekday, the first and the last too")
  func extremes() {
    for number in [Int.min, .min + 6, -1, .max - 7, .max] {
      let weekday = Weekday(DayNumber(number))
      #expect(weekday.rawValue - 1 == floorMod(floorMod(number, 7) + 4, 7))
      #expect(weekday.advanced(by: number) == weekday.advanced(by: floorMod(number, 7)))
    }
  }

  @Test("the index counts from the first weekday of the week")
  func index() {
    for first in Weekday.allCases {
      for offset in 0..<7 { #expect(first.advanced(by: offset).index(from: first) == offset) }
      #expect(first.advanced(by: -1).index(from: first) == 6)
    }
  }
}
