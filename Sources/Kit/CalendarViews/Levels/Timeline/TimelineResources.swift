import CalendarLayout
import CalendarSystems
import Events
import TimeZones
import ViewKit

/// The resources that have columns in a timeline, and their headings. The timelines of levels without resources have none.
///
/// The base class does nothing, so that programs without levels of resources do not contain the code.
class TimelineResources {
  /// The resources in the order of their columns, with `nil` for events without a resource; at least one.
  var list: [Resource?] { [nil] }

  /// The number of resources; at least 1.
  final var count: Int { max(1, list.count) }

  /// Adopts new state and data. Returns whether the list or the events of a resource may have changed.
  ///
  /// - Parameter days: the days of the period.
  func update(_ context: LevelContext, _ days: Range<DayNumber>) -> Bool { false }

  /// Returns the events of a day that a resource has, in layout order.
  ///
  /// - Parameter all: the events of the day.
  func events(_ all: [Occurrence], of resource: Int, on day: DayNumber) -> [Occurrence] { all }

  /// Returns the events in the all-day lane that a resource has, in layout order.
  ///
  /// - Parameter all: the events in the all-day lane on the days.
  func laneEvents(_ all: [Occurrence], of resource: Int, on days: Range<DayNumber>) -> [Occurrence] { all }

  /// Returns the resources that have events in the all-day lane.
  ///
  /// - Parameter all: all events of the days.
  func withLane(_ all: [Occurrence]) -> [Int] { [0] }

  /// Returns the business hours of a resource. A resource without its own has `standard`, the hours of the calendar.
  func businessHours(of resource: Int, _ standard: [BusinessHours]) -> [BusinessHours] { standard }

  /// Updates the headings of some columns.
  func layOutHeadings(
    in row: View, _ canvas: TimelineCanvas, _ context: LevelContext, _ plan: TimelinePlan, _ columns: Range<Int>,
    isStale: Bool
  ) {}

  /// Places the headings in the part of their columns that is in view.
  func pinHeadings(_ canvas: TimelineCanvas, _ plan: TimelinePlan) {}

  /// Returns the heading of a column, if it exists; `nil` for columns after the first one with the same heading.
  func heading(of column: Int) -> View? { nil }
}
