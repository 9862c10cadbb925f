/// The colours of all roles, in light and dark surroundings, with the names a page may override.
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

  /// Entries in the order of their roles.
  public init(entries: [Entry]) { self.entries = entries }

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
  case light
  case dark
}
