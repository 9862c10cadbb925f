import Almanac
import CalendarLayout
import CalendarViews
import TestSupport
import Testing

@testable import CalendarEditing

/// Edits at a level with columns of resources.
@Suite struct ResourceEditingTests {
  private let today = EditingHarness.today

  /// A calendar with an event at 10:00 that has the middle resource and another one without a column.
  private func harness(_ resources: [String] = ["b", "x"]) throws -> EditingHarness {
    var event = EditingHarness.event("lunch", on: 0, hour: 10)
    event.resourceIDs = resources
    let harness = try EditingHarness(level: SplitLevel.level.id, events: resources.isEmpty ? [] : [event]) {
      $0.levels = [.month, SplitLevel.level]
    }
    harness.controller.askTitle = nil
    return harness
  }

  /// A point in the column of a resource, below the line of a time.
  private func place(_ resource: Int, hour: Double, _ harness: EditingHarness) throws -> Point {
    let slot = CalendarPart.time(today, ZoneRules.utc.startOfDay(today) + Int64(hour * 3600))
    let frame = try #require(harness.calendar.view.frame(of: slot, inResource: resource))
    return Point(x: frame.midX, y: frame.minY + 1)
  }

  private func pickUp(_ harness: EditingHarness) {
    harness.calendar.key(.f2)
    harness.calendar.key(.space)
    harness.calendar.settle()
  }

  @Test("ED-196: a drag to the column of another resource changes only the resource of the column where it began")
  func drag() throws {
    let harness = try harness()
    let before = harness.events
    let (from, to) = (try place(1, hour: 10.5, harness), try place(2, hour: 10.5, harness))
    harness.drag([from, to], releases: false)
    let session = try #require(harness.controller.session)
    #expect(session.draft.resourceIDs == ["c", "x"] && session.draft.start == session.original.start)
    #expect(harness.controller.label(of: session).contains("Room c"))
    #expect(harness.events == before)
    harness.calendar.pointer(.move, from)
    harness.calendar.tick()
    #expect(harness.controller.session?.isUnchanged == true)
    harness.calendar.pointer(.move, try place(0, hour: 12.5, harness))
    harness.calendar.tick()
    harness.calendar.pointer(.up, try place(0, hour: 12.5, harness))
    harness.calendar.settle()
    #expect(harness.events.map { $0.resourceIDs } == [["a", "x"]])
    #expect(try harness.start(of: "lunch") == [0, 12 * 3600])
    #expect(harness.controller.live.text.contains("Room a"))
    harness.controller.perform(.undo)
    #expect(harness.events == before)
  }

  @Test("ED-196: resizing changes no resource, whatever column the pointer is in")
  func resize() throws {
    let harness = try harness()
    let end = try harness.middle(of: "lunch", .endEdge)
    let there = Point(x: try place(2, hour: 12, harness).x, y: end.y + harness.hour)
    harness.drag([end, there])
    #expect(try harness.end(of: "lunch") == [0, 12 * 3600])
    #expect(harness.events.map { $0.resourceIDs } == [["b", "x"]])
  }

  @Test("ED-196: an event that is drawn gets the resource of the column")
  func draw() throws {
    let harness = try harness([])
    harness.drag([try place(2, hour: 14, harness), try place(1, hour: 16, harness)])
    harness.finishDrawing()
    #expect(harness.events.map { $0.resourceIDs } == [["c"]])
  }

  @Test("ED-196: arrows move a held event from column to column, and on to the next day")
  func moveMode() throws {
    let harness = try harness()
    pickUp(harness)
    #expect(harness.controller.heldColumn == ResourceColumn(id: "b"))
    // Steps are announced at most every 250 ms.
    harness.calendar.pass(seconds: 0.3)
    harness.calendar.key(.arrowRight)
    #expect(harness.controller.session?.draft.resourceIDs == ["c", "x"])
    #expect(harness.controller.live.text == "Room c")
    harness.calendar.key(.arrowRight)
    harness.calendar.settle()
    #expect(harness.controller.session?.draft.resourceIDs == ["a", "x"])
    #expect(harness.occurrence("lunch")?.firstDay == today + 1)
    harness.calendar.key(.arrowLeft)
    harness.calendar.key(.arrowLeft)
    harness.calendar.settle()
    #expect(harness.controller.session?.isUnchanged == true)
    for _ in 0..<2 { harness.calendar.key(.arrowRight) }
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.resourceIDs } == [["a", "x"]])
    #expect(try harness.start(of: "lunch") == [1, 10 * 3600])
  }

  @Test("ED-196: Alt and an arrow move the focused event to the next column immediately, and again from there")
  func nudge() throws {
    let harness = try harness()
    harness.calendar.key(.f2)
    harness.calendar.key(.arrowRight, .option)
    #expect(harness.events.map { $0.resourceIDs } == [["c", "x"]])
    #expect(harness.controller.live.text.contains("Room c"))
    // The event has not been laid out again.
    harness.calendar.key(.arrowLeft, .option)
    harness.calendar.key(.arrowLeft, .option)
    #expect(harness.events.map { $0.resourceIDs } == [["a", "x"]])
    #expect(try harness.start(of: "lunch") == [0, 10 * 3600])
  }

  @Test("ED-198: left and right focus the nearest event of the next column with events, up and down stay in the column")
  func focus() throws {
    let events = [("lunch", 10, "a"), ("call", 16, "a"), ("tea", 15, "c"), ("walk", 9, "c")].map { title, hour, room in
      var event = EditingHarness.event(title, on: 0, hour: hour)
      event.resourceIDs = [room]
      return event
    }
    let level = CalendarLevel.resources(days: 1)
    let harness = try EditingHarness(level: level.id, events: events) { $0.levels = [.month, level] }
    for resource in SplitLevel.resources { try harness.calendar.store.apply(.putResource(resource)) }
    harness.calendar.settle()
    #expect(harness.calendar.view.columnResources.map { $0?.id } == ["a", "b", "c"])
    let steps: [(KeyEvent.Key, String)] = [
      (.f2, "walk"), (.arrowLeft, "lunch"), (.arrowDown, "call"), (.arrowRight, "tea"), (.arrowUp, "walk"),
      (.arrowRight, "walk"), (.end, "tea"), (.arrowLeft, "call"), (.arrowLeft, "call"),
    ]
    for (key, title) in steps {
      harness.calendar.key(key)
      #expect(harness.controller.focusedEvent?.event.summary == title, "\(key)")
      harness.calendar.settle()
      #expect(harness.controller.focusedEvent?.event.summary == title, "\(key), later")
      let column = try #require(harness.controller.focusedColumn)
      #expect(column.id == (["walk", "tea"].contains(title) ? "c" : "a"))
    }
  }

  @Test("ED-196: slots move by columns, are announced with their resource, and give it to new events")
  func slots() throws {
    let harness = try harness()
    harness.calendar.key(.arrowDown)
    #expect(harness.controller.currentSlot?.resource == 0)
    for _ in 0..<2 { harness.calendar.key(.arrowRight) }
    harness.calendar.settle()
    let slot = try #require(harness.controller.currentSlot)
    #expect(slot.resource == 2 && slot.target.day == today)
    #expect(harness.controller.live.text.contains("Room c"))
    let column = try #require(harness.calendar.view.frame(of: .day(today), inResource: 2))
    #expect(abs(harness.controller.slotRing.frame.minX - column.minX) < 1)
    harness.calendar.key(.arrowRight)
    harness.calendar.settle()
    #expect(harness.controller.currentSlot?.resource == 0 && harness.controller.currentSlot?.target.day == today + 1)
    harness.calendar.key(.arrowLeft)
    harness.calendar.settle()
    #expect(harness.controller.currentSlot == slot)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.resourceIDs } == [["b", "x"], ["c"]])
  }

  @Test("ED-197: if resources are not editable, drags and arrows change times but no resource")
  func fixedResources() throws {
    let harness = try harness()
    harness.editor.options.resourceEditable = false
    harness.drag([try place(1, hour: 10.5, harness), try place(2, hour: 12.5, harness)], releases: false)
    let session = try #require(harness.controller.session)
    #expect(session.draft.resourceIDs == ["b", "x"] && harness.controller.heldColumn == ResourceColumn(id: "b"))
    #expect(!harness.controller.label(of: session).contains("Room"))
    harness.calendar.pointer(.up, try place(2, hour: 12.5, harness))
    harness.calendar.settle()
    #expect(try harness.start(of: "lunch") == [0, 12 * 3600])
    harness.controller.pickUp(try #require(harness.occurrence("lunch")).id)
    harness.calendar.settle()
    harness.calendar.key(.arrowRight)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(try harness.start(of: "lunch") == [1, 12 * 3600])
    #expect(harness.events.map { $0.resourceIDs } == [["b", "x"]])
  }

  @Test(
    "ED-196, ED-197: a copy that is pasted at a slot has its resource in place of the one that it was copied from, if resources are editable",
    arguments: [true, false])
  func paste(isEditable: Bool) throws {
    let harness = try harness()
    harness.editor.options.resourceEditable = isEditable
    harness.calendar.key(.f2)
    harness.key("c", .control)
    harness.calendar.key(.escape)
    harness.calendar.settle()
    harness.calendar.key(.arrowDown)
    harness.key("v", .control)
    harness.calendar.settle()
    #expect(harness.events.map { $0.resourceIDs } == [["b", "x"], [isEditable ? "a" : "b", "x"]])
  }
}
