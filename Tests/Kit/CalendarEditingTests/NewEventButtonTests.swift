import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// The button that creates an event, and the hint in an empty calendar.
@Suite struct NewEventButtonTests {
  private func harness(
    _ level: CalendarLevel.ID = .month, width: Double = 1050, locale: LocaleInfo = .english, events: [Event] = [],
    _ configure: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> EditingHarness {
    try EditingHarness(level: level, locale: locale, events: events, size: Size(width: width, height: 700)) {
      $0.headerControls = .all
      configure(&$0)
    }
  }

  private func middle(_ view: View) -> Point { Point(x: view.frameInWindow.midX, y: view.frameInWindow.midY) }

  @Test(
    "WK-213: the button is in the title bar beside the other buttons, and round in the lower corner of a narrow calendar",
    arguments: [1050.0, 700, 520, 390, 320], [false, true])
  func places(width: Double, isRightToLeft: Bool) throws {
    for level in [CalendarLevel.ID.month, .week, .day, .year, .agenda] {
      let harness = try harness(level, width: width, locale: PopoverSamples.locale(isRightToLeft: isRightToLeft))
      let (view, button) = (harness.calendar.view, harness.controller.layer.newButton)
      #expect(!button.isHidden && button.accessibility.label == "New event" && button.isTabStop)
      let frame = button.frameInWindow
      #expect(Rect(x: 0, y: 0, width: width, height: 700).intersection(frame) == frame)
      if width < 480 {
        #expect(frame.width == 56 && frame.height == 56 && frame.maxY == 684)
        #expect(isRightToLeft ? frame.minX == 16 : frame.maxX == width - 16)
      } else {
        #expect(button.superview === view.header && isRightToLeft == (frame.midX < width / 2))
        let others = view.header.subviews.filter { $0 !== button && !$0.isHidden && $0.frame.width > 0 }
        #expect(others.allSatisfy { $0.frame.intersection(button.frame).isEmpty })
      }
    }
  }

  @Test("WK-213: a calendar without the control, without a title bar, or without new events has no button")
  func none() throws {
    let changes: [(inout CalendarConfiguration) -> Void] = [
      { $0.headerControls = [.today, .levels] }, { $0.showsHeader = false },
    ]
    for change in changes {
      let harness = try harness(.month) { change(&$0) }
      #expect(harness.controller.layer.newButton.isHidden && harness.calendar.view.header.hostSpace.end == 0)
    }
    let harness = try harness()
    #expect(harness.calendar.view.header.hostSpace.end > 0)
    harness.editor.options.verbs.remove(.create)
    harness.calendar.view.setNeedsLayout()
    harness.calendar.settle()
    #expect(harness.controller.layer.newButton.isHidden && harness.calendar.view.header.hostSpace.end == 0)
  }

  @Test(
    "WK-213: the room of a host's own buttons is kept, also when it changes, and free again after the editor closes")
  func hostRoom() throws {
    let harness = try harness()
    let (view, button) = (harness.calendar.view, harness.controller.layer.newButton)
    for room in [100.0, 40, 0] {
      view.header.hostSpace.end = room
      view.setNeedsLayout()
      harness.calendar.settle()
      #expect(button.frame.maxX == 1050 - (room > 0 ? room : 16))
      #expect(view.header.hostSpace.end > button.frame.width + room)
    }
    harness.controller.close()
    #expect(view.header.hostSpace.end == 0 && button.superview == nil)
  }

  @Test("WK-214: a press asks for the title of an event at the next hour of today", arguments: [1050.0, 390])
  func press(width: Double) throws {
    for level in [CalendarLevel.ID.month, .week, .agenda, .year] {
      let harness = try harness(level, width: width) {
        $0.now = Instant(seconds: Int64(EditingHarness.today.rawValue) * 86_400 + 14 * 3600 + 600)
      }
      harness.calendar.tap(middle(harness.controller.layer.newButton))
      harness.calendar.settle()
      let field = try #require(harness.calendar.window.focusedView as? TextField, "\(level)")
      harness.calendar.window.send(.edited(field.id, "Tea"))
      harness.calendar.key(.enter)
      harness.calendar.settle()
      let event = try #require(harness.events.first)
      #expect(event.summary == "Tea" && event.start.writtenDay == EditingHarness.today, "\(level)")
      #expect(event.start.writtenReading.secondOfDay == 15 * 3600, "\(level)")
    }
  }

  @Test("WK-214: keys and assistive technology press it, and on other days the event is in the morning")
  func keys() throws {
    let harness = try harness()
    harness.calendar.view.send(.show(EditingHarness.today + 60, animated: false))
    harness.calendar.settle()
    harness.calendar.window.send(.focus(harness.controller.layer.newButton.id))
    harness.calendar.key(.enter)
    harness.calendar.settle()
    let draft = try #require(harness.controller.session?.draft)
    #expect(harness.calendar.view.visibleDays.contains(draft.start.writtenDay))
    #expect(draft.start.writtenReading.secondOfDay == 9 * 3600)
  }

  @Test("WK-215: an empty calendar has a hint, until an event is in view or was created")
  func hint() throws {
    let empty = try harness()
    let hint = empty.controller.layer.hint
    #expect(!hint.isHidden && hint.text == "Nothing planned yet. Press “New event” to add an event.")
    let busy = try harness(events: [EditingHarness.event("Lunch", on: 0, hour: 12)])
    #expect(busy.controller.layer.hint.isHidden)
    empty.controller.perform(.create(EditingHarness.event("Lunch", on: 400, hour: 12)))
    empty.calendar.view.setNeedsLayout()
    empty.calendar.settle()
    #expect(hint.isHidden)
  }

  @Test("WK-216: a double-click on a day creates an event at every level that has days")
  func doubleClick() throws {
    for level in [CalendarLevel.ID.month, .week, .year] {
      let harness = try harness(level)
      let day = EditingHarness.today
      let frame = try #require(harness.calendar.view.frame(of: .day(day)), "\(level)")
      harness.calendar.doubleTap(Point(x: frame.midX, y: min(frame.maxY - 4, frame.midY)))
      harness.calendar.settle()
      #expect(harness.controller.session?.draft.start.writtenDay == day, "\(level)")
    }
  }
}
