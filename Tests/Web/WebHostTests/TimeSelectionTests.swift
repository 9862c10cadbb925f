import Almanac
import Testing

@testable import WebHost

@Suite("The selected time of a page")
struct TimeSelectionTests {
  private let port = RecordingPort()
  private let session: WebSession
  private static let today = DayNumber(20_778)
  private static let midnight = 20_778.0 * 86_400

  /// A week around Saturday, 21 November 2026, in slots of 20 minutes, with an event at 12:00.
  init() {
    session = WebSession(port: port, program: .edit)
    #expect(session.setToday("2026-11-21"))
    session.set([(.selectionMode, [5]), (.slotDuration, [20])], texts: [(.level, "week")])
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.take(
      BatchBytes([
        BatchBytes.Item(
          id: "lunch", title: "Lunch", start: Self.midnight + 12 * 3600, end: Self.midnight + 13 * 3600,
          startClock: BatchBytes.Clock.floating, endClock: BatchBytes.Clock.floating)
      ]).bytes, of: 1)
    for second in 1...3 { session.tick(now: Double(second)) }
  }

  private var controller: EditingController? { (session.screen?.content as? EditContent)?.editing?.controller }

  private static func bytes(_ numbers: Double...) -> [UInt8] {
    numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> ($0 * 8)) } }
  }

  private func click(hour: Double, kind: PointerEvent.Kind = .mouse) throws {
    let calendar = try #require(session.calendar)
    let instant = ZoneRules.utc.startOfDay(Self.today) + Int64(hour * 3600)
    let frame = try #require(calendar.frame(of: .time(Self.today, instant)))
    let place = calendar.frameInWindow.origin + Point(x: frame.midX, y: frame.minY + 1)
    for phase in [PointerEvent.Phase.down, .up] {
      _ = session.send(.pointer(PointerEvent(phase: phase, location: place, time: 4, kind: kind)))
    }
    session.tick(now: 5)
  }

  @Test("a click reports the times with their offset, the day, and who selected; nothing can be edited")
  func report() throws {
    try click(hour: 10)
    #expect(
      port.last(.selectTime) == ["2026-11-21T10:00:00+00:00", "2026-11-21T10:20:00+00:00", "2026-11-21", "", "pointer"])
    try click(hour: 9, kind: .touch)
    #expect(port.last(.selectTime)?.last == "touch")
    #expect(controller?.editor.options.verbs.isEmpty == true)
    #expect(port.last(.editStart) == nil)
  }

  @Test("the rules of the page for new events apply, and allowChange is not asked")
  func rules() throws {
    port.answers[.limits] = { _ in Self.bytes(31, 1, -1) }
    try click(hour: 12)
    #expect(port.last(.selectTime) == nil && controller?.selectedTime == nil)
    #expect(!port.asked.contains { $0.kind == .allowChange })
    try click(hour: 13)
    #expect(port.last(.selectTime)?.first == "2026-11-21T13:00:00+00:00")
  }

  @Test("the page selects a time of a resource, or none; the report names no input")
  func page() {
    let content = session.screen?.content
    content?.selectTime(
      OptionValue(bytes: Self.bytes(Self.midnight + 36_000, 1, Self.midnight + 39_600, 2)), resource: "+a")
    #expect(
      port.last(.selectTime) == ["2026-11-21T10:00:00+00:00", "2026-11-21T11:00:00+00:00", "2026-11-21", "+a", ""])
    #expect(controller?.selectedTime?.resource == "a")
    content?.selectTime(OptionValue(bytes: []), resource: "")
    #expect(port.last(.selectTime) == ["", "", "", "", ""] && controller?.selectedTime == nil)
    content?.selectTime(OptionValue(bytes: Self.bytes(Self.midnight, 1, Self.midnight, 1)), resource: "")
    #expect(controller?.selectedTime == nil, "an interval without length")
  }

  @Test("in another mode the time is cleared, and without edits there is no editing any more")
  func mode() throws {
    try click(hour: 10)
    session.set([(.editable, [31]), (.selectionMode, [1])])
    #expect(port.last(.selectTime) == ["", "", "", "", ""] && controller != nil)
    session.set(.editable, to: nil)
    #expect(controller == nil)
  }
}
