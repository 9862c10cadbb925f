import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Events that are the background of their hours.
struct BackgroundEventTests {
  private static func background(_ event: Event) -> Event {
    var event = event
    event.display = .background
    return event
  }

  private static let events: [Event] = [
    .timed("meeting", november(18), 36_000, november(18), 39_600),
    background(.timed("focus", november(18), 32_400, november(18), 43_200, title: "Focus", color: .named(.lime))),
    background(.days("holiday", november(19), november(20), title: "Holiday")),
  ]

  private func harness(
    _ level: CalendarLevel.ID = .week, _ events: [Event] = events, size: Size = Size(width: 1050, height: 700)
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    configuration.initialDay = november(18)
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events), size: size)
    harness.settle()
    return harness
  }

  private func frame(_ harness: CalendarHarness, _ uid: String) throws -> Rect {
    try #require(
      harness.shownViews(ReusableView.self).first {
        ($0 as? BackgroundEventView)?.context?.uid == uid || ($0 as? EventBlock)?.context?.uid == uid
      }
    ).frameInWindow
  }

  @Test("a background event covers its hours over the whole width of its day, behind an event that keeps its width")
  func hours() throws {
    let harness = try harness()
    let ground = try frame(harness, "focus")
    let meeting = try frame(harness, "meeting")
    #expect(ground.height == 3 * 48 && ground.minX <= meeting.minX && ground.maxX >= meeting.maxX)
    #expect(ground.minY < meeting.minY && ground.maxY > meeting.maxY)
    let alone = try self.harness(.week, [Self.events[0]])
    #expect(try frame(alone, "meeting") == meeting, "it takes no place from others")
    // Painted before, and so behind.
    let labels = harness.window.displayList().items.map { $0.accessibility.label }
    let order = labels.filter { $0.hasPrefix("Focus") || $0.hasPrefix("meeting") }
    #expect(order.first?.hasPrefix("Focus") == true && order.count == 2)
  }

  @Test("a background event of whole days is the background of these days, and in no lane")
  func days() throws {
    let harness = try harness()
    let grounds = harness.shownViews(BackgroundEventView.self).filter { $0.context?.uid == "holiday" }
    #expect(grounds.count == 2 && grounds.allSatisfy { $0.frame.height == 24 * 48 })
    #expect(harness.bars("holiday").isEmpty)
    for level in [CalendarLevel.ID.month, .day] {
      harness.view.send(.setLevel(level, around: november(19), animated: false))
      harness.settle()
      #expect(harness.bars("holiday").isEmpty)
    }
  }

  @Test("in a month, whole days of a background event have its tint, and say its name; hours have none")
  func month() throws {
    for arrangement in [MonthArrangement.endless, .sidewaysPages] {
      let harness = pages(events: Self.events + [Self.background(.days("long", november(26), november(30) + 2))]) {
        $0.month.arrangement = arrangement
      }
      func tint(_ day: DayNumber) throws -> DayTintView? {
        try #require(harness.cell(day)).backgroundView.flatMap { $0.isHidden ? nil : $0 }
      }
      for date in [19, 20, 26, 28, 29, 30] {
        let view = try #require(try tint(november(date)))
        let cell = try #require(view.superview)
        #expect(view.tintView.layer.fill == EventLook(.named(.blue)).tint && view.frame.width == cell.frame.width)
        #expect(cell.subviews.first === view, "behind everything")
        let name = date < 21 ? "Holiday" : "long"
        #expect(cell.accessibility.label.hasSuffix(", \(name)"))
        // Once in each row.
        #expect((view.titleView.text == name) == [19, 26, 29].contains(date), "\(date)")
      }
      for date in [17, 18, 21, 25] { #expect(try tint(november(date)) == nil) }
      // A selected day has the background of the selection, and the name all the same.
      harness.view.send(.select(november(19)))
      harness.settle()
      #expect(try tint(november(19))?.tintView.layer.fill == nil && tint(november(19))?.titleView.text == "Holiday")
      // Nothing of it stays behind when cells show other days.
      for way in [1, -1] {
        harness.view.send(way > 0 ? .showNext : .showPrevious)
        harness.settle()
        for cell in harness.shownViews(DayCell.self) {
          guard let day = cell.context?.day else { continue }
          let isGround = november(19)...november(20) ~= day || november(26)...november(30) + 2 ~= day
          #expect((cell.backgroundView?.isHidden == false) == isGround)
        }
      }
    }
  }

  @Test("in low and narrow months the tint is there without its title, beside the number it never lies over it")
  func titles() throws {
    for (width, hasTitle) in [(1050.0, true), (320, false)] {
      for locale in [LocaleInfo.english, .arabic] {
        let harness = pages(locale, events: Self.events, size: Size(width: width, height: 640))
        let cell = try #require(harness.cell(november(19)))
        let ground = try #require(cell.backgroundView)
        #expect(!ground.isHidden && ground.titleView.isHidden == !hasTitle)
        let bounds = Rect(origin: .zero, size: ground.frame.size)
        if hasTitle { #expect(bounds.intersection(ground.titleView.frame) == ground.titleView.frame) }
        let numberEnd = locale.isRightToLeft ? cell.frame.width - 34 : 0
        let number = Rect(x: numberEnd, y: 0, width: 34, height: 20)
        #expect(!hasTitle || ground.titleView.frame.intersection(number).width <= 4)
      }
    }
  }

  @Test("a background event is an element with label, day and color, and presses on it mean its day")
  func element() throws {
    let harness = try harness()
    let element = try #require(harness.view.elements().first { $0.event == "focus" })
    #expect(element.day == november(18) && element.color == .named(.lime) && element.name.hasPrefix("Focus, "))
    harness.tap(Point(x: element.frame.midX, y: element.frame.maxY - 4))
    harness.settle()
    #expect(harness.view.state.selectedDay == november(18))
  }

  @Test(
    "lists, counts and indicators leave out background events",
    arguments: [CalendarLevel.ID.agenda, .month, .year, .day])
  func lists(level: CalendarLevel.ID) throws {
    let size = Size(width: level == .day ? 360 : 1050, height: 700)
    let harness = try harness(level, Self.events, size: size)
    let elements = harness.view.elements()
    #expect(!elements.contains { $0.event == "focus" || $0.event == "holiday" })
    #expect(!elements.contains { $0.day == november(19) && $0.states.contains(.hasEvents) })
    #expect(!elements.contains { $0.name.contains("2 events") })
  }

  @Test("events of a data source can be backgrounds, and hooks change their views")
  func dataSource() throws {
    final class Source: CalendarDataSource, CalendarDecorator {
      var dressed: [String] = []
      func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
        BackgroundEventTests.events.filter { EventExtent.days(of: $0).contains(day) }
      }
      func calendarView(_ view: CalendarView, willDisplay eventView: ReusableView, in context: EventContext) {
        #expect((eventView as? PieceView)?.shownEvent == context)
        if context.display == .background { dressed.append(context.uid) }
      }
    }
    let harness = try harness(.week, [])
    let source = Source()
    harness.view.decorator = source
    harness.view.timeline = nil
    harness.view.dataSource = source
    harness.settle()
    #expect(harness.shownViews(BackgroundEventView.self).count == 3)
    #expect(Set(source.dressed) == ["focus", "holiday"])
  }

  @Test("views of background events are recycled, and nothing of one shows on another day")
  func recycling() throws {
    let events = (1...28).map {
      Self.background(.timed("\($0)", november($0), 36_000, november($0), 40_000, title: "Ground \($0)"))
    }
    let harness = try harness(.week, events)
    for _ in 0..<12 {
      harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 300, y: 0)))
      harness.settle()
    }
    harness.view.send(.show(november(8), animated: false))
    harness.settle()
    for view in harness.shownViews(BackgroundEventView.self) {
      guard let context = view.context else { continue }
      #expect(view.titleView.text == "Ground " + context.uid)
    }
    #expect(harness.shownViews(BackgroundEventView.self).count == 9)
  }
}
