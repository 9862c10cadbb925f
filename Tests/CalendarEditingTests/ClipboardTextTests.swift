import Almanac
import TestSupport
import Testing

@Suite("Clipboard of other programs")
struct ClipboardTextTests {
  @Test("ED-78: copying an event offers its title and its iCalendar text to other programs")
  func copies() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("Lunch", on: 0, hour: 12)])
    harness.calendar.window.send(.key(KeyEvent(.f2)))
    harness.calendar.settle()
    #expect(harness.calendar.window.send(.key(KeyEvent(.character, modifiers: .control, character: 0x63))))
    harness.calendar.settle()
    let texts = harness.calendar.requests.compactMap { request -> (text: String, calendar: String)? in
      if case .copy(let text, let calendar) = request { (text.string, calendar.string) } else { nil }
    }
    #expect(texts.map { $0.text } == ["Lunch"])
    #expect(texts.first?.calendar.contains("SUMMARY:Lunch\r\n") == true)
  }

  @Test("ED-79: the first event of a pasted text is inserted on the focused day with a new UID; other text is not used")
  func pastes() throws {
    let harness = try EditingHarness()
    let text = ICalendarWriter.write([EditingHarness.event("Concert", on: 5, hour: 19)])
    #expect(harness.calendar.window.send(.paste(text)))
    #expect(harness.events.map { $0.summary } == ["Concert"])
    #expect(harness.events.first?.uid == "new-1")
    #expect(harness.occurrence("Concert")?.firstDay == EditingHarness.today)
    #expect(!harness.calendar.window.send(.paste("words")))
    #expect(harness.events.count == 1)
  }
}
