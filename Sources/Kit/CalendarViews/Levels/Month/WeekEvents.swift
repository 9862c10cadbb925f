import CalendarLayout

/// The bars and indicators of a week's events in a row of the month level, independent of selection, focus, and the
/// presented month.
///
/// This is a class only because it is large and shared by many objects. It is immutable.
final class WeekEvents {
  /// The values, other than the events, from which the content is computed.
  struct Source: Equatable {
    let geometry: MonthGeometry
    let texts: CalendarTexts
    /// The number of rows of bars.
    let capacity: Int

    static func == (a: Source, b: Source) -> Bool {
      a.texts === b.texts && a.capacity == b.capacity && a.geometry == b.geometry
    }
  }

  let bars: [WeekContent.Bar]
  let links: [WeekRows.Link]
  let backgrounds: [WeekContent.Background]
  /// The number of events on the day of each column, and the number of hidden ones.
  let eventCounts: [Int]
  let hiddenCounts: [Int]

  init(
    bars: [WeekContent.Bar], links: [WeekRows.Link], backgrounds: [WeekContent.Background], eventCounts: [Int],
    hiddenCounts: [Int]
  ) {
    self.bars = bars
    self.links = links
    self.backgrounds = backgrounds
    self.eventCounts = eventCounts
    self.hiddenCounts = hiddenCounts
  }
}
