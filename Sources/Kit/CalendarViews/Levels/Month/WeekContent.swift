import Basics
import CalendarLayout
import CalendarSystems
import Events
import ViewKit

/// The content of one row of a month, as a value: days, bars, dots, and links. Rows compare it to find changes.
struct WeekContent: Equatable {
  /// A bar with its content.
  struct Bar: Equatable {
    var placement: WeekRows.Bar
    var context: EventContext

    /// Returns whether the bar shows a piece of an occurrence and has the same content as another bar of it, in any
    /// row.
    func shows(_ occurrence: Occurrence, on day: DayNumber, like bar: WeekRows.Bar) -> Bool {
      context.occurrence == occurrence && context.firstDay == day && placement.hasStart == bar.hasStart
        && placement.hasEnd == bar.hasEnd && placement.isHiddenBefore == bar.isHiddenBefore
        && placement.isHiddenAfter == bar.isHiddenAfter
    }
  }

  /// A background event of days.
  struct Background: Equatable {
    var columns: ClosedRange<Int>
    var color: EventColor
    var title: String

    static func == (a: Background, b: Background) -> Bool {
      a.columns == b.columns && a.color == b.color && a.title.hasSameBytes(as: b.title)
    }
  }

  var week: Int
  /// Where the row is: at the month level or in a strip.
  var place: DayPlaces
  var days: [DayContext]
  /// The week number; `nil` if week numbers are not shown.
  var number: Int?
  /// The columns of the month's own days on its page; `nil` in an endless column.
  var monthColumns: Range<Int>?
  /// The opacity of the other columns, 0...1.
  var outOpacity = 1.0
  /// The parts of days that are temporarily hidden.
  var hiddenParts: DayParts = []
  var bars: [Bar]
  var links: [WeekRows.Link]
  /// Up to three indicators for each column, if events are not shown as bars; empty if there are none at all.
  var dots: [[DayIndicator]]
  var backgrounds: [Background] = []

  /// The number of bars and links.
  var overlayCount: Int { bars.count + links.count }

  /// Returns the opacity of the day in a column.
  func opacity(ofColumn column: Int) -> Double { monthColumns?.contains(column) == false ? outOpacity : 1 }

  func backgrounds(inColumn column: Int) -> [Background] {
    backgrounds.isEmpty ? [] : backgrounds.filter { $0.columns.contains(column) }
  }

  func dots(inColumn column: Int) -> [DayIndicator] { column < dots.count ? dots[column] : [] }
}
