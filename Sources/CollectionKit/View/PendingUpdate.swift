import Diffing
import Geometry

/// Updates that were told since the last layout, taken together.
struct PendingUpdate {
  /// In the order they were told.
  var batches: [BatchChanges] = []
  /// Where views were seen, from the upper left corner of the viewport.
  var places: [(view: ReusableView, place: Point)] = []
  /// Views of what went away.
  var leavers: [Leaver] = []
  var completions: [() -> Void] = []
  var isAnimated = false
  /// Seconds the motion takes; `nil` for what updates take.
  var seconds: Double?

  /// How many items and sections changed.
  var size: Int {
    batches.reduce(0) { sum, batch in
      sum + batch.insertedItems.count + batch.deletedItems.count + batch.movedItems.count + batch.updatedItems.count
        + batch.insertedSections.count + batch.deletedSections.count + batch.movedSections.count
    }
  }

  /// Where an item is now that was at a path before all updates; `nil` if it went or is shown anew.
  func newPath(of path: ItemPath) -> ItemPath? {
    var path = path
    for batch in batches {
      guard let next = batch.newPath(of: path) else { return nil }
      path = next
    }
    return path
  }

  /// The same; `nil` also if the item was updated.
  func unchangedPath(of path: ItemPath) -> ItemPath? {
    var path = path
    for batch in batches {
      guard let next = batch.newPath(of: path), !batch.updatedItems.contains(where: { $0.to == next }) else {
        return nil
      }
      path = next
    }
    return path
  }

  /// Whether an item was moved by a step of its own.
  func wasMoved(_ path: ItemPath) -> Bool {
    var path = path
    for batch in batches {
      if batch.movedItems.contains(where: { $0.from == path }) { return true }
      guard let next = batch.newPath(of: path) else { return false }
      path = next
    }
    return false
  }

  /// Where an item was that is at a path now; `nil` if it came or was shown anew.
  func oldPath(of path: ItemPath) -> ItemPath? {
    var path = path
    for batch in batches.reversed() {
      guard let before = batch.oldPath(of: path) else { return nil }
      path = before
    }
    return path
  }
}
