import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import Geometry
package import ViewKit

/// The base class of days beside a calendar, which follow it and lead it: a press on a day, and the calendar's keys, go to
/// days in the calendar.
package class LeadingDaysView: View {
  /// Called after a press or Enter went to a day. Released when the window closes.
  package final var onGo: (() -> Void)?
  final let calendar: CalendarView
  final let eventDays = EventDays()
  /// The period that Page Up and Page Down step through.
  private let period: CalendarPeriod
  private var years: YearGrid?

  init(calendar: CalendarView, period: CalendarPeriod, traits: ViewTraits) {
    (self.calendar, self.period) = (calendar, period)
    super.init(traits: traits)
    accessibility.role = .group
  }

  /// Shows where the calendar went, its selection, and its events. Called in each layout of the owner.
  package func update() {}

  /// Shows the days around a day to which the user went.
  func follow(_ day: DayNumber) {}

  /// Returns the view of a day; `nil` if it is not shown.
  func dayView(for day: DayNumber) -> View? { nil }

  // MARK: - Parts

  /// Returns the calendar's context. The Tab key leads to the focused day or, if that is not among some days, to the first.
  final func context(of days: MonthBlock) -> LevelContext {
    var state = calendar.state
    if !days.days.contains(state.focusedDay) { state.focusedDay = days.firstDay }
    return LevelContext(
      configuration: calendar.configuration, state: state, timeline: calendar.feed.shown, lanes: calendar.feed.lanes,
      texts: calendar.texts, pool: calendar.reusePool, presented: days.firstDay, pixels: calendar.pixels,
      responder: calendar
    ).withFocusShown
  }

  /// Returns the layout of one month.
  final func geometry(width: Double, _ metrics: YearMetrics) -> YearGeometry {
    let configuration = calendar.configuration
    if years?.calendar !== configuration.calendar {
      years = YearGrid(calendar: configuration.calendar, monthsPerPart: 1)
    }
    return YearGeometry(
      width: width, years: years ?? YearGrid(calendar: configuration.calendar, monthsPerPart: 1),
      weeks: configuration.grid, hidden: configuration.hiddenWeekdays, monthColumns: 1,
      direction: configuration.direction, metrics: metrics, titleInset: 4, pixels: calendar.pixels)
  }

  // MARK: - Leading

  /// Shows the period of a day in the calendar, and selects the day if the calendar's keys do.
  final func lead(to day: DayNumber) {
    calendar.send(KeyboardNavigation.move(to: day, calendar.configuration))
    let target = calendar.configuration.clamp(day)
    if calendar.destinationPeriod != calendar.period(target) { calendar.send(.show(target, animated: true)) }
    follow(calendar.configuration.clamp(day))
    update()
  }

  final func go(to day: DayNumber) {
    lead(to: day)
    onGo?()
  }

  package override func keyDown(_ event: KeyEvent) -> Bool {
    guard let day = (window?.focusedView as? YearDayView)?.day, event.modifiers.subtracting(.shift).isEmpty else {
      return super.keyDown(event)
    }
    if event.key == .enter || event.key == .space {
      go(to: day)
      return true
    }
    guard
      let target = KeyboardNavigation.day(
        of: event.key, event.modifiers.contains(.shift), from: day, period, calendar.configuration)
    else { return super.keyDown(event) }
    lead(to: target)
    if let view = dayView(for: calendar.configuration.clamp(target)) { window?.focus(view) }
    return true
  }

  package override func windowWillClose() { onGo = nil }
}
