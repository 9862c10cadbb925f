@_exported public import CoreGraphics

/// What draws into a layer. iOS 10, macOS 10.12.
public protocol CALayerDelegate: NSObjectProtocol {
  @MainActor func display(_ layer: CALayer)
}

/// A rectangle with contents. iOS 2, macOS 10.5.
open class CALayer: NSObject {
  open var bounds = CGRect.zero { didSet { standInChanged(bounds != oldValue, "bounds") } }
  open var position = CGPoint.zero { didSet { standInChanged(position != oldValue, "position") } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var opacity: Float = 1 { didSet { standInChanged(opacity != oldValue, "opacity") } }
  open var isHidden = false { didSet { standInChanged(isHidden != oldValue, "isHidden") } }
  open var masksToBounds = false
  open var backgroundColor: CGColor? { didSet { standInChanged(backgroundColor != oldValue, "backgroundColor") } }
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

  private var animations: [String] = []

  /// The animations that were added by changes while views animate and nobody switched that off. They last.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations }

  private func standInChanged(_ isChanged: Bool, _ key: String) {
    if isChanged, CATransaction.standInAnimates, !animations.contains(key) { animations.append(key) }
  }

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
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    let index = min(Int(idx), sublayers?.count ?? 0)
    sublayers == nil ? sublayers = [layer] : sublayers?.insert(layer, at: index)
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func setNeedsDisplay() { needsDrawing = true }

  open func needsDisplay() -> Bool { needsDrawing }

  @MainActor open func displayIfNeeded() { if needsDrawing { display() } }

  /// The delegate sets the contents.
  @MainActor open func display() {
    needsDrawing = false
    delegate?.display(self)
  }
}
