import Almanac
import Testing

@testable import WebHost

@Suite("Files of a page: imports and exports")
struct ImportingTests {
  private let port = RecordingPort()

  @Test("ED-215: a file is compared with a calendar: new, newer, same, and other versions; nothing is changed")
  func counts() throws {
    let session = try session()
    session.importing(Self.file, isDryRun: true)
    #expect(port.last(.imported) == ["1", "1", "1", "1", "1", "0", "2026-11-21", "2026-11-25", ""])
    #expect(titles(session) == ["Choir", "Dance", "Lunch"] && port.last(.beforeEdit) == nil)
  }

  @Test("ED-215: what cannot be read is counted, with the line and the reason in the page's language")
  func problems() throws {
    let session = try session()
    let broken = Self.event("bad", "Bad", "DTSTART:yesterday")
    session.importing(
      Self.calendar([broken, Self.event("fair", "Fair", "DTSTART;VALUE=DATE:20261121")]), isDryRun: true)
    let fields = try #require(port.last(.imported))
    #expect(fields[0] == "1" && fields[1] == "1" && fields[5] == "1")
    #expect(fields[9] == "6" && fields[10] == "DTSTART:yesterday cannot be read")
    session.importing("no calendar", isDryRun: true)
    #expect(port.last(.imported)?[0] == "0")
    #expect(port.last(.imported)?[8].contains("club.ics") == true)
  }

  @Test(
    "ED-216: an import is one edit, which replaces older versions and can be undone at once; again, it changes nothing")
  func imports() throws {
    let session = try session()
    session.importing(Self.file, isDryRun: false)
    #expect(port.last(.imported)?[8] == "")
    #expect(titles(session) == ["Choir", "Dance", "Fair", "Late lunch"])
    #expect(port.last(.undo) == ["club.ics created", ""])
    let saved = try #require(port.last(.save))
    #expect(saved.count == 18 && saved[11] == "lunch" && saved[15] == "fair")
    session.importing(Self.file, isDryRun: true)
    #expect(port.last(.imported)?[1...4] == ["0", "0", "3", "1"])
    #expect(session.screen?.content.undo(again: false) == true)
    #expect(titles(session) == ["Choir", "Dance", "Lunch"])
  }

  @Test("ED-216: a file can become a new calendar of the server, with the name of the file")
  func newCalendar() throws {
    let session = try session()
    session.screen?.content.importEvents(Array(Self.file.utf8), name: "Trips", into: nil, isDryRun: false)
    #expect(port.last(.imported)?[1...4] == ["4", "0", "0", "0"])
    let made = try #require(session.loader.store.allCalendars.first { $0.name == "Trips" })
    #expect(session.loader.store.stored(uid: "fair", in: made.id).count == 1)
    #expect(session.loader.store.eventCount == 7)
  }

  @Test("ED-216: a read-only calendar takes no file, and the reason is said")
  func readOnly() throws {
    let session = try session(access: .readOnly)
    session.importing(Self.file, isDryRun: false)
    #expect(port.last(.imported)?[8].isEmpty == false)
    #expect(titles(session) == ["Choir", "Dance", "Lunch"])
  }

  @Test("ED-217: a calendar, some days, or an event are exported, a series with all its events")
  func exports() throws {
    let session = try session()
    let content = try #require(session.screen?.content)
    func exported(_ calendar: Int64?, _ days: Range<DayNumber>?, uid: String = "") throws -> [String] {
      content.export(calendar, days, uid: uid)
      let text = try #require(port.last(.export)?.first)
      if text.isEmpty { return [] }
      return try ICalendarReader.read(Array(text.utf8), calendar: CalendarID(1)).events.map { $0.summary }.sorted()
    }
    #expect(try exported(nil, nil) == ["Choir", "Dance", "Lunch"])
    #expect(try exported(1, Self.today..<Self.today + 1) == ["Lunch"])
    #expect(try exported(nil, Self.today + 14..<Self.today + 21) == ["Choir"])
    #expect(try exported(nil, nil, uid: "dance") == ["Dance"])
    #expect(try exported(99, nil) == [])
  }

  @Test("ED-217: the page knows the calendars, which of them accept events, and whether there can be others")
  func calendars() throws {
    let session = try session()
    session.screen?.content.reportCalendars()
    let fields = try #require(port.last(.export))
    #expect(fields.count == 6 && fields[0] == "1" && fields[2] == "Club" && fields[4] == "1" && fields[5] == "7")
  }

  @Test("WK-236: the details of an event have a button that copies a link, if the page has places")
  func links() throws {
    let session = try session()
    let calendar = try #require(session.calendar)
    let lunch = try #require(session.timeline.occurrences(touching: Self.today..<Self.today + 1).first)
    #expect(calendar.detailsButtons?(lunch).map { $0.title } == ["Edit…", "Delete"])
    session.screen?.content.hasLinks = true
    let button = try #require(calendar.detailsButtons?(lunch).last)
    #expect(button.title == "Copy link")
    button.perform()
    let fields = try #require(port.last(.link))
    #expect(fields.count == 9 && fields[0] == "lunch" && fields[8] == "Link copied")
    session.screen?.content.hasLinks = false
    #expect(calendar.detailsButtons?(lunch).count == 2)
  }

  // MARK: - Parts

  private static let today = DayNumber(20_778)

  private static func event(_ uid: String, _ title: String, _ lines: String...) -> String {
    (["BEGIN:VEVENT", "UID:\(uid)", "SUMMARY:\(title)"] + lines + ["END:VEVENT", ""]).joined(separator: "\r\n")
  }

  private static func calendar(_ events: [String], _ lines: String = "") -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(lines)" + events.joined() + "END:VCALENDAR\r\n"
  }

  private static let choir = event("choir", "Choir", "DTSTART:20261124T180000Z", "RRULE:FREQ=WEEKLY")

  /// A new event, a newer version, the same event, and another version of one.
  private static let file = calendar([
    event("fair", "Fair", "DTSTART;VALUE=DATE:20261122"),
    event("lunch", "Late lunch", "DTSTART:20261121T130000Z", "DTEND:20261121T140000Z", "SEQUENCE:1"), choir,
    event("dance", "Ball", "DTSTART;VALUE=DATE:20261123"),
  ])

  private static let answer = calendar(
    [
      event("lunch", "Lunch", "DTSTART:20261121T120000Z", "DTEND:20261121T130000Z"), choir,
      event("dance", "Dance", "DTSTART;VALUE=DATE:20261123"),
    ], "X-WR-CALNAME:Club\r\nX-ALMANAC-CALENDAR:7\r\n")

  private func session(access: CalendarAccess = .full) throws -> WebSession {
    let session = WebSession(port: port, program: .edit)
    session.setServer(true, access: access)
    #expect(session.setToday("2026-11-21"))
    session.set(.editable, to: 31)
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
    session.receive(Array(Self.answer.utf8))
    return session
  }

  private func titles(_ session: WebSession) -> [String] {
    var found: [String] = []
    session.loader.store.forEach { found.append($0.event.summary) }
    return found.sorted()
  }
}

extension WebSession {
  /// Compares a file with the first calendar, or imports it.
  fileprivate func importing(_ text: String, isDryRun: Bool) {
    let calendar = loader.store.allCalendars.first?.id.rawValue
    screen?.content.importEvents(Array(text.utf8), name: "club.ics", into: calendar, isDryRun: isDryRun)
  }
}
