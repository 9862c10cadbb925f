/// What layers refer to by number: the colours of all roles, in light and dark surroundings, with the names a page may
/// override, and outlines.
public struct Palette: Equatable, Sendable {
  /// One role.
  public struct Entry: Equatable, Sendable {
    /// Lower-case words joined by hyphens: the custom property is `--almanac-` and this name.
    public var name: String
    /// The colour on light surroundings.
    public var light: RGBA
    /// The colour on dark surroundings.
    public var dark: RGBA

    /// One role with its two colours.
    public init(name: String, light: RGBA, dark: RGBA) {
      self.name = name
      self.light = light
      self.dark = dark
    }
  }

  /// Indexed by `ColorRole.rawValue`.
  public var entries: [Entry]

  /// Indexed by `OutlineRole.rawValue`.
  public var outlines: [Outline] = []
  /// The faces that text styles refer to; a style adds those of its own behind the four kinds.
  public var fonts: [FontFamily] = FontFamily.basic
  /// The width of hairlines in device pixels, 1...8.
  public var lineWidth: UInt8 = 1

  /// Entries in the order of their roles.
  public init(entries: [Entry]) { self.entries = entries }

  /// The outline of a role; `nil` for an unknown or empty one, which cuts nothing.
  public func outline(_ role: OutlineRole?) -> Outline? {
    guard let role, Int(role.rawValue) < outlines.count, !outlines[Int(role.rawValue)].points.isEmpty else {
      return nil
    }
    return outlines[Int(role.rawValue)]
  }

  /// The face of a role; `nil` for that of the surroundings and for an unknown one.
  public func font(_ role: FontRole) -> FontFamily? {
    role.rawValue > 0 && Int(role.rawValue) <= fonts.count ? fonts[Int(role.rawValue) - 1] : nil
  }

  /// The colour to paint; an unknown role is opaque black.
  public func resolve(_ color: Color, appearance: Appearance) -> RGBA {
    switch color {
    case .role(let role):
      guard Int(role.rawValue) < entries.count else { return RGBA(0) }
      let entry = entries[Int(role.rawValue)]
      return appearance == .light ? entry.light : entry.dark
    case .dynamic(let light, let dark):
      return appearance == .light ? light : dark
    }
  }
}

/// The surroundings a picture is made for.
public enum Appearance: UInt8, Hashable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}
