import Basics
import CalendarSystems
import Events
import Testing
import TimeZones

@Suite("Editing: sessions and whole edits")
struct EventEditorTests {
  private let grid = EditGrid(step: 900)

  private func at(_ text: String) -> EditTarget {
    let reading = local(text)
    return .time(reading.day, second: reading.secondOfDay)
  }

  private func paris(_ uid: String, _ start: String, _ end: String) -> Event {
    .test(uid, zoned(start, "Europe/Paris"), zoned(end, "Europe/Paris"))
  }

  private func perform(_ commands: [EditCommand], _ desk: EditDesk, _ session: inout EditSession?) throws
    -> EditReceipt?
  {
    var receipt: EditReceipt?
    for command in commands { receipt = try desk.editor.perform(command, in: &session) }
    return receipt
  }

  @Test("ED-3 and ED-5: a session says at each step what it would store, and stores just that")
  func session() throws {
    let desk = try EditDesk([paris("a", "2026-03-02 09:00", "2026-03-02 10:00")])
    let id = desk.shown()[0].id
    var session: EditSession?
    let begun = try perform(
      [.begin(.move, id, at: at("2026-03-02 09:30"), grid: grid), .move(to: at("2026-03-03 10:30"), grid: grid)], desk,
      &session)
    #expect(begun == nil)
    let plan = try #require(session?.plan)
    #expect(plan.before.map { $0.start } == [zoned("2026-03-02 09:00", "Europe/Paris")])
    #expect(plan.after.map { $0.start } == [zoned("2026-03-03 10:00", "Europe/Paris")])
    #expect(plan.days?.contains(day("2026-03-02")) == true && plan.days?.contains(day("2026-03-03")) == true)
    let receipt = try #require(try desk.editor.perform(.drop, in: &session))
    #expect(receipt.change == plan.change)
    #expect(receipt.label == EditLabel(.move, title: "a"))
    #expect(session == nil)
    #expect(try desk.texts == ["a 2026-03-03 10:00-11:00"])
  }

  @Test("ED-6: a drop where nothing has changed stores nothing, asks nothing and is no entry of undo")
  func nothing() throws {
    let desk = try EditDesk([.weekly()])
    let id = desk.shown()[1].id
    let before = try desk.store.event(id.event)
    var session: EditSession?
    let receipt = try perform(
      [
        .begin(.move, id, at: at("2026-03-09 09:30"), grid: grid), .move(to: at("2026-03-10 12:00"), grid: grid),
        .move(to: at("2026-03-09 09:30"), grid: grid), .drop,
      ], desk, &session)
    #expect(receipt == nil)
    #expect(session == nil)
    #expect(try desk.editor.perform(.change(id, to: desk.instance(id), nil)) == nil)
    #expect(desk.editor.undoStack.count == 0)
    #expect(try desk.store.event(id.event) == before)
  }

  @Test("ED-7: an event that is taken by its second day moves from where it is")
  func secondDay() throws {
    let desk = try EditDesk([paris("a", "2026-03-02 22:00", "2026-03-03 06:00")])
    var session: EditSession?
    _ = try perform(
      [
        .begin(.move, desk.shown()[0].id, at: at("2026-03-03 01:00"), grid: grid),
        .move(to: at("2026-03-05 02:00"), grid: grid), .drop,
      ], desk, &session)
    #expect(try desk.texts == ["a 2026-03-04 23:00-2026-03-05 07:00"])
  }

  @Test("ED-9: a calendar that is read-only refuses edits, and to take events in")
  func readOnly() throws {
    var event = paris("a", "2026-03-02 09:00", "2026-03-02 10:00")
    var other = event
    other.uid = "b"
    event.calendar = CalendarID(3)
    let desk = try EditDesk([event, other])
    let id = OccurrenceID(event: EventID(1), start: local("2026-03-02 09:00").secondsAsUTC)
    let refusal = EditError.refused([.readOnly(CalendarID(3))])
    #expect(desk.error(.begin(.move, id, at: at("2026-03-02 09:00"), grid: grid)) == refusal)
    #expect(desk.error(.delete(id, nil)) == refusal)
    #expect(desk.error(.create(event)) == refusal)
    other.calendar = CalendarID(3)
    let free = OccurrenceID(event: EventID(2), start: id.start)
    #expect(desk.error(.change(free, to: other, nil)) == refusal)
    #expect(desk.editor.verbs(for: event) == [])
    #expect(desk.editor.writableCalendars == [CalendarID(1), CalendarID(2)])
  }

  @Test("a series is created with its overrides, which get its UID and its calendar, and undone as a whole")
  func overrides() throws {
    let desk = try EditDesk([])
    var series = Event.weekly()
    (series.uid, series.calendar) = ("", CalendarID(2))
    var override = paris("other", "2026-03-10 11:00", "2026-03-10 12:00")
    override.recurrenceID = zoned("2026-03-09 09:00", "Europe/Paris")
    let receipt = try #require(try desk.editor.perform(.create(series, overrides: [override])))
    #expect(
      receipt.written.map { $0.uid } == ["new", "new"] && receipt.written.map { $0.calendar.rawValue } == [2, 2])
    #expect(desk.shown().map { $0.text }.contains("2026-03-10 11:00-12:00") && desk.shown().count == 4)
    try desk.editor.perform(.undo)
    #expect(desk.contents.isEmpty)
    try desk.editor.perform(.redo)
    #expect(desk.contents.count == 2 && desk.shown().count == 4)
  }

  @Test("ED-10: a verb that is missing takes away its edits alone")
  func verbs() throws {
    let desk = try EditDesk([paris("a", "2026-03-02 09:00", "2026-03-02 10:00")])
    let id = desk.shown()[0].id
    desk.editor.options.verbs = [.move]
    #expect(
      desk.error(.begin(.resizeEnd, id, at: at("2026-03-02 10:00"), grid: grid)) == .refused([.notPermitted(.resize)]))
    var event = try desk.instance(id)
    event.summary = "b"
    #expect(desk.error(.change(id, to: event, nil)) == .refused([.notPermitted(.edit)]))
    #expect(desk.error(.duplicate(id)) == .refused([.notPermitted(.create)]))
    #expect(desk.error(.delete(id, nil)) == .refused([.notPermitted(.delete)]))
    let later = try desk.instance(id).shifted(by: 3600)
    #expect(desk.error(.change(id, to: later, nil)) == nil)
  }

  @Test("ED-11 and ED-12: edits keep the stamps up to date and all other lines as they are, and undo restores both")
  func stamps() throws {
    var event = paris("a", "2026-03-02 09:00", "2026-03-02 10:00")
    event.otherLines = ["DTSTAMP:20200101T000000Z", "X-ONE:1", "SEQUENCE:3", " SEQUENCE:9", "ATTENDEE:mailto:a@b.c"]
    let desk = try EditDesk([event])
    try desk.change(0) { $0.summary = "b" }
    let now = "20261122T090000Z"
    let expected = [
      "DTSTAMP:" + now, "X-ONE:1", "SEQUENCE:3", " SEQUENCE:9", "ATTENDEE:mailto:a@b.c", "LAST-MODIFIED:" + now,
    ]
    #expect(try desk.event(desk.shown()[0].id).otherLines == expected)
    try desk.change(0) { $0 = $0.shifted(by: 900) }
    #expect(try desk.event(desk.shown()[0].id).otherLines[2] == "SEQUENCE:4")
    try desk.editor.perform(.undo)
    try desk.editor.perform(.undo)
    #expect(try desk.event(desk.shown()[0].id) == event)
  }

  @Test("ED-43 and ED-44: an event is drawn among hours, in the first calendar that can be written")
  func drawn() throws {
    let desk = try EditDesk([])
    var session: EditSession?
    _ = try perform(
      [
        .begin(.create, nil, at: at("2026-03-02 10:07"), grid: grid), .move(to: at("2026-03-02 11:00"), grid: grid),
        .calendar(CalendarID(2)), .drop,
      ], desk, &session)
    let stored = try #require(desk.contents.first)
    #expect(stored.event.uid == "new")
    #expect(stored.event.calendar == CalendarID(2))
    #expect(try desk.texts == [" 2026-03-02 10:00-11:00"])
  }

  @Test("a new event is in a calendar that is not hidden, if one takes it")
  func hidden() throws {
    let desk = try EditDesk([])
    func calendar(hiding hidden: [Int64]) throws -> CalendarID? {
      desk.editor.hiddenCalendars = hidden.map { CalendarID($0) }
      desk.nextUID = "\(hidden)"
      var session: EditSession?
      _ = try perform([.begin(.create, nil, at: at("2026-03-02 10:00"), grid: grid), .drop], desk, &session)
      return desk.contents.first { $0.event.uid == "\(hidden)" }?.event.calendar
    }
    #expect(try calendar(hiding: []) == CalendarID(1))
    #expect(try calendar(hiding: [1]) == CalendarID(2))
    #expect(try calendar(hiding: [1, 2]) == CalendarID(1))
  }

  @Test("ED-47: a copy is a single event with another UID, and its origin stays")
  func copy() throws {
    let desk = try EditDesk([.weekly()])
    let before = try desk.texts
    var session: EditSession?
    let receipt = try perform(
      [
        .begin(.move, desk.shown()[1].id, at: at("2026-03-09 09:00"), grid: grid), .copy(true),
        .move(to: at("2026-03-10 09:00"), grid: grid), .drop,
      ], desk, &session)
    #expect(receipt?.label.kind == .copy)
    let copy = try #require(desk.contents.last).event
    #expect(copy.uid == "new" && copy.recurrence == nil && copy.recurrenceID == nil)
    #expect(try desk.texts == [before[0], before[1], "a 2026-03-10 09:00-10:00", before[2], before[3]])
  }

  @Test("ED-79 and ED-81: pasted and duplicated events are copies; by days they keep their time of day")
  func paste() throws {
    let desk = try EditDesk([])
    let event = paris("a", "2026-03-02 09:10", "2026-03-02 10:00")
    try desk.editor.perform(.paste(event, at: .day(day("2026-03-05"))))
    desk.nextUID = "other"
    try desk.editor.perform(.paste(event, at: at("2026-03-06 14:00")))
    #expect(try desk.texts == ["a 2026-03-05 09:10-10:00", "a 2026-03-06 14:00-14:50"])
    desk.nextUID = "third"
    try desk.editor.perform(.duplicate(desk.shown()[0].id))
    #expect(desk.contents.map { $0.event.uid } == ["new", "other", "third"])
  }

  @Test("ED-32, ED-152: the delegate permits, refuses, chooses the scope, replaces the change and hears of it")
  func delegate() throws {
    final class Delegate: CalendarEditingDelegate {
      var decision = EditDecision.allow
      var asked: [Bool] = []
      var heard: [EditReceipt.Origin] = []
      func scope(for question: EditQuestion) -> EditScope? { question.scopes.last }
      func validate(_ plan: EditPlan, isFinal: Bool) -> EditDecision {
        asked.append(isFinal)
        return decision
      }
      func didCommit(_ receipt: EditReceipt) { heard.append(receipt.origin) }
    }
    let desk = try EditDesk([.weekly()])
    let delegate = Delegate()
    desk.editor.delegate = delegate
    try desk.change(1) { $0.summary = "all" }
    #expect(try desk.texts.allSatisfy { $0.hasPrefix("all ") })
    try desk.editor.perform(.undo)
    #expect(delegate.heard == [.edit, .undo])
    delegate.decision = .refuse("No room.")
    var event = try desk.instance(desk.shown()[0].id)
    event.summary = "none"
    #expect(desk.error(.change(desk.shown()[0].id, to: event, .all)) == .refused([.other("No room.")]))
    delegate.decision = .replace(.delete(EventID(1)))
    try desk.change(0, .all) { $0.summary = "gone" }
    #expect(desk.contents.isEmpty)
    #expect(delegate.asked == [true, true, true])
    try desk.editor.perform(.undo)
    #expect(desk.contents.count == 1)
  }

  @Test("ED-128: texts that somebody else has changed meanwhile are taken over, also while the event is held")
  func foreignTexts() throws {
    let desk = try EditDesk([paris("a", "2026-03-02 09:00", "2026-03-02 10:00")])
    let id = desk.shown()[0].id
    var session: EditSession?
    _ = try perform(
      [.begin(.move, id, at: at("2026-03-02 09:00"), grid: grid), .move(to: at("2026-03-02 11:00"), grid: grid)], desk,
      &session)
    var other = try desk.event(id)
    other.summary = "theirs"
    _ = try desk.store.apply(.update(id.event, other))
    var held = try #require(session)
    #expect(desk.editor.refresh(&held) == .taken && held.draft.summary == "theirs")
    #expect(held.draft.start == session?.draft.start)
    #expect(desk.editor.refresh(&held) == .none)
    try desk.editor.perform(.drop, in: &session)
    let stored = try desk.event(id)
    #expect(stored.summary == "theirs" && stored.start == zoned("2026-03-02 11:00", "Europe/Paris"))
  }

  @Test("ED-128: what was deleted elsewhere while it was held becomes a copy, which stays one; a drop makes it anew")
  func foreignDeletion() throws {
    let desk = try EditDesk([paris("a", "2026-03-02 09:00", "2026-03-02 10:00")])
    let id = desk.shown()[0].id
    var session: EditSession?
    _ = try perform(
      [.begin(.move, id, at: at("2026-03-02 09:00"), grid: grid), .move(to: at("2026-03-02 11:00"), grid: grid)], desk,
      &session)
    _ = try desk.store.apply(.delete(id.event))
    var held = try #require(session)
    #expect(desk.editor.refresh(&held) == .deleted && held.kind == .copy)
    held.setCopy(false)
    #expect(held.kind == .copy)
    session = held
    try desk.editor.perform(.drop, in: &session)
    #expect(desk.contents.map(\.event.start) == [zoned("2026-03-02 11:00", "Europe/Paris")])
  }

  @Test("ED-128: the drop of an event whose times somebody else has changed is a conflict, and loses nothing")
  func conflict() throws {
    let desk = try EditDesk([paris("a", "2026-03-02 09:00", "2026-03-02 10:00")])
    let id = desk.shown()[0].id
    var session: EditSession?
    _ = try perform(
      [.begin(.move, id, at: at("2026-03-02 09:00"), grid: grid), .move(to: at("2026-03-02 11:00"), grid: grid)], desk,
      &session)
    var other = try desk.event(id)
    other.end = zoned("2026-03-02 12:00", "Europe/Paris")
    let receipt = try desk.store.apply(.update(id.event, other))
    #expect(throws: EditError.store(.conflict(id.event, current: receipt.stored[0].revision))) {
      try desk.editor.perform(.drop, in: &session)
    }
    #expect(session?.draft.start == zoned("2026-03-02 11:00", "Europe/Paris"))
    #expect(try desk.event(id) == other)
    _ = try desk.editor.perform(.cancel, in: &session)
    #expect(session == nil)
  }

  @Test("ED-1: the same commands, carried out again on another store, leave the same events")
  func log() throws {
    let event = paris("a", "2026-03-02 09:00", "2026-03-02 10:00")
    let id = OccurrenceID(event: EventID(1), start: local("2026-03-02 09:00").secondsAsUTC)
    let log: [EditCommand] = [
      .begin(.move, id, at: at("2026-03-02 09:30"), grid: grid), .move(to: at("2026-03-03 12:00"), grid: grid),
      .nudge(.lines(2), edge: .end, grid: grid), .copy(true), .calendar(CalendarID(2)), .drop, .duplicate(id),
      .begin(.resizeEnd, id, at: at("2026-03-02 10:00"), grid: grid), .cancel,
      .paste(event, at: .day(day("2026-03-06"))), .delete(id, .this), .undo, .redo, .undo,
    ]
    var outcomes: [[StoredEvent]] = []
    for _ in 0..<2 {
      let desk = try EditDesk([event])
      var session: EditSession?
      for (index, command) in log.enumerated() {
        desk.nextUID = "new \(index)"
        _ = try desk.editor.perform(command, in: &session)
      }
      outcomes.append(desk.contents)
    }
    #expect(outcomes[0] == outcomes[1])
    #expect(outcomes[0].map { $0.event.uid } == ["a", "new 5", "new 6", "new 9"])
    #expect(outcomes[0][1].event.calendar == CalendarID(2))
  }

  @Test("commands that apply to nothing say so")
  func notApplicable() throws {
    let desk = try EditDesk([])
    for command in [EditCommand.undo, .redo, .drop, .cancel, .choose(.all), .copy(true)] {
      #expect(desk.error(command) == .notApplicable)
    }
    let gone = OccurrenceID(event: EventID(9), start: 0)
    #expect(desk.error(.delete(gone, nil)) == .store(.notFound(EventID(9))))
  }
}
