import Almanac
import TestSupport
import Testing

@testable import WebHost

@Suite("Nodes of the page in views of events")
struct HookTests {
  private let port = RecordingPort()
  private let session: WebSession

  init() {
    session = WebSession(port: port)
    #expect(session.setToday("2026-11-21"))
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
  }

  /// A file with an event of three days over a weekend, and one of an hour.
  private func load(title: String = "Fair", sequence: Int = 0) {
    let text = """
      BEGIN:VCALENDAR\r
      BEGIN:VEVENT\r
      UID:fair\r
      SEQUENCE:\(sequence)\r
      DTSTART;VALUE=DATE:20261121\r
      DTEND;VALUE=DATE:20261124\r
      SUMMARY:\(title)\r
      END:VEVENT\r
      BEGIN:VEVENT\r
      UID:call\r
      DTSTART:20261118T090000Z\r
      DTEND:20261118T100000Z\r
      SUMMARY:Call\r
      COLOR:red\r
      END:VEVENT\r
      END:VCALENDAR\r

      """
    #expect(session.load(Array(text.utf8), name: "club.ics", replacesAll: true))
  }

  /// The fields of the contents in a frame, sorted.
  private func contents(ofFrame frame: [Mutation]?) -> [[String]] {
    var found: [String] = []
    for case .hostedContent(_, let content) in frame ?? [] { found.append(content) }
    return found.sorted().map { $0.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init) }
  }

  @Test("WK-112: each piece of an event has its fields, and only while there is a hook")
  func pieces() throws {
    load()
    session.tick(now: 1)
    #expect(contents(ofFrame: Array(port.frames.joined())).isEmpty)
    session.setHooks(.events)
    session.tick(now: 2)
    let found = contents(ofFrame: port.frames.last)
    // The call, and the fair in two weeks that begin on Sunday.
    #expect(found.count == 3 && found.allSatisfy { $0.count == 17 })
    let call = try #require(found.first { $0[9] == "call" })
    #expect(Array(call[0...5]) == ["0", "0", "2026-11-18", "1", "1", call[5]] && call[6] == "1" && call[10] == "Call")
    #expect(!call[5].isEmpty && call[11].hasPrefix("2026-11-18T09:00") && call[13] == "0")
    let fair = found.filter { $0[9] == "fair" }
    #expect(fair.map { $0[2] } == ["2026-11-21", "2026-11-22"])
    #expect(fair.map { $0[3] } == ["1", "0"] && fair.map { $0[4] } == ["0", "1"])
    session.setHooks([])
    #expect(session.calendar?.decorator == nil)
  }

  @Test("WK-200: the part names of an event follow its content, and are there without a hook")
  func partNames() {
    var item = BatchBytes.Item.days("visit", "Visit", 20_778..<20_779)
    item.lines = "X-ALMANAC-PART:vip guest"
    session.take(BatchBytes([item]).bytes, of: 1)
    session.tick(now: 1)
    #expect(contents(ofFrame: Array(port.frames.joined())) == [["\u{1E}vip guest"]])
    session.setHooks(.events)
    session.tick(now: 2)
    let found = contents(ofFrame: port.frames.last)
    #expect(found.count == 1 && found[0].count == 17 && found[0][16].hasSuffix("\u{1E}vip guest"))
  }

  @Test("WK-125: contents are sent once, and again for another version of the event")
  func versions() {
    load()
    session.setHooks(.events)
    session.tick(now: 1)
    let frames = port.frames.count
    session.calendar?.send(.select(DayNumber(20_770)))
    session.tick(now: 2)
    #expect(port.frames.count > frames)
    #expect(contents(ofFrame: Array(port.frames[frames...].joined())).isEmpty, "a selection is no other version")
    load(title: "Late fair")
    session.tick(now: 3)
    #expect(contents(ofFrame: port.frames.last).contains { $0[10] == "Late fair" })
  }

  @Test("WK-116: days have contents, and another one when they are selected")
  func days() throws {
    load()
    session.setHooks(.days)
    session.tick(now: 1)
    let found = contents(ofFrame: Array(port.frames.joined()))
    #expect(found.count >= 42 && found.allSatisfy { $0.count == 5 && $0[0] == "1" })
    let today = try #require(found.first { $0[1] == "2026-11-21" })
    #expect(Int(today[2]).map { $0 & 3 } == 1 && today[3] == "1")
    session.calendar?.send(.select(DayNumber(20_778)))
    session.tick(now: 2)
    let selected = contents(ofFrame: port.frames.last)
    #expect(selected.map { $0[1] } == ["2026-11-21"] && selected.first.flatMap { Int($0[2]) }.map { $0 & 3 } == 3)
  }

  @Test("detailsContent: details have a content and the height of the page's node, and are closed by the page")
  func details() throws {
    load()
    session.setHooks(.details)
    session.tick(now: 1)
    let calendar = try #require(session.calendar)
    let call = try #require(session.timeline.occurrences(touching: DayNumber(20_775)..<DayNumber(20_776)).first)
    calendar.send(.showDetails(of: call, on: DayNumber(20_775)))
    session.tick(now: 2)
    let found = try #require(contents(ofFrame: port.frames.last).first)
    #expect(found.count == 12 && found[0] == "2" && found[1] == "1" && found[4] == "call" && found[5] == "Call")
    func height() -> Double? {
      session.screen?.window.displayList().items.first { $0.accessibility.role == .dialog }?.frame.height
    }
    let plain = height()
    calendar.setDetailsHeight(217)
    session.tick(now: 3)
    #expect(height() == 217 && plain != 217)
    session.perform(.hideDetails)
    session.tick(now: 4)
    #expect(height() == nil)
  }

  @Test(
    "WK-204: headings of resources have contents, with the day if each day has its own, and only while there is a hook")
  func resources() {
    let decorator = PageDecorator()
    let room = Resource(id: "a", title: "Attic", color: .named(.red), parent: "upper")
    #expect(decorator.content(of: room, on: nil, title: "Attic").isEmpty)
    decorator.hooks = .resources
    func fields(_ resource: Resource?, _ day: DayNumber?, _ title: String) -> [String] {
      decorator.content(of: resource, on: day, title: title).split(
        separator: "\u{1F}", omittingEmptySubsequences: false
      )
      .map(String.init)
    }
    let number = String(PageHooks.resources.rawValue.trailingZeroBitCount)
    #expect(fields(room, nil, "Attic") == [number, "", "Attic", "a", "1", "upper"])
    let today = DayNumber(20_778)
    #expect(
      fields(Resource(id: "b", title: "Barn"), today, "Barn") == [number, "2026-11-21", "Barn", "b", "0", ""])
    #expect(fields(nil, today, "No resource") == [number, "2026-11-21", "No resource"])
  }

  @Test("W6: all frames and names of views are the same with and without hooks")
  func frames() {
    load()
    session.tick(now: 1)
    func views() -> [[String]] {
      session.screen?.window.displayList().items.map { ["\($0.frame)", $0.accessibility.label] } ?? []
    }
    for level in [CalendarLevel.ID.month, .week, .day, .agenda] {
      session.calendar?.send(.setLevel(level, around: nil, animated: false))
      session.setHooks([])
      session.tick(now: 2)
      let plain = views().filter { !$0[1].utf8.isEmpty }
      session.setHooks(.events)
      session.tick(now: 3)
      #expect(views().filter { !$0[1].utf8.isEmpty } == plain)
      #expect(!plain.isEmpty)
    }
  }

  @Test("WK-112: rows of the agenda and blocks among the hours have contents of their own")
  func places() {
    load()
    session.setHooks(.events)
    for (level, place) in [(CalendarLevel.ID.week, "1"), (.agenda, "2")] {
      session.calendar?.send(.setLevel(level, around: DayNumber(20_775), animated: false))
      let frames = port.frames.count
      session.tick(now: 2)
      #expect(
        contents(ofFrame: Array(port.frames[frames...].joined())).contains { $0[1] == place && $0[9] == "call" })
    }
  }
}
