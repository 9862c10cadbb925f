public import CollectionKit
public import Diffing

/// A misuse of a manager, usually in its setup. Nothing is shown at the path concerned, or the event's closure is never
/// called; everything else works.
public enum ManagerAnomaly: Anomaly {
  /// The storage has no model for an item, or the model is an empty optional.
  case nilCellModel(ItemPath)
  /// The storage has no model for a header, footer, or other supplementary view.
  case nilSupplementaryModel(kind: SupplementaryKind, indexPath: ItemPath)
  /// No cell is registered for a model.
  case noCellMappingFound(modelDescription: String, indexPath: ItemPath)
  /// No supplementary view of a kind is registered for a model.
  case noSupplementaryMappingFound(modelDescription: String, kind: SupplementaryKind, indexPath: ItemPath)
  /// The collection returned no cell for an identifier.
  case differentCellReuseIdentifier(ReuseIdentifier, indexPath: ItemPath)
  /// The collection returned no supplementary view for an identifier.
  case differentSupplementaryReuseIdentifier(ReuseIdentifier, kind: SupplementaryKind)
  /// A template or the collection created a cell of a class other than the registered one.
  case differentCellClass(ReuseIdentifier)
  /// A template or the collection created a view of a class other than the registered one.
  case differentSupplementaryClass(ReuseIdentifier, kind: SupplementaryKind)
  /// A template does not exist or returned nothing.
  case emptyTemplate(name: String)
  /// An event registered by model was given a view class.
  case modelEventCalledWithCellClass(eventName: String)
  /// An event was registered for a class or model without a registered mapping.
  case eventRegisteredForUnregisteredMapping(eventName: String)
  /// A closure that is never called, because another closure was registered for the event first, or because the event
  /// belongs to another type of view.
  case unusedEvent(eventName: String)
  /// An event that only flow layouts use was registered with another layout.
  case flowLayoutEventWithDifferentLayout(eventName: String)
  /// Something was registered before the manager had a collection.
  case usedBeforeManaging
  /// `memoryStorage` was used, but the storage is of another type.
  case storageIsNotMemoryStorage

  /// What happened and how to fix it.
  public var explanation: String {
    switch self {
    case .nilCellModel(let path):
      "There is no model for the item at \(path), so it is empty. Optionals need `viewOptionals(of:)` and a value."
    case .nilSupplementaryModel(let kind, let path):
      "There is no model for the \(kind) at \(path), so it is empty. Set one in the storage, or give it no size."
    case .noCellMappingFound(let model, let path):
      "No cell is registered for \(model) at \(path). Register one, or say with `viewModels` as what it is seen."
    case .noSupplementaryMappingFound(let model, let kind, let path):
      "No \(kind) is registered for \(model) at \(path). Register one, or say with `viewModels` as what it is seen."
    case .differentCellReuseIdentifier(let identifier, let path):
      "The collection has no cell for identifier \(identifier.rawValue), needed at \(path). Register it there too."
    case .differentSupplementaryReuseIdentifier(let identifier, let kind):
      "The collection has no \(kind) for identifier \(identifier.rawValue). Register it there too."
    case .differentCellClass(let identifier):
      "The cell made for identifier \(identifier.rawValue) is of another class than the one registered."
    case .differentSupplementaryClass(let identifier, let kind):
      "The \(kind) made for identifier \(identifier.rawValue) is of another class than the one registered."
    case .emptyTemplate(let name): "The template \(name) is missing or made nothing; the view is made from code."
    case .modelEventCalledWithCellClass(let event):
      "\(event) is registered by the type of the model, but was given a class of views; it will not be called."
    case .eventRegisteredForUnregisteredMapping(let event):
      "\(event) was registered for a class or model without a mapping; register the view first."
    case .unusedEvent(let event):
      "A closure for \(event) is never called: an earlier one counts, or such views have no such event."
    case .flowLayoutEventWithDifferentLayout(let event):
      "\(event) is only asked for by flow layouts, and the collection has another one; it will not be called."
    case .usedBeforeManaging:
      "Something was registered before `startManaging`; it counts from the moment there is a collection."
    case .storageIsNotMemoryStorage:
      "`memoryStorage` was used although the storage is another; what is written is kept but not shown."
    }
  }
}
