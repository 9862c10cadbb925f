import CalendarSystems
import Events
import Geometry
import ViewKit

/// The views of events in a level.
extension LevelView {
  /// Returns the view of the piece of an event on a day, otherwise of the first piece in view.
  final func eventView(of id: OccurrenceID, on day: DayNumber) -> View? {
    let views = elementViews().filter { LevelView.occurrence(in: $0)?.id == id && !$0.isHidden }
    return views.first { self.day(ofPiece: $0) == day } ?? views.first { $0.visibleFrame != nil } ?? views.first
  }

  /// Returns the first day of the piece of an event that a view shows, limited to the days in view.
  final func day(ofPiece view: View) -> DayNumber? {
    if let row = view as? AgendaRowView { return row.row?.day }
    let frame = view.frameInWindow.offset(by: Point(x: -frameInWindow.minX, y: -frameInWindow.minY))
    let start = context?.direction == .rightToLeft ? frame.maxX - 1 : frame.minX + 1
    return day(at: Point(x: min(max(start, 0), self.frame.width - 1), y: frame.midY))
  }

  /// Returns the event that a view shows; `nil` for other views.
  static func occurrence(in view: View) -> Occurrence? {
    if let bar = view as? EventBar { return bar.context?.occurrence }
    if let block = view as? EventBlock { return block.context?.occurrence }
    return (view as? AgendaRowView)?.row?.event?.occurrence
  }
}
