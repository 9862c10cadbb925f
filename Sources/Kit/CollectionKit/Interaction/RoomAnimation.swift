import ViewKit

/// The animation of items that make room for a dragged one. Their targets follow the drag, even if they change on the
/// way.
final class RoomAnimation: Animation {
  private let collection: CollectionView
  private var last: Double?

  init(_ collection: CollectionView) { self.collection = collection }

  var owner: View { collection.supplementaryContainer }

  func advance(to now: Double) -> Bool {
    defer { last = now }
    guard let last else { return true }
    return !collection.moveAside(by: min(1, (now - last) * RoomAnimation.speed))
  }

  /// The fraction of the remaining distance that items travel per second: nearly all of it in 0.2 s.
  private static let speed = 18.0
}
