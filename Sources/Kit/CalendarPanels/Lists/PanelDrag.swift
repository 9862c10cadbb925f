import Basics
import Geometry
import ViewKit

/// A row that the user moves: it follows the pointer, other rows make room, and the list scrolls near its edges.
final class PanelDrag: Animation {
  let id: Int
  private let index: Int
  /// The index at which the row would be dropped.
  private(set) var target: Int
  /// The location of the pointer in the content when the row was lifted.
  private let start: Double
  private var location: Point
  private var last: Double?
  @Unowned private var list: PanelList

  init(_ list: PanelList, _ index: Int, at location: Point) {
    (self.list, self.index, self.location) = (list, index, location)
    (id, target) = (list.rows[index].id, index)
    start = location.y + list.contentOffset.y
  }

  var owner: View { list.container }

  /// Moves the row with the pointer, inside the list. It changes places with another row when it covers half of it.
  func carry(to location: Point) {
    self.location = location
    let top = list.rows[index].top - list.contentOffset.y
    let distance = location.y + list.contentOffset.y - start
    let y = min(max(distance, -top), max(list.frame.height - top - list.rowHeight, -top))
    list.cell(id)?.effect = ViewEffect(offset: Point(x: 0, y: y), opacity: 0.85)
    target = min(max(0, index + Int((y / list.rowHeight).rounded())), list.rows.count - 1)
  }

  func advance(to now: Double) -> Bool {
    let seconds = min(now - (last ?? now), 0.1)
    last = now
    scrollNearEdges(seconds)
    let part = list.window?.reducesMotion == true ? 1 : min(1, seconds * PanelDrag.speed)
    for (index, row) in list.rows.enumerated() where index != self.index {
      guard let cell = list.cell(row.id) else { continue }
      let isBetween = min(self.index, target)...max(self.index, target) ~= index
      let goal = isBetween ? (target > self.index ? -list.rowHeight : list.rowHeight) : 0
      let rest = goal - cell.effect.offset.y
      cell.effect.offset.y = abs(rest) < 0.5 ? goal : goal - rest * (1 - part)
    }
    return true
  }

  private func scrollNearEdges(_ seconds: Double) {
    let zone = min(40, list.frame.height / 4)
    let y = location.y - list.frameInWindow.minY
    let part = min(1, max(-1, y < zone ? (y - zone) / zone : max(0, (y - list.frame.height) / zone + 1)))
    let before = list.contentOffset
    guard part != 0, seconds > 0 else { return }
    list.scroll(to: before + Point(x: 0, y: 600 * part * seconds))
    if list.contentOffset != before { carry(to: location) }
  }

  /// The fraction of the remaining distance that rows travel per second: nearly all of it in 0.2 s.
  private static let speed = 18.0
}

/// Moving rows: by dragging them, or with Option and an arrow key.
extension PanelList {
  func follow(_ phase: PanPhase, _ pan: Pan) {
    switch phase {
    case .began:
      guard drag == nil, let index = index(at: pan.start.location), rows[index].item.isControl else { return }
      // Keys, above all Escape, shall come here.
      (focusedID, isFocusWanted, highlightedID) = (rows[index].id, true, nil)
      let drag = PanelDrag(self, index, at: pan.start.location)
      self.drag = drag
      cell(drag.id)?.bringToFront()
      window?.animate(drag)
      drag.carry(to: pan.event.location)
    case .changed: drag?.carry(to: pan.event.location)
    case .ended:
      // Hosts coalesce moves.
      drag?.carry(to: pan.event.location)
      guard let drag, let index = index(of: drag.id) else { return }
      cancelDrag()
      _ = move(index, to: drag.target)
    case .cancelled: cancelDrag()
    }
  }

  /// Ends the drag without moving the row. Returns whether there was one.
  @discardableResult
  func cancelDrag() -> Bool {
    guard drag != nil else { return false }
    drag = nil
    window?.cancelAnimation(of: container)
    for row in rows { cell(row.id)?.effect = .none }
    return true
  }

  /// Moves a row of the first section. Returns whether it can be moved there.
  func move(_ index: Int, to target: Int) -> Bool {
    guard let reorder, index != target, var first = sections.first, first.items.indices.contains(index),
      first.items.indices.contains(target)
    else { return false }
    first.items.insert(first.items.remove(at: index), at: target)
    replace([first] + sections.dropFirst())
    if rows[target].id == focusedID { isFocusWanted = true }
    reorder(first.items)
    return true
  }
}
