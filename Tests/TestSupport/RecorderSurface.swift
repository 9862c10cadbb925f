package import CollectionKit
package import Diffing

/// A collection view that shows the items that a test names, and records the calls of its manager.
package final class RecorderSurface: CollectionSurface {
  package weak var source: (any CollectionSource)?
  package weak var delegate: (any CollectionDelegate)?
  package var isOnScreen = true
  package var usesFlowLayout = true
  /// Whether animations end at once; otherwise `finish()` ends them.
  package var isInstant = true

  /// The updates and reloads, in words.
  package var log: [String] = []
  /// The updates, in order.
  package private(set) var updates: [StorageUpdate] = []
  /// The number of calls of `delegateDidChange()`.
  package private(set) var delegateChanges = 0
  private let pool = ReusePool()
  private var registered: Set<ReuseIdentifier> = []
  private var pending: [() -> Void] = []
  private var shown: [ItemPath: ReusableView] = [:]

  package init() {}

  /// The number of registered identifiers.
  package var registeredCount: Int { registered.count }

  package func register(
    _ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, make: @escaping () -> ReusableView
  ) {
    registered.insert(identifier)
    pool.register(identifier, ofKind: kind, make: make)
  }

  package func unregister(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?) {
    registered.remove(identifier)
    pool.unregister(identifier, ofKind: kind)
  }

  package func dequeue(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, at path: ItemPath)
    -> ReusableView?
  { pool.make(identifier, ofKind: kind) }

  package var visiblePaths: [ItemPath] { shown.keys.sorted() }
  package func cell(at path: ItemPath) -> ReusableView? { shown[path] }
  package func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView? { nil }

  package func perform(_ update: StorageUpdate, completion: @escaping () -> Void) {
    updates.append(update)
    log.append("perform: \(update)")
    if isInstant { completion() } else { pending.append(completion) }
  }

  package func reloadData() { log.append("reload") }

  package func delegateDidChange() { delegateChanges += 1 }

  /// Ends the animations.
  package func finish() {
    for completion in pending { completion() }
    pending = []
  }

  /// Shows an item, as layout would. Returns its cell.
  @discardableResult
  package func show(_ path: ItemPath) -> ReusableView? {
    let view = source?.cell(at: path)
    shown[path] = view
    if let view { notifyDelegates { $0.collection(.willDisplay, at: path, view: view) } }
    return view
  }

  /// Shows an item, as layout would. Returns its cell.
  @discardableResult
  package func show(_ section: Int, _ item: Int) -> ReusableView? { show(ItemPath(section: section, item: item)) }

  /// Ends the display of an item.
  package func hide(_ path: ItemPath) {
    guard let view = shown.removeValue(forKey: path) else { return }
    notifyDelegates { $0.collection(.didEndDisplaying, at: path, view: view) }
  }

  /// Selects a shown item, if that is allowed, as a tap does.
  package func tap(_ section: Int, _ item: Int) {
    let path = ItemPath(section: section, item: item)
    let view = shown[path]
    guard askDelegates({ $0.collection(asks: .shouldSelect, at: path, view: view) }) ?? true else { return }
    notifyDelegates { $0.collection(.didSelect, at: path, view: view) }
  }
}
