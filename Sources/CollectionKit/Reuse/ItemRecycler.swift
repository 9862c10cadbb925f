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
///
/// Its functions can be inlined, so that they are made for the keys they are used with.
///
/// Keys are searched for one after the other, beginning where the last search ended: placed items mostly come in the
/// same order as before, so this is quicker than hashing.
public final class ItemRecycler<Key: Hashable & Sendable> {
  @usableFromInline
  struct Entry {
    @usableFromInline let key: Key
    @usableFromInline let view: ReusableView
    /// Whether the view began to show the key in the last reconciliation.
    @usableFromInline var isNew: Bool

    @inlinable
    init(key: Key, view: ReusableView, isNew: Bool) {
      self.key = key
      self.view = view
      self.isNew = isNew
    }
  }

  @usableFromInline let pool: ReusePool
  @usableFromInline var live: [Entry] = []
  @usableFromInline var idle: [ReusableView] = []
  @usableFromInline var lastFound = 0

  /// A recycler without views; it makes them from `pool`.
  @inlinable
  public init(pool: ReusePool) { self.pool = pool }

  /// How many views exist, live or idle.
  @inlinable
  public var viewCount: Int { live.count + idle.count }

  /// The keys with a live view, in the order of the last reconciliation.
  @inlinable
  public var liveKeys: [Key] { live.map { $0.key } }

  /// The view that shows `key` now.
  @inlinable
  public func view(for key: Key) -> ReusableView? {
    guard let place = index(of: key) else { return nil }
    return live[place].view
  }

  /// Whether a view began to show `key` in the last reconciliation.
  @inlinable
  public func isNew(_ key: Key) -> Bool {
    guard let place = index(of: key) else { return false }
    return live[place].isNew
  }

  /// Brings the container's views to `items`, whose keys are distinct. Items whose identifier nobody registered get no view.
  ///
  /// - Parameters:
  ///   - keepAlive: keys that keep their view, where it is, although they are not placed (focus, drag).
  ///   - appear: called for each view that begins to show a key, after `prepareForReuse()` if it showed another before.
  ///   - disappear: called for each view that ceases to show a key, before it becomes idle.
  @inlinable
  public func reconcile(
    _ items: [PlacedItem<Key>], in container: View, keepAlive: [Key] = [],
    appear: (ReusableView, Key) -> Void = { _, _ in }, disappear: (ReusableView, Key) -> Void = { _, _ in }
  ) {
    let old = live
    let places = items.map { index(of: $0.key) ?? -1 }
    var isKept = [Bool](repeating: false, count: old.count)
    for key in keepAlive { if let place = index(of: key) { isKept[place] = true } }
    // Placed as another class of view: even a view that is kept alive cannot show that.
    for index in items.indices where places[index] >= 0 {
      isKept[places[index]] = old[places[index]].view.reuseIdentifier == items[index].reuseIdentifier
    }
    retire(where: isKept, disappear)
    live = []
    live.reserveCapacity(items.count)
    for index in items.indices {
      let (item, place) = (items[index], places[index])
      let isNew = place < 0 || !isKept[place]
      guard let view = isNew ? take(item.reuseIdentifier, in: container) : old[place].view else { continue }
      view.frame = item.frame
      live.append(Entry(key: item.key, view: view, isNew: isNew))
      if !isNew { isKept[place] = false }
    }
    for place in old.indices where isKept[place] {
      live.append(Entry(key: old[place].key, view: old[place].view, isNew: false))
    }
    // Only now: most views are taken at once for other items, and were shown all the while.
    hide(idle)
    for entry in live where entry.isNew { appear(entry.view, entry.key) }
  }

  @inlinable
  func index(of key: Key) -> Int? {
    if lastFound >= live.count { lastFound = 0 }
    for place in lastFound..<live.count where live[place].key == key {
      lastFound = place
      return place
    }
    for place in 0..<lastFound where live[place].key == key {
      lastFound = place
      return place
    }
    return nil
  }

  /// Makes the views idle that are not kept; they are still shown.
  @inlinable
  func retire(where isKept: [Bool], _ disappear: (ReusableView, Key) -> Void) {
    let old = live
    live = []
    for place in old.indices where isKept[place] { live.append(old[place]) }
    for place in old.indices where !isKept[place] {
      let view = old[place].view
      disappear(view, old[place].key)
      endPress(in: view)
      idle.append(view)
    }
  }

  @inlinable
  func take(_ identifier: ReuseIdentifier, in container: View) -> ReusableView? {
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

/// A press on a view that shows something else from now on means nothing any more.
@usableFromInline
func endPress(in view: View) { view.cancelPress() }

/// Takes views out of sight.
@usableFromInline
func hide(_ views: [ReusableView]) {
  for view in views where !view.isHidden { view.isHidden = true }
}
