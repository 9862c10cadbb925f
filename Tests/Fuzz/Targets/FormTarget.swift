import Almanac

/// A target for the form of an event: the first bytes choose the event, the calendar system, the direction and the zone;
/// each two of the others type into a field, press a key or activate a part.
struct FormTarget: FuzzTarget {
  static let name = "form"

  private static let today = DayNumber(20_778)
  private static let days = today - 800..<today + 800
  private let calendars: [any CalendarSystem]

  init() { calendars = CalendarIdentifier.allCases.compactMap { CalendarCatalog.system(for: $0) } }

  func input(_ random: inout FuzzRandom) -> [UInt8] { random.list(6...60) { UInt8($0.int(0...255)) } }

  func run(_ input: [UInt8]) throws(FuzzFinding) {
    let first = (0..<4).map { input.count > $0 ? Int(input[$0]) : 0 }
    let events = Self.events
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
    do { try store.load([events[first[0] % events.count]]) } catch {
      throw FuzzFinding(law: "events load", detail: "\(error)")
    }
    var configuration = CalendarConfiguration(
      calendar: calendars[first[1] % calendars.count], locale: .english, today: Self.today)
    configuration.initialLevel = .month
    configuration.locale.isRightToLeft = first[2] % 2 == 1
    let calendar = CalendarView(configuration: configuration)
    let zones = FuzzZones.provider
    let timeline = EventTimeline(store: store, displayZone: FuzzZones.displays[first[3] % 3], zones: zones)
    calendar.timeline = timeline
    let size = Size(width: first[2] % 4 < 2 ? 390 : 900, height: 600)
    let window = Window(root: calendar, host: PictureHost(), size: size)
    defer { window.close() }
    var count = 0
    let editor = EventEditor(
      store: store, displayZone: timeline.displayZone, zones: zones, now: { Instant(seconds: 1_795_000_000) },
      newUID: {
        count += 1
        return "new-\(count)"
      })
    let controller = EditingController(editor: editor, calendar: calendar)
    window.tick(now: 1)
    let before = timeline.occurrences(touching: Self.days)
    guard let event = Self.views(calendar).first(where: { $0.accessibility.label.utf8.starts(with: "Form".utf8) })
    else {
      throw FuzzFinding(law: "the event is shown", detail: "")
    }
    window.send(.focus(event.id))
    window.send(.key(KeyEvent(.character, character: UInt32(UInt8(ascii: "e")))))
    window.tick(now: 2)
    try require(!Self.fields(calendar).isEmpty, "E opens the form of an event")
    var now = 2.0
    for index in stride(from: 4, to: input.count - 1, by: 2) {
      now += 0.05
      Self.act(Int(input[index]), Int(input[index + 1]), on: window, calendar)
      window.tick(now: now)
    }
    controller.perform(.cancel)
    for level in [CalendarLevel.ID.year, .month] {
      calendar.send(.setLevel(level, around: Self.today, animated: false))
      now += 1
      window.tick(now: now)
    }
    try require(Self.fields(calendar).isEmpty, "another level closes the form")
    let fresh = EventTimeline(store: store, displayZone: timeline.displayZone, zones: zones)
    try require(
      timeline.occurrences(touching: Self.days) == fresh.occurrences(touching: Self.days),
      "the calendar shows what is stored")
    while controller.perform(.undo) {}
    try require(timeline.occurrences(touching: Self.days) == before, "all that was saved can be undone")
  }

  private static func act(_ kind: Int, _ value: Int, on window: Window, _ calendar: CalendarView) {
    switch kind % 8 {
    case 0...3:
      let fields = fields(calendar)
      guard !fields.isEmpty else { return }
      let field = fields[kind / 8 % fields.count]
      window.send(.focus(field.id))
      window.send(.edited(field.id, texts[value % texts.count]))
    case 4:
      let key = KeyEvent.Key(rawValue: UInt8(value % 18)) ?? .enter
      window.send(.key(KeyEvent(key, modifiers: KeyEvent.Modifiers(rawValue: UInt8(kind / 8 % 8)))))
    default:
      let parts = views(calendar).filter { $0.accessibility.role != .none && !$0.accessibility.label.utf8.isEmpty }
      if !parts.isEmpty { window.send(.activate(parts[(value * 256 + kind) % parts.count].id)) }
    }
  }

  /// Texts of dates, times, numbers and zones that can be read, that can be in part, and that cannot.
  private static let texts = [
    "", " ", "9", "09:30", "9 pm", "23:59:59", "24:00", "00:00", "12 am", "7", "2359", "999999999", "0", "1", "9999",
    "10000", "-1", "1.5", "November 30, 2026", "30 November", "Adar 30", "Tevet 1", "2/29/2028", "1/1/1", "31", "40",
    "9999-12-31", "2026-11-24", "0001-01-01", "25:61", "14:05", "December 31, 9999", "1/1/-9999", "Europe/Paris", "Odd",
    "UTC", "Europe/Nowhere", "https://a.example", "x", "text\nof lines", "\u{202E}", "۱۴:۰۵", "١٢", "1e9",
    "Muharram 1448",
    "99999999999999999999",
  ]

  private static func fields(_ calendar: CalendarView) -> [TextField] {
    views(calendar).compactMap { $0 as? TextField }
  }

  /// The views that are shown, in their order.
  private static func views(_ view: View) -> [View] {
    view.isHidden ? [] : [view] + view.subviews.flatMap { views($0) }
  }

  private static var events: [Event] {
    let reading = LocalDateTime(day: today, hour: 9, minute: 30)
    let end = LocalDateTime(day: today, hour: 10, minute: 0)
    func event(_ start: EventTime, _ end: EventTime, _ rules: RecurrenceRule...) -> Event {
      var event = Event(uid: "form", calendar: CalendarID(1), summary: "Form", start: start, end: end)
      if !rules.isEmpty { event.recurrence = Recurrence(rules: rules) }
      return event
    }
    return [
      event(.floating(reading), .floating(end)), event(.day(today), .day(today + 1)),
      event(.zoned(reading, zone: "Europe/Paris"), .zoned(end, zone: "Europe/Paris")),
      event(.utc(Instant(seconds: 1_795_250_000)), .utc(Instant(seconds: 1_795_260_000))),
      event(.floating(reading), .floating(end), RecurrenceRule(frequency: .weekly)),
      event(.day(today), .day(today + 3), RecurrenceRule(frequency: .monthly, count: 30)),
      event(.zoned(reading, zone: "Odd"), .zoned(end, zone: "Odd"), RecurrenceRule(frequency: .yearly, interval: 2)),
      event(
        .day(today), .day(today + 1), RecurrenceRule(frequency: .daily, count: 3),
        RecurrenceRule(frequency: .monthly, count: 3)),
    ]
  }
}
