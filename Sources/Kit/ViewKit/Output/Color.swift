/// A colour of a layer, as a role in the palette or as fixed values.
///
/// The host resolves roles with the palette of the current style. In a browser they are CSS custom properties, so that
/// a page can override them, and light and dark follow the system without a new frame.
///
/// ```swift
/// view.layer.fill = Color(light: 0xffffff, dark: 0x1c1c1e)
/// ```
public enum Color: Hashable, Sendable {
  /// An entry of the palette.
  case role(ColorRole)
  /// Fixed colours for light and for dark surroundings.
  case dynamic(light: RGBA, dark: RGBA)
}

/// A named entry of a palette, by its index.
public struct ColorRole: Hashable, Sendable {
  /// The index into `Palette.entries`.
  public let rawValue: UInt8

  /// Creates a role from an index. Roles are declared beside the palettes that they belong to.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
}

extension Color {
  /// Creates a colour that is the same in light and in dark surroundings, from 0xRRGGBB.
  ///
  /// - Parameter opacity: 0, transparent, to 255, opaque.
  public init(rgb: UInt32, opacity: UInt8 = 255) {
    let color = RGBA(rgb, opacity: opacity)
    self = .dynamic(light: color, dark: color)
  }

  /// Creates an opaque colour for light and one for dark surroundings, from 0xRRGGBB.
  public init(light: UInt32, dark: UInt32) { self = .dynamic(light: RGBA(light), dark: RGBA(dark)) }
}
