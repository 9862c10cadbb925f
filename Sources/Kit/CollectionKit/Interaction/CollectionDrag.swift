import Diffing
import Geometry
import ViewKit

/// An item that is being dragged out of a collection.
final class CollectionDrag {
  /// The item's path when it was lifted.
  let source: ItemPath
  /// The location of the pointer at that time, in the window.
  let start: Point
  /// The content offset at that time.
  let startOffset: Point
  /// The session offered to other collections; `nil` if the item is only reordered.
  let session: DragSession?
  /// The outline of the dragged item, with a picture of it if only a part is shown.
  let preview: ItemPreview
  /// The items already asked for drag items.
  var passed: PathSet
  /// The path at which the item would be dropped, counted as if the item were removed.
  var proposed: ItemPath
  /// The last location of the pointer, in the window.
  var location: Point
  /// The collection under the pointer, and every collection the drag has passed over.
  var over: CollectionView?
  var entered: [CollectionView] = []

  init(
    source: ItemPath, start: Point, startOffset: Point, session: DragSession?, preview: ItemPreview
  ) {
    self.source = source
    self.start = start
    self.startOffset = startOffset
    self.session = session
    self.preview = preview
    passed = PathSet([source])
    proposed = source
    location = start
  }

  func isLifted(_ path: ItemPath) -> Bool { path == source }
}

/// A drag that passes over a collection.
struct DropState {
  let session: DragSession
  /// Whether a delegate refused the session.
  var isRefused = false
  var isInside = false
  var proposal = DropProposal(.cancel)
  var destination: ItemPath?
  /// The item that would receive the drop.
  var target: ItemPath?
  /// The item under the pointer.
  var hovered: ItemPath?
}

/// Scrolls while something is dragged near an edge.
final class DragScroll: Animation {
  private let collection: CollectionView
  private let source: CollectionView
  private let speed: Double
  private var last: Double?

  /// - Parameters:
  ///   - source: where the drag began.
  ///   - speed: in points a second; negative is up.
  init(_ collection: CollectionView, source: CollectionView, speed: Double) {
    self.collection = collection
    self.source = source
    self.speed = speed
  }

  var owner: View { collection.nodes }

  func advance(to now: Double) -> Bool {
    defer { last = now }
    guard let last else { return true }
    let before = collection.contentOffset
    collection.scroll(to: before + Point(x: 0, y: speed * min(now - last, 0.1)))
    guard collection.contentOffset != before else { return false }
    source.carryAgain()
    return true
  }
}
