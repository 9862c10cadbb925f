import Almanac
import Testing

@testable import WebHost

/// Events that a pointer drags in from the page.
@Suite("Dragging events in from the page")
struct DragInTests {
  private let port = RecordingPort()
  private let session: WebSession
  private static let today = DayNumber(20_778)

  init() throws {
    session = WebSession(port: port, program: .edit)
    #expect(session.setToday("2026-11-21"))
    session.set(.editable, to: 31)
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.take(BatchBytes([.days("trip", "Trip", 20_778..<20_780)]).bytes, of: 1)
    session.tick(now: 1)
  }

  @Test("the event is created on the day where the pointer is released, and reported with its fields")
  func creation() throws {
    #expect(take(.days("", "Fair", 10_957..<10_959)) == ["1", "", ""])
    #expect(try drag(to: Self.today - 2))
    #expect(titles(Self.today - 2) == ["Fair"] && titles(Self.today - 1) == ["Fair"])
    #expect(port.last(.editStart)?.first == "create" && port.last(.edit) == nil)
    #expect(try !drag(to: Self.today - 3, ends: true))
    let fields = try #require(port.last(.edited))
    #expect(fields[0] == "1" && fields[1].hasPrefix("new-") && fields[2] == "")
    #expect(fields.count == 11 && fields[4] == "Fair" && fields[5] == "2026-11-18" && fields[6] == "2026-11-20")
    #expect(port.last(.beforeEdit)?.prefix(3) == ["event", "create", "user"])
    session.tick(now: 3)
    #expect(port.last(.editEnd) == ["create", "1"])
    #expect(try !drag(to: Self.today), "the drag has ended")
    #expect(session.screen?.content.undo(again: false) == true && titles(Self.today - 3).isEmpty)
  }

  @Test("beyond the element, there is no preview, and nothing is created")
  func away() throws {
    #expect(take(.days("", "Fair", 10_957..<10_958))?.first == "1")
    #expect(try drag(to: Self.today - 2) && drag(to: Self.today - 2, isOver: false))
    #expect(titles(Self.today - 2).isEmpty)
    #expect(try !drag(to: Self.today - 2, isOver: false, ends: true))
    session.tick(now: 3)
    #expect(port.last(.edited)?.count == 3 && port.last(.editEnd) == ["create", "0"] && port.last(.edit) == nil)
  }

  @Test("a page may refuse the edit; an identifier that exists, and a calendar that is not editable, are reported")
  func refusals() throws {
    #expect(take(.days("trip", "Fair", 0..<1)) == ["0", "trip", "there is an event with this id"])
    #expect(try !drag(to: Self.today))
    #expect(take(.days("", "Fair", 0..<1))?.first == "1")
    port.prevented = [.beforeEdit]
    #expect(try !drag(to: Self.today - 2, ends: true))
    #expect(port.last(.edited)?.count == 3 && titles(Self.today - 2).isEmpty)
    session.set(.editable, to: 0)
    let count = port.messages.count { $0.kind == .edited }
    _ = take(.days("", "Fair", 0..<1))
    #expect(port.messages.count { $0.kind == .edited } == count)
  }

  @Test("an iCalendar text replaces the dragged event where it is; its UID is kept unless it exists")
  func text() throws {
    #expect(take(.days("", "", 10_957..<10_958))?.first == "1")
    #expect(try drag(to: Self.today - 2))
    #expect(take("talk", "Talk") == ["1", "talk", ""])
    #expect(titles(Self.today - 2) == ["Talk"])
    #expect(try !drag(to: Self.today - 2, ends: true))
    let fields = try #require(port.last(.edited))
    #expect(fields[1] == "talk" && fields[5].hasPrefix("2026-11-19T09:00"), "\(fields)")
    #expect(take("talk", "Talk") == ["1", "", ""])
    session.setDragged(Array("no calendar".utf8), fields: -1, length: 0)
    #expect(port.last(.edited) == ["0", "", "there is no event in the text"])
    #expect(try !drag(to: Self.today - 2))
  }

  // MARK: - Steps

  private func take(_ item: BatchBytes.Item) -> [String]? {
    let fields: PageEdit.Fields = [.title, .start, .end]
    session.setDragged(BatchBytes([item]).bytes, fields: fields.rawValue, length: 0)
    return port.last(.edited)
  }

  private func take(_ uid: String, _ title: String) -> [String]? {
    let text = """
      BEGIN:VCALENDAR\r
      BEGIN:VEVENT\r
      UID:\(uid)\r
      DTSTART:20260301T090000Z\r
      DTEND:20260301T100000Z\r
      RRULE:FREQ=DAILY\r
      SUMMARY:\(title)\r
      END:VEVENT\r
      END:VCALENDAR\r

      """
    session.setDragged(Array(text.utf8), fields: -1, length: 0)
    return port.last(.edited)
  }

  /// Leads the pointer to a day. Returns whether the drag continues.
  private func drag(to day: DayNumber, isOver: Bool = true, ends: Bool = false) throws -> Bool {
    let calendar = try #require(session.calendar)
    let frame = try #require(calendar.frame(of: .day(day)))
    let place = Point(x: frame.midX, y: frame.maxY - 4) + calendar.frameInWindow.origin
    let pointer = PointerEvent(phase: ends ? .up : .move, location: place, time: 2)
    defer { session.tick(now: 2) }
    return session.screen?.content.drag(pointer, isOver: isOver) == true
  }

  private func titles(_ day: DayNumber) -> [String] {
    session.timeline.occurrences(touching: day..<day + 1).compactMap {
      session.timeline.event($0.id.event)?.event.summary
    }
  }
}
