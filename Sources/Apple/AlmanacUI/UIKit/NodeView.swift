#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import CoreGraphics
  import Foundation
  import Geometry
  import QuartzCore
  import SceneExport
  import UIKit
  import ViewKit

  /// A UIKit view that represents an engine view.
  @MainActor protocol NodeView: UIView {
    var node: Node { get }
    /// The tree that contains the view.
    var tree: UIKitTree? { get set }
    /// The operations that the layer draws; empty if a background is enough.
    var operations: [PaintOperation] { get set }
    /// A subview that is not an engine view, such as a text field or a view of the program; `nil` for none.
    var content: UIView? { get }
    /// The visible part, in the view's own coordinates.
    var shownBounds: CGRect { get }
    /// Positions the children that depend on the offset.
    func placeChildren()
  }

  extension NodeView {
    var content: UIView? { nil }

    var shownBounds: CGRect { bounds }

    /// Whether the node's text is drawn rather than shown by a text field.
    var drawsText: Bool { !node.traits.contains(.edits) }

    /// Configures the view to be positioned by its upper left corner and never to animate.
    func prepare() {
      layer.anchorPoint = .zero
      isOpaque = false
      clipsToBounds = node.traits.contains(.clips)
    }

    /// Applies the node's look in its surroundings.
    func updateLook(_ surroundings: Surroundings) {
      let size = Rect(origin: .zero, size: node.frame.size)
      let look = NodeLook(node, in: size, hasText: drawsText, surroundings)
      layer.backgroundColor = look.background
      layer.cornerRadius = look.radius
      operations = look.operations
      if operations.isEmpty { layer.contents = nil } else { layer.setNeedsDisplay() }
    }

    /// Draws the operations into the layer's contents, which stay in place when the bounds scroll.
    ///
    /// A layer delegate's `display(_:)` is called for the layer whether or not the view draws otherwise. `draw(_:in:)`
    /// is called only for views that also override `draw(_:)`, and those have contents even if there is nothing to
    /// draw.
    func displayOperations() {
      let size = bounds.size
      guard let tree, !operations.isEmpty, size.width > 0, size.height > 0 else { return layer.contents = nil }
      let format = UIGraphicsImageRendererFormat()
      format.opaque = false
      // A larger picture cannot be shown.
      format.scale = min(CGFloat(tree.surroundings.scale), 8_192 / max(size.width, size.height))
      let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        ContextPainter(context: context.cgContext, scale: Double(format.scale), text: tree.text).paint(operations)
      }
      layer.contentsScale = format.scale
      layer.contents = image.cgImage
    }

    /// Returns the frontmost node at a point, or a view inside it. Views without a size can still have children, for
    /// example pinned ones. A view that shows nothing, such as the container of a week's bars, does not hide the views
    /// behind it.
    func nodeHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard !isHidden, !node.isInert, !node.traits.contains(.letsPointersThrough) else { return nil }
      let isInside = bounds.contains(point)
      if clipsToBounds, !isInside { return nil }
      var front: (any NodeView)?
      for child in subviews.reversed() where child is any NodeView || child === content {
        guard let found = child.hitTest(child.convert(point, from: self), with: event) else { continue }
        guard let found = found as? any NodeView else { return found }
        front = front ?? found
        if !found.operations.isEmpty || found.layer.backgroundColor != nil { break }
      }
      return front ?? (isInside ? self : nil)
    }
  }

  /// The view of an engine view that neither scrolls nor edits text.
  final class PlainNodeView: UIView, SpeakingView, UIAccessibilityContainerDataTable {
    let node: Node
    weak var tree: UIKitTree?
    var operations: [PaintOperation] = []
    /// The program's view, which fills this one.
    var content: UIView? {
      didSet {
        guard content !== oldValue else { return }
        // It may already be in another cell.
        if oldValue?.superview === self { oldValue?.removeFromSuperview() }
        guard let content else { return }
        content.clipsToBounds = true
        addSubview(content)
        setNeedsLayout()
      }
    }

    init(_ node: Node) {
      self.node = node
      super.init(frame: .zero)
      prepare()
    }

    required init?(coder: NSCoder) { nil }

    override func display(_ layer: CALayer) { displayOperations() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nodeHitTest(point, with: event) }

    override func layoutSubviews() {
      super.layoutSubviews()
      content?.frame = bounds
    }

    func placeChildren() {}

    // MARK: - Speech

    lazy var ownElement = NodeElement(self)
    var spoken: [Any] = []

    override var accessibilityElements: [Any]? {
      get {
        _ = tree?.speech.elements()
        return spoken.isEmpty ? nil : spoken
      }
      set {}
    }

    // MARK: - UIAccessibilityContainerDataTable

    private var table: TableElements { TableElements(node, tree) }

    func accessibilityDataTableCellElement(forRow row: Int, column: Int)
      -> (any UIAccessibilityContainerDataTableCell)?
    { table.cell(row, column) }

    func accessibilityRowCount() -> Int { table.rows.rowCount }

    func accessibilityColumnCount() -> Int { table.rows.columnCount }

    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
      table.headers(row: row)
    }

    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
      table.headers(column: column)
    }
  }
#endif
