import CalendarSystems
import Geometry
import ViewKit

/// The day that a calendar was made for, or asked for before it had a size. Years, and months in low views, may be higher
/// than what is seen of them; then they are scrolled until it is.
struct AwaitedDay {
  let day: DayNumber
  /// Where the calendar would stand without it, and where it was brought; `nil` before there is a size.
  var move: (from: ScrollAnchor, to: ScrollAnchor)?
}

extension CalendarView {
  /// A view may get its size in steps: what was done for one is taken back, unless the calendar has moved since.
  func returnFromAwaitedDay() {
    guard let move = awaitedDay?.move else { return }
    if state.anchor == move.to { send(.scrolled(move.from)) } else { awaitedDay = nil }
  }

  /// Brings the day into view.
  func showAwaitedDay() {
    guard let day = awaitedDay?.day, let current, current.frame.height > 0 else { return }
    awaitedDay = nil
    let level = state.level
    guard level == .year || level == .month,
      level.period(containing: day, configuration.calendar, configuration.grid) == presented
    else { return }
    let (tile, from) = (current.tile(of: day), state.anchor)
    guard tile.maxY > current.frame.height || tile.minY < 0 else { return }
    current.center(day, animated: false)
    awaitedDay = AwaitedDay(day: day, move: (from, state.anchor))
  }
}
