import Almanac
import Testing

@testable import WebHost

@Suite("Methods and reports of the element in the engine")
struct MethodTests {
  private let port = RecordingPort()
  private let session: WebSession
  private static let november10 = DayNumber(20_767)

  init() {
    session = WebSession(port: port, program: .edit)
    #expect(session.setToday("2026-11-21"))
    session.set(.selectionMode, to: 3)
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
  }

  @Test("WK-134: a selection is asked for first, and reported with its spans")
  func selection() {
    session.perform(.choose(Self.november10))
    #expect(port.last(.beforeSelect) == ["2026-11-10", "1"])
    session.perform(.choose(Self.november10 + 1))
    session.perform(.choose(Self.november10 + 5))
    #expect(port.last(.select) == ["2026-11-10", "2026-11-10", "2026-11-11", "2026-11-15", "2026-11-15"])
    port.prevented = [.beforeSelect]
    session.perform(.choose(Self.november10 + 7))
    session.perform(.choose(Self.november10))
    #expect(port.last(.beforeSelect) == ["2026-11-10", ""])
    #expect(session.calendar?.state.selection.count == 3)
    port.prevented = []
    var days = DaySelection()
    days.insert(Self.november10..<Self.november10 + 2)
    session.select(days)
    #expect(port.last(.select) == ["2026-11-10", "2026-11-10", "2026-11-11"])
  }

  @Test("WK-137: the page may keep the list of a day's events closed")
  func more() throws {
    let calendar = try #require(session.calendar)
    #expect(session.calendarView(calendar, shouldListEventsOf: Self.november10))
    port.prevented = [.more]
    #expect(!session.calendarView(calendar, shouldListEventsOf: Self.november10))
    #expect(port.last(.more) == ["2026-11-10"])
  }

  @Test("WK-138: periods are reported with first day, end, level and title")
  func periods() {
    #expect(port.last(.period)?.prefix(2) == ["2026-11-01", "2026-12-01"])
    session.perform(.show, DayNumber(20_900), 0, animated: false)
    for time in 2...3 { session.tick(now: Double(time)) }
    #expect(port.last(.period) == ["2027-03-01", "2027-04-01", "month", "March 2027"])
    session.setLevel("year", around: DayNumber(20_900), animated: false)
    for time in 4...6 { session.tick(now: Double(time)) }
    #expect(port.last(.period)?.prefix(3) == ["2027-01-01", "2028-01-01", "year"])
  }

  @Test("WK-144: methods scroll hours, list events and focus")
  func methods() {
    session.setLevel("week", around: Self.november10, animated: false)
    session.perform(.scrollHours, nil, 36_000, animated: false)
    session.tick(now: 2)
    #expect(session.calendar?.state.level == .week && session.calendar?.state.hours.topSecond == 36_000)
    session.perform(.focus, Self.november10, 0, animated: false)
    #expect(session.calendar?.state.focusedDay == Self.november10)
    session.setLevel("nonsense", around: nil, animated: false)
    session.perform(.scrollHours, nil, .infinity, animated: false)
    session.tick(now: 3)
  }

  @Test("WK-210: the details of an occurrence in view are shown by its names, and the open event is reported")
  func place() {
    let text = """
      BEGIN:VCALENDAR\r
      BEGIN:VEVENT\r
      UID:class\r
      DTSTART;VALUE=DATE:20261110\r
      RRULE:FREQ=WEEKLY\r
      SUMMARY:Class\r
      END:VEVENT\r
      END:VCALENDAR\r

      """
    #expect(session.load(Array(text.utf8), name: "club.ics", replacesAll: true))
    session.tick(now: 2)
    session.perform(.place, nil, 0, animated: false)
    #expect(port.last(.place) == [""])
    session.showDetails(ofEventNamed: "class\u{1F}2026-11-18")
    session.showDetails(ofEventNamed: "class")
    #expect(session.calendar?.state.details == nil)
    session.showDetails(ofEventNamed: "class\u{1F}2026-11-17")
    session.tick(now: 3)
    session.perform(.place, nil, 0, animated: false)
    let fields = port.last(.place) ?? []
    #expect(fields.count == 9 && fields[1] == "class" && fields[3] == "2026-11-17" && fields[8] == "2026-11-17")
    // An event that is open stays so.
    session.showDetails(ofEventNamed: "class\u{1F}2026-11-17")
    #expect(session.calendar?.state.details != nil)
  }

  @Test("WK-145: what lies at the middle of a day's frame is that day; nothing lies outside")
  func hits() throws {
    session.frame(of: "2026-11-10")
    let numbers = try #require(port.last(.frame)).compactMap { Double($0).map { $0 / 64 } }
    #expect(numbers.count == 4)
    session.hit(at: Point(x: numbers[0] + numbers[2] / 2, y: numbers[1] + numbers[3] / 2))
    #expect(port.last(.hit) == ["2026-11-10", ""])
    session.hit(at: Point(x: -5, y: -5))
    #expect(port.last(.hit)?.isEmpty == true)
    session.frame(of: "no such event")
    #expect(port.last(.frame)?.isEmpty == true)
  }
}
