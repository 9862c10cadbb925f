@_exported public import CoreGraphics

/// What draws into a layer. iOS 10, macOS 10.12.
public protocol CALayerDelegate: NSObjectProtocol {
  @MainActor func draw(_ layer: CALayer, in ctx: CGContext)
  @MainActor func layoutSublayers(of layer: CALayer)
}

/// A rectangle with contents. iOS 2, macOS 10.5.
open class CALayer: NSObject {
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var opacity: Float = 1
  open var isHidden = false
  open var masksToBounds = false
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open weak var delegate: (any CALayerDelegate)?
  open internal(set) weak var superlayer: CALayer?
  open internal(set) var sublayers: [CALayer]?
  private var matrix = CGAffineTransform.identity
  private var needsDrawing = false

  public override init() { super.init() }

  open func affineTransform() -> CGAffineTransform { matrix }

  open func setAffineTransform(_ m: CGAffineTransform) { matrix = m }

  /// The smallest rectangle around the transformed bounds.
  open var frame: CGRect {
    get { bounds.applying(standInToParent) }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// The matrix from the coordinates of the layer to those of its superlayer.
  package var standInToParent: CGAffineTransform {
    let anchor = CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(matrix)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var list = sublayers ?? []
    list.insert(layer, at: min(Int(idx), list.count))
    sublayers = list
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func setNeedsDisplay() { needsDrawing = true }

  open func needsDisplay() -> Bool { needsDrawing }

  @MainActor open func displayIfNeeded() { if needsDrawing { display() } }

  /// The delegate draws into new contents.
  @MainActor open func display() {
    needsDrawing = false
    guard bounds.width > 0, bounds.height > 0 else { return }
    let context = CGContext()
    delegate?.draw(self, in: context)
    contents = context
  }
}
