package import CalendarSystems
package import Events
package import Geometry
package import ViewKit

/// The controller that edits a calendar's events, as the calendar sees it. A calendar without one is read-only.
package protocol CalendarEditor: AnyObject {
  /// Performs an edit, or one step of an edit. Returns whether it succeeded.
  func perform(_ command: EditCommand) -> Bool
  /// Handles a key before the calendar does. Returns whether it was handled.
  func keyDown(_ event: KeyEvent) -> Bool
  /// Handles pasted text. Returns whether it was handled.
  func paste(_ text: String) -> Bool
  /// The view that takes the focus instead of the focused day; `nil` for the day.
  var focusTarget: View? { get }
  /// Handles the activation of a day or an event by a key or assistive technology. Returns whether it was handled.
  func choose(_ part: CalendarPart) -> Bool
  /// Opens a context menu for a point of the window. Returns whether there is one.
  func openContextMenu(from view: View, at point: Point) -> Bool
  /// Returns whether a drag that begins with this event edits, instead of selecting days.
  func wants(_ press: PointerEvent) -> Bool
  /// Handles a click or tap outside events, after the calendar has handled it.
  func didTap(_ event: PointerEvent)
  /// Positions the views that lie over the levels. Called after each layout of the calendar and whenever its content
  /// moves.
  func contentDidMove()
  /// Returns the day that a typed text names, as in the fields of the form; `nil` if it names none.
  ///
  /// - Parameter near: the day that supplies the year or the month if the text does not.
  func day(named text: String, near: DayNumber) -> DayNumber?
  /// The title of the button that creates a calendar; `nil` if calendars cannot be created.
  var newCalendarTitle: String? { get }
  /// Returns the title of the button that opens a calendar's menu; `nil` if the calendar has no menu.
  func menuTitle(of calendar: CalendarInfo) -> String?
  /// Performs a user's action on a calendar of a list.
  /// - Parameter isTouch: whether the user touched the list, so that the next controls are larger.
  func act(_ action: CalendarListAction, in list: any CalendarListHost, isTouch: Bool)
  /// Records for undo that a user hid, showed, or moved a calendar of a list.
  /// - Parameter show: shows the list as it was before if its argument is `true`, otherwise as it was after.
  func didArrange(show: @escaping (Bool) -> Void)
  /// Releases the objects it holds. Called when the window closes.
  func close()
}
