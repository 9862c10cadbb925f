public import Geometry
public import ViewKit

/// A result of layout: what, where.
public struct PlacedItem<Key: Hashable & Sendable>: Equatable, Sendable {
  /// Identity; the same key keeps its view from frame to frame.
  public var key: Key
  /// The class of views that can show the item.
  public var reuseIdentifier: ReuseIdentifier
  /// In the coordinates of the container.
  public var frame: Rect

  /// An item; its frame is in the coordinates of the container.
  public init(key: Key, reuseIdentifier: ReuseIdentifier, frame: Rect) {
    self.key = key
    self.reuseIdentifier = reuseIdentifier
    self.frame = frame
  }
}

/// Matches placed items to live views of one container: a key that stays keeps its view, others take an idle one or a
/// new one. Owns no policy and no content.
///
/// Idle views stay in the container, hidden, because taking a view out of a host's tree costs more than hiding it. So
/// live views lie among their siblings in any order: classes of views that overlap belong into containers of their own.
public final class ItemRecycler<Key: Hashable & Sendable> {
  private let pool: ReusePool
  private var live: [Key: ReusableView] = [:]
  private var idle: [ReusableView] = []
  private var order: [Key] = []

  /// A recycler without views; it makes them from `pool`.
  public init(pool: ReusePool) { self.pool = pool }

  /// How many views exist, live or idle.
  public var viewCount: Int { live.count + idle.count }

  /// The keys with a live view, in the order of the last reconciliation.
  public var liveKeys: [Key] { order }

  /// The view that shows `key` now.
  public func view(for key: Key) -> ReusableView? { live[key] }

  /// Brings the container's views to `items`, whose keys are distinct. Items whose identifier nobody registered get no view.
  ///
  /// - Parameters:
  ///   - keepAlive: keys that keep their view, where it is, although they are not placed (focus, drag).
  ///   - appear: called for each view that begins to show a key, after `prepareForReuse()` if it showed another before.
  ///   - disappear: called for each view that ceases to show a key, before it becomes idle.
  public func reconcile(
    _ items: [PlacedItem<Key>], in container: View, keepAlive: [Key] = [],
    appear: (ReusableView, Key) -> Void, disappear: (ReusableView, Key) -> Void = { _, _ in }
  ) {
    retire(keeping: items, and: keepAlive, disappear)
    order.removeAll(keepingCapacity: true)
    for item in items {
      if let view = live[item.key] {
        view.frame = item.frame
        order.append(item.key)
        continue
      }
      guard let view = take(item.reuseIdentifier, in: container) else { continue }
      view.frame = item.frame
      live[item.key] = view
      order.append(item.key)
      appear(view, item.key)
    }
    for key in keepAlive where live[key] != nil && !order.contains(key) { order.append(key) }
  }

  private func retire(
    keeping items: [PlacedItem<Key>], and keepAlive: [Key], _ disappear: (ReusableView, Key) -> Void
  ) {
    guard !live.isEmpty else { return }
    var kept = Set<Key>(minimumCapacity: items.count + keepAlive.count)
    for key in keepAlive { kept.insert(key) }
    for item in items {
      if live[item.key]?.reuseIdentifier == item.reuseIdentifier {
        kept.insert(item.key)
      } else {
        // Placed as another class of view: even a view that is kept alive cannot show that.
        kept.remove(item.key)
      }
    }
    for key in order where !kept.contains(key) {
      guard let view = live.removeValue(forKey: key) else { continue }
      disappear(view, key)
      view.isHidden = true
      idle.append(view)
    }
  }

  private func take(_ identifier: ReuseIdentifier, in container: View) -> ReusableView? {
    if let index = idle.lastIndex(where: { $0.reuseIdentifier == identifier }) {
      let view = idle.remove(at: index)
      view.prepareForReuse()
      view.isHidden = false
      return view
    }
    guard let view = pool.make(identifier) else { return nil }
    container.addSubview(view)
    return view
  }
}
