#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import CoreGraphics
  import Foundation
  import Geometry
  import QuartzCore
  import SceneExport
  import UIKit
  import ViewKit

  /// A view of UIKit for one view of the engine.
  @MainActor protocol NodeView: UIView {
    var node: Node { get }
    /// The tree that the view belongs to.
    var tree: UIKitTree? { get set }
    /// The operations that the layer draws; empty while its background is enough.
    var operations: [PaintOperation] { get set }
    /// The view inside that is no view of the engine: a field, or one of the program; `nil` for none.
    var content: UIView? { get }
    /// The part of the view's own coordinates that is shown.
    var shownBounds: CGRect { get }
    /// Positions the children whose place depends on the offset.
    func placeChildren()
  }

  extension NodeView {
    var content: UIView? { nil }

    var shownBounds: CGRect { bounds }

    /// Whether the text of the node is drawn, rather than shown by a field.
    var drawsText: Bool { !node.traits.contains(.edits) }

    /// Makes a view that is placed by its upper left corner and never animates.
    func prepare() {
      layer.anchorPoint = .zero
      isOpaque = false
      clipsToBounds = node.traits.contains(.clips)
    }

    /// Shows the look of the node in its surroundings.
    func updateLook(_ surroundings: Surroundings) {
      let size = Rect(origin: .zero, size: node.frame.size)
      let look = NodeLook(node, in: size, hasText: drawsText, surroundings)
      layer.backgroundColor = look.background
      layer.cornerRadius = look.radius
      operations = look.operations
      if operations.isEmpty { layer.contents = nil } else { layer.setNeedsDisplay() }
    }

    /// Draws the operations into the contents of the layer, which stay where the bounds are while those scroll.
    ///
    /// `display(_:)` of a layer's delegate is called for it whether or not the view draws otherwise; `draw(_:in:)` is called only
    /// for views that also override `draw(_:)`, and those have contents even where there is nothing to draw.
    func displayOperations() {
      let size = bounds.size
      guard let tree, !operations.isEmpty, size.width > 0, size.height > 0 else { return layer.contents = nil }
      let format = UIGraphicsImageRendererFormat()
      format.opaque = false
      // A picture that is larger than this cannot be shown.
      format.scale = min(CGFloat(tree.surroundings.scale), 8_192 / max(size.width, size.height))
      let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        ContextPainter(context: context.cgContext, scale: Double(format.scale), text: tree.text).paint(operations)
      }
      layer.contentsScale = format.scale
      layer.contents = image.cgImage
    }

    /// Returns the frontmost node at a point, or what it contains. Views without a size still have children, as pinned ones do. A
    /// view that shows nothing, as what holds the bars of a week, does not hide what those behind it contain.
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

  /// The view of an engine view that neither scrolls nor edits.
  final class PlainNodeView: UIView, SpeakingView, UIAccessibilityContainerDataTable {
    let node: Node
    weak var tree: UIKitTree?
    var operations: [PaintOperation] = []
    /// The view of the program, which fills this one.
    var content: UIView? {
      didSet {
        guard content !== oldValue else { return }
        // It may be in another cell by now.
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
