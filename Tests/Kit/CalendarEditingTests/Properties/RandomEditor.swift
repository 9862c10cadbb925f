import Almanac
import CalendarViews
import TestSupport

@testable import CalendarEditing

/// Edits a calendar by commands, keys and presses, repeatably.
struct RandomEditor {
  private(set) var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }
  mutating func one<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }

  /// Returns a calendar with events within three weeks around today, a tenth of them series.
  mutating func harness(_ locale: LocaleInfo = .english) throws -> EditingHarness {
    var events: [Event] = []
    for index in 0..<24 { events.append(event(index)) }
    let level = one([CalendarLevel.ID.month, .week, .day, .month, .week])
    let harness = try EditingHarness(level: level, locale: locale, events: events)
    harness.controller.askTitle = nil
    harness.calendar.settle()
    return harness
  }

  mutating func event(_ index: Int) -> Event {
    let first = EditingHarness.today + number(-20...20)
    let isDay = chance(25)
    let second = number(0...95) * 900
    let start: EventTime =
      isDay
      ? .day(first)
      : one([.floating(LocalDateTime(day: first, secondOfDay: second)), .utc(first.startInUTC + Int64(second))])
    let length = isDay ? Int64(number(1...9)) * 86_400 : one([900, 3600, 3600, 5400, 36_000, 100_000])
    let rule = RecurrenceRule(frequency: one([.daily, .weekly]), interval: 2, count: 8)
    return Event(
      uid: "event \(index)", calendar: CalendarID(1), summary: "Event \(index)", start: start,
      end: start.later(by: length), recurrence: chance(10) && length < 86_400 ? Recurrence(rules: [rule]) : nil)
  }

  /// Calls a function with calendars of some seeds.
  static func forEach(
    _ seeds: Range<Int>, _ body: (inout RandomEditor, EditingHarness, _ seed: UInt64) throws -> Void
  ) throws {
    for seed in seeds {
      var editor = RandomEditor(seed: UInt64(seed))
      let harness = try editor.harness()
      try body(&editor, harness, UInt64(seed))
    }
  }

  /// Takes a step of an edit, or moves the calendar somewhere else.
  mutating func wander(_ harness: EditingHarness) {
    if chance(30) {
      roam(harness)
    } else if let command = step(in: harness) {
      harness.controller.perform(command)
    }
  }

  /// Returns an event that the timeline shows near today; `nil` if there is none.
  mutating func occurrence(in harness: EditingHarness) -> Occurrence? {
    let all = harness.calendar.timeline.occurrences(touching: EditingHarness.today - 20..<EditingHarness.today + 20)
    return all.isEmpty ? nil : all[number(0...all.count - 1)]
  }

  mutating func target() -> EditTarget {
    let day = EditingHarness.today + number(-25...25)
    return one([.day(day), .allDay(day), .time(day, second: number(0...86_400))])
  }

  /// Returns a command that begins a session or takes a step in one.
  mutating func step(in harness: EditingHarness) -> EditCommand? {
    let grid = EditGrid(step: one([300, 900, 1800]))
    guard harness.controller.session != nil else {
      let kind = one([EditSession.Kind.move, .move, .move, .copy, .resizeStart, .resizeEnd, .create])
      if kind == .create { return .begin(.create, nil, at: target(), grid: grid) }
      guard let occurrence = occurrence(in: harness) else { return nil }
      return .begin(kind, occurrence.id, at: harness.controller.target(of: occurrence), grid: grid)
    }
    switch number(0...9) {
    case 0...4: return .move(to: target(), grid: grid)
    case 5, 6:
      let step = one([EditStep.days(number(-9...9)), .columns(number(-3...3)), .lines(number(-9...9))])
      return .nudge(step, edge: one([nil, nil, .start, .end]), grid: grid)
    case 7: return .copy(chance(50))
    default: return .allDay(chance(50))
    }
  }

  /// Returns a key, most often one that means something.
  mutating func key() -> KeyEvent {
    let modifiers: KeyEvent.Modifiers = one([
      [], [], [], [], .shift, .option, [.shift, .option], .control, .command, [.control, .shift],
    ])
    if chance(30) {
      let letters: [Unicode.Scalar] = ["n", "a", "c", "z", "y", "x", "v", "d", "Z", "1", "9", "é", "ж"]
      return KeyEvent(.character, modifiers: modifiers, character: one(letters).value)
    }
    let keys: [KeyEvent.Key] = [
      .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .home, .end, .pageUp, .pageDown, .enter, .space, .escape, .letterT,
      .plus, .minus, .tab, .delete, .f2, .f2, .insert,
    ]
    return KeyEvent(one(keys), modifiers: modifiers)
  }

  /// Moves the calendar somewhere else.
  mutating func roam(_ harness: EditingHarness) {
    let view = harness.calendar.view
    let day = EditingHarness.today + number(-7000...7000)
    switch number(0...5) {
    case 0: view.send(.show(day, animated: chance(50)))
    case 1: view.send(.setLevel(one([.year, .month, .week, .day, .agenda]), around: nil, animated: chance(50)))
    case 2: view.send(one([.showNext, .showPrevious, .showToday]))
    case 3: view.send(.scroll(to: day, level: view.state.level, animated: chance(50)))
    case 4: view.send(.setLevel(one([.month, .week, .day]), around: day, animated: false))
    default: for _ in 0..<number(1...9) { harness.calendar.tick() }
    }
  }
}

extension EventTime {
  /// Returns a later time of the same form.
  func later(by seconds: Int64) -> EventTime {
    switch self {
    case .day: .day(writtenDay + Int(seconds / 86_400))
    case .utc(let instant): .utc(instant + seconds)
    case .floating(let reading): .floating(LocalDateTime(secondsAsUTC: reading.secondsAsUTC + seconds))
    case .zoned(let reading, let zone):
      .zoned(LocalDateTime(secondsAsUTC: reading.secondsAsUTC + seconds), zone: zone)
    }
  }
}

extension DayNumber {
  /// The first instant of the day in UTC.
  var startInUTC: Instant { Instant(seconds: Int64(rawValue) * 86_400) }
}

extension EditingHarness {
  /// What is seen at the level; new events have one UID, because each plan has another.
  var sceneWithoutEdit: String { levelScene.replacing(#/new-[0-9]+/#, with: "new") }

  /// Answers the question for a scope, if there is one.
  func choose(_ scope: EditScope) {
    guard case .asking(let scopes) = controller.session?.phase else { return }
    controller.perform(.choose(scopes.contains(scope) ? scope : scopes[0]))
  }

  /// The times and titles of all stored events, in a fixed order.
  var contents: [String] { events.map { "\($0.uid) \($0.summary) \($0.start) \($0.end)" }.sorted() }
}
