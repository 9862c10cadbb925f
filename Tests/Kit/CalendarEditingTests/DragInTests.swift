import Almanac
import CalendarLayout
import CalendarViews
import TestSupport
import Testing

@testable import CalendarEditing

/// Events that a pointer drags in from outside the calendar.
@Suite struct DragInTests {
  private let today = EditingHarness.today

  /// An event of a page: an hour from 9:00 on a distant day.
  private var call: Event {
    var event = EditingHarness.event("call", on: -300, hour: 9)
    event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily)])
    return event
  }

  private func over(_ point: Point, _ event: Event, _ harness: EditingHarness, length: Int = 1800) -> Bool {
    let pointer = PointerEvent(
      phase: .move, location: point + harness.calendar.view.frameInWindow.origin, time: 0)
    defer { harness.calendar.tick() }
    return harness.controller.dragIn(event, length: length, pointer)
  }

  @Test("WK-212: among hours, the event is previewed at the line under the pointer, and created there; undo removes it")
  func hours() throws {
    let harness = try EditingHarness(level: .week)
    var kinds: [EditLabel.Kind] = []
    harness.controller.listener.shouldBegin = { kind, _ in
      kinds.append(kind)
      return true
    }
    #expect(over(Point(x: 5, y: 5), call, harness) && harness.controller.session == nil)
    #expect(over(try harness.place(of: -3, hour: 10), call, harness))
    #expect(try harness.start(of: "call") == [-3, 36_000])
    #expect(over(try harness.place(of: -2, hour: 14), call, harness))
    #expect(try harness.start(of: "call") == [-2, 14 * 3600] && harness.end(of: "call") == [-2, 15 * 3600])
    #expect(harness.events.isEmpty && kinds == [.create])
    #expect(harness.controller.session.map { harness.controller.label(of: $0) }?.contains("PM") == true)
    #expect(harness.controller.endDragIn(cancels: false))
    harness.calendar.settle()
    #expect(harness.controller.session == nil && harness.controller.drag == nil)
    let event = try #require(harness.events.first)
    #expect(event.recurrence == nil && event.uid == "call" && harness.editor.undoStack.undoLabel?.kind == .create)
    harness.controller.perform(.undo)
    #expect(harness.events.isEmpty)
  }

  @Test("an all-day event gets its length among hours, and is on the day at the month level")
  func allDay() throws {
    let day = EditingHarness.days("shift", -300, -299)
    let week = try EditingHarness(level: .week)
    #expect(over(try week.place(of: -1, hour: 8), day, week))
    #expect(try week.start(of: "shift") == [-1, 8 * 3600] && week.end(of: "shift") == [-1, 8 * 3600 + 1800])
    #expect(week.controller.endDragIn(cancels: true) == false && week.events.isEmpty)
    let month = try EditingHarness()
    #expect(over(try month.place(of: -2), day, month))
    let shown = try #require(month.occurrence("shift"))
    #expect(shown.isAllDay && shown.firstDay == today - 2 && shown.lastDay == today - 1)
    #expect(over(try month.place(of: -3), call, month) && month.controller.replaceDragged(by: call, length: 60))
    #expect(try month.start(of: "call") == [-3, 9 * 3600] && month.occurrence("shift") == nil)
    #expect(month.controller.endDragIn(cancels: false) && month.events.count == 1)
  }

  @Test("outside the calendar there is no preview, and nothing is created; back at the same place there is one again")
  func away() throws {
    let harness = try EditingHarness()
    let place = try harness.place(of: -2)
    #expect(over(place, call, harness))
    harness.controller.dragOut()
    harness.calendar.tick()
    #expect(harness.occurrence("call") == nil && harness.controller.layer.label.isHidden)
    #expect(over(place, call, harness))
    #expect(try harness.start(of: "call") == [-2, 9 * 3600] && !harness.controller.layer.label.isHidden)
    harness.controller.dragOut()
    #expect(!harness.controller.endDragIn(cancels: false))
    #expect(harness.events.isEmpty && harness.controller.session == nil)
  }

  @Test("Escape ends the drag, and so does a page that does not let the edit begin")
  func ended() throws {
    let harness = try EditingHarness()
    let place = try harness.place(of: -2)
    #expect(over(place, call, harness))
    harness.calendar.key(.escape)
    #expect(harness.controller.session == nil && !harness.controller.endDragIn(cancels: false))
    harness.calendar.settle()
    harness.controller.listener.shouldBegin = { _, _ in false }
    #expect(!over(place, call, harness) && harness.controller.session == nil && harness.events.isEmpty)
  }

  @Test("the rules for new events apply, and say why the event was not created")
  func rules() throws {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("lunch", on: -3, hour: 10)])
    harness.editor.options.rules = EditRules([.noOverlap(.allCalendars)])
    #expect(over(try harness.place(of: -3, hour: 10), call, harness))
    #expect(harness.controller.session?.validation.isAllowed == false)
    #expect(!harness.controller.endDragIn(cancels: false))
    #expect(harness.events.count == 1 && harness.notice.contains("lunch"))
    harness.editor.options.verbs = .move
    #expect(!over(try harness.place(of: -1, hour: 10), call, harness) && harness.controller.session == nil)
  }

  @Test("at levels of resources, the event has the resource of the column instead of its own")
  func resources() throws {
    let harness = try EditingHarness(level: SplitLevel.level.id) { $0.levels = [.month, SplitLevel.level] }
    func place(_ resource: Int, hour: Int) throws -> Point {
      let slot = CalendarPart.time(today, ZoneRules.utc.startOfDay(today) + Int64(hour * 3600))
      let frame = try #require(harness.calendar.view.frame(of: slot, inResource: resource))
      return Point(x: frame.midX, y: frame.minY + 1)
    }
    var event = call
    event.resourceIDs = ["x", "y"]
    #expect(over(try place(1, hour: 10), event, harness))
    #expect(harness.controller.session?.draft.resourceIDs == ["b"])
    #expect(over(try place(2, hour: 12), event, harness))
    #expect(harness.controller.session?.draft.resourceIDs == ["c"])
    #expect(harness.controller.endDragIn(cancels: false))
    #expect(harness.events.map { $0.resourceIDs } == [["c"]])
  }
}
