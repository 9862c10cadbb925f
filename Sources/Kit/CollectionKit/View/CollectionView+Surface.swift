import Basics
public import Diffing
public import ViewKit

/// The view as its manager sees it.
extension CollectionView {
  /// Whether the view is in a window.
  public var isOnScreen: Bool { window != nil }

  /// Whether the layout uses insets, spacing, and the sizes of headers and footers: true for all but custom layouts.
  public var usesFlowLayout: Bool { layout.style != nil }

  /// Registers a factory for views of an identifier. `kind` is `nil` for cells.
  public func register(
    _ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, make: @escaping () -> ReusableView
  ) {
    removeIdleViews(identifier, kind)
    store.pool.register(identifier, ofKind: kind, make: make)
  }

  /// Removes the factory of an identifier. Visible views stay until they disappear.
  public func unregister(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?) {
    removeIdleViews(identifier, kind)
    store.pool.unregister(identifier, ofKind: kind)
  }

  /// Removes the idle views of an earlier registration, which cannot be reused.
  private func removeIdleViews(_ identifier: ReuseIdentifier, _ kind: SupplementaryKind?) {
    for view in store.removeIdle(identifier, ofKind: kind) { outermost(view).removeFromSuperview() }
  }

  /// Registers a factory for the decoration views of a kind, which layouts place.
  public func register(_ kind: DecorationKind, make: @escaping () -> ReusableView) {
    decorationPool.register(ReuseIdentifier(kind.rawValue), make: make)
    setNeedsLayout()
  }

  /// Returns an idle or new view; `nil` if the identifier is not registered. Sources call this while the collection
  /// requests a view.
  public func dequeue(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, at path: ItemPath)
    -> ReusableView?
  {
    lastDequeued = store.take(identifier, ofKind: kind)
    return lastDequeued
  }

  /// The paths of all items that currently have a cell, in order, including cells just outside the viewport.
  public var visiblePaths: [ItemPath] { cells.map { $0.path } }

  /// Returns the cell that currently shows an item; `nil` if there is none.
  public func cell(at path: ItemPath) -> ReusableView? { index(ofCell: path).map { cells[$0].view } }

  /// Returns the supplementary view that is currently shown; `nil` if there is none.
  public func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView? {
    supplementaries.first { $0.kind == kind && $0.path == path }?.view
  }

  /// Returns the path of the item that a cell, or a view inside it, currently shows.
  public func path(of view: View) -> ItemPath? {
    var current: View? = view
    while let candidate = current, candidate !== self {
      if let live = cells.first(where: { $0.view === candidate }) { return live.path }
      current = candidate.superview
    }
    return nil
  }

  /// The number of views for content, shown or idle.
  public var viewCount: Int { cells.count + supplementaries.count + store.idleCount + decorations.viewCount }

  /// Requests all content again, without animation. Keeps selection and focus at paths that still exist.
  public func reloadData() {
    contentChanged = true
    finishUpdate()
    cancelInteractions()
    cancelPrefetching()
    let hadFocus = window?.focusedView.flatMap { path(of: $0) } != nil
    let (gone, others) = (cells, supplementaries)
    cells = []
    supplementaries = []
    for live in gone + others { retire(live) }
    if hadFocus { focus.isWanted = true }
    selection = PathSet(selection.paths.filter { exists($0) })
    if let path = focus.path, !exists(path) { focus.path = nil }
    if let path = rangeAnchor, !exists(path) { rangeAnchor = nil }
    highlighted = nil
    focus.asksForPreferred = true
    setNeedsGeometry()
  }

  /// Asks the delegates again which events they implement.
  public func delegateDidChange() {
    focus.asksForPreferred = true
    interest = CollectionInterest { isObserved($0) }
    // Sizes may differ even if the same events are implemented.
    setNeedsGeometry()
  }

  /// Returns whether the source has an item at a path.
  func exists(_ path: ItemPath) -> Bool {
    guard let source, path.section >= 0, path.item >= 0, path.section < source.numberOfSections else { return false }
    return path.item < source.numberOfItems(inSection: path.section)
  }

  func setNeedsGeometry() {
    isGeometryStale = true
    setNeedsLayout()
  }

  /// Returns the index of an item's cell among `cells`, which are sorted by path.
  func index(ofCell path: ItemPath) -> Int? {
    let index = cells.partitioningIndex { $0.path >= path }
    return index < cells.count && cells[index].path == path ? index : nil
  }
}
