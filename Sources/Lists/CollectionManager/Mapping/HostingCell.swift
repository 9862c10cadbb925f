public import CollectionKit
import Geometry
public import ViewKit

/// A cell that shows a view created by a closure, at the cell's size. Subclass it to draw around that view.
open class HostingCell: ReusableView {
  /// The view inside the cell.
  public private(set) final var content: View?
  private final var makeContent: ((ItemState) -> View)?

  /// Shows the view that a closure creates, and recreates it whenever the state of the item changes.
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

  /// Releases the closure of the previous item. Overrides call `super`.
  open override func prepareForReuse() {
    makeContent = nil
    super.prepareForReuse()
  }

  /// Recreates content that depends on the state. Overrides call `super`.
  open override func itemStateDidChange() { if let makeContent { show(makeContent(itemState)) } }

  /// Resizes the view inside to the size of the cell. Overrides call `super`.
  open override func layoutSubviews() {
    content?.frame = Rect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
  }
}
