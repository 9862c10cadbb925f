#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import Geometry
  import UIKit
  #if canImport(UIKit.UIGestureRecognizerSubclass)
    import UIKit.UIGestureRecognizerSubclass
  #endif
  import ViewKit

  /// Passes the first finger, pencil, or pointer of a press to the engine.
  ///
  /// The recognizer stays in the possible state, so it does not prevent scrolling. When a scroll view begins to follow
  /// the finger, UIKit makes it fail, which cancels the press. It begins only when the engine owns the press, which
  /// then prevents scrolling.
  final class PointerRecognizer: UIGestureRecognizer {
    /// Called with each event of a press. Returns whether the engine owns the press.
    var onPointer: ((PointerEvent) -> Bool)?
    /// Returns whether a touch goes to the engine.
    var isForEngine: ((UITouch) -> Bool)?
    private var touch: UITouch?
    private var last = Point.zero
    private var clicks = 1

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      for new in touches {
        guard touch == nil, isForEngine?(new) ?? true else {
          ignore(new, for: event)
          continue
        }
        touch = new
        clicks = max(1, new.tapCount)
        send(.down, new, event)
      }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let touch, touches.contains(touch) else { return }
      // The speed of a fling is computed from all touches between two frames.
      let all = touch.type == .direct ? event.coalescedTouches(for: touch) ?? [touch] : [touch]
      for part in all { send(.move, part, event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let touch, touches.contains(touch) else { return }
      self.touch = nil
      send(.up, touch, event)
      state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let touch, touches.contains(touch) else { return }
      self.touch = nil
      send(.cancel, touch, event)
      state = state == .possible ? .failed : .cancelled
    }

    /// UIKit calls this when the gesture is over, even if another one won.
    override func reset() {
      super.reset()
      guard let touch else { return }
      self.touch = nil
      send(.cancel, touch, nil)
    }

    private func send(_ phase: PointerEvent.Phase, _ touch: UITouch, _ event: UIEvent?) {
      if phase != .cancel { last = Point(touch.location(in: view)) }
      let kind: PointerEvent.Kind =
        switch touch.type {
        case .direct: .touch
        case .pencil: .pen
        default: .mouse
        }
      let pointer = PointerEvent(
        phase: phase, location: last, time: touch.timestamp,
        target: phase == .down ? (touch.view as? any NodeView)?.node.id : nil,
        clickCount: clicks, modifiers: KeyMapping.modifiers(event?.modifierFlags ?? []), kind: kind)
      let isClaimed = onPointer?(pointer) ?? false
      guard phase == .down || phase == .move, isClaimed else { return }
      state = state == .possible ? .began : .changed
    }
  }
#endif
