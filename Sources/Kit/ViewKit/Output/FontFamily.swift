import Basics

/// A font face, or a kind of faces.
///
/// ```swift
/// let family = FontFamily("Avenir", fallback: .rounded)
/// ```
public struct FontFamily: Hashable, Sendable {
  /// The kinds of faces that every host has.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// The face of the user interface, of the page or of the picture.
    case standard
    /// Faces with serifs.
    case serif
    /// Faces without serifs.
    case sansSerif
    /// Faces whose characters have one width.
    case monospaced
    /// Faces with rounded ends where the host has them, otherwise faces without serifs.
    case rounded
  }

  /// The name of the face, such as `Avenir`; empty for any face of the kind. Quotation marks, backslashes and control
  /// characters are removed.
  public let name: String
  /// The kind of faces to use if the host does not have the face.
  public let fallback: Kind

  /// Creates a family.
  /// - Parameters:
  ///   - name: the name of a face; empty, the default, for any face of the kind.
  ///   - fallback: the kind of faces to use if the host does not have the face.
  public init(_ name: String = "", fallback: Kind = .standard) {
    var bytes: [UInt8] = []
    for byte in name.utf8 where byte >= 0x20 && byte != 0x22 && byte != 0x27 && byte != 0x5C && byte != 0x7F {
      bytes.append(byte)
    }
    self.name = String(decoding: bytes, as: UTF8.self)
    self.fallback = fallback
  }

  /// The CSS value of `font-family`; empty for the face of the surroundings.
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
    // Without a generic family the browser would fall back to its serif face.
    return "'" + name + "'," + (kind.utf8.isEmpty ? "system-ui,sans-serif" : kind)
  }

  /// Returns whether two families are equal; names are compared byte by byte.
  public static func == (a: FontFamily, b: FontFamily) -> Bool {
    a.fallback == b.fallback && a.name.hasSameBytes(as: b.name)
  }

  /// Hashes the kind and the bytes of the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fallback.rawValue)
    for byte in name.utf8 { hasher.combine(byte) }
  }

  /// The faces that every palette has, in the order of the roles that `FontRole` names.
  package static var basic: [FontFamily] {
    [
      FontFamily(fallback: .serif), FontFamily(fallback: .sansSerif), FontFamily(fallback: .monospaced),
      FontFamily(fallback: .rounded),
    ]
  }
}

/// A face of a palette, by its index.
public struct FontRole: Hashable, Sendable {
  /// The index into `Palette.fonts` plus 1; 0 for the face of the surroundings.
  public let rawValue: UInt8

  /// Creates a role from an index plus 1.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the role of the family's kind, which every palette has; the name of the family is not used.
  public init(_ family: FontFamily) { self.init(family.fallback.rawValue) }

  /// The face of the surroundings.
  public static let standard = FontRole(0)
  /// A face with serifs.
  public static let serif = FontRole(1)
  /// A face without serifs.
  public static let sansSerif = FontRole(2)
  /// A face whose characters have one width.
  public static let monospaced = FontRole(3)
  /// A face with rounded ends.
  public static let rounded = FontRole(4)
}
