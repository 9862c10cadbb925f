public import Foundation
import QuartzCore

/// A screen with a window, on which a test does what a person does. Points are those of the window.
@MainActor public final class StandInScreen {
  public let window: UIWindow
  private var touch: UITouch?
  private var event = UIEvent()
  private var recognizers: [UIGestureRecognizer] = []
  private var start = CGPoint.zero
  /// The distance after which a finger scrolls.
  private let slop = 10.0
  private var scrolling: UIScrollView?
  private weak var hovered: UIView?

  public init(size: CGSize) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
  }

  // MARK: - Frames

  /// Lays out and draws what changed, as at the end of a turn of the run loop.
  public func commit() {
    window.layoutIfNeeded()
    func display(_ view: UIView) {
      view.layer.displayIfNeeded()
      for child in view.subviews { display(child) }
    }
    display(window)
  }

  /// Lets a frame pass.
  public func frame() {
    CADisplayLink.standInFrame()
    commit()
  }

  // MARK: - Touches

  public func touchDown(
    _ point: CGPoint, _ type: UITouch.TouchType = .direct, taps: Int = 1, modifiers: UIKeyModifierFlags = []
  ) {
    let touch = UITouch()
    (touch.point, touch.type, touch.tapCount, touch.timestamp) = (point, type, taps, StandInClock.now)
    (touch.window, touch.view) = (window, window.hitTest(point, with: nil))
    (self.touch, start, event) = (touch, point, UIEvent())
    (event.modifierFlags, event.allTouches) = (modifiers, [touch])
    recognizers = sequence(first: touch.view) { $0?.superview }.compactMap(\.self).flatMap {
      $0.gestureRecognizers ?? []
    }
    .filter {
      $0.isEnabled && $0.allowedTouchTypes.contains(NSNumber(value: type.rawValue))
        && ($0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true)
    }
    for recognizer in recognizers {
      recognizer.standInLocations = [point]
      recognizer.touchesBegan([touch], with: event)
    }
    touch.view?.touchesBegan([touch], with: event)
  }

  public func touchMove(_ point: CGPoint) {
    guard let touch else { return }
    let last = touch.point
    (touch.point, touch.phase, touch.timestamp) = (point, .moved, StandInClock.now)
    for recognizer in receiving(touch) {
      recognizer.standInLocations = [point]
      recognizer.touchesMoved([touch], with: event)
    }
    if scrolling == nil, hypot(point.x - start.x, point.y - start.y) > slop { beginScrolling(from: last, to: point) }
    if let scrolling, let target = scrolling.standInTarget(CGPoint(x: last.x - point.x, y: last.y - point.y)) {
      scrolling.contentOffset = target
    }
  }

  /// Lifts the finger. What it throws moves on by itself, and `act` is called while it does.
  public func touchUp(throwing distance: CGPoint = .zero, meanwhile act: () -> Void = {}) {
    guard let touch else { return }
    touch.phase = .ended
    for recognizer in receiving(touch) { recognizer.touchesEnded([touch], with: event) }
    touch.view?.touchesEnded([touch], with: event)
    scrolling?.standInEndDragging(throwing: distance, meanwhile: act)
    end()
  }

  private func receiving(_ touch: UITouch) -> [UIGestureRecognizer] {
    recognizers.filter { $0.state != .failed && !$0.standInIgnored.contains(touch) }
  }

  private func end() {
    for recognizer in recognizers { reset(recognizer) }
    (touch, scrolling, recognizers) = (nil, nil, [])
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.reset()
    recognizer.standInIgnored = []
    recognizer.state = .possible
  }

  /// The innermost scroll view whose pan may begin; a gesture that has begun prevents it.
  private func beginScrolling(from last: CGPoint, to point: CGPoint) {
    let hasBegun = recognizers.contains { [.began, .changed].contains($0.state) }
    guard !hasBegun else { return }
    for recognizer in recognizers {
      guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.standInScrollView else { continue }
      pan.standInTranslation = CGPoint(x: point.x - start.x, y: point.y - start.y)
      guard view.gestureRecognizerShouldBegin(pan),
        view.standInTarget(CGPoint(x: last.x - point.x, y: last.y - point.y)) != nil
      else { continue }
      scrolling = view
      view.standInBeginDragging()
      for other in recognizers where other !== pan && other.state == .possible {
        other.state = .failed
        other.reset()
      }
      return
    }
  }

  // MARK: - Wheel, pinch, pointer

  /// A wheel or two fingers on a trackpad, by a distance that the content moves to the left and up. The innermost pan that
  /// may begin wins, and those that may go on beside it.
  public func wheel(_ point: CGPoint, by delta: CGPoint) {
    var winner: UIPanGestureRecognizer?
    for view in sequence(first: window.hitTest(point, with: nil), next: { $0?.superview }).compactMap(\.self) {
      for case let pan as UIPanGestureRecognizer in view.gestureRecognizers ?? []
      where pan.isEnabled && !pan.allowedScrollTypesMask.isEmpty {
        (pan.standInWheelPoint, pan.standInTranslation) = (point, CGPoint(x: -delta.x, y: -delta.y))
        defer { pan.standInWheelPoint = nil }
        let scroll = pan.standInScrollView
        if let scroll, scroll.standInTarget(delta) == nil { continue }
        guard view.gestureRecognizerShouldBegin(pan), winner.map({ together($0, pan) }) ?? true else { continue }
        winner = winner ?? pan
        guard let scroll, let target = scroll.standInTarget(delta) else {
          for state in [UIGestureRecognizer.State.began, .ended, .possible] { pan.state = state }
          continue
        }
        scroll.standInBeginDragging()
        scroll.contentOffset = target
        scroll.standInEndDragging()
      }
    }
  }

  private func together(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    [(a, b), (b, a)].contains { $0.delegate?.gestureRecognizer($0, shouldRecognizeSimultaneouslyWith: $1) == true }
  }

  /// Two fingers that move apart or together around a point.
  public func pinch(at point: CGPoint, scales: [CGFloat], vertical: Bool = false) {
    let pinches = sequence(first: window.hitTest(point, with: nil)) { $0?.superview }.compactMap(\.self)
      .flatMap { $0.gestureRecognizers ?? [] }.compactMap { $0 as? UIPinchGestureRecognizer }
    guard let pinch = pinches.first else { return }
    pinch.standInLocations = [-50, 50].map {
      vertical ? CGPoint(x: point.x, y: point.y + $0) : CGPoint(x: point.x + $0, y: point.y)
    }
    pinch.scale = 1
    pinch.state = .began
    for scale in scales {
      pinch.scale *= scale
      pinch.state = .changed
    }
    pinch.state = .ended
    (pinch.state, pinch.standInLocations) = (.possible, [])
  }

  public func hover(_ point: CGPoint?) {
    defer { hovered = point.flatMap { window.hitTest($0, with: nil) } }
    let view = point.flatMap { window.hitTest($0, with: nil) }
    let all = sequence(first: view ?? hovered) { $0?.superview }.compactMap(\.self)
      .flatMap { $0.gestureRecognizers ?? [] }
    for case let hover as UIHoverGestureRecognizer in all {
      hover.standInLocations = point.map { [$0] } ?? []
      hover.state = point == nil ? .ended : .changed
    }
  }

  // MARK: - Keys

  /// A key that goes down: to the commands of the first responder and those behind it, then as a press.
  public func key(_ code: UIKeyboardHIDUsage, _ characters: String = "", _ flags: UIKeyModifierFlags = []) {
    let inputs: [UIKeyboardHIDUsage: String] = [
      .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
      .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
      .keyboardTab: "\t",
    ]
    guard let first = UIResponder.standInFirst else { return }
    for responder in sequence(first: first, next: \.next) {
      let command = responder.keyCommands?.first {
        $0.input == inputs[code] && $0.modifierFlags == flags && $0.wantsPriorityOverSystemBehavior
      }
      if let command { return command.standInAction(command) }
    }
    if code == .keyboardReturnOrEnter, let field = first as? UITextField {
      _ = field.delegate?.textFieldShouldReturn(field)
      return
    }
    first.pressesBegan([UIPress(standInKey: UIKey(standIn: code, characters, flags))], with: nil)
  }

  /// Tab and arrows of the focus system, which lead to a view.
  public func moveFocus(to view: UIView) {
    let context = UIFocusUpdateContext()
    context.nextFocusedView = view
    view.didUpdateFocus(in: context, with: UIFocusAnimationCoordinator())
  }

  /// The object that gets the keys.
  public var firstResponder: UIResponder? { UIResponder.standInFirst }
}
