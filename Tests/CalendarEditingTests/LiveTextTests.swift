import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// ED-143: when texts are spoken.
@Suite struct LiveTextTests {
  @Test("ED-143: texts of a motion are spoken at most every 250 ms, the latest; final ones at once")
  func timing() throws {
    let harness = try EditingHarness()
    let live = harness.controller.live
    #expect(live.accessibility.label.isEmpty)
    #expect(live.accessibility.states == .live)
    var spoken: [String] = []
    func say(_ text: String, isFinal: Bool = false) {
      live.say(text, isFinal: isFinal)
      note()
    }
    func note() {
      let text = live.accessibility.label
      if spoken.last != text { spoken.append(text) }
    }
    say("1")
    for number in 2..<30 {
      harness.calendar.tick(after: 0.05)
      note()
      say("\(number)")
    }
    #expect(spoken.count >= 5 && spoken.count <= 8, "\(spoken)")
    harness.calendar.tick(after: 0.05)
    say("there", isFinal: true)
    #expect(spoken.last == "there")
    for _ in 0..<20 {
      harness.calendar.tick(after: 0.05)
      note()
    }
    #expect(spoken.last == "there")
    say("there", isFinal: true)
    #expect(spoken.last == "there\u{A0}")
  }
}
