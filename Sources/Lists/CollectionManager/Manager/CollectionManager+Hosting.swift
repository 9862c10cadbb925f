public import CollectionKit
public import Diffing
public import ViewKit

/// Cells that show views created by closures.
extension CollectionManager {
  /// Registers a closure that creates a view for each model of a type. It is called once on each appearance.
  /// - Parameter configuration: The look of the cells around the view.
  public func registerHostingCell<Model>(
    for modelType: Model.Type, configuration: HostingCellConfiguration = HostingCellConfiguration(),
    content: @escaping (Model, ItemPath) -> View, mapping: ((ViewModelMapping<HostingCell, Model>) -> Void)? = nil
  ) {
    registerHostingCell(
      HostingCell.self, for: modelType, configuration: configuration, content: content, mapping: mapping)
  }

  /// Registers a closure that creates a view for each model of a type, in cells of a custom class.
  public func registerHostingCell<Cell: HostingCell, Model>(
    _ cellClass: Cell.Type, for modelType: Model.Type,
    configuration: HostingCellConfiguration = HostingCellConfiguration(),
    content: @escaping (Model, ItemPath) -> View, mapping: ((ViewModelMapping<Cell, Model>) -> Void)? = nil
  ) {
    register(cellClass, for: modelType, mapping: mapping) { cell, model, path in
      cell.show(content(model, path))
      configuration.apply(to: cell)
    }
  }

  /// Registers a closure that creates a view for each model of a type and state of its item. It is called once on each
  /// appearance, and again when the item's state changes (selected, highlighted, focused, and so on).
  public func registerHostingConfiguration<Model>(
    for modelType: Model.Type, content: @escaping (ItemState, Model, ItemPath) -> View,
    mapping: ((ViewModelMapping<HostingCell, Model>) -> Void)? = nil
  ) { registerHostingConfiguration(HostingCell.self, for: modelType, content: content, mapping: mapping) }

  /// Registers a closure that creates a view for each model of a type and state of its item, in cells of a custom
  /// class.
  public func registerHostingConfiguration<Cell: HostingCell, Model>(
    _ cellClass: Cell.Type, for modelType: Model.Type, content: @escaping (ItemState, Model, ItemPath) -> View,
    mapping: ((ViewModelMapping<Cell, Model>) -> Void)? = nil
  ) {
    register(cellClass, for: modelType, mapping: mapping) { cell, model, path in
      cell.host { content($0, model, path) }
    }
  }
}
