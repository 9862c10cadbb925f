import Almanac

/// A target for texts that are pasted into a calendar, and for the words of what they say.
struct ClipboardTarget: FuzzTarget {
  static let name = "clipboard"

  private let mutator: CalendarFileMutator
  private static let today = DayNumber(20_778)
  private static let days = today - 400..<today + 400

  init() { mutator = CalendarFileMutator(files: SeedFiles.calendars()) }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    if random.chance(40) { return mutator.input(&random) }
    let rules = random.list(0...3) { "RRULE:" + RuleGrammar.rule(&$0) }
    let dates = random.list(0...2) { "RDATE:" + RuleGrammar.time(&$0) }
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:p", "DTSTART:20261121T090000Z", "SUMMARY:Pasted"]
      + rules + dates + ["END:VEVENT", "END:VCALENDAR", ""]
    var bytes = Array(lines.joined(separator: "\r\n").utf8)
    if random.chance(30) { ByteMutator.mutate(&bytes, changes: 4, &random) }
    return bytes
  }

  func run(_ input: [UInt8]) throws(FuzzFinding) {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
    let zones = FuzzZones.provider
    var configuration = CalendarConfiguration(today: Self.today)
    configuration.initialLevel = .month
    let calendar = CalendarView(configuration: configuration)
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: zones)
    calendar.timeline = timeline
    let window = Window(root: calendar, host: PictureHost(), size: Size(width: 900, height: 600))
    defer { window.close() }
    let editor = EventEditor(
      store: store, displayZone: .utc, zones: zones, now: { Instant(seconds: 1_795_000_000) }, newUID: { "new" })
    let controller = EditingController(editor: editor, calendar: calendar)
    window.tick(now: 1)
    let text = String(decoding: input, as: UTF8.self)
    window.send(.paste(text))
    window.tick(now: 2)
    let read = (try? ICalendarReader.read(Array(text.utf8), calendar: CalendarID(1)))?.events.first
    if let read, store.eventCount > 0 {
      let event = try first(of: store)
      try require(
        event.summary.utf8.elementsEqual(read.summary.utf8) && event.notes.utf8.elementsEqual(read.notes.utf8),
        "what is pasted says what the text says", event.summary)
      try require(event.invalidity == nil, "what is pasted is valid")
    }
    // Details say the rule in words.
    if let shown = timeline.occurrences(touching: Self.days).first {
      calendar.send(.showDetails(of: shown, on: shown.firstDay))
      window.tick(now: 3)
    }
    controller.perform(.cancel)
    for (number, level) in [CalendarLevel.ID.year, .month].enumerated() {
      calendar.send(.setLevel(level, around: nil, animated: false))
      window.tick(now: 4 + Double(number))
    }
    try require(controller.session == nil, "a cancelled paste has ended")
    while controller.perform(.undo) {}
    try require(store.eventCount == 0, "a paste can be undone")
  }

  private func first(of store: MemoryEventStore) throws(FuzzFinding) -> Event {
    var found: Event?
    _ = try? store.scan(from: 0) {
      found = $0.event
      return false
    }
    guard let found else { throw FuzzFinding(law: "events that are counted are there", detail: "") }
    return found
  }
}
