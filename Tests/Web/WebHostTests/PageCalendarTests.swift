import Almanac
import Testing

@testable import WebHost

@Suite("Calendars of a page without events")
struct PageCalendarTests {
  private let port = RecordingPort()
  private let session: WebSession

  init() {
    session = WebSession(port: port, program: .edit)
    #expect(session.setToday("2026-11-21"))
    session.set(.editable, to: 31)
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
  }

  @Test("a calendar that never had events takes a new one, which the page can give back")
  func creation() throws {
    session.take(batch(calendars: ["a", "b"]).bytes, of: 0)
    #expect(names() == ["Calendar a", "Calendar b"])
    var made = BatchBytes([.days("fair", "Fair", 20_778..<20_779)])
    made.calendars = [("b", "Calendar b", 0)]
    session.edit(.create, fields: 0, scope: -1, made.bytes)
    #expect(port.last(.edited) == ["1", "fair", ""])
    #expect(port.last(.beforeEdit)?[4].hasSuffix(#""calendar":"b"}}]"#) == true)
    session.take(made.bytes, of: 0)
    #expect(port.last(.batch) == ["0", "0", "0", "0"] && names() == ["Calendar a", "Calendar b"])
    #expect(session.screen?.content.undo(again: false) == true)
    #expect(session.loader.store.eventCount == 0)
  }

  @Test("without other calendars, the unnamed one of the source takes new events")
  func unnamed() {
    session.take(batch(calendars: []).bytes, of: 0)
    session.edit(.create, fields: 0, scope: -1, BatchBytes([.days("fair", "Fair", 20_778..<20_779)]).bytes)
    #expect(port.last(.edited) == ["1", "fair", ""] && names() == [""])
    #expect(session.screen?.content.undo(again: false) == true)
    session.take(batch(calendars: ["a"]).bytes, of: 0)
    #expect(names() == ["Calendar a"])
  }

  @Test("a calendar without events moves to the source that has events for it; one with events stays")
  func moving() throws {
    session.take(batch(calendars: ["a", "b"]).bytes, of: 0)
    var made = BatchBytes([.days("fair", "Fair", 20_778..<20_779)])
    made.calendars = [("b", "Calendar b", 0)]
    session.edit(.create, fields: 0, scope: -1, made.bytes)
    var events = batch(calendars: ["a", "b"])
    events.items = [.days("x", "X", 20_778..<20_779), .days("y", "Y", 20_778..<20_779)]
    (events.items[0].calendar, events.items[1].calendar) = (1, 2)
    session.take(events.bytes, of: 1)
    #expect(names() == ["Calendar a", "Calendar b", "", "Calendar b"])
    #expect(session.loader.calendars(of: 0).count == 1 && session.loader.calendars(of: 1).count == 3)
    // They are known by now.
    session.take(batch(calendars: ["a", "b"]).bytes, of: 0)
    #expect(names().count == 4 && session.loader.calendars(of: 0).count == 1)
  }

  // MARK: - Steps

  /// The unnamed calendar, which comes first in every batch, and others.
  private func batch(calendars: [String]) -> BatchBytes {
    var batch = BatchBytes([])
    for id in calendars { batch.calendars.append((id, "Calendar \(id)", 0)) }
    return batch
  }

  private func names() -> [String] { session.loader.store.allCalendars.map { $0.name } }
}
