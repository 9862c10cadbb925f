public import Foundation

/// What views inherit. iOS 13.
public struct EnvironmentValues {
  public var calendar = Calendar(identifier: .gregorian)
  public var locale = Locale(identifier: "en_US")
  public var timeZone = TimeZone.gmt
  public var layoutDirection = LayoutDirection.leftToRight
  public var colorScheme = ColorScheme.light
  public var isEnabled = true

  public init() {}
}
