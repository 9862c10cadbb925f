import Basics
import CalendarViews
import Events
import Geometry

/// The column of a resource at a level that has them. It is identified by the resource, because columns may come and go
/// while an event is held.
struct ResourceColumn {
  /// The identifier of the resource; `nil` for events without one.
  let id: String?
}

extension ResourceColumn: Equatable {
  /// Returns whether both are columns of the same resource.
  static func == (a: ResourceColumn, b: ResourceColumn) -> Bool {
    (a.id == nil) == (b.id == nil) && (a.id ?? "").hasSameBytes(as: b.id ?? "")
  }
}

/// Points and frames are in the coordinates of the calendar.
extension CalendarView {
  /// Returns the column with an index in `columnResources`; `nil` if there is none.
  func column(_ index: Int?) -> ResourceColumn? {
    let resources = columnResources
    guard let index, resources.indices.contains(index) else { return nil }
    return ResourceColumn(id: resources[index]?.id)
  }

  /// Returns the column at a point; `nil` if there is none, as at levels without resources.
  func column(at point: Point) -> ResourceColumn? { column(resourceIndex(at: point)) }

  /// Returns the index of a column in `columnResources`; `nil` if it is not shown.
  func index(of column: ResourceColumn?) -> Int? {
    guard let column else { return nil }
    return columnResources.firstIndex { ResourceColumn(id: $0?.id) == column }
  }

  /// Returns the frame of a slot in a column; without a column, the frame of the slot.
  func frame(of slot: CalendarPart, in column: ResourceColumn?) -> Rect? {
    guard let column else { return frame(of: slot) }
    return index(of: column).flatMap { frame(of: slot, inResource: $0) }
  }

  /// Returns the frames of an event's pieces in a column; without a column, and at levels without resources, of all its
  /// pieces.
  func frames(of id: OccurrenceID, in column: ResourceColumn?) -> [Rect] {
    let frames = frames(ofPieces: id)
    guard let column, !columnResources.isEmpty else { return frames }
    return frames.filter { self.column(at: Point(x: $0.midX, y: $0.midY)) == column }
  }
}
