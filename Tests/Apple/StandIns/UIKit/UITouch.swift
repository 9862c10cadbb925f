public import Foundation

/// A finger, pencil or pointer on the screen. iOS 2.
@MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  open internal(set) var phase = Phase.began
  open internal(set) var tapCount = 1
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var type = TouchType.direct
  open internal(set) weak var view: UIView?
  open internal(set) weak var window: UIWindow?
  var point = CGPoint.zero

  public override init() { super.init() }

  open func location(in view: UIView?) -> CGPoint { view.map { $0.convert(point, from: nil) } ?? point }
}

/// iOS 2.
@MainActor open class UIEvent: NSObject {
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  open internal(set) var allTouches: Set<UITouch>?
  var standInCoalesced: [UITouch] = []

  public override init() { super.init() }

  /// iOS 9.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { standInCoalesced + [touch] }
}
