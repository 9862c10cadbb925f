import Almanac

/// A target for people who edit: each two bytes are a key, a press, a command or a move of the calendar.
struct EditingTarget: FuzzTarget {
  static let name = "editing"

  init() {}

  func input(_ random: inout FuzzRandom) -> [UInt8] { random.list(2...60) { UInt8($0.int(0...255)) } }

  func run(_ input: [UInt8]) throws(FuzzFinding) {
    let today = DayNumber(20_778)
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
    do { try store.load(Self.events(around: today)) } catch {
      throw FuzzFinding(law: "events load", detail: "\(error)")
    }
    let zones = FixedZoneProvider([])
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: zones)
    let levels = [CalendarLevel.ID.month, .week, .day, .agenda, .year]
    var configuration = CalendarConfiguration(today: today)
    configuration.initialLevel = levels[Int(input.first ?? 0) % levels.count]
    let calendar = CalendarView(configuration: configuration)
    calendar.timeline = timeline
    let window = Window(root: calendar, host: PictureHost(), size: Size(width: 900, height: 600))
    var uids = 0
    let editor = EventEditor(
      store: store, displayZone: .utc, zones: zones, now: { Instant(seconds: 1_795_000_000) },
      newUID: {
        uids += 1
        return "new-\(uids)"
      })
    let controller = EditingController(editor: editor, calendar: calendar)
    defer { window.close() }
    var now = 0.0
    for index in stride(from: 0, to: input.count - 1, by: 2) {
      now += 0.05
      window.tick(now: now)
      Self.act(Int(input[index]), Int(input[index + 1]), on: window, calendar, controller, today: today, now: now)
    }
    window.send(.pointer(PointerEvent(phase: .cancel, location: .zero, time: now)))
    controller.perform(.cancel)
    // Another level closes what asks.
    for level in [CalendarLevel.ID.year, .month, .year] {
      calendar.send(.setLevel(level, around: nil, animated: false))
      now += 1
      window.tick(now: now)
    }
    try require(controller.session == nil, "a cancelled edit has ended")
    let days = today - 400..<today + 400
    let fresh = EventTimeline(store: store, displayZone: .utc, zones: zones)
    try require(
      timeline.occurrences(touching: days) == fresh.occurrences(touching: days), "nothing is previewed after an edit")
    var undone = 0
    while controller.perform(.undo) { undone += 1 }
    try require(editor.undoStack.count == 0, "all edits can be undone", "\(undone)")
  }

  private static func act(
    _ kind: Int, _ value: Int, on window: Window, _ calendar: CalendarView, _ controller: EditingController,
    today: DayNumber, now: Double
  ) {
    let point = Point(x: Double(kind * 7 % 900), y: Double(value * 600 / 256))
    let grid = EditGrid(step: 900)
    switch kind % 12 {
    case 0...3:
      let key = KeyEvent.Key(rawValue: UInt8(value % 18)) ?? .enter
      window.send(.key(KeyEvent(key, modifiers: KeyEvent.Modifiers(rawValue: UInt8(kind / 12 % 8)))))
    case 4:
      let letters = Array("nacdxvzy19".utf8)
      let modifiers: KeyEvent.Modifiers = value % 2 == 0 ? [] : .control
      window.send(
        .key(KeyEvent(.character, modifiers: modifiers, character: UInt32(letters[value / 2 % letters.count]))))
    case 5, 6:
      let phases: [PointerEvent.Phase] = [.down, .move, .move, .up, .cancel]
      window.send(.pointer(PointerEvent(phase: phases[kind / 12 % 5], location: point, time: now)))
    case 7: controller.perform(.move(to: .day(today + value - 128), grid: grid))
    case 8: controller.perform(.move(to: .time(today + value % 7, second: value * 337), grid: grid))
    case 9: controller.perform([.drop, .cancel, .undo, .redo, .choose(.this), .allDay(true), .copy(true)][value % 7])
    case 10: calendar.send(.show(today + 3 * (value - 128), animated: kind > 127))
    default: window.send(.wheel(at: point, delta: Point(x: 0, y: Double(value * 8 - 1024))))
    }
  }

  private static func events(around today: DayNumber) -> [Event] {
    let calendar = CalendarID(1)
    var events: [Event] = []
    for offset in -3...3 {
      let start = LocalDateTime(day: today + offset, hour: 8 + offset, minute: 30)
      let end = LocalDateTime(day: today + offset, hour: 9 + offset, minute: 30)
      events.append(
        Event(
          uid: "timed \(offset)", calendar: calendar, summary: "Timed", start: .floating(start), end: .floating(end),
          recurrence: offset == 2 ? Recurrence(rules: [RecurrenceRule(frequency: .daily, count: 9)]) : nil))
      events.append(
        Event(
          uid: "days \(offset)", calendar: calendar, summary: "Days", start: .day(today + 2 * offset),
          end: .day(today + 2 * offset + 2)))
    }
    return events
  }
}
