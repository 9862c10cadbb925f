import Diffing
import Geometry

/// A view that disappears during the animation of an update.
struct Leaver {
  let live: LiveView
  /// The upper left corner of the view, in the coordinates of the viewport.
  let origin: Point
}

/// The combined updates since the last layout.
struct PendingUpdate {
  /// The updates, in order.
  var batches: [BatchChanges] = []
  /// The upper left corners of the views before the update, in the coordinates of the viewport.
  var origins: [(view: ReusableView, origin: Point)] = []
  /// The views of deleted items and sections.
  var leavers: [Leaver] = []
  var completions: [() -> Void] = []
  var isAnimated = false
  /// The duration of the animation in seconds; `nil` for the standard duration of updates.
  var seconds: Double?

  /// The number of items and sections that changed.
  var size: Int {
    batches.reduce(0) { sum, batch in
      sum + batch.insertedItems.count + batch.deletedItems.count + batch.movedItems.count + batch.updatedItems.count
        + batch.insertedSections.count + batch.deletedSections.count + batch.movedSections.count
    }
  }

  /// Returns the current path of the item that was at a path before all updates; `nil` if it was deleted or reloaded.
  func newPath(of path: ItemPath) -> ItemPath? {
    var path = path
    for batch in batches {
      guard let next = batch.newPath(of: path) else { return nil }
      path = next
    }
    return path
  }

  /// Returns the current path of the item that was at a path before all updates; `nil` also if it was updated.
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

  /// Returns whether an explicit step moved an item.
  func wasMoved(_ path: ItemPath) -> Bool {
    var path = path
    for batch in batches {
      if batch.movedItems.contains(where: { $0.from == path }) { return true }
      guard let next = batch.newPath(of: path) else { return false }
      path = next
    }
    return false
  }

  /// Returns the path before all updates of the item that is now at a path; `nil` if it was inserted or reloaded.
  func oldPath(of path: ItemPath) -> ItemPath? {
    var path = path
    for batch in batches.reversed() {
      guard let before = batch.oldPath(of: path) else { return nil }
      path = before
    }
    return path
  }
}
