import Almanac
import CalendarLayout
import CalendarViews
import TestSupport
import Testing

/// Drags over days: in months, lists and years.
@Suite struct PointerDaysTests {
  @Test("ED-39, ED-7, ED-147: a bar is dragged over weeks by the piece that was grabbed", arguments: [false, true])
  func move(isRightToLeft: Bool) throws {
    let harness = try EditingHarness(events: [EditingHarness.days("trip", -10, -3)]) {
      $0.locale.isRightToLeft = isRightToLeft
    }
    let id = try #require(harness.occurrence("trip")).id
    let pieces = harness.calendar.view.pieces(of: id)
    #expect(pieces.count == 2)
    let last = try #require(pieces.last)
    let frame = try #require(harness.calendar.view.frame(of: last))
    let from = Point(x: frame.midX, y: frame.midY)
    let to = try #require(harness.calendar.view.hit(at: from)).slot.day - EditingHarness.today + 9
    harness.drag([from, try harness.place(of: to)])
    #expect(try harness.start(of: "trip").first == -1)
    #expect(try harness.end(of: "trip").first == 6)
  }

  @Test("ED-23, ED-39: a timed event keeps its time of day on another day")
  func timed() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: -3, hour: 10)])
    harness.drag([try harness.middle(of: "lunch"), try harness.place(of: -9)])
    #expect(harness.events.map { $0.start } == [EditingHarness.event("lunch", on: -9, hour: 10).start])
  }

  @Test("ED-41, ED-147: the ends of a bar are dragged to other days and weeks", arguments: [false, true])
  func resize(isRightToLeft: Bool) throws {
    let harness = try EditingHarness(events: [EditingHarness.days("trip", -3, -2)]) {
      $0.locale.isRightToLeft = isRightToLeft
    }
    harness.drag([try harness.middle(of: "trip", .endEdge), try harness.place(of: 5)])
    #expect(try harness.start(of: "trip").first == -3)
    #expect(try harness.end(of: "trip").first == 5)
    harness.drag([try harness.middle(of: "trip", .startEdge), try harness.place(of: -8)])
    #expect(try harness.start(of: "trip").first == -8)
    #expect(try harness.end(of: "trip").first == 5)
  }

  @Test("ED-44: a drag over free days of a month draws whole days")
  func draw() throws {
    let harness = try EditingHarness()
    harness.drag([try harness.place(of: -3), try harness.place(of: -5)])
    harness.finishDrawing()
    let event = try #require(
      harness.calendar.timeline.occurrences(touching: EditingHarness.today - 5..<EditingHarness.today).first)
    #expect(event.isAllDay)
    #expect(event.firstDay == EditingHarness.today - 5)
    #expect(event.lastDay == EditingHarness.today - 3)
  }

  @Test("ED-43: a double click on a day of the month creates an event there, also where drags select days, and stays")
  func doubleClick() throws {
    for mode in [SelectionMode.optional, .multiple] {
      let harness = try EditingHarness { $0.selectionMode = mode }
      harness.calendar.doubleTap(try harness.place(of: -3))
      harness.calendar.settle()
      harness.finishDrawing()
      let events = harness.calendar.timeline.occurrences(touching: EditingHarness.today - 9..<EditingHarness.today)
      #expect(events.map { [$0.firstDay, $0.lastDay] } == [[EditingHarness.today - 3, EditingHarness.today - 3]])
      #expect(harness.calendar.view.state.level == .month)
    }
  }

  @Test("ED-44: where drags select days, they do not draw events; a drag of an event moves it all the same")
  func selection() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: -3, hour: 10)]) {
      $0.selectionMode = .multiple
    }
    harness.drag([try harness.place(of: -5), try harness.place(of: -4)])
    #expect(harness.calendar.view.state.selection.contains(EditingHarness.today - 4))
    #expect(harness.events.count == 1)
    let selection = harness.calendar.view.state.selection
    let from = try harness.middle(of: "lunch")
    harness.calendar.pointer(.down, from)
    harness.calendar.tick()
    harness.calendar.pointer(.move, try harness.place(of: -1))
    harness.calendar.tick()
    harness.calendar.pointer(.up, try harness.place(of: -1))
    harness.calendar.settle()
    #expect(try harness.start(of: "lunch") == [-1, 36_000])
    #expect(harness.calendar.view.state.selection == selection)
  }

  @Test("ED-57: an event that is held in a month can be put down on a day of the year")
  func year() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: -3, hour: 10)])
    let view = harness.calendar.view
    harness.drag([try harness.middle(of: "lunch"), try harness.place(of: -4)], releases: false)
    view.send(.setLevel(.year, around: nil, animated: false))
    harness.calendar.settle()
    let frame = try #require(view.frame(of: .day(EditingHarness.today + 20)))
    let to = Point(x: frame.midX, y: frame.midY)
    harness.calendar.pointer(.move, to)
    harness.calendar.tick()
    harness.calendar.pointer(.up, to)
    harness.calendar.settle()
    #expect(try harness.start(of: "lunch") == [20, 36_000])
    #expect(view.state.level == .year)
  }

  @Test("rows of lists are dragged to other days", arguments: [CalendarLevel.ID.agenda, .week])
  func lists(level: CalendarLevel.ID) throws {
    let first = level == .agenda ? 0 : -1
    let harness = try EditingHarness(
      level: level,
      events: [
        EditingHarness.event("lunch", on: first, hour: 10), EditingHarness.event("tea", on: first + 1, hour: 16),
      ], size: Size(width: level == .week ? 400 : 900, height: 800))
    let frame = try #require(harness.calendar.view.frame(of: .day(EditingHarness.today + first + 1)))
    harness.drag([try harness.middle(of: "lunch"), Point(x: frame.midX, y: frame.minY + 8)])
    #expect(try harness.start(of: "lunch") == [first + 1, 36_000])
  }

  @Test("ED-48: Escape, a menu and a lost pointer put back the event and what was in view", arguments: 0..<3)
  func cancelling(way: Int) throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: -3, hour: 10)])
    let view = harness.calendar.view
    let (scene, position) = (harness.levelScene, view.position)
    let to = try harness.place(of: -9)
    harness.drag([try harness.middle(of: "lunch"), to], releases: false)
    harness.calendar.window.send(.wheel(at: to, delta: Point(x: 0, y: 260)))
    harness.calendar.settle()
    #expect(harness.controller.session != nil)
    #expect(view.position != position)
    switch way {
    case 0: harness.calendar.key(.escape)
    case 1: harness.calendar.window.send(.contextMenu(view.id, at: to))
    default: harness.calendar.pointer(.cancel, to)
    }
    harness.calendar.settle()
    #expect(harness.controller.session == nil)
    #expect(view.position == position)
    #expect(harness.levelScene == scene)
    harness.calendar.pointer(.move, try harness.place(of: -2))
    harness.calendar.pointer(.up, try harness.place(of: -2))
    harness.calendar.settle()
    #expect(harness.editor.undoStack.count == 0)
  }

  @Test("ED-49: outside of all days, the last preview stays and a drop there is a cancel")
  func outside() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: -3, hour: 10)])
    let title = Point(x: 300, y: 10)
    harness.drag([try harness.middle(of: "lunch"), try harness.place(of: -9), title], releases: false)
    #expect(harness.controller.session != nil)
    harness.calendar.pointer(.up, title)
    harness.calendar.settle()
    #expect(harness.controller.session == nil)
    #expect(try harness.start(of: "lunch") == [-3, 36_000])
  }

  @Test("ED-48: a calendar that is closed to edits while one goes on shows what was")
  func closing() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: -3, hour: 10)])
    let scene = harness.levelScene
    harness.drag([try harness.middle(of: "lunch"), try harness.place(of: -9)], releases: false)
    harness.controller.close()
    harness.calendar.settle()
    #expect(harness.levelScene == scene)
    harness.calendar.pointer(.up, try harness.place(of: -9))
    #expect(harness.events.count == 1)
  }
}
