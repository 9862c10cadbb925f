#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import Geometry
  import UIKit
  import ViewKit

  /// A pinch with two fingers on the screen or a trackpad.
  @MainActor final class PinchInput {
    let recognizer = UIPinchGestureRecognizer()
    private var target: ActionTarget?
    private var isVertical = false

    /// - Parameters:
    ///   - view: The view whose coordinates events use.
    ///   - onMagnify: Called with each step.
    init(in view: UIView, now: @escaping () -> Double, _ onMagnify: @escaping (MagnifyEvent) -> Void) {
      let target = ActionTarget { [weak self, weak view] sender in
        guard let self, let view, let pinch = sender as? UIPinchGestureRecognizer else { return }
        guard let event = event(pinch, in: view, at: now()) else { return }
        onMagnify(event)
      }
      recognizer.call(target)
      self.target = target
      view.addGestureRecognizer(recognizer)
    }

    private func event(_ pinch: UIPinchGestureRecognizer, in view: UIView, at time: Double) -> MagnifyEvent? {
      let phase: MagnifyEvent.Phase
      switch pinch.state {
      case .began:
        phase = .began
        isVertical = Self.isVertical(pinch, in: view)
      case .changed: phase = .changed
      case .ended: phase = .ended
      case .cancelled: phase = .cancelled
      default: return nil
      }
      // The scale is relative to the last event.
      let factor = phase == .changed ? Double(pinch.scale) : 1
      pinch.scale = 1
      return MagnifyEvent(
        phase: phase, location: Point(pinch.location(in: view)), factor: factor, isVertical: isVertical, time: time)
    }

    /// Returns whether the distance of two touches is more than twice as high as wide; `false` for a trackpad, which
    /// has no touches.
    private static func isVertical(_ pinch: UIPinchGestureRecognizer, in view: UIView) -> Bool {
      guard pinch.numberOfTouches == 2 else { return false }
      let (a, b) = (pinch.location(ofTouch: 0, in: view), pinch.location(ofTouch: 1, in: view))
      return abs(a.y - b.y) > 2 * abs(a.x - b.x)
    }
  }
#endif
