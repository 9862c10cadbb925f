import CollectionKit
public import Diffing
import ViewKit

/// A gap kept open for a dropped item whose data has not arrived yet: an item of its own in the storage, which follows
/// all changes there.
public final class DropPlaceholder {
  private let storage: MemoryStorage
  private let box = ModelBox(PlaceholderModel())

  init(_ path: ItemPath, _ storage: MemoryStorage) {
    self.storage = storage
    try? storage.insertModels([box], at: path)
  }

  /// The path of the gap; `nil` when it is closed, or was never opened because there is no such path.
  public var insertionPath: ItemPath? { storage.placedPath(of: box) }

  /// Puts the item, which has arrived, in the place of the gap, then calls the closure with its path.
  ///
  /// - Returns: `false`, and nothing is called, if the gap is not open.
  @discardableResult
  public func commitInsertion<Model>(ofItem item: Model, _ body: ((ItemPath) -> Void)? = nil) -> Bool {
    guard let path = insertionPath else { return false }
    try? storage.replace(box, AnyModel.box(item)) { "" }
    body?(path)
    return true
  }

  /// Closes the gap, because the item will not arrive. Call it whenever a delivery fails.
  ///
  /// - Returns: whether the gap was still open.
  @discardableResult
  public func deletePlaceholder() -> Bool {
    guard let path = insertionPath else { return false }
    storage.removeItems(at: [path])
    return true
  }
}

/// The model of a gap that is kept open for a dropped item. Register a view for it to show something else than an empty
/// row; such items are not selected, focused or moved unless your mapping allows it.
public struct PlaceholderModel {}

extension CollectionManager {
  /// Keeps a gap open at a path for an item that arrives later; a memory storage shows it, and then receives the item.
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
