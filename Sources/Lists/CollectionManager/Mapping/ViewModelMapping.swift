public import CollectionKit
public import Diffing

/// A mapping that shows models of one type in views of one class. The `register…` functions of a manager create it, and
/// their `mapping` closure sets its properties and registers events. A customizer can also create one for models that
/// it selects.
public final class ViewModelMapping<View: ReusableView, Model>: AnyViewModelMapping {
  private let transfer: ((View, Model) -> Void)?
  private let handler: ((View, Model, ItemPath) -> Void)?

  init(
    _ viewType: ViewType, identifier: ReuseIdentifier, transfer: ((View, Model) -> Void)?,
    handler: ((View, Model, ItemPath) -> Void)?
  ) {
    self.transfer = transfer
    self.handler = handler
    super.init(
      viewType: viewType, viewClassID: ObjectIdentifier(View.self), modelTypeID: ObjectIdentifier(ModelBox<Model>.self),
      identifier: identifier)
  }

  /// Creates an unregistered mapping for `ViewModelMappingCustomizing` to choose.
  /// - Parameter handler: Shows the model, on each appearance.
  public convenience init(
    _ viewClass: View.Type, for modelType: Model.Type, as viewType: ViewType = .cell,
    handler: @escaping (View, Model, ItemPath) -> Void
  ) { self.init(viewType, identifier: .unassigned, transfer: nil, handler: handler) }

  /// Returns a condition on the typed model: `mapping.condition = mapping.modelCondition { $1.isDone }`.
  public func modelCondition(_ condition: @escaping (ItemPath, Model) -> Bool) -> MappingCondition {
    .custom { path, model in model.value(as: Model.self).map { condition(path, $0) } ?? false }
  }

  /// Registers a closure for an event that concerns a view. For an item without a cell, for example off screen, the
  /// closure receives a view that is configured in the same way but never shown.
  public func on<Argument, Result>(
    _ key: EventKey<Argument, Result>, _ body: @escaping (View, Model, ItemPath, Argument) -> Result
  ) {
    add(key, needsView: true) { view, model, path, argument in
      guard let view = view as? View, let model = model.value(as: Model.self) else { return nil }
      return body(view, model, path, argument)
    }
  }

  /// Registers a closure for an event that needs no view.
  public func on<Argument, Result>(
    _ key: EventKey<Argument, Result>, withoutView body: @escaping (Model, ItemPath, Argument) -> Result
  ) {
    add(key, needsView: false) { _, model, path, argument in
      guard let model = model.value(as: Model.self) else { return nil }
      return body(model, path, argument)
    }
  }

  override func makeView() -> ReusableView { View(traits: []) }

  override func shows(_ view: ReusableView) -> Bool { view as? View != nil }

  override var viewAsModelID: ObjectIdentifier { ObjectIdentifier(ModelBox<View>.self) }

  override func configure(_ view: ReusableView, _ model: AnyModel, _ path: ItemPath) {
    guard let typed = view as? View, let value = model.value(as: Model.self) else { return }
    handler?(typed, value, path)
    transfer?(typed, value)
    _ = react(.configure, view, model, path, ())
  }
}

extension ViewModelMapping where View: ModelTransfer, View.ModelType == Model {
  /// Creates an unregistered mapping for `ViewModelMappingCustomizing` to choose; the view shows the model through
  /// `ModelTransfer`.
  public convenience init(_ viewClass: View.Type, as viewType: ViewType = .cell) {
    self.init(viewType, identifier: .unassigned, transfer: { $0.update(with: $1) }, handler: nil)
  }
}

extension ReuseIdentifier {
  /// The identifier of mappings that have no identifier yet.
  static let unassigned = ReuseIdentifier(.min)
}

/// A view that shows models of a type.
public protocol ModelTransfer: ReusableView {
  /// The type of the models.
  associatedtype ModelType
  /// Shows a model. Called on each appearance, and again when the item is updated in place.
  func update(with model: ModelType)
}
