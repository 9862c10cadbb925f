import Events
import Geometry
import ViewKit

/// A popover of another target, such as the field for a new event, which the calendar shows before its own popovers.
struct HostedPopover {
  let content: PopoverContent
  /// Returns the frame that the popover points to, in the calendar's coordinates; `nil` if it is out of view.
  let anchor: () -> Rect?
  /// The event to focus when the popover closes; `nil` for the focused day.
  let event: OccurrenceID?
  /// Called when the popover was closed by anything but its owner.
  let onClose: () -> Void
}
