import Almanac
import CalendarWords
import TestSupport
import Testing

@testable import CalendarEditing

/// The question how much of a series an edit is meant for.
@Suite struct ScopePopoverTests {
  private final class Heard {
    var focused: [EditScope] = []
    var chosen: [EditScope] = []
    var closed = 0
  }

  private let heard = Heard()
  private static let extents = [
    EditExtent(.this, count: 1, day: EditingHarness.today + 3),
    EditExtent(.thisAndFollowing, count: 18, day: EditingHarness.today + 3),
    EditExtent(.all, count: 52, past: 34, day: EditingHarness.today + 3),
  ]

  private func open(_ harness: EditingHarness) -> ScopePopover {
    let view = harness.calendar.view
    let popover = ScopePopover(Self.extents, deletes: true, PopoverSamples.announcer(), view.configuration)
    popover.onFocus = { [heard] in heard.focused.append($0) }
    popover.onChoose = { [heard] in heard.chosen.append($0) }
    view.show(popover, at: PopoverSamples.place(harness), onClose: { [heard] in heard.closed += 1 })
    harness.calendar.settle()
    return popover
  }

  @Test("ED-114: each button says what it does and to how many events; the first has the focus, the last cancels")
  func lines() throws {
    let harness = try EditingHarness()
    let popover = open(harness)
    #expect(
      popover.rows.map { $0.accessibility.label } == [
        "Delete this event, Tuesday, November 24, 2026",
        "Delete this and following events, 18 events from November 24",
        "Delete all events, All 52 events, 34 of them past",
      ])
    let roles = popover.elementViews.map { $0.accessibility.role }
    #expect(roles == [.dialog, .heading, .button, .button, .button, .button])
    #expect(popover.accessibility.label == "Delete repeating event" && popover.scope == .this)
    #expect(harness.calendar.window.focusedView === popover.rows[0])
    #expect(popover.rows.map { $0.layer.fill != nil } == [true, false, false])
    #expect(popover.cancelButton?.text == "Cancel")
  }

  @Test("the button that cancels closes the question without an edit, and so does Enter on it (B16)")
  func cancel() throws {
    let harness = try EditingHarness(events: [EditingHarness.weekly("Lunch")])
    for isKeyed in [false, true] {
      harness.controller.perform(.delete(try #require(harness.occurrence("Lunch")).id, nil))
      harness.calendar.settle()
      let name = harness.calendar.view.elements().last?.name
      #expect(name == "Cancel")
      harness.calendar.key(.end)
      if isKeyed {
        harness.calendar.key(.enter)
      } else {
        _ = harness.calendar.window.focusedView?.activate()
      }
      harness.calendar.settle()
      #expect(!harness.calendar.view.hasHostedPopover)
      #expect(harness.events.count == 1 && harness.occurrence("Lunch") != nil)
    }
  }

  @Test("ED-114: past events are counted by the today and the time of the calendar, not by the clock")
  func past() throws {
    var event = EditingHarness.event("Lunch", on: -4, hour: 12)
    event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily, count: 8)])
    let harness = try EditingHarness(events: [event])
    let id = try #require(harness.occurrence("Lunch")).id
    func asked() -> String? {
      harness.controller.perform(.delete(id, nil))
      harness.calendar.settle()
      let lines = harness.calendar.view.elements().map { $0.name }
      harness.calendar.key(.escape)
      harness.calendar.settle()
      return lines.first { $0.hasPrefix("Delete all events") }
    }
    // The editor's clock is on the second day of the series.
    #expect(asked() == "Delete all events, All 8 events, 4 of them past")
    harness.calendar.view.setNow(ZoneRules.utc.startOfDay(EditingHarness.today) + 13 * 3600)
    #expect(asked() == "Delete all events, All 8 events, 5 of them past")
  }

  @Test("a change of a series is named as one (B16)")
  func changing() throws {
    let harness = try EditingHarness()
    let popover = ScopePopover(
      Self.extents, deletes: false, PopoverSamples.announcer(), harness.calendar.view.configuration)
    #expect(popover.accessibility.label == "Change repeating event")
    #expect(
      popover.elementViews.map { $0.accessibility.label }.dropFirst(2).map { $0.prefix(15) } == [
        "Change this eve", "Change this and", "Change all even", "",
      ])
  }

  @Test("ED-112, ED-114: arrows show what a line would do, Enter chooses it, Escape cancels")
  func keys() throws {
    let harness = try EditingHarness()
    let popover = open(harness)
    harness.calendar.key(.arrowUp)
    #expect(heard.focused == [], "there is no line above the first one")
    harness.calendar.key(.arrowDown)
    harness.calendar.key(.arrowDown)
    harness.calendar.key(.arrowDown)
    #expect(heard.focused == [.thisAndFollowing, .all] && popover.scope == .all)
    #expect(harness.calendar.window.focusedView === popover.cancelButton)
    harness.calendar.key(.home)
    #expect(heard.focused.last == .this)
    harness.calendar.key(.end)
    for _ in 0..<2 { harness.calendar.key(.arrowUp) }
    harness.calendar.key(.enter)
    #expect(heard.chosen == [.thisAndFollowing] && heard.closed == 0)
    harness.calendar.key(.escape)
    #expect(heard.closed == 1 && heard.chosen == [.thisAndFollowing])
  }

  @Test("ED-114: a pointer over a line shows what it would do")
  func hover() throws {
    let harness = try EditingHarness()
    let popover = open(harness)
    let frame = popover.rows[2].frameInWindow
    let point = Point(x: frame.midX, y: frame.midY)
    harness.calendar.window.send(.hover(PointerEvent(phase: .move, location: point, time: 0)))
    harness.calendar.window.send(.hover(nil))
    #expect(heard.focused == [.all] && popover.scope == .all && heard.chosen == [])
  }

  @Test("a press on a line shows and chooses it, and so does assistive technology")
  func press() throws {
    let harness = try EditingHarness()
    let popover = open(harness)
    let frame = popover.rows[1].frameInWindow
    harness.calendar.tap(Point(x: frame.midX, y: frame.midY))
    #expect(heard.focused == [.thisAndFollowing] && heard.chosen == [.thisAndFollowing])
    harness.calendar.window.send(.focus(popover.rows[2].id))
    #expect(heard.focused.last == .all)
    harness.calendar.window.send(.activate(popover.rows[2].id))
    #expect(heard.chosen == [.thisAndFollowing, .all])
  }

  @Test("ED-147: lines lie apart, wide and as a sheet, and are mirrored from right to left", arguments: [false, true])
  func layout(isRightToLeft: Bool) throws {
    for width in [1050.0, 390, 320] {
      let harness = try EditingHarness(
        locale: PopoverSamples.locale(isRightToLeft: isRightToLeft), size: Size(width: width, height: 700))
      let popover = open(harness)
      #expect(PopoverSamples.areApart(popover.rows) && popover.rows.allSatisfy { $0.frame.height >= 44 })
      let (row, name) = (popover.rows[0].frameInWindow, popover.rows[0].subviews[0].frameInWindow)
      #expect(isRightToLeft ? row.maxX - name.maxX == 12 : name.minX - row.minX == 12)
      #expect(PopoverSamples.areApart(popover.subviews))
      #expect(popover.frameInWindow.minX >= 0 && popover.frameInWindow.maxX <= width)
    }
  }

  @Test(
    "ED-114: series without an end, with one event, and of other years are said in words",
    arguments: [
      (EditExtent(.thisAndFollowing, count: nil, day: EditingHarness.today), "All events from November 21 on"),
      (EditExtent(.thisAndFollowing, count: 1, day: EditingHarness.today), "1 event from November 21"),
      (
        EditExtent(.thisAndFollowing, count: 2, day: EditingHarness.today + 365),
        "2 events from November 21, 2027"
      ),
      (EditExtent(.all, count: 3, day: EditingHarness.today), "All 3 events"),
      (EditExtent(.all, count: nil, day: EditingHarness.today), "All events, without end"),
      (
        EditExtent(.all, count: nil, past: 1200, day: EditingHarness.today), "All events without end, 1200 of them past"
      ),
    ])
  func extents(extent: EditExtent, text: String) {
    #expect(PopoverSamples.announcer().extent(extent) == text)
    let german = PopoverSamples.announcer(.german).extent(extent)
    #expect(german != text && !german.contains("{"))
  }
}
