import Almanac
import Testing

@testable import WebHost

@Suite("The controls of the title bar by their names")
struct HeaderOrderTests {
  private let port = RecordingPort()
  private let session: WebSession

  init() {
    session = WebSession(port: port)
    #expect(session.setToday("2026-11-21"))
  }

  private static let cases: [(String, HeaderControls, [HeaderControl])] = [
    ("previous title today levels next", [.today, .levels], [.previous, .title, .today, .levels, .next]),
    ("today, title", .today, [.today, .title]), ("next previous next", [], [.next, .previous]),
    ("today", .today, []), ("levels today", [.today, .levels], []), ("all", .all, []), ("none", [], []),
    ("-today", [.levels, .new], []), ("-new", [.today, .levels], []), ("levels new", [.levels, .new], []),
    ("title new", .new, [.title]),
  ]

  @Test("WK-202: a list with the title or an arrow is an order, any other one names controls", arguments: cases)
  func words(text: String, controls: HeaderControls, order: [HeaderControl]) {
    session.set([], texts: [(.headerControls, text)])
    let configuration = session.settings.values.configuration
    #expect(configuration.headerControls == controls && configuration.headerOrder == order)
    #expect(port.last(.anomaly) == nil)
  }

  @Test("WK-202: an unknown control is reported, and nothing changes")
  func unknown() {
    session.set([], texts: [(.headerControls, "previous search")])
    #expect(port.last(.anomaly)?.first?.contains("search") == true)
    let configuration = session.settings.values.configuration
    #expect(configuration.headerControls == .all && configuration.headerOrder.isEmpty)
  }
}
