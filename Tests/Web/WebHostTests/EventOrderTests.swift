import Almanac
import Testing

@testable import WebHost

@Suite("The order and the times of events")
struct EventOrderTests {
  private let port = RecordingPort()
  private let session: WebSession

  init() {
    session = WebSession(port: port)
    #expect(session.setToday("2026-11-21"))
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
  }

  private func titles() -> [String] {
    let found = session.timeline.occurrences(touching: DayNumber(20_778)..<DayNumber(20_779))
    return found.compactMap { session.timeline.event($0.id.event)?.event.summary }
  }

  @Test("WK-205: the page's order has fields with their direction, and ranks of identifiers")
  func order() {
    let items = ["b", "a", "c"].map { BatchBytes.Item.days($0, "Visit \($0)", 20_778..<20_779) }
    session.take(BatchBytes(items).bytes, of: 1)
    #expect(titles() == ["Visit a", "Visit b", "Visit c"])
    session.setEventOrder("-4")
    #expect(titles() == ["Visit c", "Visit b", "Visit a"])
    session.setEventOrder("5 -4\n+b\n=a\n+c")
    #expect(titles() == ["Visit b", "Visit a", "Visit c"])
    session.set(.eventTime, to: 1)
    #expect(titles() == ["Visit b", "Visit a", "Visit c"], "other options keep the order")
    session.setEventOrder("")
    #expect(titles() == ["Visit a", "Visit b", "Visit c"])
  }

  @Test("WK-205: blocks show start and end, only the start, or no time", arguments: [0, 1, 2])
  func times(style: Int) throws {
    var item = BatchBytes.Item(id: "call", title: "Call")
    (item.start, item.end) = (20_778 * 86_400 + 9 * 3600, 20_778 * 86_400 + 12 * 3600)
    (item.startClock, item.endClock) = (BatchBytes.Clock.floating, BatchBytes.Clock.floating)
    session.take(BatchBytes([item]).bytes, of: 1)
    session.set(.eventTime, to: Double(style))
    session.calendar?.send(.setLevel(.day, around: DayNumber(20_778), animated: false))
    session.tick(now: 1)
    var texts: [String] = []
    for case .text(_, let text) in port.frames.joined() { texts.append(text) }
    let (range, start) = ("9:00\u{202F}AM – 12:00\u{202F}PM", "9:00\u{202F}AM")
    #expect(texts.contains(range) == (style == 0) && texts.contains(start) == (style == 1))
    #expect(texts.contains("Call"))
  }
}
