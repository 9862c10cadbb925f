import Events
import Geometry
import ViewKit

/// A popover of another target, such as the field for a new event, which the calendar shows before its own popovers.
struct HostedPopover {
  let content: PopoverContent
  /// Returns what the popover belongs to, in the coordinates of the calendar; `nil` where nothing of it is in view.
  let anchor: () -> Rect?
  /// The event that gets the focus when the popover closes; `nil` for the focused day.
  let event: OccurrenceID?
  /// Tells the owner that the popover was closed by something else than the owner.
  let onClose: () -> Void
}
