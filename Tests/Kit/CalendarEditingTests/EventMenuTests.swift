import Almanac
import CalendarWords
import TestSupport
import Testing

@testable import CalendarEditing
@testable import CollectionKit

/// The menu of an event, a day or a time.
@Suite struct EventMenuTests {
  private static let event = EditingHarness.event("lunch", on: 0, hour: 12)
  private static let calendars = [PopoverSamples.work.id, PopoverSamples.home.id]

  private final class Heard {
    var chosen: [EventMenu.Line] = []
    var closed = 0
  }

  private let heard = Heard()

  private func lines(_ verbs: EditVerbs, isAllDay: Bool = false) -> [EventMenu.Line] {
    EventMenu.lines(for: Self.event, isAllDay: isAllDay, verbs, calendars: Self.calendars)
  }

  private func open(_ lines: [EventMenu.Line], _ harness: EditingHarness, isTouch: Bool = false) -> CollectionMenu {
    let view = harness.calendar.view
    let menu = EventMenu.view(
      lines, label: "Lunch", .english, view.configuration,
      calendar: { id in [PopoverSamples.work, PopoverSamples.home].first { $0.id == id } }, isTouch: isTouch
    ) { [heard] in heard.chosen.append($0) }
    view.show(menu, at: { Rect(x: 300, y: 200, width: 0, height: 0) }, onClose: { [heard] in heard.closed += 1 })
    harness.calendar.settle()
    return menu
  }

  @Test("ED-77: lines whose verb is missing are absent")
  func verbs() {
    #expect(
      lines(.all) == [
        .open, .edit, .rename, .move, .cut, .copy, .duplicate, .allDay, .calendar(PopoverSamples.home.id), .color,
        .saveFile, .delete,
      ])
    #expect(lines([]) == [.open, .copy, .saveFile])
    #expect(lines([.move], isAllDay: true) == [.open, .move, .cut, .copy, .timed, .saveFile])
    #expect(lines([.delete, .create]) == [.open, .copy, .duplicate, .saveFile, .delete])
    #expect(EventMenu.lines([.create], clipboard: true, undo: true, redo: false) == [.newEvent, .paste, .undo])
    #expect(EventMenu.lines([.move], clipboard: true, undo: false, redo: true) == [.redo])
  }

  @Test("ED-77: several other calendars have a menu of their own, so that no menu of an event is long (B28)")
  func manyCalendars() throws {
    let calendars = (1...15).map { CalendarID($0) }
    let lines = EventMenu.lines(for: Self.event, isAllDay: false, .all, calendars: calendars)
    #expect(lines.contains(.calendars) && lines.count == 12)
    let others = calendars.filter { $0 != Self.event.calendar }
    #expect(EventMenu.calendars(for: Self.event, calendars) == others.map { .calendar($0) })
    let harness = try EditingHarness()
    let all = open(others.map { .calendar($0) }, harness)
    #expect(all.rows.count == 14 && all.rows.allSatisfy { isSeen($0, all) })
    let menu = open([.calendars], harness)
    #expect(menu.rows.map { $0.text } == ["Move to …"])
  }

  @Test("ED-77, ED-144: it is a menu with items, has the focus, and is used by arrows, Home, End, Enter and Escape")
  func keys() throws {
    let harness = try EditingHarness()
    let menu = open(lines(.all), harness)
    #expect(menu.accessibility.role == .menu && menu.accessibility.label == "Lunch")
    #expect(menu.rows.allSatisfy { $0.accessibility.role == .menuItem })
    #expect(
      menu.rows.map { $0.text } == [
        "Open", "Edit…", "Rename", "Move…", "Cut", "Copy", "Duplicate", "All day", "Move to Home", "Color",
        "Save as file…",
        "Delete",
      ])
    #expect(harness.calendar.window.focusedView === menu.rows[0])
    harness.calendar.key(.arrowDown)
    harness.calendar.key(.enter)
    harness.calendar.key(.end)
    for _ in 0..<3 { harness.calendar.key(.arrowUp) }
    harness.calendar.key(.space)
    harness.calendar.key(.home)
    harness.calendar.key(.enter)
    #expect(heard.chosen == [.edit, .calendar(PopoverSamples.home.id), .open])
    harness.calendar.key(.escape)
    #expect(heard.closed == 1 && !harness.calendar.view.hasHostedPopover)
  }

  private func isSeen(_ row: View, _ menu: CollectionMenu) -> Bool {
    let (frame, room) = (row.frameInWindow, menu.frameInWindow)
    return frame.height >= 24 && frame.minY >= room.minY && frame.maxY <= room.maxY
  }

  @Test("ED-77: a menu with more lines than there is room for scrolls, by wheel and by keys (B28)")
  func scrolls() throws {
    let harness = try EditingHarness(size: Size(width: 600, height: 400))
    let menu = open((1...40).map { .calendar(CalendarID($0)) }, harness)
    let window = harness.calendar.window
    #expect(menu.rows.count == 40 && menu.frameInWindow.minY >= 0 && menu.frameInWindow.maxY <= 400)
    #expect(window.focusedView === menu.rows[0] && isSeen(menu.rows[0], menu) && !isSeen(menu.rows[39], menu))
    for index in 1..<40 {
      harness.calendar.key(.arrowDown)
      harness.calendar.tick()
      #expect(window.focusedView === menu.rows[index] && isSeen(menu.rows[index], menu), "\(index)")
    }
    harness.calendar.key(.home)
    harness.calendar.tick()
    #expect(isSeen(menu.rows[0], menu))
    let middle = Point(x: menu.frameInWindow.midX, y: menu.frameInWindow.midY)
    window.send(.wheel(at: middle, delta: Point(x: 0, y: 5000)))
    harness.calendar.settle()
    #expect(isSeen(menu.rows[39], menu) && !isSeen(menu.rows[0], menu))
    let last = menu.rows[39].frameInWindow
    harness.calendar.tap(Point(x: last.midX, y: last.midY))
    #expect(heard.chosen == [.calendar(CalendarID(40))])
  }

  @Test("ED-77: in a low calendar the lines of a long menu are lower, so that all of them are seen")
  func room() throws {
    let harness = try EditingHarness()
    let menu = EventMenu.view(
      EventMenu.colors, label: "Color", .english, harness.calendar.view.configuration, room: 400,
      calendar: { _ in nil },
      isTouch: true, onChoose: { _ in })
    #expect(menu.wantedHeight(width: 200) <= 400 && menu.rows.count == 13)
    #expect(menu.rows.dropFirst().allSatisfy { $0.subviews.count == 1 })
  }

  @Test(
    "a press chooses a line; lines for fingers are 44 points high, and calendars have dots", arguments: [false, true])
  func press(isRightToLeft: Bool) throws {
    let harness = try EditingHarness(
      locale: PopoverSamples.locale(isRightToLeft: isRightToLeft), size: Size(width: 390, height: 700))
    let menu = open(lines(.all), harness, isTouch: true)
    #expect(PopoverSamples.areApart(menu.rows) && menu.rows.allSatisfy { $0.frame.height == 44 })
    let index = try #require(lines(.all).firstIndex(of: .calendar(PopoverSamples.home.id)))
    let row = menu.rows[index].frameInWindow
    let dot = try #require(menu.rows[index].subviews.first).frameInWindow
    #expect(isRightToLeft ? row.maxX - dot.maxX == 12 : dot.minX - row.minX == 12)
    #expect(row.minX - menu.frameInWindow.minX == 4 && menu.frameInWindow.maxX - row.maxX == 4)
    #expect(menu.rows[0].subviews.isEmpty)
    harness.calendar.tap(Point(x: row.midX, y: row.midY))
    #expect(heard.chosen == [.calendar(PopoverSamples.home.id)])
  }
}
