import Almanac
import TestSupport
import Testing

/// Views of events among the hours and in the lane above them: classes, hooks, recycling.
struct EventViewHookTests {
  private final class Star: ReusableView {}
  private final class TallBlock: EventBlock {}

  private final class Decorator: CalendarDecorator {
    var shown: [String] = []
    var identifiers: [String: ReuseIdentifier] = [:]
    func calendarView(_ view: CalendarView, willDisplay eventView: ReusableView, in context: EventContext) {
      shown.append(context.title)
      if context.title == "Red" {
        eventView.layer.opacity = 0.25
        (eventView as? EventBlock)?.backgroundView.layer.fill = .role(ColorRole(6))
        (eventView as? EventBlock)?.titleView.text = "decorated"
      }
    }
    func calendarView(_ view: CalendarView, eventViewFor context: EventContext, standard: ReuseIdentifier)
      -> ReuseIdentifier
    { identifiers[context.title] ?? standard }
  }

  private let decorator = Decorator()

  private func harness(_ level: CalendarLevel.ID, _ events: [Event]) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(.british)
    configuration.initialLevel = level
    configuration.initialDay = november(18)
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events))
    harness.view.decorator = decorator
    return harness
  }

  private static func timed(_ date: Int, _ title: String) -> Event {
    .timed("\(title) \(date)", november(date), 36_000, november(date), 43_200, title: title)
  }

  @Test("SH-13, SH-14, SH-36, SH-39: week and day show the default view of each event, at its hours and with its name")
  func standard() throws {
    for level in [CalendarLevel.ID.week, .day] {
      let harness = try harness(level, [Self.timed(18, "Lunch"), .days("whole", november(18), november(18))])
      harness.settle()
      let block = try #require(harness.shownViews(EventBlock.self).first)
      #expect(block.titleView.text == "Lunch" && block.frame.minY == 10 * 48 && abs(block.frame.height - 96) <= 1)
      #expect(Set(decorator.shown) == ["Lunch", "whole"])
    }
    decorator.shown = []
    let year = try harness(.year, [Self.timed(18, "Lunch")])
    year.settle()
    #expect(decorator.shown.isEmpty, "at the year level there are no event views")
  }

  @Test("events of a day that comes back are shown to hooks again, and look plain once there are no hooks")
  func comingBack() throws {
    let harness = try harness(.day, [Self.timed(18, "Red")])
    harness.settle()
    let red = try #require(harness.shownViews(EventBlock.self).first)
    #expect(red.layer.opacity == 0.25)
    harness.view.send(.show(november(20), animated: false))
    harness.tick()
    decorator.shown = []
    harness.view.send(.show(november(18), animated: false))
    harness.tick()
    #expect(decorator.shown == ["Red"] && harness.shownViews(EventBlock.self).first?.layer.opacity == 0.25)
    harness.view.decorator = nil
    harness.view.send(.show(november(20), animated: false))
    harness.tick()
    harness.view.send(.show(november(18), animated: false))
    harness.tick()
    let plain = try #require(harness.shownViews(EventBlock.self).first)
    #expect(plain.layer.opacity != 0.25 && plain.backgroundView.layer.fill != .role(ColorRole(6)))
  }

  @Test("SH-36, SH-37, SH-40: classes are chosen event by event at week and day, among hours and in the lane")
  func classes() throws {
    for level in [CalendarLevel.ID.week, .day] {
      let harness = try harness(
        level,
        [Self.timed(18, "Tall"), Self.timed(18, "Plain"), .days("Star", november(18), november(18))])
      decorator.identifiers = ["Tall": ReuseIdentifier(5), "Star": ReuseIdentifier(6)]
      harness.view.reusePool.register(ReuseIdentifier(5)) { TallBlock() }
      harness.view.reusePool.register(ReuseIdentifier(6)) { Star() }
      harness.settle()
      let classes = harness.shownViews(EventBlock.self).map { ($0.context?.title ?? "", $0 is TallBlock) }
      #expect(classes.contains { $0 == ("Tall", true) } && classes.contains { $0 == ("Plain", false) })
      #expect(harness.shownViews(Star.self).count == 1 && harness.bars("Star").isEmpty)
    }
  }

  @Test("SH-38: an unknown identifier is named in a clear error at week and day, and the default view is shown")
  func unknown() throws {
    for level in [CalendarLevel.ID.week, .day] {
      let harness = try harness(level, [Self.timed(18, "Tall")])
      decorator.identifiers = ["Tall": ReuseIdentifier(77)]
      var anomalies: [String] = []
      harness.window.anomalyHandler = { anomalies.append($0) }
      harness.settle()
      #expect(anomalies.contains { $0.contains("77") })
      #expect(harness.shownViews(EventBlock.self).count == 1)
    }
  }

  @Test("SH-38, SH-50: views are recycled while weeks pass, and nothing a hook did shows on another event")
  func recycling() throws {
    let events = (-60...90).map { Self.timed($0, $0 % 3 == 0 ? "Red" : "Plain") }
    let harness = try harness(.week, events)
    harness.settle()
    let before = harness.viewCount
    for _ in 0..<60 {
      harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 500, y: 0)))
      harness.settle()
      for block in harness.shownViews(EventBlock.self) {
        let isRed = block.context?.title == "Red"
        #expect((block.layer.opacity == 0.25) == isRed)
        #expect((block.backgroundView.layer.fill == .role(ColorRole(6))) == isRed)
        #expect(!block.isHidden && (isRed || block.titleView.text.hasPrefix("Plain")))
      }
    }
    #expect(harness.viewCount < before + 60)
    // Another title for the same view: the hook's marks go.
    harness.view.send(.show(november(18), animated: false))
    harness.settle()
    let red = try #require(harness.shownViews(EventBlock.self).first { $0.context?.title == "Red" })
    let id = try #require(red.context).occurrence.id.event
    var event = try #require(try harness.store.event(id)).event
    event.summary = "Plain"
    try harness.store.apply(.update(id, event))
    harness.settle()
    let changed = try #require(harness.shownViews(EventBlock.self).first { $0.context?.occurrence.id.event == id })
    #expect(changed.layer.opacity == 1 && changed.titleView.text.hasPrefix("Plain"))
  }
}
