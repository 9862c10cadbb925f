import Basics
package import Events
package import Geometry
package import ViewKit

/// The popovers of other targets, over the calendar's own ones.
extension CalendarView {
  /// Shows a popover of another target, and moves the focus into it. It lies over the list of a day and the details of an
  /// event, which come back when it closes.
  ///
  /// Escape, a press beside it, another level, and an anchor that goes out of view close it.
  ///
  /// - Parameters:
  ///   - anchor: returns what the popover belongs to, in the coordinates of the calendar; `nil` where nothing of it is
  ///     in view. Called in each layout.
  ///   - event: the event that gets the focus when the popover closes; its day if that is gone, or if `nil`.
  ///   - onClose: called when the popover was closed by anything but `closePopover(focusing:)`.
  package func show(
    _ content: PopoverContent, at anchor: @escaping () -> Rect?, of event: OccurrenceID? = nil,
    onClose: @escaping () -> Void
  ) {
    let former = hosted
    hosted = HostedPopover(content: content, anchor: anchor, event: event, onClose: onClose)
    popovers.forgetAnchor()
    showPopover()
    popovers.takeFocus()
    if let former, former.content !== content { former.onClose() }
  }

  /// Closes the popover of another target, without telling its owner. If it had the focus, that goes to the popover
  /// below it, to an event or, if that is gone, to the focused day.
  ///
  /// - Parameter id: the event that gets the focus; `nil` for the one that the popover was opened for.
  package func closePopover(focusing id: OccurrenceID? = nil) {
    guard let hosted else { return }
    let (hadFocus, event) = (popovers.hasFocus, id ?? hosted.event)
    self.hosted = nil
    popovers.forgetAnchor()
    showPopover()
    guard hadFocus else { return }
    window?.notify { [self] in
      if popovers.content != nil {
        popovers.takeFocus()
      } else if let view = event.flatMap({ current?.eventView(of: $0, on: state.focusedDay) })
        ?? current?.focusTarget(for: state.focusedDay)
      {
        window?.focus(view)
      }
    }
  }

  /// Whether a popover of another target is shown.
  package var hasHostedPopover: Bool { hosted != nil }

  /// Closes the popover of another target, and tells its owner.
  func dismissPopover() {
    guard let hosted else { return }
    closePopover()
    hosted.onClose()
  }
}
