public import Geometry
public import ViewKit

/// An item with the frame that a layout assigned to it.
public struct PlacedItem<Key: Hashable & Sendable>: Equatable, Sendable {
  /// The identity of the item. An item with the same key keeps its view from frame to frame.
  public var key: Key
  /// The class of views that can show the item.
  public var reuseIdentifier: ReuseIdentifier
  /// The frame of the item, in the coordinates of the container.
  public var frame: Rect

  /// Creates a placed item; `frame` is in the coordinates of the container.
  public init(key: Key, reuseIdentifier: ReuseIdentifier, frame: Rect) {
    self.key = key
    self.reuseIdentifier = reuseIdentifier
    self.frame = frame
  }
}

/// Matches the views of one container to the items that a layout placed. A key that stays keeps its view; a new key
/// gets an idle view or a new one. The recycler owns no policy and no content.
///
///     let recycler = ItemRecycler<Int>(pool: pool)
///     let items = (0..<7).map { day in
///       PlacedItem(key: day, reuseIdentifier: cells, frame: Rect(x: Double(day) * 40, y: 0, width: 40, height: 40))
///     }
///     recycler.reconcile(items, in: row)
///     for item in items { recycler.view(for: item.key)?.text = "\(item.key)" }
///
/// Idle views stay in the container, hidden (see `ReuseStore`). Live views are therefore in no particular order among
/// their siblings; put classes of views that overlap into separate containers.
///
/// The functions are inlinable so that they are specialized for the key type. Keys are searched linearly, starting
/// where the last search ended: placed items mostly come in the same order as before, which makes this faster than
/// hashing.
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

  /// Creates a recycler without views; it creates them with `pool`.
  @inlinable
  public init(pool: ReusePool) { store = ReuseStore(pool: pool) }

  /// The number of views, both live and idle.
  @inlinable
  public var viewCount: Int { live.count + store.idleCount }

  /// The keys with a live view, in the order of the last reconciliation.
  @inlinable
  public var liveKeys: [Key] { live.map { $0.key } }

  /// Returns the view that currently shows `key`; `nil` if there is none.
  @inlinable
  public func view(for key: Key) -> ReusableView? {
    guard let index = index(of: key) else { return nil }
    return live[index].view
  }

  /// Returns whether a view began to show `key` in the last reconciliation.
  @inlinable
  public func isNew(_ key: Key) -> Bool {
    guard let index = index(of: key) else { return false }
    return live[index].isNew
  }

  /// Makes the container's views show `items`, whose keys must be distinct. Items whose identifier is not registered
  /// get no view. Takes linear time if most items come in the same order as in the last call.
  ///
  /// - Parameters:
  ///   - keepAlive: Keys that keep their view in place even if they are not placed (focus, drag).
  ///   - appear: Called for each view that begins to show a key, after `prepareForReuse()` if the view is reused.
  ///   - disappear: Called for each view that stops showing a key, before it becomes idle.
  @inlinable
  public func reconcile(
    _ items: [PlacedItem<Key>], in container: View, keepAlive: [Key] = [],
    appear: (ReusableView, Key) -> Void = { _, _ in }, disappear: (ReusableView, Key) -> Void = { _, _ in }
  ) {
    let old = live
    let indices = items.map { index(of: $0.key) }
    var isKept = [Bool](repeating: false, count: old.count)
    for key in keepAlive { if let index = index(of: key) { isKept[index] = true } }
    // The item now needs another class of view, so even a view that is kept alive cannot show it.
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
    // Only now, because most of these views are reused immediately and never had to be hidden.
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

  /// Makes the views that are not kept idle; they are still shown.
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

/// Cancels a press on a view that is about to show another item.
@usableFromInline
func endPress(in view: View) { view.cancelPress() }
