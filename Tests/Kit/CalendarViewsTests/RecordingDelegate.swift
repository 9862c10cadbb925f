import Almanac

/// Remembers what it was told, and refuses what it was told to refuse.
final class RecordingDelegate: CalendarViewDelegate, CalendarDecorator {
  var refused: Set<DayNumber> = []
  /// Taking these back is refused.
  var kept: Set<DayNumber> = []
  var disabled: Set<DayNumber> = []
  var unlit: Set<DayNumber> = []
  var asked: [DayNumber] = []
  /// Days selected and, as `nil`, days selected no more without another in their place.
  var selected: [DayNumber?] = []
  var tapped: [DayNumber] = []
  var doubleTapped: [DayNumber] = []
  var activated: [Occurrence] = []
  var shown: [Range<DayNumber>] = []
  var presented: [DayNumber] = []
  var displayed: [DayNumber] = []
  var heights: [Double] = []
  var zooms: [CalendarLevel.ID] = []
  /// Everything about presses and selections, in order.
  var calls: [String] = []
  var dress: ((DayCell, DayContext) -> Void)?

  func calendarView(_ view: CalendarView, didPreferHeight height: Double) { heights.append(height) }

  func calendarView(_ view: CalendarView, didZoomTo level: CalendarLevel.ID) { zooms.append(level) }

  func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool { !disabled.contains(day) }

  func calendarView(_ view: CalendarView, shouldHighlight day: DayNumber) -> Bool {
    note("shouldHighlight", day)
    return !unlit.contains(day)
  }

  func calendarView(_ view: CalendarView, didHighlight day: DayNumber) { note("didHighlight", day) }

  func calendarView(_ view: CalendarView, didUnhighlight day: DayNumber) { note("didUnhighlight", day) }

  func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool {
    note("shouldSelect", day)
    asked.append(day)
    return !refused.contains(day)
  }

  func calendarView(_ view: CalendarView, shouldDeselect day: DayNumber) -> Bool {
    note("shouldDeselect", day)
    return !kept.contains(day)
  }

  func calendarView(_ view: CalendarView, willSelect day: DayNumber) { note("willSelect", day) }

  func calendarView(_ view: CalendarView, didSelect day: DayNumber) {
    note("didSelect", day)
    selected.append(day)
  }

  func calendarView(_ view: CalendarView, didDeselect day: DayNumber) {
    note("didDeselect", day)
    if view.state.selection.isEmpty { selected.append(nil) }
  }

  func calendarView(_ view: CalendarView, didSelectRange days: Range<DayNumber>) {
    calls.append("didSelectRange \(ISODate.format(days.lowerBound)) \(ISODate.format(days.upperBound - 1))")
  }

  func calendarView(_ view: CalendarView, didChange selection: DaySelection) { calls.append("didChange") }

  func calendarView(_ view: CalendarView, didTap day: DayNumber) { tapped.append(day) }

  func calendarView(_ view: CalendarView, didDoubleTap day: DayNumber) { doubleTapped.append(day) }

  func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) { activated.append(occurrence) }

  func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) {
    displayed.append(context.day)
    dress?(cell, context)
  }

  func calendarView(_ view: CalendarView, didPresent period: DayNumber) {
    note("didPresent", period)
    presented.append(period)
  }

  func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>) { shown.append(days) }

  private func note(_ call: String, _ day: DayNumber) { calls.append("\(call) \(ISODate.format(day))") }
}
