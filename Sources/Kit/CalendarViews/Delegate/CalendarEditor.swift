package import Events
package import Geometry
package import ViewKit

/// The controller that edits the events of a calendar, as the calendar sees it. Without one, a calendar is read-only.
package protocol CalendarEditor: AnyObject {
  /// Carries out an edit, or a step of one. Returns whether it was made.
  func perform(_ command: EditCommand) -> Bool
  /// Handles a key before the calendar does. Returns whether it has a meaning.
  func keyDown(_ event: KeyEvent) -> Bool
  /// Handles a text that is pasted. Returns whether it has a meaning.
  func paste(_ text: String) -> Bool
  /// The view that the focus goes to in place of the focused day; `nil` for that day.
  var focusTarget: View? { get }
  /// Handles that assistive technology or a key chose a day or an event. Returns whether it has a meaning.
  func choose(_ part: CalendarPart) -> Bool
  /// Opens a menu for what lies at a point of the window. Returns whether there is one.
  func openContextMenu(from view: View, at point: Point) -> Bool
  /// Returns whether a drag that begins with this event would edit, which it then does instead of selecting days.
  func wants(_ press: PointerEvent) -> Bool
  /// Handles a click or tap beside events, after the calendar has.
  func didTap(_ event: PointerEvent)
  /// Places what lies over the levels; called after each layout of the calendar and whenever its content moves.
  func contentDidMove()
  /// The title of the button that makes a calendar; `nil` if nobody may make one.
  var newCalendarTitle: String? { get }
  /// Returns the title of the button that opens the menu of a calendar; `nil` if nothing may be done with it.
  func menuTitle(of calendar: CalendarInfo) -> String?
  /// Does what a person wants with a calendar of a list.
  /// - Parameter isTouch: whether a finger acted, so that what is pressed next is larger.
  func act(_ action: CalendarListAction, in list: any CalendarListHost, isTouch: Bool)
  /// Notes that a person hid, showed, or moved a calendar of a list, which undo takes back.
  /// - Parameter show: shows the list as it was before if its argument is `true`, otherwise as it was after.
  func didArrange(show: @escaping (Bool) -> Void)
  /// Releases what it holds; called when the window closes.
  func close()
}
