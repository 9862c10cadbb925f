import CalendarSystems
import Events
import Geometry
import ViewKit

/// The views of events in a level.
extension LevelView {
  /// Returns the view of the piece of an event on a day, otherwise of the first piece in view.
  final func eventView(of id: OccurrenceID, on day: DayNumber) -> View? {
    let views = elementViews().filter { LevelView.event(in: $0)?.occurrence.id == id }
    return views.first { self.day(ofPiece: $0) == day } ?? views.first { $0.visibleFrame != nil } ?? views.first
  }

  /// Returns the first day of the piece of an event that a view shows, limited to the days in view.
  final func day(ofPiece view: View) -> DayNumber? {
    if let piece = view as? PieceView, piece.form == .row { return piece.shownDay }
    let frame = view.frameInWindow.offset(by: Point(x: -frameInWindow.minX, y: -frameInWindow.minY))
    let start = context?.direction == .rightToLeft ? frame.maxX - 1 : frame.minX + 1
    return day(at: Point(x: min(max(start, 0), self.frame.width - 1), y: frame.midY))
  }

  /// Returns the piece of a foreground event that a view shows; `nil` for other views.
  static func event(in view: View) -> EventContext? {
    guard !view.isHidden, let piece = view as? PieceView, piece.form != .background else { return nil }
    return piece.shownEvent
  }
}
