import Basics
import CalendarSystems
import CalendarViews
import Events

/// The events of a `CalendarController` that has no data source: those of its `events(on:)`.
final class ControllerEvents: CalendarDataSource {
  /// The controller, which owns this; `nil` once it is gone.
  @Unowned var controller: CalendarController?

  func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] { controller?.events(on: day) ?? [] }
}
