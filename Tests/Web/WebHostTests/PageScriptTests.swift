import Almanac
import Testing

@testable import WebHost

/// Edits that scripts of a page make.
@Suite("Editing by a script")
struct PageScriptTests {
  private let port = RecordingPort()
  private let session: WebSession
  private static let today = DayNumber(20_778)

  /// A page with a single event, a series of seven days and one of a server.
  init() throws {
    session = WebSession(port: port, program: .edit)
    #expect(session.setToday("2026-11-21"))
    session.set(.editable, to: 31)
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    var run = item("run", start: 20_775.25, end: 20_775.75)
    run.title = "Run"
    run.lines = "RRULE:FREQ=DAILY;COUNT=7"
    session.take(BatchBytes([.days("trip", "Trip", 20_778..<20_780), run]).bytes, of: 1)
    session.tick(now: 1)
  }

  @Test(
    "ED-150: an event is created in the named calendar, or the first one, with an identifier of its own or a new one")
  func creation() throws {
    #expect(send(.create, .days("", "Fair", 20_778..<20_779)) == ["1", "new-1", ""])
    #expect(titles() == ["Trip", "Fair", "Run"])
    #expect(send(.create, .days("ball", "Ball", 20_778..<20_779)) == ["1", "ball", ""])
    #expect(send(.create, .days("ball", "Ball", 20_778..<20_779)) == ["0", "ball", "there is an event with this id"])
    var bytes = BatchBytes([.days("x", "X", 20_778..<20_779)])
    bytes.calendars = [("", "Nowhere", 0)]
    #expect(send(.create, bytes) == ["0", "x", "there is no calendar Nowhere"])
    let timed = item("short", start: 20_778.5, end: 20_778.5)
    #expect(send(.create, timed)?.first == "1")
    #expect(try event("short").end == .floating(reading(20_778, 13)))
    #expect(port.last(.beforeEdit)?.prefix(3) == ["event", "create", "script"])
    #expect(port.last(.beforeEdit)?[4].hasPrefix(#"[{"source":1,"before":null,"after":{"id":"short","#) == true)
    #expect(session.screen?.content.undo(again: false) == true)
    #expect(titles() == ["Trip", "Ball", "Fair", "Run"])
  }

  @Test("a series is created with its changed occurrences, in one change, and undone as a whole")
  func overrides() throws {
    var series = item("swim", start: 20_778.25, end: 20_778.5)
    (series.title, series.lines) = ("Swim", "RRULE:FREQ=DAILY;COUNT=3")
    var late = item("swim", start: 20_779.5, end: 20_779.75)
    (late.title, late.lines) = ("Late swim", #"X-ALMANAC-FIELDS:{"lane":2}"#)
    (late.instance, late.instanceClock) = (seconds(20_779.25), BatchBytes.Clock.floating)
    func swims() -> [String] { titles(Self.today..<Self.today + 3).filter { $0.hasSuffix("wim") } }
    let fields: PageEdit.Fields = [.title, .start, .end, .rule]
    #expect(send(.create, BatchBytes([series, late]), fields) == ["1", "swim", ""])
    #expect(swims() == ["Swim", "Late swim", "Swim"])
    let changes = try #require(port.last(.beforeEdit)?[4])
    #expect(changes.hasPrefix(#"[{"source":1,"before":null,"after":{"id":"swim","#))
    #expect(changes.contains(#""overrides":[{"recurrenceId":"2026-11-22T06:00","title":"Late swim""#))
    #expect(changes.ranges(of: #""before""#).count == 1)
    #expect(session.screen?.content.undo(again: false) == true)
    #expect(swims().isEmpty)
    #expect(session.screen?.content.undo(again: true) == true)
    #expect(swims() == ["Swim", "Late swim", "Swim"])
    (series.id, late.id, late.end) = ("dive", "dive", late.start - 60)
    let outcome = ["0", "dive", "the end lies before the start"]
    #expect(send(.create, BatchBytes([series, late]), fields) == outcome && swims().count == 3)
  }

  @Test("ED-150: only the fields that are named change; another start keeps the length, and the form of the event")
  func changes() throws {
    var changed = item("trip", start: 0, end: 0)
    (changed.title, changed.location, changed.color) = ("Journey", "Sea", 3)
    #expect(send(.edit, changed, [.title, .color]) == ["1", "trip", ""])
    var expected = try event("trip")
    #expect(expected.summary == "Journey" && expected.location == "" && expected.color == EventBatch.color(3))
    #expect(expected.start == .day(Self.today) && expected.end == .day(Self.today + 2))
    #expect(send(.edit, .days("trip", "", 20_785..<20_786), .start)?.first == "1")
    expected = try event("trip")
    #expect(expected.start == .day(DayNumber(20_785)) && expected.end == .day(DayNumber(20_787)))
    #expect(send(.edit, .days("trip", "", 0..<20_786), .end)?.first == "1")
    #expect(try event("trip").end == .day(DayNumber(20_786)))
    // Whole days become an hour.
    #expect(send(.edit, item("trip", start: 20_785.5, end: 20_785.5), .start)?.first == "1")
    #expect(try event("trip").start == .floating(reading(20_785, 12)))
    #expect(try event("trip").end == .floating(reading(20_785, 13)))
    #expect(send(.edit, item("trip", start: 0, end: 0.25), .length)?.first == "1")
    #expect(try event("trip").end == .floating(reading(20_785, 18)))
    #expect(send(.edit, item("trip", start: 0, end: 20_785), .end)?.first == "0")
    #expect(send(.edit, item("none", start: 0, end: 0), .title) == ["0", "none", "there is no event with this id"])
  }

  @Test("ED-150: an occurrence is named by the start that the rule gives it; its scope is itself unless said otherwise")
  func series() throws {
    var changed = item("run", start: 0, end: 0)
    (changed.title, changed.instance, changed.instanceClock) = (
      "Long run", seconds(20_777.25), BatchBytes.Clock.floating
    )
    #expect(send(.edit, changed, .title)?.first == "1")
    #expect(runs() == ["Run", "Run", "Long run", "Run", "Run", "Run", "Run"])
    changed.title = "Short run"
    #expect(send(.edit, changed, .title, scope: .thisAndFollowing)?.first == "1")
    #expect(runs() == ["Run", "Run", "Short run", "Short run", "Short run", "Short run", "Short run"])
    while session.screen?.content.undo(again: false) == true {}
    changed.instance = seconds(20_777.5)
    let reason = "the event has no occurrence at that recurrenceId"
    #expect(send(.edit, changed, .title) == ["0", "run", reason])
    changed.instance = seconds(20_777.25)
    #expect(send(.delete, changed) == ["1", "run", ""])
    #expect(runs().count == 6)
    changed.instanceClock = BatchBytes.Clock.none
    changed.lines = "RRULE:FREQ=DAILY;COUNT=3"
    #expect(send(.edit, changed, .rule)?.first == "1")
    #expect(runs() == ["Run", "Run"], "what was deleted stays so")
    #expect(send(.delete, changed)?.first == "1" && runs().isEmpty)
  }

  @Test("ED-150: occurrences are reported with the start that names them")
  func instances() throws {
    session.query(Self.today..<Self.today + 1)
    let fields = try #require(port.last(.occurrences))
    #expect(fields.count == 24 && fields[7] == "" && fields[12] == "run" && fields[19] == "2026-11-21T06:00")
  }

  @Test("ED-150: what people may not do scripts may not do either, and the reason is said")
  func refusals() throws {
    port.prevented = [.beforeEdit]
    #expect(send(.delete, .days("trip", "", 0..<1)) == ["0", "trip", "Not possible now."])
    port.prevented = []
    session.set(.editable, to: Double(EditVerbs.move.rawValue))
    let outcome = try #require(send(.delete, .days("trip", "", 0..<1)))
    #expect(outcome[0] == "0" && outcome[2].contains("delete"), "\(outcome)")
    session.set(.editable, to: 0)
    #expect(send(.delete, .days("trip", "", 0..<1)) == nil)
    #expect(titles().contains("Trip"))
  }

  @Test("ED-150: bytes that are no event, and times out of range, are refused")
  func wrongBytes() {
    session.edit(.create, fields: 0, scope: -1, [1, 2, 3])
    #expect(port.last(.edited) == nil)
    #expect(send(.create, .days("a", "", Int(1e12)..<Int(2e12))) == ["0", "", "one of the times is out of range"])
    var wrong = BatchBytes.Item.days("a", "A", 0..<1)
    wrong.lines = "RRULE:FREQ=NEVER"
    #expect(send(.create, wrong)?.first == "0")
  }

  @Test("ED-150: taking an event and opening its form are reported, with what became of it, and may be prevented")
  func listening() throws {
    let occurrence = try #require(session.timeline.occurrences(touching: Self.today..<Self.today + 1).first)
    func edit(_ command: EditCommand) {
      session.perform(.edit(command))
      session.tick(now: 2)
    }
    let grid = EditGrid(step: 900)
    port.prevented = [.editStart]
    edit(.begin(.move, occurrence.id, at: .day(Self.today), grid: grid))
    #expect(port.last(.editStart)?.prefix(3) == ["move", "trip", "Trip"])
    edit(.drop)
    #expect(port.last(.editEnd) == nil && port.last(.edit) == nil)
    port.prevented = []
    edit(.begin(.move, occurrence.id, at: .day(Self.today), grid: grid))
    edit(.move(to: .day(Self.today + 1), grid: grid))
    edit(.drop)
    #expect(port.last(.editEnd) == ["move", "1"])
    edit(.begin(.resizeEnd, occurrence.id, at: .day(Self.today), grid: grid))
    edit(.cancel)
    #expect(port.last(.editEnd) == ["resize", "0"])
    #expect(port.messages.count { $0.kind == .editStart } == 3 && port.messages.count { $0.kind == .editEnd } == 2)
  }

  // MARK: - Steps

  private func seconds(_ days: Double) -> Double { days * 86_400 }

  private func reading(_ day: Int, _ hour: Int) -> LocalDateTime {
    LocalDateTime(day: DayNumber(day), hour: hour, minute: 0)
  }

  /// An event without a zone, by days since 1970 with their fractions.
  private func item(_ id: String, start: Double, end: Double) -> BatchBytes.Item {
    BatchBytes.Item(
      id: id, start: start * 86_400, end: end * 86_400, startClock: BatchBytes.Clock.floating,
      endClock: BatchBytes.Clock.floating)
  }

  private func send(
    _ kind: PageEdit.Kind, _ item: BatchBytes.Item, _ fields: PageEdit.Fields = [], scope: EditScope? = nil
  ) -> [String]? { send(kind, BatchBytes([item]), fields, scope: scope) }

  private func send(
    _ kind: PageEdit.Kind, _ batch: BatchBytes, _ fields: PageEdit.Fields = [], scope: EditScope? = nil
  ) -> [String]? {
    let before = port.messages.count { $0.kind == .edited }
    session.edit(kind, fields: fields.rawValue, scope: scope.map { Int32($0.rawValue) } ?? -1, batch.bytes)
    session.tick(now: 2)
    return port.messages.count { $0.kind == .edited } > before ? port.last(.edited) : nil
  }

  private func event(_ uid: String) throws -> Event {
    let calendars = try session.loader.store.calendars()
    let found = try calendars.flatMap { try session.loader.store.events(uid: uid, in: $0.id) }
    return try #require(found.first).event
  }

  private func titles(_ days: Range<DayNumber> = today..<today + 1) -> [String] {
    session.timeline.occurrences(touching: days).compactMap { session.timeline.event($0.id.event)?.event.summary }
  }

  private func runs() -> [String] {
    let days = Self.today - 20..<Self.today + 20
    return session.timeline.occurrences(touching: days).compactMap {
      let event = session.timeline.event($0.id.event)?.event
      return event?.summary.hasSuffix("un") == true ? event?.summary : nil
    }
  }
}
