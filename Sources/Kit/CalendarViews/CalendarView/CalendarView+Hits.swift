package import Events
package import Geometry
package import ViewKit

/// The parts of the calendar at points, and their frames. Points and frames are in the coordinates of this view.
extension CalendarView {
  /// Returns what lies at a point; `nil` where there is no day.
  package final func hit(at point: Point) -> CalendarHit? { current?.hit(at: point - stage.frame.origin) }

  /// Returns the day, the lane or the time at a point, whatever lies over it; `nil` where there is no day. Cheaper than
  /// `hit(at:)`.
  package final func slot(at point: Point) -> CalendarPart? {
    let point = point - stage.frame.origin
    guard let current, Rect(origin: .zero, size: current.frame.size).contains(point) else { return nil }
    return current.slot(at: point)
  }

  /// Returns the frame of a part; `nil` if the level does not show it. The center of the frame leads back to the part
  /// unless something lies over it. Days and times may lie out of sight; "+n" and pieces of events have frames as long
  /// as they have views.
  package final func frame(of part: CalendarPart) -> Rect? {
    current?.frame(of: part)?.offset(by: stage.frame.origin)
  }

  /// Returns the pieces of an event that have views, in reading order.
  package final func pieces(of id: OccurrenceID) -> [CalendarPart] { current?.pieces(of: id) ?? [] }

  /// Returns the piece of an event that a view or an ancestor of it shows in the level; `nil` for other views.
  package final func part(shownIn view: View) -> CalendarPart? { current?.part(shownIn: view) }

  /// Returns the view of a piece of an event; `nil` if it has none.
  package final func view(of part: CalendarPart) -> View? { current?.view(of: part) }

  /// The height of an hour, in points; `nil` at levels without hours.
  package final var hourHeight: Double? { current?.hourHeight }

  /// Returns whether a popover lies at a point of the window.
  package final func isPopover(at location: Point) -> Bool { popovers.contains(location) }
}
