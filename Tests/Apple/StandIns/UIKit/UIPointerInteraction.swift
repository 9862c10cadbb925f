public import Foundation

/// iOS 11.
@MainActor public protocol UIInteraction: NSObjectProtocol {}

/// iOS 13.4.
@MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
}

/// iOS 13.4.
@MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  /// The style of the pointer at a point of a view.
  public func standInStyle(at point: CGPoint) -> UIPointerStyle? {
    delegate?.pointerInteraction(
      self, regionFor: UIPointerRegionRequest(point), defaultRegion: UIPointerRegion(rect: .zero)
    ).flatMap { delegate?.pointerInteraction(self, styleFor: $0) }
  }
}

/// iOS 13.4.
open class UIPointerRegionRequest: NSObject {
  public let location: CGPoint
  init(_ location: CGPoint) { self.location = location }
}

/// iOS 13.4.
open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

/// iOS 13.4.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
}

/// iOS 13.
@MainActor open class UITargetedPreview: NSObject {
  public let view: UIView
  public init(view: UIView) { self.view = view }
}

/// iOS 13.4.
public enum UIPointerShape {}

/// iOS 13.4.
@MainActor open class UIPointerStyle: NSObject {
  public let standInEffect: UIPointerEffect
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { standInEffect = effect }
}
