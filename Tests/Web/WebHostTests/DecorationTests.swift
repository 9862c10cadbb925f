import Almanac
import TestSupport
import Testing

@testable import WebHost

@Suite("What the page says about days")
struct DecorationTests {
  private let port = RecordingPort()
  private let session: WebSession
  /// The bits of all weekdays.
  private static let all = 127.0
  private static let november10 = 20_767

  init() {
    session = WebSession(port: port, program: .edit)
    #expect(session.setToday("2026-11-21"))
  }

  private func start() {
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
  }

  /// The numbers of a style; colors are places of hues from 1 on.
  private func style(
    weekdays: Double = all, enabled: Double = 1, fill: Double = 0, ink: Double = 0, dots: [Double] = []
  ) -> [Double] {
    var numbers: [Double] = [weekdays, enabled, 1, fill, ink, 0, 0, 0]
    for place in 0..<3 { numbers += [0, place < dots.count ? dots[place] : 0] }
    return numbers
  }

  private func bytes(_ spans: [[Double]], _ styles: [[Double]]) -> [UInt8] {
    var numbers: [Double] = [Double(spans.count)]
    for each in spans + styles { numbers += each }
    var bytes: [UInt8] = []
    for number in numbers {
      for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(8 * place))) }
    }
    return bytes
  }

  private var layers: [Layer] { session.screen?.window.displayList().items.map(\.layer) ?? [] }

  @Test("WK-128: days that are not enabled cannot be selected, until they are again")
  func enabled() {
    session.setDecorations(bytes([[-1e9, 1e9, 0]], [style(weekdays: 0b1000001, enabled: 0)]), labels: "")
    start()
    session.perform(.choose(DayNumber(Self.november10 + 5)))
    #expect(session.calendar?.state.selection.isEmpty == true, "a Sunday")
    session.perform(.choose(DayNumber(Self.november10 + 6)))
    #expect(session.calendar?.state.selection.first == DayNumber(Self.november10 + 6))
    session.setDecorations([], labels: "")
    #expect(session.calendar?.decorator == nil)
    session.perform(.choose(DayNumber(Self.november10 + 5)))
    #expect(session.calendar?.state.selection.first == DayNumber(Self.november10 + 5))
  }

  @Test("WK-117, WK-128: colors and labels are in the next frame, and taken back with the list")
  func colors() {
    start()
    let tint = CalendarRole.tint(.red)
    #expect(!layers.contains { $0.fill == .role(tint) })
    let day = Double(Self.november10)
    session.setDecorations(bytes([[day, day + 1, 0]], [style(fill: 1)]), labels: "Fair")
    session.tick(now: 2)
    #expect(layers.filter { $0.fill == .role(tint) }.count == 2)
    #expect(port.texts.contains("Fair") && port.texts.filter { $0.hasSuffix(", Fair") }.count == 2)
    session.setDecorations([], labels: "")
    session.tick(now: 3)
    #expect(!layers.contains { $0.fill == .role(tint) })
  }

  @Test(
    "WK-128: headings of hours, lists, and days of a year have the colors, too",
    arguments: ["week", "day", "agenda", "year"])
  func levels(name: String) {
    start()
    session.setDecorations(bytes([[-1e9, 1e9, 0]], [style(fill: 1)]), labels: "")
    let text =
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:20261123\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    #expect(session.load(Array(text.utf8), name: "a.ics", replacesAll: true))
    session.setLevel(name, around: DayNumber(Self.november10), animated: false)
    for time in 2..<6 { session.tick(now: Double(time)) }
    #expect(session.calendar?.state.level == CalendarLevel.ID(name))
    #expect(layers.contains { $0.fill == .role(CalendarRole.tint(.red)) })
  }

  @Test("WK-119: indicators of the page come first, on days without events, too")
  func indicators() {
    let day = Double(Self.november10)
    session.set(.monthEvents, to: 1)
    session.setDecorations(bytes([[day, day, 0]], [style(dots: [5, 8])]), labels: "")
    start()
    #expect(layers.contains { $0.fill == .role(CalendarRole.strong(.green)) })
    #expect(layers.contains { $0.fill == .role(CalendarRole.strong(.blue)) })
  }

  @Test("of random spans, a day has those that contain it, in the order of the list")
  func spans() {
    var random = SeededGenerator(seed: 128)
    var spans: [[Double]] = []
    for index in 0..<200 {
      let first = Int.random(in: 0..<300, using: &random)
      spans.append([Double(first), Double(first + Int.random(in: 0..<40, using: &random)), Double(index)])
    }
    let styles = spans.indices.map { _ in style() }
    let labels = spans.indices.map { "\($0)" }
    let decorations = DayDecorations(OptionValue(bytes: bytes(spans, styles)), labels: labels)
    for day in 0..<340 {
      let expected = spans.indices.filter { spans[$0][0] <= Double(day) && Double(day) <= spans[$0][1] }
      #expect(decorations.styles(of: DayNumber(day)).map(\.label) == expected.map { "\($0)" })
    }
  }

  @Test("WK-184: numbers of any kind do not trap")
  func damaged() {
    start()
    let whole = bytes(
      [[1, 2, 0], [-1e300, 1e300, 9], [.nan, .infinity, -4]], [style(), [Double](repeating: .nan, count: 14)])
    for length in stride(from: 0, through: whole.count, by: 3) {
      session.setDecorations(Array(whole.prefix(length)), labels: "a\nb\nc")
    }
    session.setDecorations(whole, labels: "")
    session.tick(now: 2)
  }
}
