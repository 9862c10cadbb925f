public import CollectionKit
public import Diffing
import Geometry
public import ViewKit

/// A cell that shows a view made by a closure, as large as itself.
public final class HostingCell: ReusableView {
  /// The view inside the cell.
  public private(set) var content: View?

  func show(_ view: View) {
    content?.removeFromSuperview()
    content = view
    addSubview(view)
    setNeedsLayout()
  }

  /// Gives the view inside the size of the cell.
  public override func layoutSubviews() {
    content?.frame = Rect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
  }
}

extension CollectionManager {
  /// Registers a closure that makes a view for each model of a type. It is called once on each appearance.
  public func registerHostingCell<Model>(
    for modelType: Model.Type, content: @escaping (Model, ItemPath) -> View,
    mapping: ((ViewModelMapping<HostingCell, Model>) -> Void)? = nil
  ) {
    register(HostingCell.self, for: modelType, mapping: mapping) { cell, model, path in
      cell.show(content(model, path))
    }
  }
}
