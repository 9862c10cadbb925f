#if canImport(UIKit)
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
    /// The part of the view's own coordinates that is shown.
    var shownBounds: CGRect { get }
    /// Positions the children whose place depends on the offset.
    func placeChildren()
  }

  extension NodeView {
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
      if operations.isEmpty {
        layer.contents = nil
      } else {
        contentScaleFactor = surroundings.scale
        layer.setNeedsDisplay()
      }
    }

    /// Draws the operations; the layer's contents stay where the bounds are while those scroll.
    func drawOperations(in context: CGContext) {
      guard let tree, !operations.isEmpty else { return }
      let origin = bounds.origin
      context.saveGState()
      context.translateBy(x: origin.x, y: origin.y)
      ContextPainter(context: context, scale: tree.surroundings.scale, text: tree.text).paint(operations)
      context.restoreGState()
    }

    /// Returns the frontmost node at a point. Views without a size still have children, as pinned ones do.
    func nodeHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard !isHidden, !node.isInert, !node.traits.contains(.letsPointersThrough) else { return nil }
      let isInside = bounds.contains(point)
      if clipsToBounds, !isInside { return nil }
      for child in subviews.reversed() where child is any NodeView || node.traits.contains(.edits) {
        if let found = child.hitTest(child.convert(point, from: self), with: event) { return found }
      }
      return isInside ? self : nil
    }
  }

  /// The view of an engine view that neither scrolls nor edits.
  final class PlainNodeView: UIView, SpeakingView, UIAccessibilityContainerDataTable {
    let node: Node
    weak var tree: UIKitTree?
    var operations: [PaintOperation] = []

    init(_ node: Node) {
      self.node = node
      super.init(frame: .zero)
      prepare()
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ layer: CALayer, in ctx: CGContext) { drawOperations(in: ctx) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nodeHitTest(point, with: event) }

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

    func accessibilityDataTableCellElement(forRow row: Int, column: Int)
      -> (any UIAccessibilityContainerDataTableCell)?
    {
      guard let tree else { return nil }
      var found: NodeElement?
      node.forEach { node in
        guard found == nil, node.accessibility.rowIndex == row + 1, node.accessibility.columnIndex == column + 1 else {
          return
        }
        found = (tree.views[node.id] as? any SpeakingView)?.ownElement
      }
      return found
    }

    func accessibilityRowCount() -> Int { node.accessibility.extent.rowCount }

    func accessibilityColumnCount() -> Int { node.accessibility.extent.columnCount }
  }
#endif
