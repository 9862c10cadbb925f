import CalendarSystems
import Events
import ViewKit

extension CalendarView {
  /// Does what a key means at the level. Returns whether it means anything.
  func act(on event: KeyEvent) -> Bool {
    guard configuration.enabledGestures.contains(.keys),
      let action = KeyboardNavigation.action(
        for: event, state: state, configuration: configuration,
        hidesEvents: event.key == .enter && current?.hidesEvents(of: state.focusedDay) == true)
    else { return false }
    if case .showEvents(let day) = action {
      guard feed.shown?.occurrences(touching: day..<day + 1).contains(where: { !$0.isBackground }) == true
      else { return false }
      listEvents(of: day)
      return true
    }
    if !sendFromInput(action), case .select(let day) = action {
      // The keyboard passes over days that are refused.
      sendFromInput(.focus(day))
    }
    return true
  }
}
