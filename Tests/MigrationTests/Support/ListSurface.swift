import Almanac

/// A collection view without looks, for examples: it shows the items it is told to.
final class ListSurface: CollectionSurface {
  weak var source: (any CollectionSource)?
  weak var delegate: (any CollectionDelegate)?
  var isOnScreen = true
  var usesFlowLayout = true
  private(set) var updates: [StorageUpdate] = []
  private(set) var reloads = 0
  private var shown: [ItemPath: ReusableView] = [:]
  private var makers: [(id: ReuseIdentifier, kind: SupplementaryKind?, make: () -> ReusableView)] = []

  func register(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, make: @escaping () -> ReusableView) {
    makers.append((identifier, kind, make))
  }

  func unregister(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?) {
    makers.removeAll { $0.id == identifier && $0.kind == kind }
  }

  func dequeue(_ identifier: ReuseIdentifier, ofKind kind: SupplementaryKind?, at path: ItemPath) -> ReusableView? {
    makers.first { $0.id == identifier && $0.kind == kind }?.make()
  }

  var visiblePaths: [ItemPath] { shown.keys.sorted() }
  func cell(at path: ItemPath) -> ReusableView? { shown[path] }
  func supplementaryView(ofKind kind: SupplementaryKind, at path: ItemPath) -> ReusableView? { nil }

  func perform(_ update: StorageUpdate, completion: @escaping () -> Void) {
    updates.append(update)
    completion()
  }

  func reloadData() { reloads += 1 }
  func delegateDidChange() {}

  /// Shows an item, as layout would.
  @discardableResult
  func show(_ section: Int, _ item: Int) -> ReusableView? {
    let path = ItemPath(section: section, item: item)
    shown[path] = source?.cell(at: path)
    if let view = shown[path] { notifyDelegates { $0.collection(.willDisplay, at: path, view: view) } }
    return shown[path]
  }

  /// A tap, as gestures would report it.
  func tap(_ section: Int, _ item: Int) {
    let path = ItemPath(section: section, item: item)
    let view = shown[path]
    guard askDelegates({ $0.collection(asks: .shouldSelect, at: path, view: view) }) ?? true else { return }
    notifyDelegates { $0.collection(.didSelect, at: path, view: view) }
  }
}
