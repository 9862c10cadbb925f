public import Events

// Names of MBCalendarKit: known to the compiler, so that it tells the new one.

/// Renamed.
@available(*, deprecated, renamed: "DayCell")
public typealias CalendarCell = DayCell

/// Renamed.
@available(*, deprecated, renamed: "DayContext")
public typealias CalendarCellContext = DayContext

/// Renamed.
@available(*, deprecated, renamed: "DayStatus")
public typealias CalendarCellContextIdentifier = DayStatus

/// Renamed.
@available(*, deprecated, renamed: "Event")
public typealias CalendarEvent = Event

/// The states of cells before release 5 of MBCalendarKit. They stand for nothing any more.
@available(*, deprecated, message: "a cell is told its DayContext, which says what is true of its day")
public enum CKCalendarMonthCellState: Int, CaseIterable, Sendable {
  case todaySelected, todayDeselected, normal, selected, inactive, inactiveSelected, outOfRange
}

extension DayCell {
  /// Ignored: a cell shows what its `context` says.
  @available(*, deprecated, message: "a cell is told its DayContext, which says what is true of its day")
  public final func setState(_ state: CKCalendarMonthCellState) {}
}
