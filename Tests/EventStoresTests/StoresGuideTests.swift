import Almanac
import EventDatabase
import EventStores
import Foundation
import Testing

@Suite("The guides of EventStores and EventDatabase")
struct StoresGuideTests {
  /// The example of EventStores, which is compiled only.
  private func files(zones: any ZoneProvider) throws {
    let calendars = try FileCalendars.load(["work.ics", "Holidays"], zones: zones)
    for file in calendars.files {
      for line in file.report(includesWarnings: false) { print(line) }
    }
    let provider = CalendarFileZones(calendars.zones, behind: zones)
    let timeline = EventTimeline(store: calendars.store, displayZone: .utc, zones: provider)
    _ = timeline
  }

  /// The example of EventDatabase, which is compiled only.
  private func database(today: DayNumber) throws {
    let store = try SQLiteEventStore(path: "calendar.sqlite")
    let work = CalendarID(1)
    try store.apply(.putCalendar(CalendarInfo(id: work, name: "Work", color: .named(.blue))))
    let start = LocalDateTime(day: today, hour: 12, minute: 30)
    let receipt = try store.apply(.insert(Event(title: "Lunch", start: start, calendar: work)))
    try store.apply(receipt.inverse)
  }

  @Test("The examples of the pages are in this file, so they compile", arguments: ["EventStores", "EventDatabase"])
  func page(_ target: String) throws {
    let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    let path = "../../Sources/\(target)/\(target).docc/\(target).md"
    let page = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    let file = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
    let code = try #require(blocks.first?.components(separatedBy: "```").first)
    #expect(blocks.count == 1 && squeezed(file).contains(squeezed(code)))
  }

  /// Returns a text without white space, because lines may be broken elsewhere.
  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
