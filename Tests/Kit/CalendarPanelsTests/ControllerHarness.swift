import Almanac
import TestSupport

@testable import CalendarPanels

/// A controller in a window, on Saturday, 21 November 2026.
final class ControllerHarness<Controller: CalendarController> {
  let controller: Controller
  let views: ViewHarness

  init(_ controller: Controller, width: Double = 375, height: Double = 700) {
    self.controller = controller
    views = ViewHarness(root: controller, size: Size(width: width, height: height))
    settle()
  }

  var calendar: CalendarView { controller.calendar }

  func settle() { views.advance(seconds: 1.5) }

  /// What is to be seen below a view and passes a test, from the top down.
  func views(below view: View? = nil, where passes: (View) -> Bool) -> [View] {
    var found: [View] = []
    func visit(_ view: View) {
      guard !view.isHidden else { return }
      if passes(view) { found.append(view) }
      for child in view.subviews { visit(child) }
    }
    visit(view ?? controller)
    return found.sorted { $0.frameInWindow.minY < $1.frameInWindow.minY }
  }

  /// The table.
  var table: View { views { $0 is PanelList }[0] }

  /// The rows of the table, from the top down.
  var rows: [View] { views(below: table) { $0 is ReusableView } }

  /// What the rows say, from the top down; of an event its title.
  var texts: [String] { rows.map { row in row.text.isEmpty ? (row.subviews.dropFirst().first?.text ?? "") : row.text } }

  func press(_ view: View) {
    let frame = view.frameInWindow
    views.tap(at: Point(x: frame.midX, y: frame.midY))
    settle()
  }

  /// The bar that leads to today and to other levels.
  var toolbar: View? { views { $0.accessibility.role == .toolbar && !$0.isDescendant(of: calendar) }.first }

  func press(_ name: String) {
    guard let toolbar else { return }
    let found = views(below: toolbar) { $0.text == name }
    for view in found.prefix(1) { press(view) }
  }
}

/// Gives events day by day and writes down what it hears.
final class EventTeller: CalendarDataSource, CalendarViewDelegate {
  static let today = DayNumber(20_778)
  var events: [Event] = []
  var asked: [DayNumber] = []
  var selected: [DayNumber] = []
  var activated: [Occurrence] = []
  var levels: [CalendarLevel.ID] = []
  var heights: [Double] = []
  var refused: DayNumber?

  /// An event of an hour on a day, counted from today.
  static func event(_ title: String, on offset: Int = 0, hour: Int, color: EventHue = .blue) -> Event {
    Event(
      uid: title, calendar: CalendarID(1), summary: title,
      start: .floating(LocalDateTime(day: today + offset, hour: hour, minute: 0)),
      end: .floating(LocalDateTime(day: today + offset, hour: hour + 1, minute: 0)), color: .named(color))
  }

  func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
    asked.append(day)
    return events.filter { event in
      if case .floating(let start) = event.start { start.day == day } else { false }
    }
  }

  func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool { day != refused }
  func calendarView(_ view: CalendarView, didSelect day: DayNumber) { selected.append(day) }
  func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) { activated.append(occurrence) }
  func calendarView(_ view: CalendarView, didZoomTo level: CalendarLevel.ID) { levels.append(level) }
  func calendarView(_ view: CalendarView, didPreferHeight height: Double) { heights.append(height) }
}
