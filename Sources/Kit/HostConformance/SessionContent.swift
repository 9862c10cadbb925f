import Almanac

/// The content of a session's window.
protocol SessionContent {
  /// The root of the window.
  var root: View { get }
  /// Makes a random change, as a program would.
  func change(_ generator: inout SeededGenerator)
  /// Adopts the surroundings of the window.
  func adopt(_ surroundings: HostSurroundings)
}

/// The language and text size of a calendar.
struct CalendarLook {
  var locale: LocaleInfo
  var textScale: Double
}

/// A calendar with random events, level, and preset.
struct CalendarContent: SessionContent {
  private let calendar: CalendarView
  private let timeline: EventTimeline
  private static let today = DayNumber(20_778)

  init(_ surroundings: HostSurroundings, _ look: CalendarLook, _ generator: inout SeededGenerator) {
    var configuration = CalendarConfiguration(
      locale: look.locale, today: Self.today,
      initialLevel: CalendarLevel.ID.standard.randomElement(using: &generator) ?? .month)
    if Bool.random(using: &generator), let preset = CalendarPreset.allCases.randomElement(using: &generator) {
      let style = configuration.style
      configuration.adopt(preset)
      // The palette comes from the surroundings.
      configuration.style = style
    }
    configuration.locale.isRightToLeft = surroundings.direction == .rightToLeft
    configuration.style = configuration.style.scaled(by: look.textScale)
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Home", color: .named(.blue))])
    _ = try? store.load(Self.events(&generator))
    timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    calendar = CalendarView(configuration: configuration)
    calendar.timeline = timeline
  }

  var root: View { calendar }

  func change(_ generator: inout SeededGenerator) {
    let day = Self.today + Int.random(in: -400...400, using: &generator)
    let level = CalendarLevel.ID.standard.randomElement(using: &generator) ?? .month
    let actions: [CalendarAction] = [
      .showNext, .showPrevious, .showToday, .select(day), .clearSelection, .show(day, animated: true),
      .show(day, animated: false), .setLevel(level, around: nil, animated: true), .zoomIn(around: nil),
      .zoomOut(around: nil), .setLevel(level, around: day, animated: false),
    ]
    if let action = actions.randomElement(using: &generator) { calendar.send(action) }
  }

  func adopt(_ surroundings: HostSurroundings) {
    if calendar.configuration.direction != surroundings.direction {
      calendar.configure { $0.locale.isRightToLeft = surroundings.direction == .rightToLeft }
    }
  }

  private static func events(_ generator: inout SeededGenerator) -> [Event] {
    let titles = ["Tea", "Regatta of the club", "שיעור", "会議", "A title that is far too long for any bar of a week"]
    return (0..<Int.random(in: 0...80, using: &generator)).map { index in
      let day = today + Int.random(in: -30...40, using: &generator)
      let isTimed = Bool.random(using: &generator)
      let hour = Int.random(in: 0...22, using: &generator)
      return Event(
        uid: "\(index)", calendar: CalendarID(1), summary: titles[index % titles.count],
        start: isTimed ? .floating(LocalDateTime(day: day, hour: hour, minute: 0)) : .day(day),
        end: isTimed
          ? .floating(LocalDateTime(day: day, hour: hour + 1, minute: 0))
          : .day(day + Int.random(in: 1...9, using: &generator)))
    }
  }
}
