import Basics

/// A face, or a kind of faces, to set text in.
public struct FontFamily: Hashable, Sendable {
  /// The kinds of faces that every host has.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// The face of the surroundings: that of the user interface, of the page or of the picture.
    case standard
    /// With serifs.
    case serif
    /// Without serifs.
    case sansSerif
    /// All characters of one width.
    case monospaced
    /// With round ends, where the host has such a face; else without serifs.
    case rounded
  }

  /// The name of a face, as `Avenir`; empty for none in particular. Hosts take names as data: quotes, backslashes and
  /// control characters are left out.
  public let name: String
  /// What stands in for a face that the host does not have.
  public let fallback: Kind

  /// - Parameters:
  ///   - name: of a face; empty for any of the kind.
  ///   - fallback: the kind of faces that stand in for it.
  public init(_ name: String = "", fallback: Kind = .standard) {
    var bytes: [UInt8] = []
    for byte in name.utf8 where byte >= 0x20 && byte != 0x22 && byte != 0x27 && byte != 0x5C && byte != 0x7F {
      bytes.append(byte)
    }
    self.name = String(decoding: bytes, as: UTF8.self)
    self.fallback = fallback
  }

  /// The list of families as CSS writes it; empty for the face of the surroundings.
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
    // A list without a kind would end in the browser's own serifs.
    return "'" + name + "'," + (kind.utf8.isEmpty ? "system-ui,sans-serif" : kind)
  }

  /// Names are compared by their bytes.
  public static func == (a: FontFamily, b: FontFamily) -> Bool {
    a.fallback == b.fallback && a.name.hasSameBytes(as: b.name)
  }

  /// Feeds the bytes of the name.
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

/// A face by its place in `Palette.fonts`, counted from 1; 0 is that of the surroundings.
public struct FontRole: Hashable, Sendable {
  /// 0, or one more than an index into `Palette.fonts`.
  public let rawValue: UInt8

  /// Given by whoever adds the face to a palette.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The role of a kind of faces, which every palette has; the name of a face is not looked at.
  public init(_ family: FontFamily) { self.init(family.fallback.rawValue) }

  /// The face of the surroundings.
  public static let standard = FontRole(0)
  /// With serifs.
  public static let serif = FontRole(1)
  /// Without serifs.
  public static let sansSerif = FontRole(2)
  /// All characters of one width.
  public static let monospaced = FontRole(3)
  /// With round ends.
  public static let rounded = FontRole(4)
}
