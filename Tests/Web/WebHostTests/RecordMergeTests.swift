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
    merge(.days("trip", "Trip", 20_778..<20_779), insteadOf: "trip", isRevert: true)
    #expect(page.port.last(.undo) == ["Run deleted", ""])
    page.kept = try page.records()
    #expect(try page.edit(.undo)?.changes == ["create run"])
  }

  @Test("ED-176: a rejected deletion brings the event back once, and a rejected creation takes it away")
  func rejectedExistence() throws {
    try page.edit(.delete(try #require(page.occurrences(of: "trip").first).id, nil))
    merge(.days("trip", "Trip", 20_778..<20_779), insteadOf: "trip", isRevert: true)
    #expect(page.port.last(.undo) == ["", ""])
    #expect(try page.occurrences(of: "trip").count == 1)
    try page.edit(.create(Event(title: "Fair", day: DayNumber(20_780), calendar: try calendar())))
    let uid = try #require(page.kept.keys.first { $0.hasPrefix("new-") })
    page.session.screen?.content.merge(BatchBytes([]).bytes, insteadOf: uid, in: 0, isRevert: true)
    #expect(try page.occurrences(of: uid).isEmpty && page.port.last(.undo) == ["", ""])
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

  private func calendar() throws -> CalendarID {
    try #require(page.session.loader.calendars(of: 0).first)
  }

  private func rename(_ title: String) throws {
    let occurrence = try #require(page.occurrences(of: "trip").first)
    var event = try page.event(occurrence)
    event.summary = title
    try page.edit(.change(occurrence.id, to: event, nil))
  }

  private func merge(_ item: BatchBytes.Item, insteadOf uid: String, isRevert: Bool = false) {
    var batch = BatchBytes([item])
    batch.calendars = [("a", "Work", 0)]
    page.session.screen?.content.merge(batch.bytes, insteadOf: uid, in: 0, isRevert: isRevert)
  }
}
