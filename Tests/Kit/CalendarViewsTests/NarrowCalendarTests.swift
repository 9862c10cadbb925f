import Almanac
import TestSupport
import Testing

/// Words and times where there is little room.
struct NarrowCalendarTests {
  private func harness(
    width: Double, height: Double = 700, factor: Double = 1, _ level: CalendarLevel.ID = .month, _ events: [Event] = [],
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    configuration.style = configuration.style.scaled(by: factor)
    change(&configuration)
    let harness = CalendarHarness(
      configuration: configuration, store: (try? .holding(events)) ?? CalendarHarness.emptyStore(),
      size: Size(width: width, height: height))
    harness.settle()
    return harness
  }

  private func items(_ harness: CalendarHarness) -> [String] {
    harness.window.displayList().items.map { $0.text }.filter { !$0.isEmpty }
  }

  @Test("the level switch has words where they fit beside the title, and letters where they do not")
  func levelSwitch() {
    let names = ["Year", "Month", "Week", "Day", "Agenda"]
    for level in [CalendarLevel.ID.year, .month, .week, .agenda] {
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
    for level in [CalendarLevel.ID.year, .month] {
      let harness = harness(width: 390, factor: factor, level)
      let title = try #require(harness.window.displayList().items.first { $0.text.hasSuffix("2026") })
      let style = try #require(title.layer.textStyle)
      #expect(Double(title.text.count) * 0.58 * style.size <= title.frame.width + 1, "\(level)")
    }
  }

  @Test("the number of hidden events of a day is whole, however large the text is (B24)", arguments: [1.0, 1.5, 2])
  func hiddenEvents(factor: Double) {
    let harness = harness(
      width: 390, factor: factor, .week, (0..<40).map { Event.days("\($0)", november(18), november(18)) }
    ) { $0.dayPresentation = .hours }
    let links = harness.window.displayList().items.filter { $0.text.hasPrefix("+") }
    #expect(!links.isEmpty)
    for link in links {
      let room = link.frame.width - link.layer.textInsets.leading - link.layer.textInsets.trailing
      let width = link.layer.textStyle.map { TextWidthEstimate.width(of: link.text, style: $0) } ?? 0
      #expect(width <= room + 1, "\(link.text) in \(link.frame)")
    }
  }

  @Test(
    "marks of events lie inside their days, however large the text is (B24)", arguments: [390.0, 320], [300.0, 700])
  func marks(width: Double, height: Double) {
    let events = (0..<3).map { Event.days("\($0)", november(1), november(30)) }
    for (level, presentation) in [(CalendarLevel.ID.month, DayPresentation.automatic), (.week, .strip), (.day, .strip)]
    {
      let harness = harness(width: width, height: height, factor: 2, level, events) {
        $0.monthEvents = .dots
        $0.dayPresentation = presentation
      }
      let marks = harness.shownViews(View.self).filter { $0.partName == .dayIndicator }
      #expect(!marks.isEmpty, "\(level)")
      for mark in marks {
        let day = mark.superview?.frame.size ?? .zero
        let (frame, slack) = (mark.frame, 0.001)
        #expect(frame.minX >= -slack && frame.minY >= -slack, "\(level): \(frame)")
        #expect(frame.maxX <= day.width + slack && frame.maxY <= day.height + slack, "\(level): \(frame) in \(day)")
      }
    }
  }
}
