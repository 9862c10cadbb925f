#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Geometry
  import UIKit
  import ViewKit

  /// The pointer's shape: clickable views are highlighted.
  extension CanvasView: UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard let view = pressable(at: request.location) else { return nil }
      return UIPointerRegion(rect: convert(view.bounds, from: view), identifier: AnyHashable(view.node.id.rawValue))
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      guard let view = pressable(at: CGPoint(x: region.rect.midX, y: region.rect.midY)) else { return nil }
      return UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)), shape: nil)
    }

    /// Returns the view at a point, or its nearest ancestor, whose look asks for a hand.
    private func pressable(at point: CGPoint) -> (any NodeView)? {
      sequence(first: hitTest(point, with: nil)) { $0?.superview }.compactMap { $0 as? any NodeView }
        .first { $0.node.layer.cursor != .inherited }
        .flatMap { $0.node.layer.cursor == .pointingHand ? $0 : nil }
    }
  }
#endif
