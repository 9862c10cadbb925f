import Almanac
import Testing

@testable import WebHost

/// What the server of a page answers to edits.
@Suite("Records of a server")
struct RecordMergeTests {
  private let page: RecordPage

  init() throws {
    page = try RecordPage([.days("trip", "Trip", 20_778..<20_779), Self.run])
  }

  @Test("ED-175: a new id replaces the old one, in undo, too, and the event keeps its identity in views")
  func newID() throws {
    try page.edit(.create(Event(title: "Fair", day: DayNumber(20_780), calendar: try calendar())))
    let uid = try #require(page.kept.keys.first { $0.hasPrefix("new-") })
    let before = try #require(page.occurrences(of: uid).first)
    merge(.days("77", "Fair", 20_780..<20_781), insteadOf: uid)
    #expect(try page.occurrences(of: "77").first?.id == before.id)
    #expect(try page.records()[uid] == nil)
    page.kept = try page.records()
    #expect(try page.edit(.undo)?.changes == ["delete 77"])
    #expect(try page.edit(.redo)?.changes == ["create 77"])
    #expect(try page.records() == page.kept)
  }

  @Test("ED-175: undo leads to the version before, with the fields that the server has changed")
  func serverFields() throws {
    try rename("Journey")
    var answer = BatchBytes.Item.days("trip", "Journey", 20_778..<20_779)
    (answer.location, answer.lines) = ("Sea", #"X-ALMANAC-FIELDS:{"version":2}"#)
    merge(answer, insteadOf: "trip")
    page.kept = try page.records()
    #expect(try page.edit(.undo)?.changes == ["update trip"])
    let record = try page.record("trip")
    #expect(record.contains(#""title":"Trip""#) && record.contains(#""location":"Sea""#))
    #expect(record.contains(#"{\"version\":2}"#))
  }

  @Test("ED-176: a rejected edit leaves no undo, and an earlier edit of another event can still be undone")
  func rejection() throws {
    try page.edit(.delete(try #require(page.occurrences(of: "run").first).id, .all))
    try rename("Journey")
    merge(.days("trip", "Trip", 20_778..<20_779), insteadOf: "trip")
    #expect(page.port.last(.undo) == ["Run deleted", ""])
    page.kept = try page.records()
    #expect(try page.edit(.undo)?.changes == ["create run"])
  }

  @Test("ED-176: a rejected deletion brings the event back once, and a rejected creation takes it away")
  func rejectedExistence() throws {
    try page.edit(.delete(try #require(page.occurrences(of: "trip").first).id, nil))
    merge(.days("trip", "Trip", 20_778..<20_779), insteadOf: "trip")
    #expect(page.port.last(.undo) == ["", ""])
    #expect(try page.occurrences(of: "trip").count == 1)
    try page.edit(.create(Event(title: "Fair", day: DayNumber(20_780), calendar: try calendar())))
    let uid = try #require(page.kept.keys.first { $0.hasPrefix("new-") })
    merge(nil, insteadOf: uid)
    #expect(try page.occurrences(of: uid).isEmpty && page.port.last(.undo) == ["", ""])
  }

  @Test("ED-176: a rejected change leaves earlier edits of the same event, which can be undone and redone")
  func rejectedChange() throws {
    try rename("Journey")
    let label = page.port.last(.undo)
    try rename("Voyage")
    merge(.days("trip", "Journey", 20_778..<20_779), insteadOf: "trip")
    #expect(page.port.last(.undo) == label)
    try expectUndo(to: "Trip", redo: "Journey")
  }

  @Test("ED-176: a rejected deletion leaves earlier edits of the same event, which can be undone and redone")
  func rejectedDeletion() throws {
    try rename("Journey")
    let label = page.port.last(.undo)
    try page.edit(.delete(try #require(page.occurrences(of: "trip").first).id, nil))
    var answer = BatchBytes.Item.days("trip", "Journey", 20_778..<20_779)
    answer.location = "Sea"
    merge(answer, insteadOf: "trip")
    #expect(page.port.last(.undo) == label)
    try expectUndo(to: "Trip", redo: "Journey")
    #expect(try page.record("trip").contains(#""location":"Sea""#))
  }

  @Test("ED-176: an edit whose undo is rejected can be undone again")
  func rejectedUndo() throws {
    try rename("Journey")
    try rename("Voyage")
    let label = page.port.last(.undo)
    try page.edit(.undo)
    merge(.days("trip", "Voyage", 20_778..<20_779), insteadOf: "trip")
    #expect(page.port.last(.undo) == label)
    try expectUndo(to: "Journey", redo: "Voyage")
    page.port.messages = []
    try page.edit(.undo)
    try expectUndo(to: "Trip", redo: "Journey")
  }

  @Test("ED-176: a creation and a deletion whose undo is rejected can be undone again")
  func rejectedUndoOfExistence() throws {
    try page.edit(.create(Event(title: "Fair", day: DayNumber(20_780), calendar: try calendar())))
    let uid = try #require(page.kept.keys.first { $0.hasPrefix("new-") })
    try page.edit(.undo)
    merge(.days(uid, "Fair", 20_780..<20_781), insteadOf: uid)
    page.kept = try page.records()
    #expect(page.port.last(.undo) == ["Fair created", ""])
    #expect(try page.edit(.undo)?.changes == ["delete \(uid)"])
    try page.edit(.delete(try #require(page.occurrences(of: "trip").first).id, nil))
    try page.edit(.undo)
    merge(nil, insteadOf: "trip")
    page.kept = try page.records()
    #expect(page.port.last(.undo) == ["Trip deleted", ""])
    #expect(try page.edit(.undo)?.changes == ["create trip"])
    #expect(page.port.last(.undo)?.first == "")
  }

  @Test("ED-176: a split series whose save is rejected is one series, with the edits before, and so is a rejected undo")
  func rejectedSplit() throws {
    let first = try #require(page.occurrences(of: "run").first)
    var event = try page.event(first)
    event.summary = "Race"
    try page.edit(.change(first.id, to: event, .all))
    let label = page.port.last(.undo), third = try page.occurrences(of: "run")[2]
    event = try page.event(third)
    event.summary = "Walk"
    try page.edit(.change(third.id, to: event, .thisAndFollowing))
    let splitLabel = page.port.last(.undo), split = try page.records()
    let uid = try #require(split.keys.first { $0.hasPrefix("new-") })
    merge([(Self.race, "run"), (nil, uid)])
    #expect(page.port.last(.undo) == label)
    page.kept = try page.records()
    #expect(try page.occurrences(of: "run").count == 5)
    try page.edit(.change(third.id, to: event, .thisAndFollowing))
    let other = try #require(page.kept.keys.first { $0.hasPrefix("new-") })
    try page.edit(.undo)
    var halves = [Self.race, Self.race]
    halves[0].lines = "RRULE:FREQ=DAILY;COUNT=2"
    halves[1] = .days(other, "Walk", 20_777..<20_778, lines: "RRULE:FREQ=DAILY;COUNT=3")
    merge([(halves[0], "run"), (halves[1], other)])
    #expect(page.port.last(.undo) == splitLabel)
    page.kept = try page.records()
    #expect(try page.edit(.undo)?.changes == ["update run", "delete \(other)"])
    #expect(page.port.last(.undo)?.first == label?.first)
  }

  @Test("ED-177: an event that was loaded under its new id already is not doubled")
  func loadedAlready() throws {
    try page.edit(.create(Event(title: "Fair", day: DayNumber(20_780), calendar: try calendar())))
    let uid = try #require(page.kept.keys.first { $0.hasPrefix("new-") })
    page.put([.days("77", "Fair", 20_780..<20_781)])
    merge(.days("77", "Fair", 20_780..<20_781), insteadOf: uid)
    #expect(try page.occurrences(20_780..<20_781).filter { try page.event($0).summary == "Fair" }.count == 1)
  }

  @Test("ED-174: an event that is being saved is marked, by the number of its source")
  func marks() throws {
    let sent = page.port.texts.count
    page.session.screen?.content.markUnsaved([(serverNumber: 0, uid: "trip"), (serverNumber: 1, uid: "trip")])
    page.session.tick(now: 3)
    #expect(page.port.texts.dropFirst(sent).contains("○ Trip"))
  }

  // MARK: - Steps

  private static var run: BatchBytes.Item {
    .days("run", "Run", 20_775..<20_776, lines: "RRULE:FREQ=DAILY;COUNT=5")
  }

  private static var race: BatchBytes.Item {
    .days("run", "Race", 20_775..<20_776, lines: "RRULE:FREQ=DAILY;COUNT=5")
  }

  /// Expects that undo and redo of the latest edit change the title of the trip.
  private func expectUndo(to title: String, redo: String) throws {
    page.kept = try page.records()
    #expect(try page.edit(.undo)?.changes == ["update trip"])
    #expect(try page.record("trip").contains("\"title\":\"\(title)\""))
    #expect(try page.edit(.redo)?.changes == ["update trip"])
    #expect(try page.record("trip").contains("\"title\":\"\(redo)\""))
  }

  private func calendar() throws -> CalendarID {
    try #require(page.session.loader.calendars(of: 0).first)
  }

  private func rename(_ title: String) throws {
    let occurrence = try #require(page.occurrences(of: "trip").first)
    var event = try page.event(occurrence)
    event.summary = title
    try page.edit(.change(occurrence.id, to: event, nil))
  }

  /// Shows records of the server; no record removes an event.
  private func merge(_ item: BatchBytes.Item?, insteadOf uid: String) { merge([(item, uid)]) }

  private func merge(_ records: [(item: BatchBytes.Item?, uid: String)]) {
    for (item, uid) in records {
      var batch = BatchBytes(item.map { [$0] } ?? [])
      if item != nil { batch.calendars = [("a", "Work", 0)] }
      page.session.screen?.content.merge(batch.bytes, insteadOf: uid, in: 0)
    }
    page.session.screen?.content.didMerge()
  }
}
