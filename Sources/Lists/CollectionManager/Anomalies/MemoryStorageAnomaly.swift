public import Diffing

/// An operation that a memory storage could not carry out. The storage stays as it was.
public enum MemoryStorageAnomaly: Anomaly {
  /// An item was to be inserted behind the end of a section.
  case insertionIndexPathTooBig(indexPath: ItemPath, countOfElementsInSection: Int)
  /// Items and paths to insert them at were not equally many.
  case batchInsertionItemCountMismatch(itemsCount: Int, indexPathsCount: Int)
  /// No item equals the one to be replaced.
  case replaceItemFailedItemNotFound(itemDescription: String)
  /// No item equals the one to be removed.
  case removeItemFailedItemNotFound(itemDescription: String)
  /// There is no item to move.
  case moveItemFailedItemNotFound(indexPath: ItemPath)
  /// An item was to be moved behind the end of a section; the count is without the item if it came from there.
  case moveItemFailedIndexPathTooBig(indexPath: ItemPath, countOfElementsInSection: Int)
  /// An item was to be moved silently between positions of which one does not exist.
  case moveItemFailedInvalidIndexPaths(
    sourceIndexPath: ItemPath, destinationIndexPath: ItemPath, sourceElementsInSection: Int,
    destinationElementsInSection: Int)
  /// A section was asked for that is negative, or so far behind the end that the sections before it will not be made.
  case sectionOutOfRange(section: Int, limit: Int)

  /// A sentence on what happened, with its numbers.
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
