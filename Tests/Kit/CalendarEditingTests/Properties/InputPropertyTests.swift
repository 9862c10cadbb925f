import Almanac
import CalendarViews
import TestSupport
import Testing

@testable import CalendarEditing

/// Laws of what edits are made by: keys, pointers, commands, in both directions of writing.
@Suite struct InputPropertyTests {
  private static let today = EditingHarness.today

  @Test("E5: keys, pointers and commands that lead to the same place store the same event", arguments: 0..<40)
  func sameEvent(number: Int) throws {
    var editor = RandomEditor(seed: UInt64(51_000 + number))
    let level: CalendarLevel.ID = number % 2 == 0 ? .month : .week
    let isResize = number % 3 == 0
    let offset = editor.number(-3 ... -1)
    let event = EditingHarness.event("lunch", on: offset, hour: editor.number(9...12))
    let (days, other) = (editor.number(-1...1), editor.number(0...1))
    func harness() throws -> EditingHarness { try EditingHarness(level: level, events: [event]) }
    let byKeys = try harness()
    byKeys.controller.pickUp(try #require(byKeys.occurrence("lunch")).id)
    let shift: KeyEvent.Modifiers = isResize ? .shift : []
    for _ in 0..<other { byKeys.calendar.key(.arrowDown, shift) }
    for _ in 0..<abs(days) { byKeys.calendar.key(days < 0 ? .arrowLeft : .arrowRight, shift) }
    byKeys.calendar.key(.enter)

    let byCommands = try harness()
    let occurrence = try #require(byCommands.occurrence("lunch"))
    let grid = byCommands.controller.keyGrid
    let (day, second) =
      isResize ? (occurrence.lastDay, occurrence.endSecond) : (occurrence.firstDay, occurrence.startSecond)
    let isMonth = level == .month
    let to = day + days + (isMonth ? 7 * other : 0)
    let target: EditTarget = isMonth ? .day(to) : .time(to, second: second + other * grid.step)
    byCommands.controller.perform(
      .begin(
        isResize ? .resizeEnd : .move, occurrence.id, at: isMonth ? .day(day) : .time(day, second: second), grid: grid))
    byCommands.controller.perform(.move(to: target, grid: grid))
    byCommands.controller.perform(.drop)
    // Keys stop where an edge would pass the other one; pointers as well, but on the way there.
    guard !isResize || days >= 0 else { return }
    #expect(byKeys.contents == byCommands.contents, "\(level), \(days), \(other)")
    #expect(byKeys.editor.undoStack.undoLabel == byCommands.editor.undoStack.undoLabel)

    // A press that stays in place is a click.
    guard days != 0 || other != 0 else { return }
    let byPointer = try harness()
    let from = try byPointer.middle(of: "lunch", isResize ? .endEdge : .body)
    var point = try byPointer.place(of: offset + days + (isMonth ? 7 * other : 0))
    if !isMonth { point.y = from.y + Double(other * grid.step) * byPointer.hour / 3600 }
    byPointer.drag([from, point])
    #expect(byPointer.contents == byCommands.contents, "\(level), \(days), \(other)")
    #expect(byPointer.editor.undoStack.undoLabel == byCommands.editor.undoStack.undoLabel)
  }

  @Test("E15: the mirrored keys in a calendar that is read from right to left make the same change", arguments: 0..<24)
  func mirror(number: Int) throws {
    var locale = LocaleInfo.english
    locale.isRightToLeft = true
    var results: [[String]] = []
    var frames: [[Rect]] = []
    for locale in [LocaleInfo.english, locale] {
      var editor = RandomEditor(seed: UInt64(15_000 + number))
      let harness = try editor.harness(locale)
      for _ in 0..<14 {
        let event = editor.key()
        harness.calendar.window.send(.key(locale.isRightToLeft ? event.mirrored : event))
        harness.calendar.tick()
      }
      harness.controller.perform(.cancel)
      harness.calendar.settle()
      results.append(harness.contents)
      let view = harness.calendar.view
      let days = view.visibleDays
      frames.append(
        harness.calendar.timeline.occurrences(touching: days).flatMap { view.pieces(of: $0.id) }
          .compactMap { view.frame(of: $0) }
          .map { locale.isRightToLeft ? $0.mirrored(in: view.frame.width) : $0 })
    }
    #expect(results[0] == results[1])
    #expect(frames[0].count == frames[1].count)
    for (a, b) in zip(frames[0], frames[1]) {
      #expect(abs(a.minX - b.minX) < 1 && abs(a.minY - b.minY) < 1 && abs(a.width - b.width) < 1, "\(a) \(b)")
    }
  }

  @Test("E20: random keys, presses and texts neither trap nor leave an edit that cannot end", arguments: 0..<8)
  func anything(part: Int) throws {
    let first = 20_000 * (part + 1)
    try RandomEditor.forEach(first..<first + 6) { editor, harness, seed in
      for _ in 0..<60 {
        switch editor.number(0...9) {
        case 0...4: harness.calendar.window.send(.key(editor.key()))
        case 5:
          let point = Point(x: Double(editor.number(-20...1100)), y: Double(editor.number(-20...750)))
          harness.calendar.pointer(editor.one([.down, .move, .move, .up, .cancel]), point)
        case 6: if let command = editor.step(in: harness) { harness.controller.perform(command) }
        case 7: editor.roam(harness)
        case 8: harness.controller.perform(editor.one([.drop, .cancel, .undo, .redo]))
        default: harness.calendar.tick()
        }
      }
      harness.calendar.pointer(.cancel, .zero)
      harness.choose(.all)
      harness.controller.perform(.cancel)
      // Another level closes what asks.
      for level in [CalendarLevel.ID.year, .month] {
        harness.calendar.view.send(.setLevel(level, around: nil, animated: false))
        harness.calendar.settle()
      }
      #expect(harness.controller.session == nil, "seed \(seed)")
      #expect(!harness.controller.isInMoveMode, "seed \(seed)")
      // Nothing is previewed any more.
      let days = Self.today - 60..<Self.today + 60
      let fresh = EventTimeline(store: harness.calendar.store, displayZone: .utc, zones: FixedZoneProvider([]))
      fresh.nextDayThreshold = harness.calendar.timeline.nextDayThreshold
      #expect(
        harness.calendar.timeline.occurrences(touching: days) == fresh.occurrences(touching: days), "seed \(seed)")
    }
  }

  @Test(
    "E13: an event that is held stays held whatever is scrolled and changed meanwhile, and no change is lost",
    arguments: 0..<10)
  func heldWhileChanging(number: Int) throws {
    var editor = RandomEditor(seed: UInt64(130_000 + number))
    let harness = try editor.harness()
    let held = EditingHarness.event("held", on: 1, hour: 9)
    let stored = try harness.calendar.store.apply(.insert(held)).stored[0]
    let id = try #require(harness.occurrence("held")).id
    harness.controller.pickUp(id)
    harness.controller.perform(.move(to: .day(Self.today + 6), grid: EditGrid(step: 900)))
    let draft = harness.controller.session?.draft
    var others: [String] = []
    for index in 0..<40 {
      if editor.chance(50) {
        var event = editor.event(1000 + index)
        event.summary = "other \(index)"
        _ = try harness.calendar.store.apply(.insert(event))
        others.append(event.summary)
      } else {
        editor.roam(harness)
      }
      harness.calendar.tick()
      #expect(harness.controller.session?.draft == draft)
    }
    harness.calendar.view.send(.scrolled(ScrollAnchor(day: Self.today + 7000)))
    harness.calendar.settle()
    #expect(harness.controller.isInMoveMode)
    let isChangedElsewhere = number % 2 == 0
    if isChangedElsewhere {
      var event = held
      event.location = "elsewhere"
      _ = try harness.calendar.store.apply(.update(stored.id, event, expecting: nil))
    }
    harness.controller.perform(.drop)
    let all = harness.events
    #expect(all.contains { $0.uid == "held" && $0.location == "elsewhere" } == isChangedElsewhere)
    #expect(all.contains { $0.uid == "held" && $0.start.writtenDay == Self.today + 6 })
    for other in others { #expect(all.contains { $0.summary == other }, "\(other)") }
  }
}

extension KeyEvent {
  /// The same key on a mirrored keyboard.
  fileprivate var mirrored: KeyEvent {
    var event = self
    if key == .arrowLeft { event.key = .arrowRight } else if key == .arrowRight { event.key = .arrowLeft }
    return event
  }
}
