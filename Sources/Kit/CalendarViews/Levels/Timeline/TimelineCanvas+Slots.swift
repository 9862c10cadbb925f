import CalendarLayout
import CalendarSystems
import Geometry
import TimeZones
import ViewKit

/// Headings, all-day lanes, and times at points of the viewport, and their frames.
extension TimelineCanvas {
  func slot(at point: Point) -> CalendarPart? {
    guard let plan, let column = column(at: point) else { return nil }
    let day = plan.columns.day(of: column)
    if point.y < plan.headerHeight(laneRows: 0) { return .day(day) }
    if point.y < headerHeight { return .lane(day) }
    guard let hours = content.day(column)?.geometry else { return nil }
    let elapsed = hours.elapsed(atY: point.y - headerHeight + contentOffset.y, column: 0)
    return .time(day, hours.axes[0].instant(atElapsed: elapsed))
  }

  /// Returns the frame of a slot in a column of its day. The frame of a time is a line.
  func frame(of slot: CalendarPart, in column: Int) -> Rect? {
    guard let plan, plan.columns.shown.contains(slot.day) else { return nil }
    var frame = frame(ofColumn: column)
    let top = plan.headerHeight(laneRows: 0)
    switch slot {
    case .day: frame.size.height = top
    case .lane:
      guard laneRows > 0 else { return nil }
      frame = Rect(x: frame.minX, y: top, width: frame.width, height: headerHeight - top)
    case .time(_, let instant):
      guard let hours = content.day(column)?.geometry, instant >= hours.axes[0].start, instant <= hours.axes[0].end
      else {
        return nil
      }
      let elapsed = hours.axes[0].elapsed(of: instant)
      let y = hours.exactY(ofElapsed: elapsed, column: 0)
      // Hidden hours are not visible.
      guard hours.elapsed(atY: y, column: 0) == elapsed else { return nil }
      frame = Rect(x: frame.minX, y: y + headerHeight - contentOffset.y, width: frame.width, height: 0)
    case .event, .more: return nil
    }
    return frame
  }
}
