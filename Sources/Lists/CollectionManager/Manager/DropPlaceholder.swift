import CollectionKit
public import Diffing
import ViewKit

/// A gap for a dropped item whose data has not arrived yet. The gap is an item in the storage and follows all changes
/// there.
public final class DropPlaceholder {
  private let storage: MemoryStorage
  private let box = ModelBox(PlaceholderModel())

  init(_ path: ItemPath, _ storage: MemoryStorage) {
    self.storage = storage
    try? storage.insertModels([box], at: path)
  }

  /// The path of the gap; `nil` if it is closed, or was never opened because the path does not exist.
  public var insertionPath: ItemPath? { storage.placedPath(of: box) }

  /// Replaces the gap with the item that arrived, then calls the closure with its path.
  ///
  /// - Returns: `false`, without calling the closure, if the gap is not open.
  @discardableResult
  public func commitInsertion<Model>(ofItem item: Model, _ body: ((ItemPath) -> Void)? = nil) -> Bool {
    guard let path = insertionPath else { return false }
    try? storage.replace(box, AnyModel.box(item)) { "" }
    body?(path)
    return true
  }

  /// Closes the gap because the item will not arrive. Call this whenever loading fails.
  ///
  /// - Returns: Whether the gap was still open.
  @discardableResult
  public func deletePlaceholder() -> Bool {
    guard let path = insertionPath else { return false }
    storage.removeItems(at: [path])
    return true
  }
}

/// The model of a gap for a dropped item. Register a view for it to show something other than an empty row. Such items
/// cannot be selected, focused, or moved unless your mapping allows it.
public struct PlaceholderModel {}

extension CollectionManager {
  /// Opens a gap at a path for an item that arrives later. A memory storage shows the gap and then receives the item.
  public func drop(to path: ItemPath) -> DropPlaceholder {
    let model = ObjectIdentifier(ModelBox<PlaceholderModel>.self)
    if !table.contains(where: { $0.modelTypeID == model }) {
      let fill = CollectionAppearance().hairline
      register(ReusableView.self, for: PlaceholderModel.self) { mapping in
        for question in [ItemQuestion.shouldSelect, .shouldHighlight, .canFocus, .canMove] {
          mapping.on(.question(question), withoutView: { _, _, _ in false })
        }
      } handler: { cell, _, _ in
        cell.layer = Layer(fill: fill, leadingRadius: 8, trailingRadius: 8, opacity: 0.5)
      }
    }
    return DropPlaceholder(path, memoryStorage)
  }
}
