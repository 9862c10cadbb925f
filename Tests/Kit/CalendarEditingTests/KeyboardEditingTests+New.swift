import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// The key N beside events, and where no new event is permitted.
extension KeyboardEditingTests {
  @Test("N on an event makes another one on its day, or where it begins among hours (B20)")
  func newBesideEvent() throws {
    for level in [CalendarLevel.ID.month, .week] {
      let harness = try EditingHarness(level: level, events: [EditingHarness.event("Lunch", on: 0, hour: 12)])
      harness.calendar.key(.f2)
      harness.calendar.settle()
      #expect(harness.controller.focusedEvent?.event.summary == "Lunch")
      harness.calendar.window.send(.key(KeyEvent(.character, character: 0x6E)))
      harness.calendar.settle()
      let field = try #require(harness.calendar.window.focusedView as? TextField)
      harness.calendar.window.send(.edited(field.id, "Tea"))
      harness.calendar.key(.enter)
      harness.calendar.settle()
      #expect(harness.events.map { $0.summary } == ["Lunch", "Tea"])
      let (start, lunch) = (harness.events[1].start, harness.events[0].start)
      #expect(start.writtenDay == EditingHarness.today && start.isDay == (level == .month))
      #expect(level == .month || start.writtenReading == lunch.writtenReading)
    }
  }

  @Test("N says why there is no new event where none is permitted, for eyes and ears (B20)")
  func refusal() throws {
    for level in [CalendarLevel.ID.month, .week] {
      let harness = try EditingHarness(level: level, events: [EditingHarness.event("Lunch", on: 0, hour: 12)])
      harness.editor.options.verbs.remove(.create)
      harness.calendar.window.send(.key(KeyEvent(.character, character: 0x6E)))
      harness.calendar.tick()
      let reason = "Not possible: no new events are permitted here."
      #expect(harness.controller.alert.text == reason)
      #expect(harness.controller.toast.accessibility.label == reason && !harness.controller.toast.isHidden)
      harness.calendar.key(.escape)
      #expect(harness.controller.toast.isHidden && harness.events.count == 1)
    }
  }

  @Test("N says why there is no new event where every calendar is read-only, also on an event (B20)")
  func readOnlyCalendars() throws {
    for level in [CalendarLevel.ID.month, .week] {
      for isOnEvent in [false, true] {
        let harness = try EditingHarness(level: level, events: [EditingHarness.event("Lunch", on: 0, hour: 12)])
        let home = CalendarInfo(id: CalendarID(1), name: "Home", color: .named(.blue), access: .readOnly)
        try harness.calendar.store.apply(.putCalendar(home))
        #expect(harness.editor.writableCalendars.isEmpty && !harness.editor.mayCreate)
        if isOnEvent {
          harness.calendar.key(.f2)
          harness.calendar.settle()
          #expect(harness.controller.focusedEvent?.event.summary == "Lunch", "\(level)")
        }
        harness.key("n")
        harness.calendar.tick()
        #expect(harness.notice == "Not possible: no new events are permitted here.", "\(level)")
        #expect(harness.controller.alert.text == harness.notice && !harness.controller.toast.isHidden, "\(level)")
        #expect(harness.controller.session == nil && harness.events.count == 1, "\(level)")
      }
    }
  }
}
