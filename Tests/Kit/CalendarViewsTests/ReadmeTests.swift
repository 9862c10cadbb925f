import Almanac
import Foundation
import Testing

@Suite("README")
struct ReadmeTests {
  @Test("the lines of Swift in the README draw a month with its event")
  func swiftExample() throws {
    let calendars = [CalendarInfo(id: CalendarID(1), name: "Mine", color: .named(.teal))]
    let store = MemoryEventStore(calendars: calendars)
    let today = try ISODate.parse("2026-11-21")
    try store.apply(
      .insert(
        Event(
          uid: "1", calendar: CalendarID(1), summary: "Trip", start: .day(today), end: .day(today + 3))))
    let view = CalendarView(configuration: CalendarConfiguration(today: today))
    view.timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    let window = Window(root: view, host: PictureHost(), size: Size(width: 1200, height: 900))
    window.tick(now: 0)
    let picture = SVGWriter.write(
      window.displayList(), size: window.size, palette: .standard, appearance: .light, direction: .leftToRight,
      title: view.title, fontFamily: "Inter, sans-serif")
    #expect(picture.contains(">Trip<"))
    #expect(picture.contains("November 2026"))
  }

  @Test("every line of Swift in the README is in this file, so it compiles")
  func exampleIsTested() throws {
    let here = URL(filePath: #filePath)
    let root = (0..<4).reduce(here) { folder, _ in folder.deletingLastPathComponent() }
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
    let code = try #require(blocks.first?.components(separatedBy: "```").first)
    let tested = squeezed(try String(contentsOf: here, encoding: .utf8))
    for statement in code.components(separatedBy: "\nlet ").dropFirst() {
      #expect(tested.contains(squeezed("let " + statement.components(separatedBy: "\ntry ")[0])))
    }
  }

  /// Without white space: lines may be broken elsewhere.
  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
