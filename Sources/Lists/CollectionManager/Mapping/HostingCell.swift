public import CollectionKit
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
