import Almanac
import Testing

@testable import WebHost

@Suite("Nodes of the page in headings, hours, links, and week numbers")
struct LabelHookTests {
  private let port = RecordingPort()
  private let session: WebSession

  init() {
    session = WebSession(port: port)
    #expect(session.setToday("2026-11-21"))
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.calendar?.configure { $0.month.showsWeekNumbers = true }
    let items = (0..<9).map { BatchBytes.Item.days("visit \($0)", "Visit \($0)", 20_774..<20_775) }
    session.take(BatchBytes(items).bytes, of: 1)
  }

  /// The fields of the contents in all frames so far of views at a level.
  private func contents(at level: CalendarLevel.ID, _ hooks: PageHooks) -> [[String]] {
    session.setHooks([])
    session.calendar?.send(.setLevel(level, around: DayNumber(20_774), animated: false))
    session.tick(now: 1)
    let frames = port.frames.count
    session.setHooks(hooks)
    session.tick(now: 2)
    var found: [[String]] = []
    for case .hostedContent(_, let content) in port.frames[frames...].joined() where !content.isEmpty {
      found.append(content.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init))
    }
    return found
  }

  @Test("headings of days have their day, state, number of events, and height, above hours and in the agenda")
  func dayHeadings() throws {
    let found = contents(at: .week, .dayHeadings)
    let heading = try #require(found.first { $0[3] == "2026-11-17" })
    #expect(found.count >= 7 && heading[0] == "3" && heading[2] == "Tue 17" && heading.count == 7)
    #expect(Int(heading[6]).map { $0 > 20 } == true)
    let listed = contents(at: .agenda, .dayHeadings)
    #expect(listed.contains { $0[2] == "Tuesday, November 17, 2026" && $0[3] == "2026-11-17" && $0[5] == "9" })
  }

  @Test("hours have their time and text")
  func hours() {
    let found = contents(at: .day, .hours)
    #expect(found.contains { $0[0] == "4" && $0[2] == "2\u{202F}PM" && $0[3...] == ["50400", "0"] })
    #expect(Set(found.map { $0[1] }).count == found.count, "each view has its own node")
  }

  @Test("links have their day and the number of events, in months and above hours")
  func more() {
    let month = contents(at: .month, .more)
    #expect(month.count == 1 && month[0][0] == "5" && month[0][3] == "2026-11-17" && month[0][5] == "0")
    #expect(month.first.map { $0[2] == "+" + $0[4] } == true)
    #expect(contents(at: .week, .more).map { $0[3] } == ["2026-11-17"])
  }

  @Test("week numbers have the first day of their week, in months and beside the days of a week")
  func weekNumbers() {
    #expect(contents(at: .month, .weekNumbers).contains { $0[0] == "6" && $0[2...] == ["47", "2026-11-15", "47"] })
    #expect(contents(at: .week, .weekNumbers).map { $0[3] } == ["2026-11-15"])
  }

  @Test("labels have no contents without a hook, and lose them with it")
  func none() {
    #expect(contents(at: .week, .events).allSatisfy { $0[0] == "0" })
    #expect(!contents(at: .week, .hours).isEmpty)
    session.setHooks([])
    session.tick(now: 3)
    let last = port.frames.last ?? []
    #expect(last.contains { if case .hostedContent(_, let content) = $0 { content.isEmpty } else { false } })
  }
}
