import Almanac
import TestSupport
import Testing

/// Words and times where there is little room.
struct NarrowCalendarTests {
  private func harness(
    width: Double, factor: Double = 1, _ level: ZoomLevel = .month, _ events: [Event] = []
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    configuration.style = configuration.style.scaled(by: factor)
    let harness = CalendarHarness(
      configuration: configuration, store: (try? .holding(events)) ?? CalendarHarness.emptyStore(),
      size: Size(width: width, height: 700))
    harness.settle()
    return harness
  }

  private func items(_ harness: CalendarHarness) -> [String] {
    harness.window.displayList().items.map { $0.text }.filter { !$0.isEmpty }
  }

  @Test("the level switch has words where they fit beside the title, and letters where they do not")
  func levelSwitch() {
    let names = ["Year", "Month", "Week", "Day", "Agenda"]
    for level in [ZoomLevel.year, .month, .week, .agenda] {
      #expect(names.allSatisfy(items(harness(width: 768, level)).contains), "\(level)")
    }
    #expect(items(harness(width: 768, .day)).contains("A"), "the title is a whole date")
    #expect(items(harness(width: 600)).contains("A"))
    #expect(names.allSatisfy(items(harness(width: 840, .day)).contains))
  }

  @Test("narrow bars have short times, wide ones full ones", arguments: [(700.0, "9:15a"), (1_050, "9:15\u{202F}AM")])
  func times(width: Double, expected: String) {
    let event = Event.timed("talk", november(18), 33_300, november(18), 36_900)
    #expect(items(harness(width: width, .month, [event])).contains(expected))
  }

  @Test("no title loses its year, however large the text is", arguments: [1.0, 1.5, 2])
  func title(factor: Double) throws {
    for level in [ZoomLevel.year, .month] {
      let harness = harness(width: 390, factor: factor, level)
      let title = try #require(harness.window.displayList().items.first { $0.text.hasSuffix("2026") })
      let style = try #require(title.layer.textStyle)
      #expect(Double(title.text.count) * 0.58 * style.size <= title.frame.width + 1, "\(level)")
    }
  }
}
