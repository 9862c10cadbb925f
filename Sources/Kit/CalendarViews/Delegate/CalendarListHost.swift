package import Events
package import ViewKit

/// A list of calendars that shows popovers about them: the panel, as the controller of editing sees it.
package protocol CalendarListHost: AnyObject {
  /// Shows a popover beside a calendar of the list, in place of another one; with `nil`, beside the button that makes a
  /// calendar.
  /// - Parameter onClose: called when the popover was closed by anything but `closePopover(focusing:)`.
  func show(_ content: PopoverContent, beside calendar: CalendarID?, onClose: @escaping () -> Void)
  /// Closes the popover, without telling its owner. If it had the focus, that goes to a calendar.
  func closePopover(focusing calendar: CalendarID?)
  /// Makes room for the calendar view, where the list lies over it.
  func makeRoom()
}

/// Something that a person wants with a calendar of a list.
package enum CalendarListAction: Sendable {
  /// To make a calendar.
  case make
  /// To see what can be done with it.
  case menu(CalendarID)
  case rename(CalendarID)
  case delete(CalendarID)
}
