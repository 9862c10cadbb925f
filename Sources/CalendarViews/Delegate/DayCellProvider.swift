public import CollectionKit

/// Gives the cells of the month level another class or another look.
///
/// What it does takes the place of the kit's look: number, ground and marks appear only if it shows them, or has the
/// calendar's own way do it, which is a provider too: `view.calendarView(view, configure: cell, in: context)`.
public protocol DayCellProvider: AnyObject {
  /// The identifier under which a class of cells is registered in `CalendarView.reusePool`; `nil` for the kit's class,
  /// which is reported as an anomaly, because it is rarely meant. Asked when the provider is set and by
  /// `CalendarView.refreshCellClass()`, not for each cell.
  var cellIdentifier: ReuseIdentifier? { get }
  /// Called for every cell that is about to show a day, clean of what it showed before, whenever its content changes. It
  /// may change anything but the frame of the cell.
  func calendarView(_ view: CalendarView, configure cell: DayCell, in context: DayContext)
}
