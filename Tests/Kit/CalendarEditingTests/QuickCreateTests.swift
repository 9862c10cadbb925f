import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// The field for the title of a new event.
@Suite struct QuickCreateTests {
  private final class Heard {
    var saved: [String] = []
    var discarded: [String] = []
  }

  private let heard = Heard()

  private func open(_ harness: EditingHarness, text: String = "", isTouch: Bool = false) -> QuickCreatePopover {
    let view = harness.calendar.view
    let popover = QuickCreatePopover(.english, view.configuration, text: text, isTouch: isTouch)
    popover.update(when: "Tuesday, November 24, 2026, 12:00 – 13:00", in: PopoverSamples.work)
    popover.onSave = { [heard] in
      heard.saved.append($0)
      view.closePopover()
    }
    popover.onDiscard = { [heard] in
      heard.discarded.append($0)
      view.closePopover()
    }
    view.show(popover, at: PopoverSamples.place(harness), onClose: { popover.finish() })
    return popover
  }

  private func type(_ text: String, _ popover: QuickCreatePopover, _ harness: EditingHarness) {
    harness.calendar.window.send(.edited(popover.field.id, text))
  }

  @Test("ED-86, ED-94: it has the focus in the same frame, and says when and in which calendar the event will be")
  func focus() throws {
    let harness = try EditingHarness()
    let popover = open(harness)
    #expect(harness.calendar.window.focusedView === popover.field)
    harness.calendar.settle()
    let elements = harness.calendar.view.elements()
    let start = try #require(elements.firstIndex { $0.role == .dialog })
    #expect(
      elements[start...].map { $0.name } == [
        "New event", "Title", "Tuesday, November 24, 2026, 12:00 – 13:00", "Work", "More…", "Save",
      ])
    #expect(elements[start...].map { $0.role } == [.dialog, .textBox, .paragraph, .paragraph, .button, .button])
    #expect(elements.last?.states == .disabled, "there is nothing to save yet")
  }

  @Test("ED-87: Enter and the button save what was typed, and do nothing while nothing was")
  func saving() throws {
    let harness = try EditingHarness()
    var popover = open(harness)
    harness.calendar.settle()
    harness.calendar.key(.enter)
    type("   ", popover, harness)
    harness.calendar.key(.enter)
    #expect(heard.saved.isEmpty && harness.calendar.view.hasHostedPopover)
    type("  Lunch with Ada ", popover, harness)
    harness.calendar.key(.enter)
    #expect(heard.saved == ["Lunch with Ada"] && !harness.calendar.view.hasHostedPopover)
    popover = open(harness, text: "Draft")
    harness.calendar.settle()
    let button = try #require(popover.saveButton).frameInWindow
    harness.calendar.tap(Point(x: button.midX, y: button.midY))
    #expect(heard.saved == ["Lunch with Ada", "Draft"] && heard.discarded.isEmpty)
  }

  @Test("ED-87: Escape discards at once, in the field and on the button, and hands over what was typed")
  func discarding() throws {
    let harness = try EditingHarness()
    var popover = open(harness)
    type("Lunch", popover, harness)
    harness.calendar.settle()
    harness.calendar.key(.escape)
    #expect(heard.discarded == ["Lunch"] && !harness.calendar.view.hasHostedPopover)
    popover = open(harness, text: "Tea")
    harness.calendar.settle()
    harness.calendar.window.send(.focus(try #require(popover.saveButton).id))
    harness.calendar.key(.escape)
    #expect(heard.discarded == ["Lunch", "Tea"] && heard.saved.isEmpty)
  }

  @Test("ED-87: a press beside it and another level save what was typed, and discard where nothing was")
  func otherEnds() throws {
    let harness = try EditingHarness()
    var popover = open(harness)
    harness.calendar.settle()
    harness.calendar.tap(Point(x: 20, y: 650))
    #expect(heard.discarded == [""] && heard.saved.isEmpty)
    popover = open(harness)
    type("Lunch", popover, harness)
    harness.calendar.settle()
    harness.calendar.tap(Point(x: 20, y: 650))
    #expect(heard.saved == ["Lunch"])
    popover = open(harness)
    type("Tea", popover, harness)
    harness.calendar.view.send(.setLevel(.week, around: EditingHarness.today, animated: false))
    #expect(heard.saved == ["Lunch", "Tea"] && heard.discarded == [""])
  }

  @Test(
    "ED-147: its parts lie apart, wide and as a sheet, for mouse and finger, and mirrored from right to left",
    arguments: [false, true])
  func layout(isRightToLeft: Bool) throws {
    for (width, isTouch) in [(1050.0, false), (390, true), (320, true)] {
      let harness = try EditingHarness(
        locale: PopoverSamples.locale(isRightToLeft: isRightToLeft), size: Size(width: width, height: 700))
      let popover = open(harness, isTouch: isTouch)
      harness.calendar.settle()
      #expect(PopoverSamples.areApart(popover.subviews), "\(width)")
      let (whole, button) = (popover.frameInWindow, try #require(popover.saveButton).frameInWindow)
      #expect(isRightToLeft ? button.minX - whole.minX == 12 : whole.maxX - button.maxX == 12)
      #expect(button.height == (isTouch ? 44 : 32) && popover.field.frame.height == 44)
      #expect(whole.minX >= 0 && whole.maxX <= width)
      #expect(width > 480 ? whole.width == 320 : whole.width == width - 16)
    }
  }
}
