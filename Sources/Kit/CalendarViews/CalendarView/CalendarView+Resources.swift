package import CalendarLayout
package import CalendarSystems
package import Events
package import Geometry
package import ViewKit

/// The columns of resources, at levels that have them. Points and frames are in the coordinates of the calendar view.
extension CalendarView {
  /// The resources that have columns, in their order, with `nil` for events without a resource; empty at other levels.
  package final var columnResources: [Resource?] { current?.columnResources ?? [] }

  /// Returns the index in `columnResources` of the column at a point; `nil` if there is none.
  package final func resourceIndex(at point: Point) -> Int? { current?.resourceIndex(at: point - stage.frame.origin) }

  /// Returns the frame of a slot in the column of a resource; `nil` if the level does not show it.
  ///
  /// - Parameter resource: an index in `columnResources`.
  package final func frame(of slot: CalendarPart, inResource resource: Int) -> Rect? {
    current?.frame(ofSlot: slot, inResource: resource)?.offset(by: stage.frame.origin)
  }

  /// Moves as little as possible sideways to bring the column of a resource into view. The day is in view.
  ///
  /// - Parameter resource: an index in `columnResources`.
  package final func reveal(_ day: DayNumber, inResource resource: Int) {
    current?.reveal(day, inResource: resource)
  }

  /// Returns the views of an event, in reading order. An event with several resources has a view in the column of each.
  package final func views(ofPieces id: OccurrenceID) -> [View] { current?.views(ofPieces: id) ?? [] }

  /// Returns the frames of a part of all views of an event, in reading order.
  package final func frames(ofPieces id: OccurrenceID, _ part: EventPart = .body) -> [Rect] {
    current?.frames(ofPieces: id, part).map { $0.offset(by: stage.frame.origin) } ?? []
  }
}
