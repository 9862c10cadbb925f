import Almanac
import BrowserDriver
import EventDatabase
import EventStores

/// The content of a page, and the person and the screen that it is shown to.
struct Scene: Sendable {
  /// The server of the page.
  enum Host: Sendable {
    /// The `almanac` program's server, with these events.
    case program
    /// A plain server of files, without events.
    case staticFiles
  }

  /// Saturday, 21 November 2026.
  static let today = DayNumber(20_778)

  var host = Host.program
  /// The engine of the page, whose document has to contain the probe; `nil` for Chromium and any document.
  var engine: Engine?
  var path = "/"
  var calendars = [CalendarInfo(id: CalendarID(1), name: "Club", color: .named(.teal))]
  var events: [Event] = []
  /// Whether the page keeps its panel; most tests are about the calendar alone.
  var showsPanel = false
  /// Whether the page keeps its place in its URL; only a few tests are about that.
  var hasHistory = false
  /// Whether the page keeps its menu, with the dialogs.
  var showsMenu = false
  /// Whether the page lets people edit events, and the server keeps its events in a database.
  var isEditable = false
  /// Whether the page may keep data for times without its server; only a few tests are about that.
  var worksOffline = false
  /// Whether the server makes no changes.
  var isReadOnly = false
  var emulation: Emulation = {
    var emulation = Emulation()
    // Noon in Berlin.
    emulation.now = (Double(today.rawValue) * 86_400 + 11 * 3_600) * 1_000
    return emulation
  }()

  /// The sample calendar on a desk.
  static var sample: Scene {
    let sample = SampleCalendar.make(around: today)
    var scene = Scene()
    scene.calendars = sample.calendars
    scene.events = sample.events
    return scene
  }

  /// The same scene with a change.
  func with(_ change: (inout Scene) -> Void) -> Scene {
    var scene = self
    change(&scene)
    return scene
  }

  func makeStore() throws -> sending any EventStore {
    if isEditable {
      let store = try SQLiteEventStore()
      try store.apply(.group(calendars.map { .putCalendar($0) } + events.map { .insert($0) }))
      return store
    }
    let store = MemoryEventStore(calendars: calendars)
    try store.load(events)
    return store
  }

  /// An all-day event.
  static func allDay(_ summary: String, on day: DayNumber = today, days: Int = 1) -> Event {
    Event(
      uid: "\(summary)-\(day.rawValue)", calendar: CalendarID(1), summary: summary, start: .day(day),
      end: .day(day + days))
  }

  /// An event of an hour, in any zone.
  static func timed(_ summary: String, on day: DayNumber = today, hour: Int) -> Event {
    Event(
      uid: "\(summary)-\(day.rawValue)", calendar: CalendarID(1), summary: summary,
      start: .floating(LocalDateTime(day: day, hour: hour, minute: 0)),
      end: .floating(LocalDateTime(day: day, hour: hour + 1, minute: 0)))
  }
}
