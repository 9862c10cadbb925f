import Almanac
import Foundation
import Testing

@Suite("The guide of Almanac")
struct AlmanacGuideTests {
  @Test("The picture of the guide shows its event")
  func example() throws {
    let today = try ISODate.parse("2026-11-21")
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))])
    try store.apply(.insert(Event(title: "Lunch", start: LocalDateTime(day: today, hour: 12, minute: 30))))
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    let calendar = CalendarView(configuration: CalendarConfiguration(today: today))
    calendar.timeline = timeline
    let window = Window(root: calendar, host: PictureHost(), size: Size(width: 800, height: 600))
    window.tick(now: 0)
    let picture = window.displayList()
    #expect(picture.items.contains { $0.text.contains("Lunch") || $0.accessibility.label.contains("Lunch") })
    window.close()
  }

  @Test("The example of the page is in this file, so it compiles")
  func page() throws {
    let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let path = "../../Sources/Almanac/Almanac.docc/Almanac.md"
    let page = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    let file = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
    let code = try #require(blocks.first?.components(separatedBy: "```").first)
    #expect(blocks.count == 1 && squeezed(file).contains(squeezed(code)))
  }

  /// Returns a text without white space, because lines may be broken elsewhere.
  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
