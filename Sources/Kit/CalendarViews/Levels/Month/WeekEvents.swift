import CalendarLayout

/// The bars and indicators of a week's events in a row of the month level, whatever is selected, focused or presented.
///
/// A class only because it is large and handed around a lot; it never changes.
final class WeekEvents {
  /// The values that these parts are made from, besides the events.
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
  /// The number of events that touch the day of each column, and of those not seen on it.
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
