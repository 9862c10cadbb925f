import Almanac
import TestSupport
import Testing

@testable import CalendarPanels
@testable import CalendarViews

/// The panel as a drawer, and the week above the hours of a day, on phones.
struct PhoneTests {
  private func phone(width: Double = 390, rightToLeft: Bool = false) throws -> ScreenHarness {
    var locale = LocaleInfo.english
    locale.isRightToLeft = rightToLeft
    let harness = try ScreenHarness(width: width, height: 844, locale: locale, panelMode: .closed)
    var configuration = harness.screen.calendar.configuration
    configuration.dayPresentation = .hours
    configuration.levels = [.month, .week, .hours(days: 3), .day]
    harness.screen.update(configuration: configuration)
    harness.screen.calendar.send(.setLevel(.day, around: nil, animated: false))
    harness.settle()
    return harness
  }

  private func strip(_ harness: ScreenHarness) throws -> WeekStripView {
    try #require(harness.screen.subviews.compactMap { $0 as? WeekStripView }.first)
  }

  private func touch(_ harness: ScreenHarness, _ phase: PointerEvent.Phase, _ point: Point) {
    harness.views.window.send(
      .pointer(PointerEvent(phase: phase, location: point, time: harness.views.now, kind: .touch)))
    harness.views.advance(seconds: 1.0 / 60)
  }

  private func swipe(_ harness: ScreenHarness, from start: Point, by distance: Point, releases: Bool = true) {
    touch(harness, .down, start)
    for step in 1...8 {
      touch(harness, .move, start + Point(x: distance.x * Double(step) / 8, y: distance.y * Double(step) / 8))
    }
    if releases {
      touch(harness, .up, start + distance)
      harness.settle()
    }
  }

  @Test("WK-228: narrow hours of a day have the days of its week above them; a press goes to a day")
  func strip() throws {
    let harness = try phone()
    let strip = try strip(harness)
    let stage = harness.screen.calendar.insetFrame
    #expect(!strip.isHidden && strip.frame == stage && stage.height >= 44)
    let days = harness.shown(.gridCell, below: strip)
    #expect(days.count == 7 && days.first?.accessibility.label.contains("November 15") == true)
    #expect(days.last?.accessibility.states.contains([.current, .hasEvents]) == true)
    let frame = days[2].frameInWindow
    harness.views.tap(at: Point(x: frame.midX, y: frame.midY))
    harness.settle()
    #expect(harness.screen.calendar.visibleDays == ScreenHarness.today - 4..<ScreenHarness.today - 3)
    for (level, width) in [("month", 390.0), ("3days", 390), ("day", 700)] {
      harness.views.window.send(.resize(Size(width: width, height: 844)))
      harness.screen.calendar.send(.setLevel(CalendarLevel.ID(level), around: nil, animated: false))
      harness.settle()
      #expect(strip.isHidden && harness.screen.calendar.insetFrame.height == 0, "\(level)")
    }
    let none = try phone()
    none.screen.panelMode = .none
    none.settle()
    #expect(none.screen.calendar.insetFrame.height == 0)
  }

  @Test("WK-228: the week follows a finger, and a swipe goes to the same weekday", arguments: [false, true])
  func swiping(isRightToLeft: Bool) throws {
    let harness = try phone(rightToLeft: isRightToLeft)
    let strip = try strip(harness)
    let start = Point(x: 195, y: strip.frame.midY)
    let forward = isRightToLeft ? 1.0 : -1
    swipe(harness, from: start, by: Point(x: 60 * forward, y: 0), releases: false)
    #expect(harness.shown(.gridCell, below: strip).count == 21)
    touch(harness, .cancel, start)
    harness.settle()
    #expect(harness.screen.calendar.state.focusedDay == ScreenHarness.today)
    #expect(harness.shown(.gridCell, below: strip).count == 7)
    swipe(harness, from: start, by: Point(x: 180 * forward, y: 0))
    #expect(harness.screen.calendar.state.focusedDay == ScreenHarness.today + 7)
    #expect(harness.shown(.gridCell, below: strip).last?.accessibility.label.contains("November 28") == true)
    swipe(harness, from: start, by: Point(x: -180 * forward, y: 0))
    #expect(harness.screen.calendar.state.focusedDay == ScreenHarness.today)
  }

  @Test(
    "WK-229: the panel slides in over the calendar, follows a finger, and is closed by a swipe",
    arguments: [false, true])
  func drawer(isRightToLeft: Bool) throws {
    let harness = try phone(rightToLeft: isRightToLeft)
    harness.screen.togglePanel()
    harness.views.advance(seconds: 0.05)
    #expect(harness.screen.drawer > 0 && !harness.panel.isHidden)
    harness.settle()
    #expect(harness.screen.drawer == 0 && harness.panel.effect == .none)
    let outward = isRightToLeft ? 1.0 : -1
    let start = Point(x: 195, y: 700)
    swipe(harness, from: start, by: Point(x: 100 * outward, y: 0), releases: false)
    #expect(harness.panel.effect.offset.x == 100 * outward)
    touch(harness, .cancel, start)
    harness.settle()
    #expect(harness.screen.isPanelShown && harness.screen.drawer == 0)
    swipe(harness, from: start, by: Point(x: 150 * outward, y: 10))
    #expect(!harness.screen.isPanelShown && harness.panel.isHidden && harness.screen.backdrop.isHidden)
    #expect(harness.focused?.accessibility.label == "Show or hide panel")
    harness.screen.togglePanel()
    harness.settle()
    swipe(harness, from: start, by: Point(x: -100 * outward, y: 0))
    #expect(harness.screen.isPanelShown, "the panel leaves only at its own side")
  }

  @Test("WK-229: with reduced motion, the panel is there and gone immediately")
  func reducedMotion() throws {
    let harness = try phone()
    harness.views.window.reducesMotion = true
    harness.screen.togglePanel()
    harness.views.tick()
    #expect(harness.screen.drawer == 0 && !harness.panel.isHidden)
    harness.screen.togglePanel()
    harness.views.tick()
    #expect(harness.panel.isHidden)
  }
}
