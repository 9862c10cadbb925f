public import Diffing

/// A gap kept open for a dropped item whose data has not arrived yet.
public final class DropPlaceholder {
  /// The path at which the item will be inserted; follows changes of the storage only if the program sets it.
  public var insertionPath: ItemPath
  private let storage: MemoryStorage
  private var isOpen = true

  init(_ path: ItemPath, _ storage: MemoryStorage) {
    insertionPath = path
    self.storage = storage
  }

  /// Inserts the item, which has arrived, then calls the closure with its path.
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

  /// Closes the gap, because the item will not arrive. Call it whenever a delivery fails.
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
