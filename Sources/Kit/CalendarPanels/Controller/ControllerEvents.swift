import Basics
import CalendarSystems
import CalendarViews
import Events

/// The events of a `CalendarController` without a data source, from its `events(on:)`.
final class ControllerEvents: CalendarDataSource {
  /// The controller, which owns this object; `nil` once the controller is released.
  @Unowned var controller: CalendarController?

  func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] { controller?.events(on: day) ?? [] }
}
