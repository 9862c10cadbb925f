public import Diffing

/// An operation that a memory storage could not carry out. The storage is unchanged.
public enum MemoryStorageAnomaly: Anomaly {
  /// An insertion position is beyond the end of a section.
  case insertionIndexPathTooBig(indexPath: ItemPath, countOfElementsInSection: Int)
  /// The number of items to insert differs from the number of paths.
  case batchInsertionItemCountMismatch(itemsCount: Int, indexPathsCount: Int)
  /// No item equals the item to replace.
  case replaceItemFailedItemNotFound(itemDescription: String)
  /// No item equals the item to remove.
  case removeItemFailedItemNotFound(itemDescription: String)
  /// There is no item to move.
  case moveItemFailedItemNotFound(indexPath: ItemPath)
  /// The destination of a move is beyond the end of a section. The count excludes the moved item if it came from that
  /// section.
  case moveItemFailedIndexPathTooBig(indexPath: ItemPath, countOfElementsInSection: Int)
  /// The source or destination of a silent move does not exist.
  case moveItemFailedInvalidIndexPaths(
    sourceIndexPath: ItemPath, destinationIndexPath: ItemPath, sourceElementsInSection: Int,
    destinationElementsInSection: Int)
  /// A section index is negative, or so far beyond the end that the sections before it are not created.
  case sectionOutOfRange(section: Int, limit: Int)

  /// What happened, with the numbers involved.
  public var explanation: String {
    switch self {
    case .insertionIndexPathTooBig(let path, let count):
      "Nothing was inserted at \(path): section \(path.section) has \(count) items, so the last position is \(count)."
    case .batchInsertionItemCountMismatch(let items, let paths):
      "Nothing was inserted: \(items) items came with \(paths) paths; each item needs one path."
    case .replaceItemFailedItemNotFound(let item): "Nothing was replaced: no item equals \(item)."
    case .removeItemFailedItemNotFound(let item): "Nothing was removed: no item equals \(item)."
    case .moveItemFailedItemNotFound(let path): "Nothing was moved: there is no item at \(path)."
    case .moveItemFailedIndexPathTooBig(let path, let count):
      "Nothing was moved to \(path): section \(path.section) has \(count) other items, so the last position is \(count)."
    case .moveItemFailedInvalidIndexPaths(let source, let destination, let sourceCount, let destinationCount):
      "Nothing was moved from \(source) to \(destination): their sections have \(sourceCount) and "
        + "\(destinationCount) items."
    case .sectionOutOfRange(let section, let limit):
      "Nothing was done in section \(section): sections are counted from 0 and may not reach \(limit)."
    }
  }
}
