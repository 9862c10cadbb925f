import ViewKit

/// The views that wait to be used again, in front of the pool that makes new ones.
///
/// Every way to reuse views goes through it: `ItemRecycler` takes the views of items a layout placed, a source the
/// views it dequeues from a `CollectionView`. Idle views stay in the tree, hidden, because taking a view out costs a
/// host more than hiding it; those above a limit leave it and are freed.
@usableFromInline
package struct ReuseStore {
  /// The pool that makes new views.
  package let pool: ReusePool
  private var idle: [ReusableView] = []
  /// The number of views that wait at most.
  package static let mostIdle = 64

  /// Creates a store without views.
  @usableFromInline
  package init(pool: ReusePool) { self.pool = pool }

  /// The number of views that wait.
  @usableFromInline package var idleCount: Int { idle.count }

  /// Returns an idle view, prepared for reuse and in sight, or a new one without a superview; `nil` for an identifier
  /// that is not registered.
  @usableFromInline
  package mutating func take(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind? = nil) -> ReusableView? {
    guard let index = idle.lastIndex(where: { $0.reuseIdentifier == identifier && $0.supplementaryKind == kind })
    else { return pool.make(identifier, ofKind: kind) }
    let view = idle.remove(at: index)
    view.prepareForReuse()
    view.isHidden = false
    return view
  }

  /// Keeps a view that is shown no longer, without hiding it. Returns `false`, and does not keep the view, if its
  /// identifier is not registered any more.
  @usableFromInline
  package mutating func give(_ view: ReusableView) -> Bool {
    guard pool.isRegistered(view.reuseIdentifier, ofKind: view.supplementaryKind) else { return false }
    idle.append(view)
    return true
  }

  /// Hides the views that wait, and drops those that are too many, the longest idle first.
  @usableFromInline
  package mutating func hideIdle() {
    let surplus = idle.count - ReuseStore.mostIdle
    if surplus > 0 {
      for view in idle[..<surplus] { view.removeFromSuperview() }
      idle.removeFirst(surplus)
    }
    for view in idle where !view.isHidden { view.isHidden = true }
  }

  /// Drops the idle views of an identifier, and returns them.
  package mutating func removeIdle(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?) -> [ReusableView] {
    let removed = idle.filter { $0.reuseIdentifier == identifier && $0.supplementaryKind == kind }
    idle.removeAll { $0.reuseIdentifier == identifier && $0.supplementaryKind == kind }
    return removed
  }

  /// Drops all idle views, and empties the pool.
  package mutating func removeAll() {
    pool.removeAll()
    idle = []
  }
}
