public import Foundation
public import UIKit

/// What views inherit. iOS 13.
public struct EnvironmentValues {
  public var calendar = Calendar(identifier: .gregorian)
  public var locale = Locale(identifier: "en_US")
  public var timeZone = TimeZone.gmt
  public var layoutDirection = LayoutDirection.leftToRight
  public var colorScheme = ColorScheme.light
  public var isEnabled = true
  public var colorSchemeContrast = ColorSchemeContrast.standard
  public var dynamicTypeSize = DynamicTypeSize.large
  public var legibilityWeight: LegibilityWeight?
  public var accessibilityReduceMotion = false

  public init() {}
}

/// iOS 14.
public enum ColorSchemeContrast: Hashable, Sendable { case standard, increased }
/// iOS 15.
public enum DynamicTypeSize: Hashable, Sendable { case xSmall, large, xxxLarge, accessibility5 }
/// iOS 14.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

extension UIContentSizeCategory {
  /// iOS 15.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    let categories: [DynamicTypeSize: UIContentSizeCategory] = [
      .xSmall: .extraSmall, .large: .large, .xxxLarge: .extraExtraExtraLarge,
      .accessibility5: .accessibilityExtraExtraExtraLarge,
    ]
    self = dynamicTypeSize.flatMap { categories[$0] } ?? .unspecified
  }
}

extension UIAccessibilityContrast {
  /// iOS 14.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    self = colorSchemeContrast.map { $0 == .increased ? .high : .normal } ?? .unspecified
  }
}

extension UILegibilityWeight {
  /// iOS 14.
  public init(_ legibilityWeight: LegibilityWeight?) {
    self = legibilityWeight.map { $0 == .bold ? .bold : .regular } ?? .unspecified
  }
}
