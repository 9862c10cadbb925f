import CalendarLayout
import CalendarSystems
import Events
import Geometry
import ViewKit

/// Hits and frames, which are inverses of each other. Each level defines its slots; pieces of events are found among
/// its views.
extension LevelView {
  /// Returns what is at a point; `nil` if there is no day.
  final func hit(at point: Point) -> CalendarHit? {
    guard Rect(origin: .zero, size: frame.size).contains(point), let slot = slot(at: point) else { return nil }
    var hit = CalendarHit(part: slot, slot: slot)
    var view = hitTest(point)
    while let part = view, part !== self {
      if let piece = part as? PieceView, piece.form == .more, let day = piece.shownDay {
        hit.part = .more(day)
        break
      }
      if let (context, edges) = piece(part) {
        hit.part = .event(context.occurrence.id, on: context.firstDay, edges.part(at: point))
        break
      }
      view = part.superview
    }
    return hit
  }

  /// Returns the frame of a part. A slot may be out of view. "+n" and pieces of events have frames only while they have
  /// views.
  final func frame(of part: CalendarPart) -> Rect? {
    switch part {
    case .day, .lane, .time: return frame(ofSlot: part)
    case .more(let day): return moreLink(of: day).map { frame(of: $0) }
    case .event(let id, on: let day, let part):
      return view(of: .event(id, on: day, .body)).flatMap { piece($0) }?.edges.frame(of: part)
    }
  }

  /// Returns the bodies of the pieces of an event that have views, in reading order.
  final func pieces(of id: OccurrenceID) -> [CalendarPart] {
    var pieces: [CalendarPart] = []
    for view in views(near: id) {
      guard let context = LevelView.event(in: view), context.occurrence.id == id else { continue }
      pieces.append(.event(id, on: context.firstDay, .body))
    }
    return pieces
  }

  /// Returns the views of an event, in reading order.
  final func views(ofPieces id: OccurrenceID) -> [View] {
    views(near: id).filter { LevelView.event(in: $0)?.occurrence.id == id }
  }

  /// Returns the frames of a part of all views of an event, in reading order.
  final func frames(ofPieces id: OccurrenceID, _ part: EventPart) -> [Rect] {
    views(ofPieces: id).compactMap { piece($0)?.edges.frame(of: part) }
  }

  /// Returns the piece of an event that a view or one of its ancestors shows; `nil` for other views.
  final func part(shownIn view: View) -> CalendarPart? {
    var shown: View? = view
    while let view = shown, view !== self {
      if let context = LevelView.event(in: view) {
        return view.isDescendant(of: self) ? .event(context.occurrence.id, on: context.firstDay, .body) : nil
      }
      shown = view.superview
    }
    return nil
  }

  /// Returns the view of a piece of an event; `nil` if there is none.
  final func view(of part: CalendarPart) -> View? {
    guard case .event(let id, on: let day, _) = part else { return nil }
    return views(near: id).first { view in
      LevelView.event(in: view).map { $0.occurrence.id == id && $0.firstDay == day } ?? false
    }
  }

  /// Returns the piece of a foreground event that a view shows, with its edges; `nil` for other views. Rows of lists
  /// have no edges.
  private final func piece(_ view: View) -> (context: EventContext, edges: EventEdges)? {
    guard let context = LevelView.event(in: view), let form = (view as? PieceView)?.form else { return nil }
    let isRow = form == .row
    let edges = EventEdges(
      frame: frame(of: view), hasStart: context.hasStart && !isRow, hasEnd: context.hasEnd && !isRow,
      isVertical: form == .block, direction: self.context?.direction ?? .leftToRight)
    return (context, edges)
  }

  private final func frame(of view: View) -> Rect {
    let (frame, origin) = (view.frameInWindow, frameInWindow.origin)
    return frame.offset(by: Point(x: -origin.x, y: -origin.y))
  }
}
