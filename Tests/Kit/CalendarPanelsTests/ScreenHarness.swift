import Almanac
import TestSupport

@testable import CalendarViews

/// A screen in a window, with a few events around Saturday, 21 November 2026.
final class ScreenHarness {
  static let today = DayNumber(20_778)

  let store: MemoryEventStore
  let timeline: EventTimeline
  let screen: CalendarScreen
  let views: ViewHarness
  let delegate = Delegate()

  final class Delegate: CalendarViewDelegate {
    var activated: [Occurrence] = []
    func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) { activated.append(occurrence) }
  }

  init(
    width: Double = 1_200, height: Double = 800, locale: LocaleInfo = .english, panelMode: PanelMode = .open,
    events: [Event] = ScreenHarness.events
  ) throws {
    store = MemoryEventStore(calendars: [
      CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue)),
      CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.green)),
    ])
    try store.load(events)
    let zones = FixedZoneProvider([])
    timeline = EventTimeline(store: store, displayZone: .utc, zones: zones)
    screen = CalendarScreen(
      calendar: CalendarView(configuration: CalendarConfiguration(locale: locale, today: Self.today)),
      timeline: timeline, store: store, source: store, zones: zones, panelMode: panelMode)
    screen.calendar.delegate = delegate
    views = ViewHarness(root: screen, size: Size(width: width, height: height))
    views.host.onRequest = { [unowned views] request in
      if case .focus(let id) = request { views.window.send(.focus(id)) }
    }
    settle()
  }

  static let events = [
    event("standup", on: 0, hour: 9, place: "Room 4"), event("dinner", on: 0, hour: 19, calendar: 2),
    event("dentist", on: 1, hour: 10), event("dentist again", on: 40, hour: 10),
    event("old dentist", on: -300, hour: 10),
  ]

  static func event(_ title: String, on offset: Int, hour: Int, place: String = "", calendar: Int64 = 1) -> Event {
    Event(
      uid: title, calendar: CalendarID(calendar), summary: title,
      start: .floating(LocalDateTime(day: today + offset, hour: hour, minute: 0)),
      end: .floating(LocalDateTime(day: today + offset, hour: hour + 1, minute: 0)), location: place)
  }

  var panel: CalendarPanel { screen.panel }

  func settle() { views.advance(seconds: 1) }

  func type(_ text: String) {
    views.window.send(.focus(panel.field.id))
    views.window.send(.edited(panel.field.id, text))
    settle()
  }

  @discardableResult
  func key(_ key: KeyEvent.Key) -> Bool {
    let isUsed = views.window.send(.key(KeyEvent(key)))
    settle()
    return isUsed
  }

  /// What is to be seen below a view, in the order of painting. The small month and the week above hours are left out,
  /// unless the view is one of them.
  func shown(_ role: AccessibilityNode.Role, below view: View? = nil) -> [View] {
    let start = view ?? screen
    var found: [View] = []
    func visit(_ view: View) {
      guard !view.isHidden, view === start || !(view is LeadingDaysView) else { return }
      if view.accessibility.role == role { found.append(view) }
      for child in view.subviews { visit(child) }
    }
    visit(start)
    return found
  }

  /// Their names from the top down.
  func names(_ role: AccessibilityNode.Role, below view: View? = nil) -> [String] {
    shown(role, below: view).sorted { $0.frameInWindow.minY < $1.frameInWindow.minY }
      .map { $0.accessibility.label.isEmpty ? $0.text : $0.accessibility.label }
  }

  /// Presses the first view of a role whose name begins so.
  func press(_ role: AccessibilityNode.Role, _ name: String) {
    guard let view = shown(role).first(where: { $0.accessibility.label.hasPrefix(name) }) else { return }
    let frame = view.frameInWindow
    views.tap(at: Point(x: frame.midX, y: frame.midY))
    settle()
  }

  var focused: View? { views.window.focusedView }
}
