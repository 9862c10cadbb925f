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
    #expect(live.text.isEmpty)
    #expect(live.accessibility.states == .live)
    var spoken: [String] = []
    func say(_ text: String, isFinal: Bool = false) {
      live.say(text, isFinal: isFinal)
      note()
    }
    func note() {
      let text = live.text
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

/// E18: what is spoken of edits.
@Suite struct AnnouncementTests {
  @Test("E18: every edit that ends has one final announcement, different from the one before", arguments: 0..<12)
  func finalAnnouncements(number: Int) throws {
    var editor = RandomEditor(seed: UInt64(18_000 + number))
    let harness = try editor.harness()
    func spoken() -> String { harness.controller.live.text + "; " + harness.controller.alert.text }
    for _ in 0..<12 {
      guard let occurrence = editor.occurrence(in: harness) else { return }
      let grid = EditGrid(step: 900)
      let commands: [EditCommand] = editor.one([
        [.delete(occurrence.id, .this)], [.duplicate(occurrence.id)], [.undo],
        [.begin(.move, occurrence.id, at: .day(occurrence.firstDay), grid: grid), .cancel],
        [
          .begin(.move, occurrence.id, at: .day(occurrence.firstDay), grid: grid),
          .move(to: .day(occurrence.firstDay + 2), grid: grid), .drop,
        ],
      ])
      for command in commands.dropLast() { harness.controller.perform(command) }
      let before = spoken()
      harness.controller.perform(commands[commands.count - 1])
      // A series asks for the scope, in words of its own.
      if harness.controller.session != nil { harness.choose(.this) }
      let after = spoken()
      #expect(after != before, "\(commands)")
      for _ in 0..<30 { harness.calendar.tick() }
      #expect(spoken() == after, "\(commands)")
    }
  }

  @Test("ED-143: why an edit was not made interrupts what is being spoken")
  func alerts() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: 0, hour: 12)])
    #expect(harness.controller.alert.accessibility.role == .alert && harness.controller.alert.text.isEmpty)
    harness.controller.perform(.undo)
    #expect(harness.controller.alert.text == "There is nothing to undo." && harness.controller.live.text.isEmpty)
  }

  @Test("ED-69: picking up says the keys the first time, then only the event")
  func pickingUp() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: 0, hour: 12)])
    let id = try #require(harness.occurrence("lunch")).id
    let live = harness.controller.live
    harness.controller.pickUp(id)
    #expect(live.text.contains("Escape returns"))
    harness.calendar.key(.escape)
    #expect(live.text.hasPrefix("lunch back at"))
    harness.controller.pickUp(id)
    #expect(live.text == "lunch picked up.")
  }

  @Test("ED-143: a nudge is spoken once, as what it has done")
  func nudging() throws {
    let harness = try EditingHarness(events: [EditingHarness.event("lunch", on: 0, hour: 12)])
    harness.calendar.key(.f2)
    harness.calendar.key(.arrowRight, .option)
    #expect(harness.controller.live.text.hasPrefix("lunch moved to"))
  }

  @Test("ED-68: a slot says how many events are there")
  func slots() throws {
    let harness = try EditingHarness(level: .week, events: [EditingHarness.event("lunch", on: 0, hour: 8)])
    harness.calendar.key(.arrowDown)
    #expect(harness.controller.live.text.hasSuffix("free"))
    for _ in 0..<(1800 / harness.controller.keyGrid.step) { harness.calendar.key(.arrowDown) }
    #expect(harness.controller.live.text.hasSuffix("1 event"))
  }
}
