public import Almanac

/// A fixed calendar that a host must show, in addition to random sessions: the levels in all looks, and unusual days.
///
/// ```swift
/// for scene in ConformanceScene.all {
///   let report = try await ConformanceSession(scene: scene).run(on: host)
///   for failure in report.failures { print(scene, failure) }
/// }
/// ```
///
/// Pictures of a scene differ between systems because their fonts differ, but snapshots do not.
public struct ConformanceScene: Hashable, Sendable, CustomStringConvertible {
  /// The appearance, the style or the direction.
  public enum Look: String, Sendable { case light, dark, contrast, basic, rightToLeft }

  /// The events.
  public enum Events: String, Sendable {
    /// A few events on some days.
    case usual
    /// 200 events on one day.
    case busy
    /// Titles of 300 characters.
    case long
    /// No events.
    case none
    /// No events yet: the days wait for a server.
    case loading
  }

  /// The level.
  public var level: CalendarLevel.ID
  /// The look.
  public var look = Look.light
  /// The events.
  public var events = Events.usual

  /// All scenes, 27.
  public static let all: [ConformanceScene] =
    CalendarLevel.ID.standard.flatMap { level in
      [Look.light, .rightToLeft].map { ConformanceScene(level: level, look: $0) }
    }
    + [CalendarLevel.ID.month, .week].flatMap { level in
      [Look.dark, .contrast, .basic].map { ConformanceScene(level: level, look: $0) }
    } + [CalendarLevel.ID.month, .week, .day, .agenda].map { ConformanceScene(level: $0, events: .busy) }
    + [
      ConformanceScene(level: .month, events: .long), ConformanceScene(level: .agenda, events: .long),
      ConformanceScene(level: .month, events: .none), ConformanceScene(level: .week, events: .loading),
    ]
    + [CalendarLevel.hours(days: 3), .weeks(2), .months(3)].map { ConformanceScene(level: $0.id) }

  /// The level, look, and events in words, such as `week dark usual`.
  public var description: String { "\(level) \(look.rawValue) \(events.rawValue)" }

  /// Today in all scenes, 21 November 2026.
  private static let today = DayNumber(20_778)

  private var theme: CalendarTheme {
    switch look {
    case .light, .dark, .rightToLeft: .standard
    case .contrast: .highContrast
    case .basic: .basic
    }
  }

  var surroundings: HostSurroundings {
    HostSurroundings(
      size: Size(width: 900, height: 640), appearance: look == .dark ? .dark : .light,
      direction: look == .rightToLeft ? .rightToLeft : .leftToRight, palette: theme.style.palette)
  }

  /// Returns the calendar of the scene.
  func calendar() -> CalendarView {
    var configuration = CalendarConfiguration(locale: .english, today: Self.today, initialLevel: level)
    if let level = CalendarLevel.level(named: level.name) ?? .resources(named: level.name) {
      configuration.levels.add(level)
    }
    configuration.locale.isRightToLeft = look == .rightToLeft
    configuration.style = theme.style
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Home", color: .named(.blue))])
    _ = try? store.load(events.list(around: Self.today))
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    if events == .loading { timeline.loadedDays = [Self.today - 3..<Self.today] }
    let calendar = CalendarView(configuration: configuration)
    calendar.timeline = timeline
    return calendar
  }
}

extension ConformanceScene.Events {
  fileprivate func list(around today: DayNumber) -> [Event] {
    func event(_ number: Int, _ title: String, _ day: DayNumber, hour: Int?) -> Event {
      Event(
        uid: "\(number)", calendar: CalendarID(1), summary: title,
        start: hour.map { .floating(LocalDateTime(day: day, hour: $0, minute: 0)) } ?? .day(day),
        end: hour.map { .floating(LocalDateTime(day: day, hour: $0 + 1, minute: 30)) } ?? .day(day + 2))
    }
    switch self {
    case .usual:
      return (0..<24).map { event($0, "Event \($0)", today + $0 * 5 % 17 - 8, hour: $0 % 3 == 0 ? nil : 7 + $0 % 12) }
    case .busy:
      return (0..<200).map { event($0, "Event \($0)", today, hour: $0 % 4 == 0 ? nil : $0 % 22) }
    case .long:
      let words = Array(repeating: "Regatta of the club", count: 15).joined(separator: " ")
      return (0..<6).map { event($0, words, today + $0 - 3, hour: $0 % 2 == 0 ? nil : 9) }
    case .none, .loading: return []
    }
  }
}

/// The content of a scene, which never changes.
struct SceneContent: SessionContent {
  private let calendar: CalendarView

  init(_ scene: ConformanceScene) { calendar = scene.calendar() }

  var root: View { calendar }
  func change(_ generator: inout SeededGenerator) {}
  func adopt(_ surroundings: HostSurroundings) {}
}
