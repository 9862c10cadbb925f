import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Agendas that are limited to a period.
struct AgendaPeriodTests {
  @Test("WK-208: an agenda of seven days lists the events of its period alone, also those that cross its ends")
  func events() throws {
    let harness = try harness(.agenda(days: 7), Self.sparse)
    #expect(rows(harness) == ["first 18", "inside 20", "last 24"])
    #expect(headings(harness) == [18, 20, 21, 24], "today has its heading even without events")
    #expect(harness.view.title == "Nov 18, 2026 – Nov 24, 2026")
    #expect(harness.view.visibleDays == november(18)..<november(25))
    let period = harness.view.configuration.days(ofPeriod: november(18), of: .agenda(days: 7))
    #expect(period == november(18)..<november(25))
  }

  @Test("WK-208: steps lead by the number of days, and buttons are named after it")
  func steps() throws {
    let harness = try harness(.agenda(days: 7), Self.sparse)
    let names = harness.view.elements().filter { $0.role == .button }.map(\.name)
    #expect(names.contains("Previous 7 days") && names.contains("Next 7 days") && names.contains("7 days"))
    harness.view.send(.showNext)
    harness.settle()
    #expect(harness.view.presented == november(25) && Set(rows(harness)) == ["last 25", "last 26", "after 25"])
    for _ in 0..<2 { harness.view.send(.showPrevious) }
    harness.settle()
    #expect(harness.view.presented == november(11) && Set(rows(harness)) == ["before 17", "first 16", "first 17"])
    harness.view.send(.showToday)
    harness.settle()
    #expect(harness.view.presented == november(21) && headings(harness).first == 21)
  }

  @Test("an agenda of weeks begins with a week, and one of days skips hidden weekdays")
  func alignment() throws {
    let weeks = try harness(.agenda(days: 10, aligned: .week), Self.sparse)
    #expect(weeks.view.state.level.name == "2weeks:agenda" && weeks.view.presented == november(16))
    #expect(headings(weeks) == [16, 17, 18, 20, 21, 24, 25, 26])
    weeks.view.send(.showNext)
    weeks.settle()
    #expect(weeks.view.presented == november(30))
    let days = try harness(.agenda(days: 5), Self.sparse) {
      $0.initialDay = november(19)
      $0.visibleWeekdays = WeekdaySet([.monday, .tuesday, .wednesday, .thursday, .friday])
    }
    #expect(days.view.visibleDays == november(19)..<november(26))
    days.view.send(.showNext)
    days.settle()
    #expect(days.view.presented == november(26))
  }

  @Test("one day is titled by its date", arguments: [LevelAlignment.day, .week])
  func titles(alignment: LevelAlignment) throws {
    let harness = try harness(.agenda(days: 1, aligned: alignment), Self.sparse)
    #expect(
      harness.view.title
        == (alignment == .day ? "Wednesday, November 18, 2026" : "Nov 16, 2026 – Nov 22, 2026"))
    #expect(harness.view.state.level.name == (alignment == .day ? "day:agenda" : "week:agenda"))
  }

  @Test("WK-208: a period without events says so, is in view as a whole, and leads to the nearest event")
  func empty() throws {
    let harness = try harness(.agenda(days: 7), Self.sparse) { $0.initialDay = november(40) }
    func names() -> [String] { harness.view.elements().map(\.name) }
    #expect(names().contains("No events") && rows(harness).isEmpty)
    #expect(harness.view.visibleDays == november(40)..<november(47))
    harness.view.send(.focus(november(43)))
    harness.settle()
    #expect(harness.view.presented == november(40) && harness.view.currentDay == november(43))
    let button = try #require(harness.view.elements().first { $0.name.hasPrefix("Nearest event") })
    harness.tap(Point(x: button.frame.midX, y: button.frame.midY))
    harness.settle()
    #expect(harness.view.presented == november(26) && rows(harness) == ["last 26"])
  }

  @Test("a day of the period is brought into view in it, one before or after it by a step, others begin a period")
  func focus() throws {
    let harness = try harness(.agenda(days: 7), Self.dense)
    for (day, start) in [(23, 18), (18, 18), (27, 25), (24, 18), (12, 11), (50, 50), (20, 20)] {
      harness.view.send(.focus(november(day)))
      harness.settle()
      #expect(harness.view.presented == november(start), "\(day)")
      #expect(headings(harness).contains(day), "\(day)")
    }
    harness.key(.pageDown)
    harness.settle()
    #expect(harness.view.presented == november(27) && harness.view.state.focusedDay == november(27))
  }

  @Test("scrolling ends at the ends of the period, and the place is part of the state", arguments: [false, true])
  func scrolling(isNative: Bool) throws {
    let harness = try harness(.agenda(days: 7), Self.dense, isNative: isNative)
    var seen: Set<Int> = []
    for _ in 0..<30 {
      if isNative {
        harness.hostScroll(by: 300, ends: true)
      } else {
        harness.window.send(.wheel(at: Point(x: 300, y: 300), delta: Point(x: 0, y: 300)))
      }
      harness.settle()
      seen.formUnion(headings(harness))
      #expect(harness.view.presented == november(18) && harness.view.state.anchor.day == november(18))
    }
    #expect(seen.isSubset(of: Set(18...24)) && seen.contains(24))
    #expect(harness.view.visibleDays.upperBound == november(25))
    let place = rows(harness)
    let fresh = harness.fresh(ticks: 3)
    #expect(fresh.view.presented == november(18) && rows(fresh) == place)

    let position = harness.view.position
    harness.view.send(.setLevel(.month, around: november(60), animated: false))
    harness.settle()
    harness.view.restore(position)
    harness.settle()
    #expect(harness.view.position == position && harness.view.title == "Nov 18, 2026 – Nov 24, 2026")
    #expect(rows(harness) == place)
  }

  @Test("a period lists no day that cannot be reached")
  func bounds() throws {
    let harness = try harness(.agenda(days: 7, aligned: .week), Self.sparse) {
      $0.reachable = DayBounds(november(18)...november(20))
    }
    #expect(rows(harness) == ["first 18", "inside 20"])
    #expect(harness.view.isBackwardDisabled(of: harness.view.header))
    #expect(harness.view.isForwardDisabled(of: harness.view.header))
  }

  @Test("the endless agenda and one of a period take turns in showing their lists")
  func turns() throws {
    let harness = try harness(.agenda(days: 7), Self.sparse)
    for _ in 0..<2 {
      harness.view.send(.setLevel(.agenda, around: november(18), animated: false))
      harness.settle()
      #expect(rows(harness).contains("after 25"))
      #expect(harness.view.title == "November 2026")
      harness.view.send(.setLevel(CalendarLevel.agenda(days: 7).id, around: november(18), animated: true))
      harness.settle()
      #expect(rows(harness) == ["first 18", "inside 20", "last 24"])
    }
    #expect(harness.mirror.displayList() == harness.window.displayList())
  }

  /// Events before, in, and after 18 to 24 November, two of which cross the ends.
  private static let sparse: [Event] = [
    .days("before", november(17), november(17)), .days("first", november(16), november(18)),
    .days("inside", november(20), november(20)), .days("last", november(24), november(26)),
    .days("after", november(25), november(25)),
  ]

  /// Ten events on each day, more than a view has room for.
  private static let dense: [Event] = (-30..<90).flatMap { offset in
    (0..<10).map { .days("\(offset) \($0)", november(offset), november(offset)) }
  }

  private func harness(
    _ level: CalendarLevel, _ events: [Event], isNative: Bool = false,
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.firstWeekday = .monday
    configuration.levels = [.month, level, .agenda]
    configuration.initialLevel = level.id
    configuration.initialDay = november(18)
    change(&configuration)
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding(events), size: Size(width: 900, height: 1200),
      capabilities: isNative ? .scrollsNatively : [])
    harness.settle()
    return harness
  }

  /// The events that are listed, from the top, with the day of the row.
  private func rows(_ harness: CalendarHarness) -> [String] {
    harness.view.elements().compactMap { element in
      guard let event = element.event, let day = element.day else { return nil }
      return "\(event) \(day - november(0))"
    }
  }

  /// The days whose headings are shown.
  private func headings(_ harness: CalendarHarness) -> [Int] {
    let text = DateText(locale: .english)
    let names = harness.view.elements().filter { $0.role == .heading }.map(\.name)
    return names.compactMap { name in (-30..<90).first { text.fullDate(november($0)) == name } }
  }
}
