import Almanac

/// Printed lists.
extension PrintedCalendar {
  /// Returns the months of a list, each laid out at the width of a column.
  func pages(_ request: PrintRequest, _ plan: PrintPlan, zoom: Double) throws(PrintError) -> [PrintedList.Page] {
    var months = request
    months.period = .month
    months.perSheet = 1
    guard let slot = plan.slots.first, let sheets = try? PrintPlan(months, calendar: configuration.calendar).sheets
    else { return [] }
    var pages: [PrintedList.Page] = []
    for frame in sheets.flatMap(\.frames) { pages += try list(frame.days, width: slot.width / zoom) }
    return pages
  }

  /// Returns the list of some days, split into halves if it is higher than a view can be.
  private func list(_ days: ClosedRange<DayNumber>, width: Double) throws(PrintError) -> [PrintedList.Page] {
    let size = Size(width: width, height: .greatestFiniteMagnitude).fillable
    let shown = shown(days, Kind(period: .agenda, size: size))
    let elements = shown.view.elements()
    guard elements.contains(where: { $0.event != nil && $0.frame.maxY > size.height - PrintedCalendar.lastRow }) else {
      return [PrintedList.Page(days: days, list: shown.window.displayList(), elements: elements)]
    }
    guard days.lowerBound < days.upperBound else { throw .day(dates.date(days.lowerBound)) }
    let middle = days.lowerBound + (days.upperBound - days.lowerBound + 1) / 2
    return try list(days.lowerBound...middle - 1, width: width) + list(middle...days.upperBound, width: width)
  }

  /// Returns the time span of a multiday event, for its only row; `nil` if the row already states it.
  func span(_ id: OccurrenceID, on day: DayNumber) -> String? {
    let found = timeline.occurrences(touching: day..<day + 1).first { $0.id == id }
    guard let found, found.firstDay < found.lastDay else { return nil }
    var text: String
    if found.isAllDay {
      text = dates.interval(found.firstDay, found.lastDay)
    } else {
      // On its first day, a row already states when the event ends.
      guard found.firstDay < day else { return nil }
      let separator = (configuration.phrases ?? configuration.locale.phrases).separator
      let ends = [(found.firstDay, found.startSecond), (found.lastDay, found.endSecond)].map { end in
        dates.shortMonthDay(end.0) + separator + dates.time(secondOfDay: end.1)
      }
      text = dates.range(ends[0], ends[1])
    }
    let location = timeline.event(id.event)?.event.location ?? ""
    if !location.isEmpty { text += " · " + location }
    return text
  }

  /// The distance from the end within which a continuing list must have a row, in points.
  private static let lastRow = 200.0
}
