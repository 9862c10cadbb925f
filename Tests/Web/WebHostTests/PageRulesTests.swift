import Almanac
import Testing

@testable import WebHost

@Suite("Rules of a page")
struct PageRulesTests {
  private let port = RecordingPort()
  private let session: WebSession
  private static let today = DayNumber(20_778)
  private static let grid = EditGrid(step: 1800)

  /// A page with "a" at 9:00 and "b" at 11:00, each an hour long, on Saturday, 21 November 2026.
  init() {
    session = WebSession(port: port, program: .edit)
    #expect(session.setToday("2026-11-21"))
    session.set(.editable, to: 31)
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.take(BatchBytes([Self.item("a", hour: 9), Self.item("b", hour: 11)]).bytes, of: 1)
    session.tick(now: 1)
  }

  @Test("the page is asked for the rules of an event by its source, calendar, and UID; without an answer it has none")
  func questions() throws {
    #expect(try move("a", hours: 2) == nil)
    #expect(port.asked.contains(RecordingPort.Message(kind: .limits, fields: ["1", "", "a"])))
    #expect(start("a") == 11)
  }

  @Test("only the edits that the page permits for an event are made")
  func verbs() throws {
    answer { $0 == "a" ? [Double(EditVerbs.edit.rawValue), 0, -1] : [31, 0, -1] }
    #expect(try move("a", hours: 1) == .refused([.notPermitted(.move)]))
    #expect(try move("b", hours: 1) == nil)
  }

  @Test("WK-196: the bits of rules are bounds, business hours of the element if it has any, and no overlap")
  func rules() throws {
    let count = EditCount(1, of: 1, first: Self.today)
    answer { _ in [31, 7, -1] }
    let b = try occurrence("b").id
    #expect(try move("a", hours: 2) == .refused([.overlap(b, count)]))
    let saturday = Double(1 << 6)
    session.set([(.businessHours, [saturday, 8 * 60, 14 * 60]), (.max, [20_778])])
    #expect(try move("a", hours: 4) == nil)
    #expect(try move("a", hours: 1) == .refused([.outsideHours(EditCount(1, of: 1, first: Self.today))]))
    let tomorrow = EditCount(1, of: 1, first: Self.today + 1)
    #expect(try move("a", hours: 24) == .refused([.outsideBounds(tomorrow), .outsideHours(tomorrow)]))
  }

  @Test("ED-197: the bit of fixed resources rejects other resources, and no other edit")
  func fixedResources() throws {
    let id = try occurrence("a").id
    var changed = try #require(session.timeline.event(id.event)).event
    changed.resourceIDs = ["Hall"]
    answer { $0 == "a" ? [31, 8, -1] : [31, 0, -1] }
    #expect(try change(id, to: changed) == .refused([.notPermitted(.edit)]))
    #expect(try move("a", hours: 1) == nil)
    answer { _ in [31, 0, -1] }
    #expect(try change(occurrence("a").id, to: changed) == nil)
  }

  @Test("an event may forbid overlaps without a rule, or allow them despite one")
  func overlap() throws {
    answer { $0 == "b" ? [31, 0, 0] : [31, 0, -1] }
    #expect(try move("a", hours: 2) != nil)
    answer { $0 == "b" ? [31, 1, 1] : [31, 1, -1] }
    #expect(try move("a", hours: 2) == nil)
  }

  @Test(
    "WK-196: a period has days, readings of the calendar's clock, or instants",
    arguments: [[20_778, 0, 20_779, 0], [1_795_219_200, 1, 1_795_305_600, 1], [1_795_219_200, 2, 1_795_305_600, 2]])
  func period(_ period: [Double]) throws {
    answer { _ in [31, 0, -1] + period }
    #expect(try move("a", hours: 14) == nil && start("a") == 23)
    #expect(try move("a", hours: 1) == .refused([.outsidePeriod(EditCount(1, of: 1, first: Self.today + 1))]))
    #expect(try move("a", hours: -24) == .refused([.outsidePeriod(EditCount(1, of: 1, first: Self.today - 1))]))
  }

  @Test("WK-197: allowChange is called once for each place of a drag, and not again for the drop")
  func once() throws {
    let id = try occurrence("a").id
    edit(.begin(.move, id, at: .time(Self.today, second: 9 * 3600), grid: Self.grid))
    #expect(asked() == 0)
    for (hour, count) in [(10, 1), (10, 1), (11, 2), (12, 3)] {
      edit(.move(to: .time(Self.today, second: hour * 3600), grid: Self.grid))
      #expect(asked() == count)
    }
    let question = try #require(port.asked.last { $0.kind == .allowChange }).fields
    #expect(question.prefix(2) == ["", "move"] && question.count == 3)
    edit(.drop)
    #expect(asked() == 3 && start("a") == 12)
    #expect(port.last(.beforeEdit)?[4] == question.last, "both are told the same")
  }

  @Test(
    "WK-197: a rejection of allowChange is shown at the held event and after the drop, in the page's words, and stores nothing"
  )
  func refusal() throws {
    port.answers[.allowChange] = { _ in Array("-The room is closed.".utf8) }
    let id = try occurrence("a").id
    edit(.begin(.move, id, at: .time(Self.today, second: 9 * 3600), grid: Self.grid))
    edit(.move(to: .time(Self.today, second: 10 * 3600), grid: Self.grid))
    let sentence = "Not possible: The room is closed."
    #expect(port.texts.contains { $0.contains(sentence) })
    port.frames = []
    edit(.drop)
    #expect(port.texts.contains(sentence) && start("a") == 9 && asked() == 1)
    #expect(port.last(.edit) == nil && port.last(.beforeEdit) == nil)
    port.answers[.allowChange] = { _ in Array("-".utf8) }
    port.frames = []
    #expect(try move("a", hours: 1) == .refused([.other("")]))
    session.perform(.edit(.change(id, to: try moved("a", hours: 1), nil)))
    session.tick(now: 3)
    #expect(port.texts.contains("Not possible now."))
  }

  @Test("WK-197: allowChange receives the names of the rules that reject a change, and can only give another reason")
  func reasons() throws {
    answer { _ in [31, 1, -1] }
    port.answers[.allowChange] = { $0[0] == "no-overlap" ? Array("-Taken.".utf8) : [] }
    #expect(try move("a", hours: 2) == .refused([.other("Taken.")]))
    port.answers[.allowChange] = nil
    let b = try occurrence("b").id
    #expect(try move("a", hours: 2) == .refused([.overlap(b, EditCount(1, of: 1, first: Self.today))]))
    #expect(start("a") == 9)
  }

  @Test("WK-196: a script's edits follow the same rules, and their outcome has the reason")
  func scripts() throws {
    answer { _ in [31, 1, -1] }
    let item = Self.item("c", hour: 9)
    #expect(send(.create, item) == ["0", "c", "Not possible: it would overlap a."])
    var moved = Self.item("b", hour: 9)
    moved.title = ""
    #expect(send(.edit, moved, .start) == ["0", "b", "Not possible: it would overlap a."])
    #expect(send(.create, Self.item("c", hour: 14))?.first == "1")
    port.answers[.allowChange] = { _ in Array("-Ask first.".utf8) }
    #expect(send(.delete, item) == ["0", "c", "Not possible: Ask first."])
  }

  @Test("WK-198: undo and redo ask no rules, and are announced to the page, which may prevent them")
  func undo() throws {
    #expect(try move("a", hours: 4) == nil)
    answer { _ in [31, 2, -1] }
    session.set([(.businessHours, [2, 60, 120])])
    port.asked = []
    port.prevented = [.beforeEdit]
    #expect(session.screen?.content.undo(again: false) == false && start("a") == 13)
    port.prevented = []
    #expect(session.screen?.content.undo(again: false) == true && start("a") == 9)
    #expect(port.last(.beforeEdit)?.prefix(3) == ["event", "edit", "undo"])
    #expect(session.screen?.content.undo(again: true) == true && start("a") == 13)
    #expect(port.last(.beforeEdit)?[2] == "redo" && asked() == 0)
  }

  // MARK: - Steps

  private static func item(_ id: String, hour: Int) -> BatchBytes.Item {
    let start = Double(today.rawValue * 86_400 + hour * 3600)
    return BatchBytes.Item(
      id: id, title: id, start: start, end: start + 3600, startClock: BatchBytes.Clock.floating,
      endClock: BatchBytes.Clock.floating)
  }

  /// Answers for each UID which rules the page has for it.
  private func answer(_ numbers: @escaping (String) -> [Double]) {
    port.answers[.limits] = { fields in
      numbers(fields[2]).flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> ($0 * 8)) } }
    }
  }

  private func edit(_ command: EditCommand) {
    session.perform(.edit(command))
    session.tick(now: 2)
  }

  private func asked() -> Int { port.asked.count { $0.kind == .allowChange } }

  private func occurrence(_ title: String) throws -> Occurrence {
    try #require(
      session.timeline.occurrences(touching: Self.today - 2..<Self.today + 3).first {
        session.timeline.event($0.id.event)?.event.summary == title
      })
  }

  /// The hour at which an event begins.
  private func start(_ title: String) -> Int? { (try? occurrence(title)).map { $0.startSecond / 3600 } }

  private func moved(_ title: String, hours: Int) throws -> Event {
    var event = try #require(session.timeline.event(try occurrence(title).id.event)).event
    (event.start, event.end) = (event.start.later(hours), event.end.later(hours))
    return event
  }

  /// Moves an event; returns the error, or `nil` if it was moved.
  private func move(_ title: String, hours: Int) throws -> EditError? {
    try change(occurrence(title).id, to: moved(title, hours: hours))
  }

  /// Changes an event; returns the error, or `nil` if it was changed.
  private func change(_ id: OccurrenceID, to event: Event) throws -> EditError? {
    let editor = try #require((session.screen?.content as? EditContent)?.editing).editor
    do throws(EditError) {
      try editor.perform(.change(id, to: event, nil))
      return nil
    } catch {
      return error
    }
  }

  private func send(_ kind: PageEdit.Kind, _ item: BatchBytes.Item, _ fields: PageEdit.Fields = []) -> [String]? {
    session.edit(kind, fields: fields.rawValue, scope: -1, BatchBytes([item]).bytes)
    session.tick(now: 2)
    return port.last(.edited)
  }
}

extension EventTime {
  fileprivate func later(_ hours: Int) -> EventTime {
    guard case .floating(let local) = self else { return self }
    return .floating(LocalDateTime(secondsAsUTC: local.secondsAsUTC + Int64(hours) * 3600))
  }
}
