#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Geometry
  import UIKit

  extension SystemSettings {
    /// Creates the UIKit settings that apply to a view.
    @MainActor init(_ view: UIView) {
      let traits = view.traitCollection
      isContrastHigh = traits.accessibilityContrast == .high
      textScale = Double(UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traits)) / 100
      switch view.semanticContentAttribute {
      case .forceLeftToRight: direction = .leftToRight
      case .forceRightToLeft: direction = .rightToLeft
      default: direction = nil
      }
    }
  }
#endif
