import Basics
package import Events
package import Geometry
package import ViewKit

/// Popovers of other targets, shown above the calendar's own.
extension CalendarView {
  /// Shows a popover of another target and moves the focus into it. It covers the list of a day and the details of an
  /// event, which are shown again when it closes.
  ///
  /// Escape, a press outside it, a change of level, and scrolling its anchor out of view close it.
  ///
  /// - Parameters:
  ///   - anchor: returns the frame that the popover points to, in the calendar's coordinates; `nil` if it is out of
  ///     view. Called in each layout.
  ///   - event: the event to focus when the popover closes; the focused day if it is `nil` or no longer exists.
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

  /// Closes the popover of another target without calling its `onClose`. If the popover had the focus, the focus moves
  /// to the popover below it, otherwise to an event or, if that no longer exists, to the focused day.
  ///
  /// - Parameter id: the event to focus; `nil` for the event that the popover was opened for.
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

  /// Closes the popover of another target and notifies its owner.
  func dismissPopover() {
    guard let hosted else { return }
    closePopover()
    hosted.onClose()
  }
}
