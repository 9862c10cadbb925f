import CalendarViews
import Geometry

/// A piece of a held event as it was before: a frame that follows its original day or hour.
struct OriginalPiece {
  private let slot: CalendarPart
  private let offset: Point
  private let size: Size
  private let level: CalendarLevel.ID
  private let column: ResourceColumn?

  /// Returns the pieces of a pressed event that are in view; with columns of resources, those in the pressed column.
  static func pieces(of press: EditingPress, in calendar: CalendarView) -> [OriginalPiece] {
    guard let id = press.occurrence else { return [] }
    return calendar.frames(of: id, in: press.column).compactMap { frame in
      guard let slot = calendar.slot(at: Point(x: frame.midX, y: frame.minY + 1)),
        let origin = calendar.frame(of: slot, in: press.column)?.origin
      else { return nil }
      return OriginalPiece(
        slot: slot, offset: frame.origin - origin, size: frame.size, level: calendar.state.level,
        column: press.column)
    }
  }

  /// Returns the original place of the piece, in the coordinates of the calendar; `nil` at another level.
  func frame(in calendar: CalendarView) -> Rect? {
    guard calendar.state.level == level, let origin = calendar.frame(of: slot, in: column)?.origin
    else { return nil }
    return Rect(origin: origin + offset, size: size)
  }
}
