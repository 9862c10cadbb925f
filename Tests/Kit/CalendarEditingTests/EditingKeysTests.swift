import Almanac
import Testing

@testable import CalendarEditing

/// The table of keys.
@Suite struct EditingKeysTests {
  private static func key(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) -> KeyEvent {
    KeyEvent(key, modifiers: modifiers)
  }

  private static func letter(_ letter: Unicode.Scalar, _ modifiers: KeyEvent.Modifiers = []) -> KeyEvent {
    KeyEvent(.character, modifiers: modifiers, character: letter.value)
  }

  @Test("ED-66, ED-68: on a day N and Insert create, F2 leads to events, Down enters slots where there are hours")
  func day() {
    var keys = EditingKeys(place: .day, verbs: [])
    #expect(keys.meaning(of: Self.letter("n")) == .create)
    #expect(keys.meaning(of: Self.letter("N")) == .create)
    #expect(keys.meaning(of: Self.key(.insert)) == .create)
    #expect(keys.meaning(of: Self.key(.f2)) == .focusEvents)
    #expect(keys.meaning(of: Self.key(.arrowDown)) == nil)
    keys.hasHours = true
    #expect(keys.meaning(of: Self.key(.arrowDown)) == .enterSlots)
    keys.mayCreate = false
    #expect(keys.meaning(of: Self.letter("n")) == .create, "the calendar says why there is none (B20)")
    #expect(keys.meaning(of: Self.key(.arrowDown)) == nil)
    for key in [KeyEvent.Key.arrowLeft, .arrowUp, .home, .pageDown, .enter, .space, .escape, .letterT, .delete] {
      #expect(keys.meaning(of: Self.key(key)) == nil, "\(key)")
    }
  }

  @Test("ED-67: on an event keys open, pick up, delete, nudge and resize it")
  func event() {
    var keys = EditingKeys(place: .event, verbs: .all)
    #expect(keys.meaning(of: Self.key(.enter)) == .open)
    #expect(keys.meaning(of: Self.key(.space)) == .pickUp)
    #expect(keys.meaning(of: Self.key(.delete)) == .delete)
    #expect(keys.meaning(of: Self.letter("n")) == .create && keys.meaning(of: Self.key(.insert)) == .create)
    #expect(keys.meaning(of: Self.key(.arrowDown)) == .focusEvent(.next))
    #expect(keys.meaning(of: Self.key(.arrowDown, .option)) == .nudge(.days(7), nil))
    #expect(keys.meaning(of: Self.key(.arrowRight, .option)) == .nudge(.days(1), nil))
    #expect(keys.meaning(of: Self.key(.arrowLeft, [.option, .shift])) == .nudge(.days(-1), .end))
    keys.hasHours = true
    #expect(keys.meaning(of: Self.key(.arrowDown, .option)) == .nudge(.lines(1), nil))
    #expect(keys.meaning(of: Self.key(.arrowRight, .option)) == .nudge(.columns(1), nil))
    keys.isRightToLeft = true
    #expect(keys.meaning(of: Self.key(.arrowRight, .option)) == .nudge(.columns(-1), nil))
    keys.isInLane = true
    #expect(keys.meaning(of: Self.key(.arrowDown, .option)) == nil)
  }

  @Test("ED-10: a verb that is not permitted takes its keys away")
  func verbs() {
    var keys = EditingKeys(place: .event, verbs: [])
    #expect(keys.meaning(of: Self.key(.delete)) == nil)
    #expect(keys.meaning(of: Self.key(.arrowDown, .option)) == nil)
    #expect(keys.meaning(of: Self.letter("x", .control)) == nil)
    #expect(keys.meaning(of: Self.key(.space)) == .open)
    keys.verbs = .move
    #expect(keys.meaning(of: Self.key(.space)) == .pickUp)
    #expect(keys.meaning(of: Self.key(.arrowDown, [.option, .shift])) == nil)
    keys.place = .held
    #expect(keys.meaning(of: Self.key(.arrowDown, .shift)) == nil)
    #expect(keys.meaning(of: Self.letter("1")) == nil)
  }

  @Test("ED-69, ED-70: a held event is stepped, resized, put down and returned by keys, and Tab lets go of it")
  func held() {
    var keys = EditingKeys(place: .held, verbs: .all)
    keys.hasHours = true
    #expect(keys.meaning(of: Self.key(.arrowUp)) == .step(.lines(-1), nil, isFine: false))
    #expect(keys.meaning(of: Self.key(.arrowUp, .option)) == .step(.lines(-1), nil, isFine: true))
    #expect(keys.meaning(of: Self.key(.arrowUp, .shift)) == .step(.lines(-1), .end, isFine: false))
    #expect(keys.meaning(of: Self.key(.arrowUp, [.shift, .option])) == .step(.lines(-1), .start, isFine: false))
    #expect(keys.meaning(of: Self.key(.pageDown)) == .step(.columns(7), nil, isFine: false))
    #expect(keys.meaning(of: Self.key(.end)) == .stepToHours(isEnd: true))
    keys.hasHours = false
    #expect(keys.meaning(of: Self.key(.pageUp)) == .stepMonths(-1))
    #expect(keys.meaning(of: Self.key(.home)) == nil)
    #expect(keys.meaning(of: Self.letter("a")) == .toggleAllDay)
    #expect(keys.meaning(of: Self.letter("c")) == .toggleCopy)
    #expect(keys.meaning(of: Self.letter("3")) == .calendar(2))
    #expect(keys.meaning(of: Self.key(.enter)) == .drop)
    #expect(keys.meaning(of: Self.key(.space)) == .drop)
    #expect(keys.meaning(of: Self.key(.escape)) == .cancel)
    #expect(keys.meaning(of: Self.key(.tab)) == .cancelAndLeave)
    #expect(keys.meaning(of: Self.key(.letterT)) == nil)
    #expect(keys.meaning(of: Self.letter("z", .control)) == nil)
  }

  @Test("ED-72: Control or Command with Z, Y and the letters of the clipboard", arguments: [1, 3])
  func commands(bits: Int) {
    let modifiers: KeyEvent.Modifiers = bits == 1 ? .control : .command
    var keys = EditingKeys(place: .event, verbs: .all)
    #expect(keys.meaning(of: Self.letter("z", modifiers)) == .undo)
    #expect(keys.meaning(of: Self.letter("Z", modifiers.union(.shift))) == .redo)
    #expect(keys.meaning(of: Self.letter("y", modifiers)) == .redo)
    #expect(keys.meaning(of: Self.letter("c", modifiers)) == .copyText)
    #expect(keys.meaning(of: Self.letter("x", modifiers)) == .cut)
    #expect(keys.meaning(of: Self.letter("v", modifiers)) == .paste)
    #expect(keys.meaning(of: Self.letter("d", modifiers)) == .duplicate)
    keys.place = .day
    #expect(keys.meaning(of: Self.letter("z", modifiers)) == .undo)
    #expect(keys.meaning(of: Self.letter("c", modifiers)) == nil)
    #expect(keys.meaning(of: Self.letter("z", modifiers.union(.option))) == nil)
  }
}
