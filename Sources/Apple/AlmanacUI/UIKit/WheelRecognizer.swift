#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Foundation
  import UIKit

  /// A pan without touches. It recognizes wheels and two-finger scrolling on a trackpad over a view that turns pages.
  @MainActor final class WheelRecognizer: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIPanGestureRecognizer()
    /// Recognizers do not retain their targets.
    private let target: ActionTarget

    /// - Parameter onWheel: Called with a point in the view and the distance by which to move the content.
    init(_ onWheel: @escaping (CGPoint, CGPoint) -> Void) {
      target = ActionTarget { sender in
        guard let pan = sender as? UIPanGestureRecognizer, [.began, .changed].contains(pan.state) else { return }
        let way = pan.translation(in: pan.view)
        pan.setTranslation(.zero, in: pan.view)
        if way != .zero { onWheel(pan.location(in: pan.view), CGPoint(x: -way.x, y: -way.y)) }
      }
      super.init()
      recognizer.delegate = self
      recognizer.allowedScrollTypesMask = .all
      recognizer.allowedTouchTypes = []
      recognizer.call(target)
    }

    /// Content inside a page scrolls along its other axis at the same time.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
#endif
