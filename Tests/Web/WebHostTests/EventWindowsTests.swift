import Almanac
import TestSupport
import Testing

@testable import WebHost

@Suite("Stretches of days that are requested from a server")
struct EventWindowsTests {
  private var windows = EventWindows()

  private func days(_ first: Int, _ end: Int) -> Range<DayNumber> { DayNumber(first)..<DayNumber(end) }

  @Test("WK-76: as many days around the view are fetched as the page wants")
  func fetchMargin() {
    var windows = EventWindows()
    windows.wantedMargin = 7
    let view = DayNumber(100)..<DayNumber(142)
    for stretch in windows.request(around: view) { windows.finish(stretch.number, eventCount: 1) }
    let around = windows.request(around: view).map { $0.days }
    #expect(around == [DayNumber(142)..<DayNumber(149), DayNumber(93)..<DayNumber(100)])
  }

  @Test("long views are requested in stretches of a quarter of a year")
  mutating func longViews() {
    let stretches = windows.request(around: days(0, 200))
    #expect(stretches.map(\.days) == [days(0, 91), days(91, 182), days(182, 200)])
    #expect(stretches.allSatisfy { $0.isInView })
    #expect(windows.request(around: days(0, 200)).isEmpty)
  }

  @Test("where there are many events, days around the view are requested in short stretches")
  mutating func manyEvents() {
    let stretch = windows.request(around: days(0, 40))[0]
    windows.finish(stretch.number, eventCount: 8000)
    #expect(windows.request(around: days(0, 40)).map(\.days) == [days(40, 50), days(-10, 0)])
  }

  @Test("while a stretch is pending, only days in view are requested")
  mutating func order() {
    let first = windows.request(around: days(0, 42))
    #expect(windows.request(around: days(30, 72)).map(\.days) == [days(42, 72)])
    windows.finish(first[0].number, eventCount: 1)
    #expect(windows.request(around: days(30, 72)).isEmpty)
  }

  @Test("days of a failed request are requested again, expected days are not")
  mutating func failing() {
    windows.expect(days(10, 20))
    let stretches = windows.request(around: days(0, 30))
    #expect(stretches.map(\.days) == [days(0, 10), days(20, 30)])
    windows.fail(stretches[1].number)
    windows.fail(99)
    #expect(windows.request(around: days(5, 30)).map(\.days) == [days(20, 30)])
    windows.fail(EventWindows.expectedNumber)
    #expect(windows.request(around: days(5, 30)).map(\.days) == [days(10, 20)])
  }

  @Test("days without dates are never requested, and no view is empty")
  mutating func bounds() {
    let valid = GregorianCalendar.shared.validDays
    let last = windows.request(around: valid.upperBound..<valid.upperBound + 50)
    #expect(last.map(\.days) == [valid.upperBound..<valid.upperBound + 1])
    let first = windows.request(around: valid.lowerBound - 50..<valid.lowerBound - 50)
    #expect(first.map(\.days) == [valid.lowerBound..<valid.lowerBound + 1])
    windows.finish(last[0].number, eventCount: 0)
    windows.finish(first[0].number, eventCount: 0)
    #expect(windows.request(around: valid.upperBound..<valid.upperBound + 1).map(\.isInView) == [false])
  }

  @Test("no day is requested twice, whatever is in view, and in the end all days around the view are there")
  mutating func everyDayOnce() {
    var random = SeededGenerator(seed: 7)
    var seen: Set<Int> = []
    for _ in 0..<200 {
      let first = Int.random(in: -400...400, using: &random)
      let view = days(first, first + Int.random(in: 1...120, using: &random))
      var stretches = windows.request(around: view)
      while let stretch = stretches.popLast() {
        for day in stretch.days.lowerBound.rawValue..<stretch.days.upperBound.rawValue {
          #expect(seen.insert(day).inserted)
        }
        windows.finish(stretch.number, eventCount: Int.random(in: 0...20_000, using: &random))
        if stretches.isEmpty { stretches = windows.request(around: view) }
      }
      for day in view.lowerBound.rawValue - 60..<view.upperBound.rawValue + 60 { #expect(seen.contains(day)) }
    }
  }
}
