public import Geometry
public import ViewKit

/// An item with the frame a layout gave it.
public struct PlacedItem<Key: Hashable & Sendable>: Equatable, Sendable {
  /// The identity of the item; the same key keeps its view from frame to frame.
  public var key: Key
  /// The class of views that can show the item.
  public var reuseIdentifier: ReuseIdentifier
  /// The frame of the item, in the coordinates of the container.
  public var frame: Rect

  /// Creates an item; its frame is in the coordinates of the container.
  public init(key: Key, reuseIdentifier: ReuseIdentifier, frame: Rect) {
    self.key = key
    self.reuseIdentifier = reuseIdentifier
    self.frame = frame
  }
}

/// The views of one container, matched to the items a layout placed: a key that stays keeps its view, others take an
/// idle one or a new one. Owns no policy and no content.
///
///     let recycler = ItemRecycler<Int>(pool: pool)
///     let items = (0..<7).map { day in
///       PlacedItem(key: day, reuseIdentifier: cells, frame: Rect(x: Double(day) * 40, y: 0, width: 40, height: 40))
///     }
///     recycler.reconcile(items, in: row)
///     for item in items { recycler.view(for: item.key)?.text = "\(item.key)" }
///
/// Idle views stay in the container, hidden (see `ReuseStore`). So live views lie among their siblings in any order:
/// classes of views that overlap belong into containers of their own.
///
/// Its functions are inlinable, so that they are specialized for the keys they are used with. Keys are searched for
/// one after the other, beginning where the last search ended: placed items mostly come in the same order as before, so
/// this is quicker than hashing.
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

  @usableFromInline var store: ReuseStore
  @usableFromInline var live: [Entry] = []
  @usableFromInline var lastFound = 0

  /// Creates a recycler without views; it makes them from `pool`.
  @inlinable
  public init(pool: ReusePool) { store = ReuseStore(pool: pool) }

  /// The number of views, live or idle.
  @inlinable
  public var viewCount: Int { live.count + store.idleCount }

  /// The keys with a live view, in the order of the last reconciliation.
  @inlinable
  public var liveKeys: [Key] { live.map { $0.key } }

  /// Returns the view that shows `key` now; `nil` if none does.
  @inlinable
  public func view(for key: Key) -> ReusableView? {
    guard let index = index(of: key) else { return nil }
    return live[index].view
  }

  /// Whether a view began to show `key` in the last reconciliation.
  @inlinable
  public func isNew(_ key: Key) -> Bool {
    guard let index = index(of: key) else { return false }
    return live[index].isNew
  }

  /// Makes the container's views show `items`, whose keys are distinct. Items whose identifier is not registered get no
  /// view. Takes linear time if most items come in the same order as in the last call.
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
    let indices = items.map { index(of: $0.key) }
    var isKept = [Bool](repeating: false, count: old.count)
    for key in keepAlive { if let index = index(of: key) { isKept[index] = true } }
    // Placed as another class of view: even a view that is kept alive cannot show that.
    for (item, index) in zip(items, indices) {
      if let index { isKept[index] = old[index].view.reuseIdentifier == item.reuseIdentifier }
    }
    retire(where: isKept, disappear)
    live = []
    live.reserveCapacity(items.count)
    for (item, index) in zip(items, indices) {
      if let index, isKept[index] {
        isKept[index] = false
        old[index].view.frame = item.frame
        live.append(Entry(key: item.key, view: old[index].view, isNew: false))
      } else if let view = take(item.reuseIdentifier, in: container) {
        view.frame = item.frame
        live.append(Entry(key: item.key, view: view, isNew: true))
      }
    }
    for index in old.indices where isKept[index] {
      live.append(Entry(key: old[index].key, view: old[index].view, isNew: false))
    }
    // Only now: most views are taken at once for other items, and were shown all the while.
    store.hideIdle()
    for entry in live where entry.isNew { appear(entry.view, entry.key) }
  }

  @inlinable
  func index(of key: Key) -> Int? {
    if lastFound >= live.count { lastFound = 0 }
    for index in lastFound..<live.count where live[index].key == key {
      lastFound = index
      return index
    }
    for index in 0..<lastFound where live[index].key == key {
      lastFound = index
      return index
    }
    return nil
  }

  /// Makes the views idle that are not kept; they are still shown.
  @inlinable
  func retire(where isKept: [Bool], _ disappear: (ReusableView, Key) -> Void) {
    let old = live
    live = []
    for index in old.indices where isKept[index] { live.append(old[index]) }
    for index in old.indices where !isKept[index] {
      let view = old[index].view
      disappear(view, old[index].key)
      endPress(in: view)
      if !store.give(view) { view.removeFromSuperview() }
    }
  }

  @inlinable
  func take(_ identifier: ReuseIdentifier, in container: View) -> ReusableView? {
    guard let view = store.take(identifier) else { return nil }
    if view.superview == nil { container.addSubview(view) }
    return view
  }
}

/// Cancels a press on a view that shows something else from now on.
@usableFromInline
func endPress(in view: View) { view.cancelPress() }
