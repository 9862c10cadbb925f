import Almanac
import Testing

@testable import WebHost

@Suite("The page's formats of dates and times")
struct FormatTests {
  private let port = RecordingPort()
  private let session: WebSession

  init() {
    session = WebSession(port: port)
    #expect(session.setToday("2026-11-21"))
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    var item = BatchBytes.Item(id: "call", title: "Call")
    (item.start, item.end) = (20_778 * 86_400 + 14 * 3600, 20_778 * 86_400 + 17 * 3600)
    (item.startClock, item.endClock) = (BatchBytes.Clock.floating, BatchBytes.Clock.floating)
    session.take(BatchBytes([item]).bytes, of: 1)
  }

  /// The texts that are shown at a level.
  private func texts(at level: CalendarLevel.ID) -> Set<String> {
    session.calendar?.send(.setLevel(level, around: DayNumber(20_778), animated: false))
    session.tick(now: 1)
    return Set(session.screen?.window.displayList().items.map(\.text) ?? [])
  }

  @Test("WK-206: the title, headings, times, hours, and days of lists are written in the page's patterns")
  func patterns() {
    session.setFormats("LLL yy\nd/M EEE\nH.mm\nHH 'h'\nEEEE d. LLL")
    let day = texts(at: .day)
    #expect(day.isSuperset(of: ["Nov 26", "21/11 Sat", "14.00 – 17.00", "13 h", "Call"]))
    #expect(texts(at: .month).contains("14.00"))
    #expect(texts(at: .agenda).contains("Saturday 21. Nov"))
    #expect(texts(at: .year).contains("2026"), "years keep their title")
    session.set(.eventTime, to: 0)
    #expect(texts(at: .day).contains("21/11 Sat"), "other options keep the formats")
    session.setFormats("\n\n\n\n")
    #expect(texts(at: .day).isSuperset(of: ["Sat", "21", "2:00\u{202F}PM – 5:00\u{202F}PM", "1\u{202F}PM"]))
  }

  @Test("WK-206: a title that differs at the ends of a period has both")
  func range() {
    session.setFormats("d LLL\n\n\n\n")
    _ = texts(at: .week)
    #expect(session.calendar?.title == "15 Nov – 21 Nov")
    _ = texts(at: .day)
    #expect(session.calendar?.title == "21 Nov")
  }

  @Test("WK-206: other numbers of lines change nothing")
  func damaged() {
    session.setFormats("y")
    _ = texts(at: .month)
    #expect(session.calendar?.title == "November 2026")
  }
}
