import Basics
import CalendarLayout
import CalendarSystems
import Events
import ViewKit

/// The content of one row of a month, as a value: days, bars, dots and links. Rows compare it to see what changed.
struct WeekContent: Equatable {
  /// A bar and what it says.
  struct Bar: Equatable {
    var placement: WeekRows.Bar
    var context: EventContext

    /// Returns whether it shows a piece of an occurrence, and says the same as another bar of it, in whatever row.
    func shows(_ occurrence: Occurrence, on day: DayNumber, like bar: WeekRows.Bar) -> Bool {
      context.occurrence == occurrence && context.firstDay == day && placement.hasStart == bar.hasStart
        && placement.hasEnd == bar.hasEnd && placement.isHiddenBefore == bar.isHiddenBefore
        && placement.isHiddenAfter == bar.isHiddenAfter
    }
  }

  /// An event that is the background of days.
  struct Background: Equatable {
    var columns: ClosedRange<Int>
    var color: EventColor
    var title: String

    static func == (a: Background, b: Background) -> Bool {
      a.columns == b.columns && a.color == b.color && a.title.hasSameBytes(as: b.title)
    }
  }

  var week: Int
  /// The place of the row: the month level or a strip.
  var place: DayPlaces
  var days: [DayContext]
  /// `nil` where weeks have none to show.
  var number: Int?
  /// The columns of the own days of a month, on its page; `nil` in an endless column.
  var monthColumns: Range<Int>?
  /// The opacity of the other columns, 0...1.
  var outOpacity = 1.0
  /// The parts of days that are hidden for a while.
  var hiddenParts: DayParts = []
  var bars: [Bar]
  var links: [WeekRows.Link]
  /// Up to three indicators for each column, where events are not shown as bars; empty for none at all.
  var dots: [[DayIndicator]]
  var backgrounds: [Background] = []

  /// Returns the opacity of the day of a column.
  func opacity(ofColumn column: Int) -> Double { monthColumns?.contains(column) == false ? outOpacity : 1 }

  func backgrounds(inColumn column: Int) -> [Background] {
    backgrounds.isEmpty ? [] : backgrounds.filter { $0.columns.contains(column) }
  }

  func dots(inColumn column: Int) -> [DayIndicator] { column < dots.count ? dots[column] : [] }
}
