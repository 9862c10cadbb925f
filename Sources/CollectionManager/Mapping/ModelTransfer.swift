public import CollectionKit

/// A view that says which type of model it shows, and how.
public protocol ModelTransfer: ReusableView {
  /// The type of model the view shows.
  associatedtype ModelType
  /// Shows a model. Called on each appearance, and again when the item is updated in its place.
  func update(with model: ModelType)
}
