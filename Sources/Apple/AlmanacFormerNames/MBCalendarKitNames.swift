public import CalendarViews
public import Events

// Names from MBCalendarKit, so that the compiler suggests the new names.

/// The former name of `DayCell`.
@available(*, deprecated, renamed: "DayCell")
public typealias CalendarCell = DayCell

/// The former name of `DayContext`.
@available(*, deprecated, renamed: "DayContext")
public typealias CalendarCellContext = DayContext

/// The former name of `DayStatus`.
@available(*, deprecated, renamed: "DayStatus")
public typealias CalendarCellContextIdentifier = DayStatus

/// The former name of `Event`.
@available(*, deprecated, renamed: "Event")
public typealias CalendarEvent = Event

/// The states of cells before release 5 of MBCalendarKit. They have no effect.
@available(*, deprecated, message: "use the DayContext of the cell")
public enum CKCalendarMonthCellState: Int, CaseIterable, Sendable {
  case todaySelected, todayDeselected, normal, selected, inactive, inactiveSelected, outOfRange
}

extension DayCell {
  /// Does nothing. A cell shows the state of its `context`.
  @available(*, deprecated, message: "use the DayContext of the cell")
  public final func setState(_ state: CKCalendarMonthCellState) {}
}
