import Almanac
import TestSupport
import Testing

@Suite("Clipboard of other programs")
struct ClipboardTextTests {
  @Test("ED-78: copying an event offers it in a line of words and as iCalendar text to other programs")
  func copies() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("Lunch", on: 0, hour: 12)])
    harness.calendar.window.send(.key(KeyEvent(.f2)))
    harness.calendar.settle()
    #expect(harness.calendar.window.send(.key(KeyEvent(.character, modifiers: .control, character: 0x63))))
    harness.calendar.settle()
    let texts = harness.calendar.requests.compactMap { request -> (text: String, calendar: String)? in
      guard case .copy(let text, let others) = request, others.map({ $0.type }) == ["text/calendar"] else { return nil }
      return (text.string, others[0].text.string)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.text.hasPrefix("Lunch, Saturday, November 21") == true)
    #expect(texts.first?.text.contains("12:00") == true)
    #expect(texts.first?.calendar.contains("SUMMARY:Lunch\r\n") == true)
  }

  @Test("ED-79: the first event of a pasted text is inserted on the focused day with a new UID")
  func pastes() throws {
    let harness = try EditingHarness()
    let text = ICalendarWriter.write([EditingHarness.event("Concert", on: 5, hour: 19)])
    #expect(harness.calendar.window.send(.paste(text)))
    #expect(harness.events.map { $0.summary } == ["Concert"])
    #expect(harness.events.first?.uid == "new-1")
    #expect(harness.occurrence("Concert")?.firstDay == EditingHarness.today)
  }

  @Test("ED-79: other text that is pasted is the title of a new event at first")
  func words() throws {
    let harness = try EditingHarness()
    #expect(!harness.calendar.window.send(.paste("")))
    #expect(harness.calendar.window.send(.paste("\n  Tea with Ada\nand cake")))
    harness.calendar.settle()
    let field = try #require(harness.calendar.window.focusedView)
    #expect(field.text == "Tea with Ada" && field.accessibility.role == .textBox)
    harness.calendar.key(.enter)
    harness.calendar.settle()
    #expect(harness.events.map { $0.summary } == ["Tea with Ada"])
    #expect(harness.occurrence("Tea with Ada")?.firstDay == EditingHarness.today)
  }

  @Test("ED-79: the words of an event that was copied here are the event")
  func ownWords() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("Lunch", on: 0, hour: 12)])
    harness.calendar.window.send(.key(KeyEvent(.f2)))
    harness.calendar.settle()
    harness.calendar.window.send(.key(KeyEvent(.character, modifiers: .control, character: 0x63)))
    harness.calendar.settle()
    var words = ""
    for case .copy(let text, _) in harness.calendar.requests { words = text.string }
    #expect(harness.calendar.window.send(.paste(words)))
    harness.calendar.settle()
    #expect(harness.events.map { $0.summary } == ["Lunch", "Lunch"])
  }
}
