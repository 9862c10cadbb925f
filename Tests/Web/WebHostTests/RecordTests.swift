import Almanac
import Testing

@testable import WebHost

/// The records of events that a page saves.
@Suite("Records")
struct RecordTests {
  private typealias Clock = BatchBytes.Clock

  @Test("ED-170: a record has the fields of its event, with times as they are written, and no others")
  func fields() throws {
    var trip = BatchBytes.Item.days("trip", "Trip \"south\"\n", 20_778..<20_780)
    (trip.location, trip.notes, trip.color, trip.calendar) = ("Sea", "a\tb\\", 3, 1)
    trip.lines = "URL:https://example.org\nTRANSP:TRANSPARENT\nCLASS:PRIVATE\nX-ALMANAC-FIELDS:{\"room\":\"B\"}"
    trip.flags = 2 + 4
    #expect(
      EventRecord.text([try event(trip)], calendar: "b") == #"""
        {"id":"trip","title":"Trip \"south\"\u000a","start":"2026-11-21","end":"2026-11-23","location":"Sea",\#
        "notes":"a\u0009b\\","url":"https://example.org","color":3,"status":"confirmed","display":"background",\#
        "busy":false,"privacy":"private","fields":"{\"room\":\"B\"}","calendar":"b"}
        """#)
    var vip = BatchBytes.Item.days("vip", "Visit", 20_778..<20_779)
    vip.lines = "X-ALMANAC-PART:vip\nX-ALMANAC-TEXT-COLOR:#aa0000\nX-ALMANAC-LOOK:solid"
    #expect(
      EventRecord.text([try event(vip)], calendar: "") == #"""
        {"id":"vip","title":"Visit","start":"2026-11-21","end":"2026-11-22","part":"vip","textColor":"#aa0000","look":"solid"}
        """#)
    var flight = item("flight", start: 20_778.5, end: 20_778.75)
    (flight.startClock, flight.endClock) = (Clock.zone, Clock.zone + 1)
    #expect(
      EventRecord.text([try event(flight)], calendar: "") == #"""
        {"id":"flight","title":"","start":"2026-11-21T12:00","end":"2026-11-21T18:00","zone":"Europe/Paris",\#
        "endZone":"America/New_York"}
        """#)
    flight.endClock = Clock.zone
    flight.days = 0
    #expect(EventRecord.text([try event(flight)], calendar: "").contains(#""duration":"PT6H","zone""#))
    var call = item("call", start: 20_778.5, end: 20_778.5)
    (call.startClock, call.endClock, call.start, call.end) = (Clock.utc, Clock.utc, call.start + 1, call.end + 1)
    #expect(
      EventRecord.text([try event(call)], calendar: "")
        == #"{"id":"call","title":"","start":"2026-11-21T12:00:01Z","end":"2026-11-21T12:00:01Z"}"#)
    #expect(EventRecord.text([], calendar: "a") == "null")
  }

  @Test("ED-170: a series with its overrides is one record, and an override has only what differs")
  func series() throws {
    let page = try RecordPage([Self.run])
    let occurrence = try page.occurrences(of: "run")[2]
    var changed = try page.event(occurrence)
    changed.summary = "Long run"
    #expect(try page.edit(.change(occurrence.id, to: changed, .this))?.changes == ["update run"])
    try page.edit(.delete(page.occurrences(of: "run")[4].id, .this))
    let expected = #"""
      {"calendar":"a","end":"2026-11-18T07:00","exdate":"2026-11-22T06:00","id":"run","overrides":[\#
      {"end":"2026-11-20T07:00","recurrenceId":"2026-11-20T06:00","start":"2026-11-20T06:00","title":"Long run"}],\#
      "rrule":"FREQ=DAILY;COUNT=7","start":"2026-11-18T06:00","title":"Run"}
      """#
    #expect(try page.record("run") == expected)
  }

  @Test("ED-171: a split is an update and a create, its undo an update and a delete; undo and redo ask the page, too")
  func splitting() throws {
    let page = try RecordPage([Self.run])
    let occurrence = try page.occurrences(of: "run")[3]
    var changed = try page.event(occurrence)
    changed.summary = "Swim"
    let split = try #require(try page.edit(.change(occurrence.id, to: changed, .thisAndFollowing)))
    #expect(split.fields == ["event", "edit", "user", "following"])
    let new = try #require(split.changes.last?.dropFirst("create ".count))
    #expect(split.changes == ["update run", "create \(new)"])
    #expect(page.port.last(.beforeEdit)?[4].contains(#""model":"run""#) == true)
    let undone = try #require(try page.edit(.undo))
    #expect(undone.fields == ["event", "edit", "undo", ""])
    #expect(undone.changes == ["update run", "delete \(new)"])
    page.port.prevented = [.beforeEdit]
    #expect(try page.edit(.redo) == nil)
    #expect(try page.records() == page.kept)
    page.port.prevented = []
    #expect(try page.edit(.redo)?.changes == ["update run", "create \(new)"])
    #expect(try page.records() == page.kept)
  }

  @Test("ED-171: a move to a calendar of another source is one update, which names the source before")
  func otherSource() throws {
    let page = try RecordPage([.days("trip", "Trip", 20_778..<20_779)])
    let occurrence = try #require(page.occurrences(of: "trip").first)
    var moved = try page.event(occurrence)
    moved.calendar = try #require(page.session.loader.store.calendars().last).id
    #expect(try page.edit(.change(occurrence.id, to: moved, nil))?.changes == ["update trip"])
    #expect(page.port.last(.beforeEdit)?[4].hasPrefix(#"[{"source":1,"from":0,"#) == true)
  }

  @Test("ED-172: data of the page reports nothing, and an equal record keeps the undo of an edit")
  func data() throws {
    let page = try RecordPage([.days("trip", "Trip", 20_778..<20_779)])
    let occurrence = try #require(page.occurrences(of: "trip").first)
    var moved = try page.event(occurrence)
    (moved.start, moved.end) = (.day(DayNumber(20_780)), .day(DayNumber(20_781)))
    try page.edit(.change(occurrence.id, to: moved, nil))
    page.port.messages = []
    page.put([.days("trip", "Trip", 20_780..<20_781)])
    #expect(page.port.last(.beforeEdit) == nil && page.port.last(.edit) == nil)
    #expect(try page.edit(.undo)?.changes == ["update trip"])
    page.put([.days("trip", "Journey", 20_780..<20_781)])
    #expect(try page.edit(.redo) == nil, "the page's data is not overwritten")
  }

  @Test("ED-171: an edit by a script says so, and custom fields alone are an edit that can be undone")
  func custom() throws {
    let page = try RecordPage([.days("trip", "Trip", 20_778..<20_779)])
    var item = BatchBytes.Item.days("trip", "", 0..<1)
    item.lines = #"X-ALMANAC-FIELDS:{"room":"B"}"#
    page.port.messages = []
    page.session.edit(.edit, fields: PageEdit.Fields.custom.rawValue, scope: -1, BatchBytes([item]).bytes)
    #expect(try page.takeChanges()?.fields == ["event", "edit", "script", ""])
    #expect(try page.record("trip").contains(#""fields":"{\"room\":\"B\"}""#))
    try page.edit(.undo)
    #expect(try !page.record("trip").contains("fields"))
  }

  // MARK: - Steps

  private static var run: BatchBytes.Item {
    var run = BatchBytes.Item(
      id: "run", title: "Run", start: 20_775 * 86_400 + 21_600, end: 20_775 * 86_400 + 25_200,
      startClock: Clock.floating, endClock: Clock.floating)
    run.lines = "RRULE:FREQ=DAILY;COUNT=7"
    return run
  }

  private func item(_ id: String, start: Double, end: Double) -> BatchBytes.Item {
    BatchBytes.Item(id: id, start: start * 86_400, end: end * 86_400)
  }

  private func event(_ item: BatchBytes.Item) throws -> Event {
    let zones = ["Europe/Paris", "America/New_York"]
    let page = try RecordPage()
    page.put([item], zones: zones)
    let found = page.session.loader.store.allCalendars.flatMap {
      page.session.loader.store.stored(uid: item.id, in: $0.id)
    }
    return try #require(found.first).event
  }
}
