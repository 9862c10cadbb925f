public import Foundation

/// `UIFont.Weight` and `NSFont.Weight`. iOS 8.2, macOS 10.11.
public struct StandInFontWeight: Hashable, RawRepresentable, Sendable {
  public let rawValue: CGFloat
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public static let regular = Self(rawValue: 0)
  public static let medium = Self(rawValue: 0.23)
  public static let semibold = Self(rawValue: 0.3)
  public static let bold = Self(rawValue: 0.4)
  public static let heavy = Self(rawValue: 0.56)
}

/// `SystemDesign` of the descriptors of fonts. iOS 13, macOS 10.15.
public struct StandInFontDesign: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let `default` = Self(rawValue: "default")
  public static let serif = Self(rawValue: "serif")
  public static let rounded = Self(rawValue: "rounded")
  public static let monospaced = Self(rawValue: "monospaced")
}

/// `AttributeName` of the descriptors of fonts. iOS 7, macOS 10.3.
public struct StandInFontAttribute: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
}
