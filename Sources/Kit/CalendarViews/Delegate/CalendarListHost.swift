package import Events
package import ViewKit

/// A list of calendars that shows popovers about them: the panel, as the editing controller sees it.
package protocol CalendarListHost: AnyObject {
  /// Shows a popover beside a calendar of the list, replacing any other. If `calendar` is `nil`, shows it beside the
  /// button that creates a calendar.
  /// - Parameter onClose: called when the popover was closed by anything but `closePopover(focusing:)`.
  func show(_ content: PopoverContent, beside calendar: CalendarID?, onClose: @escaping () -> Void)
  /// Closes the popover without calling `onClose`. If the popover had the focus, the focus moves to a calendar.
  func closePopover(focusing calendar: CalendarID?)
  /// Uncovers the calendar view if the list lies over it.
  func makeRoom()
}

/// What a user wants to do with a calendar of a list.
package enum CalendarListAction: Sendable {
  /// Create a calendar.
  case make
  /// Open the menu of a calendar.
  case menu(CalendarID)
  case rename(CalendarID)
  case delete(CalendarID)
}
