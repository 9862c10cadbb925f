/// The colors of all roles for light and dark surroundings, the names by which a page overrides them, and the outlines
/// and font families that layers refer to.
public struct Palette: Equatable, Sendable {
  /// The colors of one role.
  public struct Entry: Equatable, Sendable {
    /// The name: lowercase words joined by hyphens. A page's custom property is `--almanac-` followed by this name.
    public var name: String
    /// The color in light surroundings.
    public var light: RGBA
    /// The color in dark surroundings.
    public var dark: RGBA

    /// Creates the colors of a role.
    public init(name: String, light: RGBA, dark: RGBA) {
      self.name = name
      self.light = light
      self.dark = dark
    }
  }

  /// The colors of all roles, indexed by `ColorRole.rawValue`.
  public var entries: [Entry]

  /// The outlines of shapes and indicators, indexed by `OutlineRole.rawValue`.
  public var outlines: [Outline] = []
  /// The font families of text styles. A style appends its own after the four basic ones.
  public var fonts: [FontFamily] = FontFamily.basic
  /// The width of hairlines in device pixels, 1...8.
  public var lineWidth: UInt8 = 1

  /// Creates a palette with entries in the order of their roles.
  public init(entries: [Entry]) { self.entries = entries }

  /// Sets the colors of a role. Does nothing for an unknown role.
  public mutating func set(_ role: ColorRole, light: RGBA, dark: RGBA) {
    guard Int(role.rawValue) < entries.count else { return }
    entries[Int(role.rawValue)].light = light
    entries[Int(role.rawValue)].dark = dark
  }

  /// Returns the outline of a role; `nil` for an unknown or empty one, which clips nothing.
  public func outline(_ role: OutlineRole?) -> Outline? {
    guard let role, Int(role.rawValue) < outlines.count, !outlines[Int(role.rawValue)].points.isEmpty else {
      return nil
    }
    return outlines[Int(role.rawValue)]
  }

  /// Returns the font family of a role; `nil` for the font of the surroundings and for an unknown role.
  public func font(_ role: FontRole) -> FontFamily? {
    role.rawValue > 0 && Int(role.rawValue) <= fonts.count ? fonts[Int(role.rawValue) - 1] : nil
  }

  /// Returns the color to paint; opaque black for an unknown role.
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

/// The appearance of the surroundings of a picture or window.
public enum Appearance: UInt8, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
