import Almanac
import TestSupport
import Testing

@Suite("The guide of CalendarEditing")
struct CalendarEditingGuideTests {
  private let today = EditingHarness.today
  private let zones = FixedZoneProvider([])

  @Test("the example of the guide compiles, and its comment is true")
  func example() throws {
    let now = Instant(seconds: 1_795_000_000)
    // example
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))])
    let calendar = CalendarView(configuration: CalendarConfiguration(today: today))
    calendar.timeline = EventTimeline(store: store, displayZone: .utc, zones: zones)
    let editor = EventEditor(store: store, displayZone: .utc, zones: zones, now: { now }, newUID: { "1" })
    let controller = EditingController(editor: editor, calendar: calendar)
    controller.perform(.create(Event(title: "Lunch", start: LocalDateTime(day: today, hour: 12, minute: 30))))
    let title = editor.undoStack.undoLabel?.title  // "Lunch"
    controller.perform(.undo)
    // end
    #expect(title == "Lunch")
    #expect(try store.outlines(touching: today - 1..<today + 2).isEmpty)
  }

  // example
  final class Rooms: CalendarEditingDelegate {
    func validate(_ plan: EditPlan, isFinal: Bool) -> EditDecision {
      plan.after.allSatisfy { !$0.location.isEmpty } ? .allow : .refuse("A booking needs a room.")
    }
  }
  // end

  @Test("the delegate of the guide refuses a booking without a room")
  func delegate() throws {
    let harness = try EditingHarness()
    let rooms = Rooms()
    harness.editor.delegate = rooms
    var booking = EditingHarness.event("Booking", on: 0, hour: 9)
    #expect(!harness.controller.perform(.create(booking)))
    booking.location = "Room 4"
    #expect(harness.controller.perform(.create(booking)))
    #expect(harness.events.map { $0.location } == ["Room 4"])
  }

  @Test("all examples of the guide are in this file")
  func guide() throws { #expect(try GuidePage.untested("CalendarEditing") == []) }
}
