public import Foundation

/// iOS 3.2.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// An object that finds a gesture in touches. iOS 3.2.
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  /// iOS 3.2. Nothing calls a selector here.
  public init(target: Any?, action: Any?) { super.init() }
  public convenience override init() { self.init(target: nil, action: nil) }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var modifierFlags: UIKeyModifierFlags = []
  /// In place of targets and actions.
  public var standInActions: [@MainActor (UIGestureRecognizer) -> Void] = []
  weak var standInView: UIView?
  var standInLocations: [CGPoint] = []
  /// The place of a pointer whose wheel turns, which is no touch.
  var standInWheelPoint: CGPoint?

  open var view: UIView? { standInView }

  open var state = State.possible {
    didSet {
      switch state {
      case .began, .changed, .ended, .cancelled: for action in standInActions { action(self) }
      case .possible, .failed: break
      }
    }
  }

  open var numberOfTouches: Int { standInLocations.count }

  /// The middle of the touches.
  open func location(in view: UIView?) -> CGPoint {
    if let point = standInWheelPoint { return view.map { $0.convert(point, from: nil) } ?? point }
    guard !standInLocations.isEmpty else { return .zero }
    let sum = standInLocations.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let count = CGFloat(standInLocations.count)
    let middle = CGPoint(x: sum.x / count, y: sum.y / count)
    return view.map { $0.convert(middle, from: nil) } ?? middle
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    view.map { $0.convert(standInLocations[touchIndex], from: nil) } ?? standInLocations[touchIndex]
  }

  // Of UIGestureRecognizerSubclass.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) { standInIgnored.insert(touch) }
  var standInIgnored: Set<UITouch> = []
}

/// iOS 3.2.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  open var maximumNumberOfTouches = Int.max
  weak var standInScrollView: UIScrollView?
  var standInTranslation = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint { standInTranslation }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { standInTranslation = translation }
}

/// iOS 13.4.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// iOS 3.2.
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}

/// iOS 13.
@MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// iOS 3.2.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}
