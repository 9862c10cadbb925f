import Basics

/// A font family, by name or by kind.
///
/// ```swift
/// let family = FontFamily("Avenir", fallback: .rounded)
/// ```
public struct FontFamily: Hashable, Sendable {
  /// The kinds of font families that every host has.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// The font of the user interface, page, or picture.
    case standard
    /// A serif family.
    case serif
    /// A sans-serif family.
    case sansSerif
    /// A monospaced family.
    case monospaced
    /// A family with rounded ends if the host has one, otherwise a sans-serif family.
    case rounded
  }

  /// The name of the family, such as `Avenir`; empty for any family of the kind. Quotation marks, backslashes, and
  /// control characters are removed.
  public let name: String
  /// The kind to use if the host does not have the family.
  public let fallback: Kind

  /// Creates a family.
  /// - Parameters:
  ///   - name: the name of a family; empty, the default, for any family of the kind.
  ///   - fallback: the kind to use if the host does not have the family.
  public init(_ name: String = "", fallback: Kind = .standard) {
    var bytes: [UInt8] = []
    for byte in name.utf8 where byte >= 0x20 && byte != 0x22 && byte != 0x27 && byte != 0x5C && byte != 0x7F {
      bytes.append(byte)
    }
    self.name = String(utf8: bytes)
    self.fallback = fallback
  }

  /// The CSS value of `font-family`; empty for the font of the surroundings.
  package var css: String {
    let kind: String =
      switch fallback {
      case .standard: ""
      case .serif: "ui-serif,serif"
      case .sansSerif: "sans-serif"
      case .monospaced: "ui-monospace,monospace"
      case .rounded: "ui-rounded,sans-serif"
      }
    if name.utf8.isEmpty { return kind }
    // Without a generic family, the browser would fall back to its serif font.
    return "'" + name + "'," + (kind.utf8.isEmpty ? "system-ui,sans-serif" : kind)
  }

  /// Returns whether two families are equal. Names are compared byte by byte.
  public static func == (a: FontFamily, b: FontFamily) -> Bool {
    a.fallback == b.fallback && a.name.hasSameBytes(as: b.name)
  }

  /// Hashes the kind and the bytes of the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fallback.rawValue)
    for byte in name.utf8 { hasher.combine(byte) }
  }

  /// The families that every palette has, in the order of the roles of `FontRole`.
  package static var basic: [FontFamily] {
    [
      FontFamily(fallback: .serif), FontFamily(fallback: .sansSerif), FontFamily(fallback: .monospaced),
      FontFamily(fallback: .rounded),
    ]
  }
}

/// A font family in a palette, by its index.
public struct FontRole: Hashable, Sendable {
  /// The index into `Palette.fonts` plus 1; 0 for the font of the surroundings.
  public let rawValue: UInt8

  /// Creates a role from an index plus 1.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the role of the family's kind, which every palette has. The name of the family is not used.
  public init(_ family: FontFamily) { self.init(family.fallback.rawValue) }

  /// The font of the surroundings.
  public static let standard = FontRole(0)
  /// A serif family.
  public static let serif = FontRole(1)
  /// A sans-serif family.
  public static let sansSerif = FontRole(2)
  /// A monospaced family.
  public static let monospaced = FontRole(3)
  /// A family with rounded ends.
  public static let rounded = FontRole(4)
}
