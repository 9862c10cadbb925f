package import CalendarSystems

/// Prepares rows and headings for the calendar that shows the agenda. Closures retain it instead of the list.
package final class AgendaLooks {
  /// The context of the canvas that shows the agenda; `nil` if there is none.
  var context: LevelContext?
  private let days: AgendaDays

  init(_ days: AgendaDays) { self.days = days }

  /// Returns the facts about a day; `nil` while no canvas shows the agenda.
  func facts(of day: DayNumber) -> DayContext? {
    context?.day(day, eventCount: days.rows(of: day).filter { $0.event != nil }.count)
  }

  /// Prepares a built-in row. Call this method before each update.
  package func prepare(_ view: AgendaRowView) { view.context = context }

  /// Prepares a built-in heading. Call this method before each update.
  package func prepare(_ view: AgendaHeadingView, for day: DayNumber) {
    view.look = context?.configuration.style.type.section
    guard let context, let facts = facts(of: day) else { return }
    view.day = (facts, context)
  }
}
