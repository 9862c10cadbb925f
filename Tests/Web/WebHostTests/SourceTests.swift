import Almanac
import TestSupport
import Testing

@testable import WebHost

@Suite("Events of the page")
struct SourceTests {
  private let port = RecordingPort()
  private let session: WebSession
  private static let today = 20_778

  init() {
    session = WebSession(port: port, program: .edit)
    #expect(session.setToday("2026-11-21"))
    session.set(.editable, to: 31)
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
  }

  @Test("V2: a series is noted for the page from its expansion until it is shown, and one that failed is shown once")
  func failing() {
    let days = DayNumber(20_778)..<DayNumber(20_785)
    session.take(BatchBytes([.days("a", "Daily", 20_778..<20_779, lines: "RRULE:FREQ=DAILY")]).bytes, of: 0)
    session.query(days)
    #expect(port.noted.contains(["a", "Daily"]) && port.noted.last == ["", ""])
    #expect(port.last(.occurrences)?.count == 12 * 7)
    session.showOnce(["a"], andAll: false)
    port.noted = []
    session.query(days)
    session.tick(now: 2)
    #expect(port.last(.occurrences)?.count == 12)
    #expect(port.noted.allSatisfy { $0 == ["", ""] })
  }

  @Test("WK-91, WK-94: events come as columns, and each becomes what a file would say")
  func columns() throws {
    var batch = BatchBytes([
      .days("a", "Fair", 20_778..<20_780),
      BatchBytes.Item(
        id: "b", title: "Call", location: "Room 1", notes: "Two\nlines",
        lines: "RRULE:FREQ=WEEKLY\nURL:https://a.example",
        start: 1_795_255_200, end: 1_795_258_800, days: 0, color: 0x112_3456, startClock: BatchBytes.Clock.zone,
        endClock: BatchBytes.Clock.zone, calendar: 1, flags: 2),
      BatchBytes.Item(
        id: "b", title: "Call, later", start: 1_795_262_400, end: 1_795_266_000, instance: 1_795_860_000, color: 5,
        startClock: BatchBytes.Clock.zone, endClock: BatchBytes.Clock.zone, instanceClock: BatchBytes.Clock.zone,
        calendar: 1,
        flags: 4),
    ])
    batch.calendars.append(("work", "Work", 8))
    batch.zones = ["Europe/Paris"]
    session.take(batch.bytes, of: 1)
    #expect(port.last(.batch) == ["3", "0", "0", "0"])
    let calendars = try session.loader.store.calendars()
    #expect(calendars.map(\.name) == ["", "Work"] && calendars[1].color == .named(.blue))
    let fair = try #require(events("a", calendars[0].id).first)
    #expect(fair == Event(title: "Fair", day: DayNumber(20_778), lastDay: DayNumber(20_779), uid: "a"))
    let call = try #require(events("b", calendars[1].id).first)
    let reading = LocalDateTime(secondsAsUTC: 1_795_255_200)
    #expect(call.start == .zoned(reading, zone: "Europe/Paris") && call.nominalDays == 0 && call.status == .confirmed)
    #expect(call.location == "Room 1" && call.notes == "Two\nlines" && call.color == .rgb(0x12_3456))
    #expect(
      call.recurrence?.rules == [RecurrenceRule(frequency: .weekly)] && call.otherLines == ["URL:https://a.example"])
    let later = try #require(events("b", calendars[1].id).last)
    #expect(later.recurrenceID == .zoned(LocalDateTime(secondsAsUTC: 1_795_860_000), zone: "Europe/Paris"))
    #expect(later.display == .background && later.color == .named(.green) && later.recurrence == nil)
  }

  @Test("the seventh calendar has the same color in a page's events, a file, and when a person makes it (D4)")
  func seventhColor() {
    let event = "BEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20261121\r\nEND:VEVENT\r\n"
    let file = Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(event)END:VCALENDAR\r\n".utf8)
    for number in 1...6 { #expect(session.load(file, name: "\(number)", replacesAll: false)) }
    let editor = EventEditor(
      store: session.loader.store, displayZone: .utc, zones: FixedZoneProvider([]), now: { Instant(seconds: 0) },
      newUID: { "new" })
    #expect(editor.newCalendar(named: "new").color == .standard(forCalendar: 7))
    session.take(BatchBytes([.days("a", "Fair", 20_778..<20_780)]).bytes, of: 0)
    #expect(session.loader.store.allCalendars.last?.color == .standard(forCalendar: 7))
    let other = WebSession(port: port, program: .edit)
    for number in 1...7 { #expect(other.load(file, name: "\(number)", replacesAll: false)) }
    #expect(other.loader.store.allCalendars.last?.color == .standard(forCalendar: 7))
  }

  @Test("WK-86: an instant with a zone is read on the clock of the zone")
  func instants() throws {
    port.zones["Europe/Paris"] = "zone Europe/Paris\ninitial 3600 0 CET\n"
    var batch = BatchBytes([
      BatchBytes.Item(
        id: "a", start: 1_795_255_200, end: 1_795_258_800, startClock: BatchBytes.Clock.instant + BatchBytes.Clock.zone,
        endClock: BatchBytes.Clock.instant + BatchBytes.Clock.zone)
    ])
    batch.zones = ["Europe/Paris"]
    session.take(batch.bytes, of: 0)
    let event = try #require(events("a", CalendarID(1)).first)
    #expect(event.start == .zoned(LocalDateTime(secondsAsUTC: 1_795_258_800), zone: "Europe/Paris"))
  }

  @Test("WK-91: thousands of events of a new source are one change, and only what is wrong is left out")
  func thousands() throws {
    var changes: [Range<DayNumber>] = []
    let token = session.loader.store.observe { if let days = $0.days { changes.append(days) } }
    defer { _ = token }
    var items = (0..<2500).map { BatchBytes.Item.days("\($0)", "Day \($0)", 20_000 + $0..<20_001 + $0) }
    items[1200].startClock = BatchBytes.Clock.utc
    session.take(BatchBytes(items).bytes, of: 0)
    #expect(changes.count == 1 && changes[0].contains(DayNumber(20_000)) && changes[0].contains(DayNumber(22_499)))
    let reason = "one of start and end is a whole day, the other is not"
    #expect(port.last(.batch) == ["2499", "0", "0", "1", "1200", reason])
    #expect(try session.loader.store.event(EventID(2499))?.event.uid == "2499")
  }

  @Test("WK-92: only what differs by id changes, in one change; equal events keep their revision")
  func difference() throws {
    session.take(BatchBytes((0..<300).map { .days("\($0)", "Day \($0)", 20_000 + $0..<20_001 + $0) }).bytes, of: 0)
    let before = try #require(try session.loader.store.event(EventID(7)))
    var changes = 0
    let token = session.loader.store.observe { _ in changes += 1 }
    session.take(BatchBytes((0..<300).map { .days("\($0)", "Day \($0)", 20_000 + $0..<20_001 + $0) }).bytes, of: 0)
    #expect(port.last(.batch) == ["0", "0", "0", "0"] && changes == 0)
    session.take(
      BatchBytes([.days("3", "Other", 20_003..<20_004), .removal("4"), .days("6", "Day 6", 20_006..<20_007)]).bytes,
      of: 0)
    #expect(port.last(.batch) == ["0", "1", "1", "0"] && changes == 1)
    #expect(try session.loader.store.event(EventID(7)) == before)
    #expect(events("3", CalendarID(1)).map(\.summary) == ["Other"] && events("4", CalendarID(1)) == [])
    session.take(BatchBytes([.days("new", "New", 20_003..<20_004)]).bytes, of: 0)
    #expect(port.last(.batch) == ["1", "0", "0", "0"])
    withExtendedLifetime(token) {}
  }

  @Test("events of an id that lie apart in a list, and an id that is removed twice, are exchanged once")
  func apart() throws {
    let override = BatchBytes.Item(
      id: "a", title: "Moved", start: 20_781, end: 20_782, instance: 20_780, instanceClock: BatchBytes.Clock.day)
    let other = BatchBytes.Item.days("c", "Gone", 20_779..<20_780)
    session.take(BatchBytes([.days("a", "Fair", 20_778..<20_779), override, other]).bytes, of: 0)
    session.take(
      BatchBytes([
        .days("a", "Market", 20_778..<20_779), .days("b", "Call", 20_779..<20_780),
        .days("a", "Again", 20_780..<20_781), .removal("c"), .removal("c"), .removal("b"),
      ]).bytes, of: 0)
    #expect(port.last(.batch)?.count == 4, "no problem is reported")
    let calendar = try session.loader.store.calendars()[0].id
    #expect(Set(events("a", calendar).map(\.summary)) == ["Market", "Again"])
    #expect(events("b", calendar).count == 1 && events("c", calendar).isEmpty)
  }

  @Test("WK-90: what is wrong is left out and reported with its index and its reason; the rest is there")
  func problems() {
    var items = (0..<4).map { BatchBytes.Item.days("\($0)", "Day", 20_778..<20_779) }
    items[0].start = .nan
    items[1].end = 20_000
    items[2].lines = "RRULE:FREQ=SOMETIMES"
    items.append(BatchBytes.Item(id: "5", start: 1e300, end: 1e300, startClock: 2, endClock: 2))
    session.take(BatchBytes(items).bytes, of: 0)
    let fields = port.last(.batch) ?? []
    #expect(fields.prefix(4) == ["3", "0", "0", "4"])
    #expect(stride(from: 4, to: fields.count, by: 2).map { fields[$0] } == ["2", "0", "1", "4"])
    #expect(events("1", CalendarID(1)).first?.end == .day(DayNumber(20_778)))
    #expect(events("2", CalendarID(1)).first?.recurrence == nil && events("3", CalendarID(1)).count == 1)
  }

  @Test("WK-184: bytes that are cut off or changed never trap")
  func damaged() {
    var batch = BatchBytes([.days("a", "Fair", 20_778..<20_780, lines: "RRULE:FREQ=DAILY\nEND:VEVENT"), .removal("b")])
    batch.zones = ["Europe/Paris"]
    let bytes = batch.bytes
    for end in 0..<bytes.count { session.take(Array(bytes[..<end]), of: 0) }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: 0..<changed.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      session.take(changed, of: 0)
    }
    session.tick(now: 2)
  }

  @Test("WK-99: the events of some days come with their source, also those that are not in view")
  func query() {
    session.take(BatchBytes([.days("a", "Fair", 20_778..<20_780), .days("b", "Far", 30_000..<30_001)]).bytes, of: 3)
    session.query(DayNumber(30_000)..<DayNumber(30_001))
    #expect(port.last(.occurrences) == ["b", "Far", "2052-02-20", "2052-02-21", "1", "", "3", "", "8", "0", "", ""])
    session.query(DayNumber(20_779)..<DayNumber(20_900))
    #expect(port.last(.occurrences)?.prefix(3) == ["a", "Fair", "2026-11-21"])
    session.query(DayNumber(1)..<DayNumber(1))
    #expect(port.last(.occurrences) == [])
  }

  @Test("a long answer comes in several messages, each of whole occurrences (V2)")
  func longAnswer() {
    let items = ["a", "b"].map { BatchBytes.Item.days($0, "Daily", 20_778..<20_779, lines: "RRULE:FREQ=DAILY") }
    session.take(BatchBytes(items).bytes, of: 3)
    session.query(DayNumber(20_778)..<DayNumber(24_438))
    let counts = port.messages.filter { $0.kind == .occurrences }.map(\.fields.count)
    #expect(counts.count == 2 && counts.reduce(0, +) == 12 * 2 * 3_660 && counts.allSatisfy { $0 % 12 == 0 })
  }

  @Test(
    "H4: the events of a day are those that it shows: of a night shift, the first day in a month and both among hours")
  func shown() {
    let start = Double(Self.today) * 86_400 + 22 * 3600
    let shift = BatchBytes.Item(
      id: "n", title: "Night", start: start, end: start + 8 * 3600, startClock: BatchBytes.Clock.floating,
      endClock: BatchBytes.Clock.floating)
    session.take(BatchBytes([shift]).bytes, of: 3)
    func titles(_ day: Int, isShown: Bool) -> [String] {
      session.query(DayNumber(day)..<DayNumber(day + 1), isShown: isShown)
      return Array((port.last(.occurrences) ?? []).dropFirst().prefix(1))
    }
    session.tick(now: 2)
    #expect(titles(Self.today, isShown: true) == ["Night"] && titles(Self.today + 1, isShown: true) == [])
    #expect(titles(Self.today + 1, isShown: false) == ["Night"], "a span of days has all that touches it")
    session.calendar?.send(.setLevel(.week, around: DayNumber(Self.today), animated: false))
    session.tick(now: 3)
    #expect(titles(Self.today + 1, isShown: true) == ["Night"])
  }

  @Test("WK-92: an edit is told with source and id, so that the same object is looked at again")
  func touched() throws {
    session.take(BatchBytes([.days("a", "Fair", 20_778..<20_779)]).bytes, of: 2)
    let id = try #require(session.timeline.occurrences(touching: DayNumber(20_778)..<DayNumber(20_779)).first).id
    session.perform(.edit(.delete(id, .all)))
    #expect(port.last(.beforeEdit)?[4].hasPrefix(#"[{"source":2,"before":{"id":"a","#) == true)
    session.take(BatchBytes([.days("a", "Fair", 20_778..<20_779)]).bytes, of: 2)
    #expect(port.last(.batch) == ["1", "0", "0", "0"] && events("a", CalendarID(1)).count == 1)
    #expect(session.screen?.content.undo(again: false) == false && events("a", CalendarID(1)).count == 1)
  }

  @Test("WK-103: a text is all that a source has; what is equal stays, and a source goes with its calendars")
  func texts() throws {
    func text(_ events: [(String, String)]) -> [UInt8] {
      let body = events.map { "BEGIN:VEVENT\r\nUID:\($0.0)\r\nSUMMARY:\($0.1)\r\nDTSTART:20261121\r\nEND:VEVENT\r\n" }
      return Array(("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + body.joined() + "END:VCALENDAR\r\n").utf8)
    }
    session.take(text: text([("a", "Fair"), ("b", "Lunch")]), name: "Club", of: 4)
    #expect(try session.loader.store.calendars().map(\.name) == ["Club"])
    let before = try session.loader.store.events(uid: "a", in: CalendarID(1))
    session.take(text: text([("a", "Fair"), ("c", "Tea")]), name: "Club", of: 4)
    #expect(try session.loader.store.events(uid: "a", in: CalendarID(1)) == before)
    #expect(events("b", CalendarID(1)) == [] && events("c", CalendarID(1)).map(\.summary) == ["Tea"])
    session.take(text: Array("<html>".utf8), name: "Club", of: 4)
    #expect(session.loader.store.eventCount == 2 && port.last(.report)?.first == "0")
    session.remove(source: 4)
    #expect(try session.loader.store.eventCount == 0 && session.loader.store.calendars() == [])
  }

  @Test("WK-105: answers of a server stand beside each other, calendar by calendar, and cannot be changed")
  func answers() throws {
    func part(_ name: String, _ events: [(String, String)]) -> String {
      let body = events.map { "BEGIN:VEVENT\r\nUID:\($0.0)\r\nSUMMARY:\($0.1)\r\nDTSTART:20261121\r\nEND:VEVENT\r\n" }
      return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:\(name)\r\n" + body.joined() + "END:VCALENDAR\r\n"
    }
    func answer(_ home: [(String, String)], _ work: [(String, String)]) {
      session.take(text: Array((part("Home", home) + part("Work", work)).utf8), name: "", of: 4, isAnswer: true)
    }
    answer([("a", "Fair")], [("a", "Copy")])
    answer([], [("b", "Lunch")])
    #expect(try session.loader.store.calendars().map(\.name) == ["Home", "Work"])
    #expect(try session.loader.store.calendars().map(\.access) == [.readOnly, .readOnly])
    answer([("a", "Market")], [])
    #expect(events("a", CalendarID(1)).map(\.summary) == ["Market"])
    #expect(events("a", CalendarID(2)).map(\.summary) == ["Copy"] && events("b", CalendarID(2)).count == 1)
    session.take(BatchBytes([.removal("b")]).bytes, of: 4)
    #expect(try session.loader.store.eventCount == 2 && session.loader.store.calendars().count == 2)
    session.take(text: Array("<html>".utf8), name: "", of: 4, isAnswer: true)
    #expect(session.loader.store.eventCount == 2 && port.last(.report)?.first == "0")
    session.take(text: [], name: "", of: 4, isAnswer: true)
    #expect(session.loader.store.eventCount == 2 && port.last(.report)?.first == "1")
  }

  @Test("sources that have equal ids do not meet; files come and go beside them")
  func severalSources() {
    for source in 0..<2 { session.take(BatchBytes([.days("a", "Fair \(source)", 20_778..<20_779)]).bytes, of: source) }
    let file = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261121\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    for _ in 0..<2 { #expect(session.load(Array(file.utf8), name: "a.ics", replacesAll: true)) }
    #expect(session.loader.store.eventCount == 3)
    session.take(BatchBytes([.removal("a")]).bytes, of: 1)
    session.query(DayNumber(20_778)..<DayNumber(20_779))
    let fields = port.last(.occurrences) ?? []
    #expect(stride(from: 6, to: fields.count, by: 12).map { fields[$0] } == ["", "0"])
  }

  private func events(_ uid: String, _ calendar: CalendarID) -> [Event] {
    ((try? session.loader.store.events(uid: uid, in: calendar)) ?? []).map(\.event)
  }
}
