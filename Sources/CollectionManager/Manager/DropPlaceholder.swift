public import Diffing

/// A gap kept open for an item that is still on its way from a drop.
public final class DropPlaceholder {
  /// Where the item will go; follows changes of the storage only if the program sets it.
  public var insertionPath: ItemPath
  private let storage: MemoryStorage
  private var isOpen = true

  init(_ path: ItemPath, _ storage: MemoryStorage) {
    insertionPath = path
    self.storage = storage
  }

  /// The item has arrived: inserts it, then calls the closure with its path.
  ///
  /// - Returns: `false`, and nothing is called, if the gap was closed before or the path is no longer valid; the latter
  ///   is reported as an anomaly of the storage.
  @discardableResult
  public func commitInsertion<Model>(ofItem item: Model, _ body: ((ItemPath) -> Void)? = nil) -> Bool {
    guard isOpen else { return false }
    do {
      try storage.insertItem(item, to: insertionPath)
    } catch {
      return false
    }
    isOpen = false
    body?(insertionPath)
    return true
  }

  /// The item will not arrive. Call it on the way out of every failed delivery.
  ///
  /// - Returns: whether the gap was still open.
  @discardableResult
  public func deletePlaceholder() -> Bool {
    defer { isOpen = false }
    return isOpen
  }
}

extension CollectionManager {
  /// Keeps a gap open at a path for an item that arrives later; a memory storage then receives it.
  public func drop(to path: ItemPath) -> DropPlaceholder { DropPlaceholder(path, memoryStorage) }
}
