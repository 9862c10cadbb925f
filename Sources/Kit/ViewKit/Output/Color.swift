/// The color of a layer, as a role in the palette or as fixed values.
///
/// The host resolves roles with the palette of the current style. In a browser, roles are CSS custom properties, so a
/// page can override them, and light and dark follow the system without a new frame.
///
/// ```swift
/// view.layer.fill = Color(light: 0xffffff, dark: 0x1c1c1e)
/// ```
public enum Color: Hashable, Sendable {
  /// An entry of the palette.
  case role(ColorRole)
  /// Fixed colors for light and dark surroundings.
  case dynamic(light: RGBA, dark: RGBA)
}

/// A named entry of a palette, by its index.
public struct ColorRole: Hashable, Sendable {
  /// The index into `Palette.entries`.
  public let rawValue: UInt8

  /// Creates a role from an index. Declare roles next to the palettes that they belong to.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
}

extension Color {
  /// Creates a color from 0xRRGGBB that is the same in light and dark surroundings.
  ///
  /// - Parameter opacity: 0, transparent, to 255, opaque.
  public init(rgb: UInt32, opacity: UInt8 = 255) {
    let color = RGBA(rgb, opacity: opacity)
    self = .dynamic(light: color, dark: color)
  }

  /// Creates an opaque color from one 0xRRGGBB value for light surroundings and one for dark.
  public init(light: UInt32, dark: UInt32) { self = .dynamic(light: RGBA(light), dark: RGBA(dark)) }
}
