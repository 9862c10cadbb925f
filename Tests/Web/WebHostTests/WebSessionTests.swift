import Almanac
import CalendarWords
import Testing

@testable import WebHost

@Suite("The engine behind an element")
struct WebSessionTests {
  private let port = RecordingPort()
  private let session: WebSession
  private static let today = "2026-11-21"

  init() {
    session = WebSession(port: port)
    #expect(session.setToday(Self.today))
  }

  @Test("the first frame shows the month of today with its texts, after the palette")
  func firstFrame() {
    start()
    #expect(port.messages.first?.kind == .palette)
    #expect(port.frames.count == 1)
    #expect(port.texts.contains("November 2026"))
    #expect(port.texts.contains { $0.hasPrefix("Saturday, November 21, 2026") })
    #expect(port.last(.visible) == ["2026-11-01", "2026-12-13"])
  }

  @Test("a frame without a change is not sent")
  func idle() {
    start()
    session.tick(now: 2)
    #expect(port.frames.count == 1)
  }

  @Test("a rehearsal is not visible, and ends")
  func rehearsal() {
    #expect(!session.rehearse())
    start()
    let messages = port.messages.count
    #expect(session.rehearse())
    #expect(!session.rehearse())
    session.tick(now: 2)
    #expect(port.frames.count == 1 && port.messages.count == messages)
  }

  @Test("an empty calendar says so, with a hint if files may be dropped; one with events does not")
  func emptyState() {
    start()
    #expect(port.texts.contains("No events yet"))
    session.set(.drop, to: 1)
    session.tick(now: 1.5)
    #expect(port.texts.contains("No events yet · Drop an .ics file here"))
    #expect(load("a.ics", Self.event("1", "Lunch", "20261121")))
    session.tick(now: 2)
    #expect(port.frames.last?.contains { if case .hidden(_, true) = $0 { true } else { false } } == true)
    #expect(port.texts.contains("Lunch"))
  }

  @Test("a file is reported with its events and its problems")
  func report() {
    start()
    let bad = "BEGIN:VEVENT\r\nUID:2\r\nDTSTART:tomorrow\r\nEND:VEVENT\r\n"
    #expect(load("work.ics", Self.event("1", "Lunch", "20261121") + bad))
    let fields = port.last(.report) ?? []
    #expect(fields.prefix(3) == ["1", "1", "1"])
    #expect(
      fields.count == 7 && fields[3] == "work.ics: 1 event · Skipped: 1 · Line 10: DTSTART:tomorrow cannot be read")
    // What developers read is in English.
    #expect(fields.count == 7 && fields[4].hasPrefix("work.ics: line 10: DTSTART: expected "))
    #expect(fields.suffix(2).first == "10" && fields.last?.hasPrefix("DTSTART: expected ") == true)
  }

  @Test("a file that is not a calendar changes nothing; the reason is for developers")
  func unreadable() {
    start()
    #expect(load("a.ics", Self.event("1", "Lunch", "20261121")))
    session.tick(now: 2)
    #expect(!session.load(Array("<html></html>".utf8), name: "page.ics", replacesAll: true))
    #expect(
      port.last(.report) == [
        "0", "0", "0", "page.ics: Not a calendar file", "page.ics: expected an iCalendar file, found HTML or XML",
      ])
    let frames = port.frames.count
    session.tick(now: 3)
    #expect(port.frames.count == frames)
  }

  @Test("a file of another kind is called so, and developers get the precise reason")
  func otherKind() {
    start()
    let picture = Array("\u{FFFD}PNG\r\n".utf8)
    let contacts = Array("BEGIN:VCARD\r\nFN:X\r\nEND:VCARD\r\n".utf8)
    for (name, bytes, reason) in [
      ("sea.png", picture, "expected BEGIN:VCALENDAR, found \"\u{FFFD}PNG\""),
      ("LETTER.PDF", Array("%PDF-1.7 \u{0}".utf8), "expected an iCalendar file, found binary data"),
      ("people.ics", contacts, "expected an iCalendar file, found contacts (vCard)"),
    ] {
      #expect(!session.load(bytes, name: name, replacesAll: false))
      #expect(port.last(.report)?.suffix(2) == [name + ": Not a calendar file", name + ": " + reason])
    }
  }

  @Test("a file replaces the file of the same name, others stay")
  func replacing() {
    start()
    #expect(load("a.ics", Self.event("1", "Lunch", "20261121")))
    #expect(load("b.ics", Self.event("1", "Dinner", "20261121")))
    #expect(load("a.ics", Self.event("1", "Breakfast", "20261121")))
    session.tick(now: 2)
    let labels = shownLabels()
    #expect(labels.contains { $0.hasPrefix("Breakfast") } && labels.contains { $0.hasPrefix("Dinner") })
    #expect(!labels.contains { $0.hasPrefix("Lunch") })
  }

  @Test("a file may replace everything")
  func replacingAll() {
    start()
    #expect(load("a.ics", Self.event("1", "Lunch", "20261121")))
    #expect(session.load(Self.file(Self.event("2", "Dinner", "20261122")), name: "b.ics", replacesAll: true))
    session.tick(now: 2)
    #expect(!shownLabels().contains { $0.hasPrefix("Lunch") })
  }

  @Test("events of a server that come again are shown once, and each answer is reported")
  func answers() {
    session.setServer(true)
    start()
    let answer = Self.file(Self.event("1", "Lunch", "20261121")) + Self.file(Self.event("1", "Dinner", "20261122"))
    for number in 1...2 { session.receive(answer, number: number) }
    session.receive([], number: 3)
    session.receive(Array("<html>".utf8), number: 4)
    session.tick(now: 2)
    let labels = shownLabels()
    #expect(labels.filter { $0.hasPrefix("Lunch") }.count == 1)
    #expect(labels.filter { $0.hasPrefix("Dinner") }.count == 1)
    let reports = port.messages.filter { $0.kind == .answer }.map(\.fields)
    #expect(reports == [["1", "2"], ["2", "2"], ["3", "0"], ["4", ""]])
  }

  @Test("an answer that comes before the first frame is in it")
  func earlyAnswer() {
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.setServer(true)
    let days = DayNumber(20_752)..<DayNumber(20_800)
    session.answers.receive(Self.file(Self.event("1", "Lunch", "20261121")), number: 1, days: days)
    #expect(port.last(.answer) == ["1", "1"])
    session.tick(now: 1)
    #expect(port.frames.count == 1)
    #expect(shownLabels().contains { $0.hasPrefix("Lunch") })
  }

  @Test("while no answers come, days without an answer are told apart from empty ones, at each level")
  func notLoaded() throws {
    let date = try ISODate.parse("2027-02-10")
    let shown = try ISODate.parse("2026-11-01").rawValue
    session.setServer(true)
    start()
    let isMarked = { (label: String) in label.hasSuffix(", Not loaded") }
    session.receive(Self.file(Self.event("1", "Lunch", "20261121")))
    session.tick(now: 2)
    // What has not been asked for, or not yet answered, is only loading.
    #expect(!shownLabels().contains(where: isMarked))
    session.setLoaded([shown..<shown + 42])
    session.tick(now: 3)
    #expect(!shownLabels().contains { isMarked($0) && $0.contains("November") }, "the days in view were answered")
    session.perform(.show(date, animated: false))
    session.tick(now: 4)
    let days = shownLabels().filter { $0.contains("2027") }
    #expect(days.count > 28 && days.filter(isMarked).count >= 28)
    for (number, level) in [CalendarLevel.ID.week, .day, .year].enumerated() {
      session.perform(.setLevel(level, around: date, animated: false))
      session.tick(now: Double(5 + number))
      #expect(shownLabels().contains("Wednesday, February 10, 2027, Not loaded"), "\(level)")
    }
    session.setLoaded(nil)
    session.tick(now: 9)
    #expect(shownLabels().contains("Wednesday, February 10, 2027"))
  }

  @Test("keys select days, which is reported to the page")
  func keys() {
    start()
    #expect(session.send(.key(KeyEvent(.arrowRight))))
    #expect(port.last(.select)?.first == "2026-11-22")
    session.tick(now: 2)
    session.tick(now: 3)
    #expect(port.focused.count == 1)
    #expect(!session.send(.key(KeyEvent(.tab))))
    #expect(session.send(.key(KeyEvent(.escape))))
    #expect(port.last(.select) == [""])
  }

  @Test("dates and zones that do not exist are refused")
  func refusals() {
    #expect(!session.setToday("2026-02-30"))
    #expect(!session.show("soon"))
    #expect(!session.select("2026-1-1"))
    #expect(!session.setZone("Mars/Olympus"))
    #expect(!session.setLocale("en"))
  }

  @Test("the clock moves today at midnight of the zone, unless a page declares the day")
  func clock() {
    port.zones["Test/East"] = "zone Test/East\ninitial 36000 0\n"
    #expect(session.setZone("Test/East"))
    start()
    // 2026-11-21T13:59:30Z is 23:59:30 there.
    #expect(session.setClock(1_795_269_570) == 30)
    #expect(session.setToday(""))
    session.tick(now: 2)
    #expect(session.setClock(1_795_269_600) == 60)
    session.tick(now: 3)
    let current = port.frames.last?.filter {
      if case .states(_, let states) = $0 { states.contains(.current) } else { false }
    }
    #expect(current?.count == 1)
    #expect(port.askedZones == ["Test/East"])
  }

  @Test("another language changes words, digits and direction at once")
  func language() {
    start()
    var arabic = LocaleInfo.english
    arabic.identifier = "ar"
    arabic.isRightToLeft = true
    arabic.phrases = .arabic
    arabic.digits = ["٠", "١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"]
    #expect(session.setLocale(arabic.encode()))
    session.tick(now: 2)
    let words = Phrases.arabic
    #expect(
      port.last(.locale) == [
        "1", words.close, words.stopped, words.reload, words.unreachable, words.tryAgain, words.tooMany, words.calendar,
        words.noKey, words.offline.of("#"),
      ], "what scripts show comes from the tables (issue 33, 12)")
    #expect(port.texts.contains("اليوم") && port.texts.contains("٢١"))
    #expect(!session.load([], name: "a.ics", replacesAll: false))
    #expect(port.last(.report)?[3] == "\u{2068}a.ics\u{2069}: " + words.emptyFile)
  }

  @Test("words of another version are refused, and the calendar stays as it was")
  func wrongWords() {
    start()
    var german = LocaleInfo.english
    german.phrases = .german
    var lines = german.encode().split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    lines[30] = "another: name"
    #expect(!session.setLocale(lines.joined(separator: "\n")))
    lines.removeLast(lines.count - 30)
    #expect(!session.setLocale(lines.joined(separator: "\n")))
    session.tick(now: 2)
    #expect(port.texts.contains("Today") && !port.texts.contains("Heute"))
    lines.removeLast(3)
    #expect(session.setLocale(lines.joined(separator: "\n")))
  }

  @Test("an activated event is reported with start, end and calendar")
  func activation() throws {
    port.zones["Europe/Paris"] = "zone Europe/Paris\ninitial 3600 0 CET\n"
    #expect(session.setZone("Europe/Paris"))
    start()
    let event =
      "BEGIN:VEVENT\r\nUID:x@y\r\nSUMMARY:Call\r\nDTSTART:20261121T130000Z\r\nDTEND:20261121T143000Z\r\nEND:VEVENT\r\n"
    #expect(load("work.ics", event))
    session.tick(now: 2)
    let bar = try #require(
      port.frames.joined().compactMap { mutation -> ViewID? in
        if case .label(let id, let label) = mutation, label.hasPrefix("Call") { id } else { nil }
      }.last)
    #expect(session.send(.activate(bar)))
    #expect(
      port.last(.activate)
        == ["x@y", "Call", "2026-11-21T14:00:00+01:00", "2026-11-21T15:30:00+01:00", "0", "work.ics", "", ""])
  }

  @Test("details are shown after an activation, unless the page prevents it or its attribute says so; live, with links")
  func details() throws {
    start()
    let event =
      "BEGIN:VEVENT\r\nUID:x@y\r\nSUMMARY:Call\r\nDTSTART:20261121T130000Z\r\nDTEND:20261121T143000Z\r\n"
      + "DESCRIPTION:See https://example.com/a and javascript:alert(1)\r\nEND:VEVENT\r\n"
    #expect(load("work.ics", event))
    session.tick(now: 2)
    let bar = try #require(
      port.frames.joined().compactMap { mutation -> ViewID? in
        if case .label(let id, let label) = mutation, label.hasPrefix("Call") { id } else { nil }
      }.last)
    session.set(.activation, to: 1)
    #expect(session.send(.activate(bar)) && session.calendar?.state.details == nil)
    session.set(.activation, to: nil)
    port.prevented = [.activate]
    #expect(session.send(.activate(bar)) && session.calendar?.state.details == nil)
    port.prevented = []
    #expect(session.send(.activate(bar)) && session.calendar?.state.details != nil)
    session.tick(now: 3)
    session.tick(now: 4)
    #expect(port.messages.filter { $0.kind == .activate }.count == 3)
    let links = port.frames.joined().compactMap { mutation in
      if case .link(_, let address) = mutation { address } else { nil }
    }
    #expect(links == ["https://example.com/a"])
    #expect(port.texts.contains("See https://example.com/a and\njavascript:alert(1)"))
  }

  @Test("zones that only a file knows come from the file, and of two versions of an event the later is shown")
  func zonesOfFiles() throws {
    start()
    func zone(_ offset: String) -> String {
      "BEGIN:VTIMEZONE\r\nTZID:Club\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:\(offset)\r\n"
        + "TZOFFSETTO:\(offset)\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
    }
    func event(_ summary: String, _ sequence: Int) -> String {
      "BEGIN:VEVENT\r\nUID:\(summary)\r\nSUMMARY:\(summary) \(sequence)\r\nSEQUENCE:\(sequence)\r\n"
        + "DTSTART;TZID=Club:20261121T130000\r\nDTEND;TZID=Club:20261121T143000\r\nEND:VEVENT\r\n"
    }
    #expect(load("a.ics", zone("+0300") + event("Tea", 2) + event("Tea", 1)))
    #expect(port.last(.report)?[1] == "1")
    #expect(load("b.ics", zone("-0100") + event("Chess", 1)))
    session.tick(now: 2)
    for (label, start) in [("Tea 2", "2026-11-21T10:00:00+00:00"), ("Chess 1", "2026-11-21T14:00:00+00:00")] {
      let bar = try #require(
        port.frames.joined().compactMap { mutation -> ViewID? in
          if case .label(let id, let text) = mutation, text.hasPrefix(label) { id } else { nil }
        }.last)
      #expect(session.send(.activate(bar)))
      #expect(port.last(.activate)?[2] == start)
    }
    #expect(!shownLabels().contains { $0.hasPrefix("Tea 1") })
  }

  @Test("closing removes the root and leaves nothing behind")
  func closing() {
    weak var weakSession: WebSession?
    do {
      let port = RecordingPort()
      let session = WebSession(port: port)
      weakSession = session
      session.start(size: Size(width: 700, height: 500), scale: 1, reducesMotion: true)
      session.tick(now: 1)
      session.close()
      #expect(port.frames.last?.count == 1)
      session.tick(now: 2)
      #expect(!session.send(.key(KeyEvent(.arrowDown))))
    }
    #expect(weakSession == nil)
  }

  // MARK: - Steps

  private func start() {
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
  }

  private func load(_ name: String, _ events: String) -> Bool {
    session.load(Self.file(events), name: name, replacesAll: false)
  }

  /// The latest labels of all views that were not removed.
  private func shownLabels() -> [String] {
    var labels: [ViewID: String] = [:]
    for mutation in port.frames.joined() {
      switch mutation {
      case .label(let id, let label): labels[id] = label
      case .remove(let id): labels[id] = nil
      default: break
      }
    }
    return Array(labels.values)
  }

  private static func event(_ uid: String, _ summary: String, _ day: String) -> String {
    "BEGIN:VEVENT\r\nUID:\(uid)\r\nSUMMARY:\(summary)\r\nDTSTART;VALUE=DATE:\(day)\r\nEND:VEVENT\r\n"
  }

  private static func file(_ events: String) -> [UInt8] {
    Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(events)END:VCALENDAR\r\n".utf8)
  }
}
