import ViewKit

/// The views that wait for reuse, in front of the pool that creates new ones.
///
/// All reuse goes through it: `ItemRecycler` takes views for placed items, and sources take the views that they dequeue
/// from a `CollectionView`. Idle views stay in the tree, hidden, because removing a view costs a host more than hiding
/// it; views beyond a limit are removed and freed.
@usableFromInline
package struct ReuseStore {
  /// The pool that creates new views.
  package let pool: ReusePool
  private var idle: [ReusableView] = []
  /// The maximum number of idle views.
  package static let mostIdle = 64

  /// Creates a store without views.
  @usableFromInline
  package init(pool: ReusePool) { self.pool = pool }

  /// The number of idle views.
  @usableFromInline package var idleCount: Int { idle.count }

  /// Returns an idle view, prepared for reuse and visible, or a new one without a superview; `nil` if the identifier is
  /// not registered.
  @usableFromInline
  package mutating func take(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind? = nil) -> ReusableView? {
    guard let index = idle.lastIndex(where: { $0.reuseIdentifier == identifier && $0.supplementaryKind == kind })
    else { return pool.make(identifier, ofKind: kind) }
    let view = idle.remove(at: index)
    view.prepareForReuse()
    view.isHidden = false
    return view
  }

  /// Returns a view to the store without hiding it. Returns `false`, and does not keep the view, if its identifier is
  /// no longer registered.
  @usableFromInline
  package mutating func give(_ view: ReusableView) -> Bool {
    guard pool.isRegistered(view.reuseIdentifier, ofKind: view.supplementaryKind) else { return false }
    idle.append(view)
    return true
  }

  /// Hides the idle views, and drops those beyond the limit, the longest idle first.
  @usableFromInline
  package mutating func hideIdle() {
    let surplus = idle.count - ReuseStore.mostIdle
    if surplus > 0 {
      for view in idle[..<surplus] { view.removeFromSuperview() }
      idle.removeFirst(surplus)
    }
    for view in idle where !view.isHidden { view.isHidden = true }
  }

  /// Removes and returns the idle views of an identifier.
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
