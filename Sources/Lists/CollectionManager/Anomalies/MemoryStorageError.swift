public import Diffing

/// The reason why a memory storage did not carry out an operation. The storage is unchanged, and an anomaly was also
/// reported.
public enum MemoryStorageError: Error, Equatable {
  /// The reason why an item was not inserted.
  public enum InsertionReason: Equatable, Sendable {
    /// The path is beyond the end of its section.
    case indexPathTooBig(ItemPath)
    /// The path is negative, or its section is too far beyond the end.
    case invalidIndexPath(ItemPath)
  }

  /// The reason why several items were not inserted.
  public enum BatchInsertionReason: Equatable, Sendable {
    /// The number of paths differs from the number of items.
    case itemsCountMismatch
  }

  /// The reason why an item was not found.
  public enum SearchReason: Equatable, Sendable {
    /// No item in the storage equals it. `item` is its description, except in WebAssembly.
    case itemNotFound(item: String)
  }

  /// An item was not inserted.
  case insertionFailed(reason: InsertionReason)
  /// Several items were not inserted.
  case batchInsertionFailed(reason: BatchInsertionReason)
  /// An item was not found.
  case searchFailed(reason: SearchReason)
}

extension MemoryStorageError: CustomStringConvertible {
  /// A sentence that explains the reason.
  public var description: String {
    switch self {
    case .insertionFailed(.indexPathTooBig(let path)): "The path \(path) lies behind the end of its section."
    case .insertionFailed(.invalidIndexPath(let path)): "There can be no item at \(path)."
    case .batchInsertionFailed(.itemsCountMismatch): "There are not as many paths as items."
    case .searchFailed(.itemNotFound(let item)): "No item equals \(item)."
    }
  }
}
