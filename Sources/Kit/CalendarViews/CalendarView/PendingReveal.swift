import CalendarSystems

/// A day that has to be brought into view once the calendar has a size: the one it was created for, or one that was
/// asked for before. A year, and a month in a low view, may be higher than the view; it is scrolled until the day is
/// seen.
struct PendingReveal {
  let day: DayNumber
  /// The anchor without the reveal, and the one with it; `nil` before it was done.
  var move: (from: ScrollAnchor, to: ScrollAnchor)?
}
