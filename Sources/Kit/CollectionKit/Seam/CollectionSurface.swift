public import Diffing

/// A collection view as its manager and updater see it. Tests replace it with a recorder.
///
/// **Updates.** When `perform(_:completion:)` is called, the source already holds the result. The view combines all
/// steps of the update into one animation; `update.batch()` gives the old and new path of everything. A cell whose item
/// stayed, moved or not, keeps its view; cells of updated items and sections are requested again. Counts always agree
/// with the source, because the view keeps no copy. Afterward, selection and focus are on the same items as before, by
/// `newPath(of:)`. `completion` is called once, when the animation has ended, or immediately if there is none.
///
/// **Reuse.** The manager chooses the identifiers. The registered closure creates views, which are then reused.
/// `dequeue` calls `prepareForReuse()` before it returns a view that was used before.
public protocol CollectionSurface: AnyObject {
  /// The source of the content; set by the manager. Held weakly, except in WebAssembly.
  var source: (any CollectionSource)? { get set }
  /// The first delegate of the chain; set by the manager. Held weakly, except in WebAssembly. Surfaces use
  /// `notifyDelegates(_:)` and `askDelegates(_:)`, which also reach the delegates after it.
  var delegate: (any CollectionDelegate)? { get set }
  /// Whether the view is in a window, so that animations would be visible.
  var isOnScreen: Bool { get }
  /// Whether the layout uses insets, spacing, and the sizes of headers and footers, like flow layouts.
  var usesFlowLayout: Bool { get }

  /// Registers a factory for views of an identifier. `kind` is `nil` for cells.
  func register(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, make: @escaping () -> ReusableView)
  /// Removes the factory of an identifier.
  func unregister(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?)
  /// Returns an idle or new view; `nil` if the identifier is not registered.
  func dequeue(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, at path: ItemPath) -> ReusableView?

  /// The paths of all items that currently have a cell, in order.
  var visiblePaths: [ItemPath] { get }
  /// Returns the cell that currently shows an item; `nil` if there is none.
  func cell(at path: ItemPath) -> ReusableView?
  /// Returns the supplementary view that is currently shown; `nil` if there is none.
  func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView?

  /// Shows an update of the content; the view decides whether to animate it.
  func perform(_ update: StorageUpdate, completion: @escaping () -> Void)
  /// Requests all content again, without animation. Keeps the selection of paths that still exist.
  func reloadData()
  /// Discards cached results of `implements(_:)`, because the set of implemented events has changed.
  func delegateDidChange()
}

extension CollectionSurface {
  /// Reports an event to the delegate and to each one after it, in order.
  public func notifyDelegates(_ report: (any CollectionDelegate) -> Void) {
    var current = delegate
    while let delegate = current {
      report(delegate)
      current = delegate.next
    }
  }

  /// Asks the delegate and each one after it until one answers; `nil` if none does.
  public func askDelegates<Answer>(_ ask: (any CollectionDelegate) -> Answer?) -> Answer? {
    var current = delegate
    while let delegate = current {
      if let answer = ask(delegate) { return answer }
      current = delegate.next
    }
    return nil
  }

  /// Returns whether a delegate implements an event; see `CollectionDelegate.implements(_:)`.
  public func isObserved(_ event: CollectionEventID) -> Bool {
    askDelegates { $0.implements(event) ? true : nil } ?? false
  }
}
