import CalendarSystems

/// A day to bring into view once the calendar has a size: the initial day, or one requested before. A year, or a month
/// in a short view, may be taller than the view, which then scrolls to the day.
struct PendingReveal {
  let day: DayNumber
  /// The anchors before and after the reveal; `nil` before it was performed.
  var move: (from: ScrollAnchor, to: ScrollAnchor)?
}
