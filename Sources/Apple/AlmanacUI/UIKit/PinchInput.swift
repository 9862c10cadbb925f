#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import Geometry
  import UIKit
  import ViewKit

  /// Two fingers on the screen or on a trackpad that move apart or together.
  @MainActor final class PinchInput {
    let recognizer = UIPinchGestureRecognizer()
    private var target: ActionTarget?
    private var isVertical = false

    /// - Parameters:
    ///   - view: the view in whose coordinates events are.
    ///   - onMagnify: called with each step.
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
      // The scale is that since the last event.
      let factor = phase == .changed ? Double(pinch.scale) : 1
      pinch.scale = 1
      return MagnifyEvent(
        phase: phase, location: Point(pinch.location(in: view)), factor: factor, isVertical: isVertical, time: time)
    }

    /// Whether two touches stand more than twice as high as wide; a trackpad has none.
    private static func isVertical(_ pinch: UIPinchGestureRecognizer, in view: UIView) -> Bool {
      guard pinch.numberOfTouches == 2 else { return false }
      let (a, b) = (pinch.location(ofTouch: 0, in: view), pinch.location(ofTouch: 1, in: view))
      return abs(a.y - b.y) > 2 * abs(a.x - b.x)
    }
  }
#endif
