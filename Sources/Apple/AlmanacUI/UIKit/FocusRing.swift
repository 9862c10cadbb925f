#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import CoreGraphics
  import Foundation
  import QuartzCore
  import UIKit
  import ViewKit

  /// A line around the view with the focus.
  final class FocusRing: UIView {
    private static let width = 2.0

    override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
      isHidden = true
      layer.borderWidth = Self.width
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the ring around a rectangle.
    func show(around rect: CGRect, radius: Double) {
      isHidden = false
      frame = rect.insetBy(dx: -Self.width, dy: -Self.width)
      layer.cornerRadius = radius + Self.width
    }

    /// Hides the ring.
    func hide() { isHidden = true }

    /// Changes the color.
    func update(_ color: RGBA) { layer.borderColor = color.cgColor }
  }
#endif
