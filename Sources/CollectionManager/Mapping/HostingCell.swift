public import CollectionKit
public import Diffing
import Geometry
public import ViewKit

/// A cell that shows a view made by a closure, as large as itself.
public final class HostingCell: ReusableView {
  /// The view inside; a new one takes the place of the old one.
  public private(set) var content: View?

  func show(_ view: View) {
    content?.removeFromSuperview()
    content = view
    addSubview(view)
    setNeedsLayout()
  }

  /// Lays the view inside out.
  public override func layoutSubviews() {
    content?.frame = Rect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
  }
}

extension CollectionManager {
  /// Shows models of a type through a closure that makes a view for each, called once on each appearance.
  public func registerHostingCell<Model>(
    for modelType: Model.Type, content: @escaping (Model, ItemPath) -> View,
    mapping: ((ViewModelMapping<HostingCell, Model>) -> Void)? = nil
  ) {
    register(HostingCell.self, for: modelType, mapping: mapping) { cell, model, path in
      cell.show(content(model, path))
    }
  }
}
