import CalendarSystems
import Geometry
import ViewKit

extension CalendarView {
  /// Undoes the reveal unless the calendar has moved since. A view may reach its final size in several steps.
  func undoPendingReveal() {
    guard let move = pendingReveal?.move else { return }
    if state.anchor == move.to, current?.destination == nil { record(move.from) } else { pendingReveal = nil }
  }

  /// Scrolls to the pending day.
  func performPendingReveal() {
    guard let day = pendingReveal?.day, let current, current.frame.height > 0 else { return }
    pendingReveal = nil
    guard level.mayExceedView, period(day) == presented else { return }
    let (tile, from) = (current.tile(of: day), state.anchor)
    guard tile.maxY > current.frame.height || tile.minY < 0 else { return }
    current.center(day, animated: false)
    pendingReveal = PendingReveal(day: day, move: (from, state.anchor))
  }
}
