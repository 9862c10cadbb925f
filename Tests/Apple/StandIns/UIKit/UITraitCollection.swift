public import Foundation

/// The surroundings of a view. iOS 8.
open class UITraitCollection: NSObject, @unchecked Sendable {
  struct Values: Equatable {
    var style = UIUserInterfaceStyle.light
    var contrast = UIAccessibilityContrast.normal
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    var scale: CGFloat = 2
    var category = UIContentSizeCategory.large
    var weight = UILegibilityWeight.regular
  }

  let values: Values

  public override init() { values = Values() }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = Values()
    values.style = userInterfaceStyle
    self.init(values)
  }

  init(_ values: Values) { self.values = values }

  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  open var displayScale: CGFloat { values.scale }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  open var legibilityWeight: UILegibilityWeight { values.weight }

  func standInWith(_ body: (inout Values) -> Void) -> UITraitCollection {
    var values = values
    body(&values)
    return UITraitCollection(values)
  }

  /// Other surroundings, for a window of a test.
  public static func standIn(
    style: UIUserInterfaceStyle = .light, contrast: UIAccessibilityContrast = .normal,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, scale: CGFloat = 2,
    category: UIContentSizeCategory = .large, weight: UILegibilityWeight = .regular
  ) -> UITraitCollection {
    UITraitCollection(
      Values(
        style: style, contrast: contrast, direction: direction, scale: scale, category: category, weight: weight))
  }
}

/// Traits that a view has in place of those around it. iOS 17.
public struct UITraitOverrides: Equatable, Sendable {
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  public var legibilityWeight = UILegibilityWeight.unspecified

  func standInApply(to values: inout UITraitCollection.Values) {
    if preferredContentSizeCategory != .unspecified { values.category = preferredContentSizeCategory }
    if accessibilityContrast != .unspecified { values.contrast = accessibilityContrast }
    if legibilityWeight != .unspecified { values.weight = legibilityWeight }
  }
}

/// iOS 12.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// iOS 13.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// iOS 10.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
/// iOS 13.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

/// iOS 7.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory(rawValue: "")
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AX5")
}

/// Sizes that follow the text size of people. iOS 11.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let factors: [UIContentSizeCategory: CGFloat] = [
      .extraSmall: 0.82, .large: 1, .extraExtraExtraLarge: 1.35, .accessibilityExtraExtraExtraLarge: 3.1,
    ]
    return value * (factors[traitCollection?.preferredContentSizeCategory ?? .large] ?? 1)
  }
}

extension UIFont {
  /// iOS 7.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let body = TextStyle(rawValue: "body")
  }
}
