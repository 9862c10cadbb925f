public import CollectionKit
public import Diffing
import Geometry
public import ViewKit

/// A cell that shows a view made by a closure, as large as itself. Subclass it to draw around that view.
open class HostingCell: ReusableView {
  /// The view inside the cell.
  public private(set) final var content: View?
  private final var makeContent: ((ItemState) -> View)?

  /// Shows the view that a closure makes, and again whenever the state of the item changes.
  final func host(_ make: @escaping (ItemState) -> View) {
    show(make(itemState))
    makeContent = make
  }

  final func show(_ view: View) {
    content?.removeFromSuperview()
    content = view
    addSubview(view)
    setNeedsLayout()
  }

  /// Forgets the closure of the former item. Overrides call `super`.
  open override func prepareForReuse() {
    makeContent = nil
    super.prepareForReuse()
  }

  /// Makes the content of cells that depend on the state anew. Overrides call `super`.
  open override func itemStateDidChange() { if let makeContent { show(makeContent(itemState)) } }

  /// Gives the view inside the size of the cell. Overrides call `super`.
  open override func layoutSubviews() {
    content?.frame = Rect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
  }
}

/// The look of hosting cells besides their content.
public struct HostingCellConfiguration {
  /// The fill of the cell, behind its content; `nil`, the default, for none.
  public var background: Color?
  /// The fill of the view in the cell; `nil`, the default, leaves that to the view.
  public var contentBackground: Color?
  /// A closure called with each cell after its content was set; `nil` for none.
  public var configureCell: ((HostingCell) -> Void)?

  /// Creates a configuration that changes nothing.
  public init() {}

  func apply(to cell: HostingCell) {
    cell.layer.fill = background
    if let contentBackground { cell.content?.layer.fill = contentBackground }
    configureCell?(cell)
  }
}

extension CollectionManager {
  /// Registers a closure that makes a view for each model of a type. It is called once on each appearance.
  /// - Parameter configuration: what the cells look like behind the view.
  public func registerHostingCell<Model>(
    for modelType: Model.Type, configuration: HostingCellConfiguration = HostingCellConfiguration(),
    content: @escaping (Model, ItemPath) -> View, mapping: ((ViewModelMapping<HostingCell, Model>) -> Void)? = nil
  ) {
    registerHostingCell(
      HostingCell.self, for: modelType, configuration: configuration, content: content, mapping: mapping)
  }

  /// Registers a closure that makes a view for each model of a type, in cells of a class of your own.
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

  /// Registers a closure that makes a view for each model of a type and state of its item. It is called once on each
  /// appearance, and again when the item is selected, pressed or focused, or ceases to be.
  public func registerHostingConfiguration<Model>(
    for modelType: Model.Type, content: @escaping (ItemState, Model, ItemPath) -> View,
    mapping: ((ViewModelMapping<HostingCell, Model>) -> Void)? = nil
  ) { registerHostingConfiguration(HostingCell.self, for: modelType, content: content, mapping: mapping) }

  /// Registers a closure that makes a view for each model of a type and state of its item, in cells of a class of your
  /// own.
  public func registerHostingConfiguration<Cell: HostingCell, Model>(
    _ cellClass: Cell.Type, for modelType: Model.Type, content: @escaping (ItemState, Model, ItemPath) -> View,
    mapping: ((ViewModelMapping<Cell, Model>) -> Void)? = nil
  ) {
    register(cellClass, for: modelType, mapping: mapping) { cell, model, path in
      cell.host { content($0, model, path) }
    }
  }
}
