import CalendarSystems
import Events
import ViewKit

extension CalendarView {
  /// Performs the action of a key. Returns whether it has one.
  func act(on event: KeyEvent) -> Bool {
    if event.modifiers.isEmpty, event.key == .enter || event.key == .space, let view = window?.focusedView,
      part(shownIn: view) != nil
    {
      return view.activate()
    }
    guard configuration.enabledGestures.contains(.keys),
      let action = KeyboardNavigation.action(
        for: event, state: state, currentDay: currentDay, configuration: configuration,
        hidesEvents: event.key == .enter && current?.hidesEvents(of: state.focusedDay) == true)
    else { return false }
    if case .showEvents(let day) = action {
      guard occurrences(on: day).contains(where: { !$0.isBackground }) else { return false }
      listEvents(of: day)
      return true
    }
    if !sendFromInput(action), case .select(let day) = action {
      // Days that cannot be selected only receive the focus, so that keys can move past them.
      sendFromInput(.focus(day))
    }
    return true
  }
}
