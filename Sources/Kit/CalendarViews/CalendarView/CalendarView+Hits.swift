package import CalendarSystems
package import Events
package import Geometry
package import ViewKit

/// Hit testing, and the frames of parts. Points and frames are in the coordinates of the calendar view.
extension CalendarView {
  /// The day in the middle of the view; `nil` if there is none.
  package final var dayInMiddle: DayNumber? { current?.day(at: stage.center) }

  /// Returns what is at a point; `nil` if there is no day.
  package final func hit(at point: Point) -> CalendarHit? { current?.hit(at: point - stage.frame.origin) }

  /// Returns the day, the all-day lane, or the time at a point, ignoring anything above it; `nil` if there is no day.
  /// Cheaper than `hit(at:)`.
  package final func slot(at point: Point) -> CalendarPart? {
    let point = point - stage.frame.origin
    guard let current, Rect(origin: .zero, size: current.frame.size).contains(point) else { return nil }
    return current.slot(at: point)
  }

  /// Returns the frame of a part; `nil` if the level does not show it. A hit test at the center of the frame returns
  /// the part, unless something lies above it. Frames of days and times may be out of view. "+n" and pieces of events
  /// have frames only while they have views.
  package final func frame(of part: CalendarPart) -> Rect? {
    current?.frame(of: part)?.offset(by: stage.frame.origin)
  }

  /// Returns the pieces of an event that have views, in reading order.
  package final func pieces(of id: OccurrenceID) -> [CalendarPart] { current?.pieces(of: id) ?? [] }

  /// Returns the piece of an event that a view belongs to; `nil` for other views.
  package final func part(shownIn view: View) -> CalendarPart? { current?.part(shownIn: view) }

  /// Returns the view of a piece of an event; `nil` if there is none.
  package final func view(of part: CalendarPart) -> View? { current?.view(of: part) }

  /// The height of an hour, in points; `nil` at levels without hours.
  package final var hourHeight: Double? { current?.hourHeight }

  /// Places a view behind the events of a level with hours, as large as the content, with which it scrolls. Returns what to
  /// add to a point of the calendar view for a point of the content; `nil` at levels without hours.
  package final func placeBehindEvents(_ view: View) -> Point? {
    guard let level = current as? TimelineLevelView else { return nil }
    level.placeBehindEvents(view)
    let surface = level.surface
    view.frame = Rect(origin: .zero, size: surface.contentSize)
    return frameInWindow.origin - surface.frameInWindow.origin + surface.contentOffset
  }

  /// Returns whether a popover is at a point of the window.
  package final func isPopover(at location: Point) -> Bool { popovers.contains(location) }
}
