public import Diffing

/// A collection view as its manager and updater see it. Tests put a recorder in its place.
///
/// **Updates.** When `perform(_:completion:)` is called, the source already holds the result. The view takes all steps
/// of the update together into one animation; `update.batch()` gives the old and new path of everything. A cell whose
/// item stayed, moved or not, keeps its view; updated items and sections are asked for anew. Counts always agree with
/// the source, because there is no second copy of them. Afterward selection and focus lie on the same items as before,
/// by `newPath(of:)`. `completion` is called once, when the animation has ended, at once if there was none.
///
/// **Reuse.** Identifiers are given by the manager; views are made by the closure that was registered, and after that
/// reused. `dequeue` calls `prepareForReuse()` before it hands out a view that was used before.
public protocol CollectionSurface: AnyObject {
  /// The source of the content; set by the manager. Held weakly where the language can.
  var source: (any CollectionSource)? { get set }
  /// The first of the delegates who hear of events; set by the manager. Held weakly where the language can. Surfaces
  /// use `notifyDelegates(_:)` and `askDelegates(_:)`, which reach those after it too.
  var delegate: (any CollectionDelegate)? { get set }
  /// Whether the view is in a window, so that animations would be seen.
  var isOnScreen: Bool { get }
  /// Whether the layout asks for insets, spacings, and sizes of headers and footers, as flow layouts do.
  var usesFlowLayout: Bool { get }

  /// Registers how views of an identifier are made. `kind` is `nil` for cells.
  func register(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, make: @escaping () -> ReusableView)
  /// Forgets how views of an identifier are made.
  func unregister(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?)
  /// Returns an idle or new view; `nil` for an identifier that is not registered.
  func dequeue(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, at path: ItemPath) -> ReusableView?

  /// The paths of the items that have a cell now, in order.
  var visiblePaths: [ItemPath] { get }
  /// Returns the cell that shows an item now; `nil` if it is not visible.
  func cell(at path: ItemPath) -> ReusableView?
  /// Returns the supplementary view that is shown now; `nil` if it is not visible.
  func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView?

  /// Shows an update of the content, with animation where the view wants one.
  func perform(_ update: StorageUpdate, completion: @escaping () -> Void)
  /// Asks for all content again, without animation. Selection is kept where the paths still exist.
  func reloadData()
  /// Drops what was remembered of `implements(_:)`, because the set of events with listeners has changed.
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

  /// Asks the delegate and each one after it until one answers; `nil` if nobody does.
  public func askDelegates<Answer>(_ ask: (any CollectionDelegate) -> Answer?) -> Answer? {
    var current = delegate
    while let delegate = current {
      if let answer = ask(delegate) { return answer }
      current = delegate.next
    }
    return nil
  }

  /// Whether a delegate listens to an event; see `CollectionDelegate.implements(_:)`.
  public func isObserved(_ event: CollectionEventID) -> Bool {
    askDelegates { $0.implements(event) ? true : nil } ?? false
  }
}
