import CalendarLayout
import CalendarSystems
import Events

/// All that one row of a month shows, as a value: days, bars, dots and links. Rows compare it to see what changed.
struct WeekContent: Equatable {
  /// A bar and what it says.
  struct Bar: Equatable {
    var placement: WeekRows.Bar
    var context: EventContext
  }

  var week: Int
  var days: [DayContext]
  var bars: [Bar]
  var links: [WeekRows.Link]
  /// Up to three marks for each column, where events are not shown as bars.
  var dots: [[DayIndicator]]

  func dots(inColumn column: Int) -> [DayIndicator] { column < dots.count ? dots[column] : [] }
}
