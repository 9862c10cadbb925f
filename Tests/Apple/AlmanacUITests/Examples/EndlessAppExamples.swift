import AlmanacUI
import Foundation
import SwiftUI
import Testing
import UIKit

// example
struct Planner: View {
  let timeline: EventTimeline
  let day: Binding<DayNumber?>
  let level: Binding<CalendarLevel.ID>

  var body: some View {
    AlmanacCalendar(selection: day)
      .calendarEvents(timeline)
      .calendarLevel(level)
      .onEventActivate { occurrence in print(occurrence) }
  }
}
// end

extension UITests {
  @Suite("Examples on Apple platforms: ShinobiCalendars")
  @MainActor struct EndlessAppExamples {
    @Test("The examples of the documentation of AlmanacUI are compiled")
    func documented() throws {
      let tests = URL(fileURLWithPath: #filePath)
      let root = (0..<5).reduce(tests) { folder, _ in folder.deletingLastPathComponent() }
      let page = try String(
        contentsOf: root.appendingPathComponent("Sources/Apple/AlmanacUI/AlmanacUI.docc/AlmanacUI.md"), encoding: .utf8)
      let examples = try String(contentsOf: tests, encoding: .utf8).filter { !$0.isWhitespace }
      let blocks = page.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
      #expect(!blocks.isEmpty && blocks.allSatisfy { examples.contains($0.filter { !$0.isWhitespace }) })
    }

    @Test("AP-58: an endless calendar as a view, and in SwiftUI")
    func endless() {
      let store = MemoryEventStore(calendars: [])
      let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
      // example
      let calendar = AlmanacCalendarUIView(
        preset: .endless, configuration: .system(locale: Locale(identifier: "en_GB")))
      calendar.timeline = timeline
      calendar.level = .year
      // end
      #expect(calendar.level == .year && calendar.timeline === timeline)
      let planner = Planner(timeline: timeline, day: .constant(nil), level: .constant(.month))
      #expect(planner.level.wrappedValue == .month)
    }
  }
}
