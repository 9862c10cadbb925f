/// A colour of a layer: what it is for, or what it is.
///
/// Roles are resolved by the host with the palette of the current style; in the browser they are CSS custom
/// properties, so that a page can override them and light and dark follow the system without a new frame.
public enum Color: Hashable, Sendable {
  /// An entry of the palette.
  case role(ColorRole)
  /// A fixed colour in light and in dark surroundings.
  case dynamic(light: RGBA, dark: RGBA)
}

/// A named entry of a palette: the index of its colour there.
public struct ColorRole: Hashable, Sendable {
  /// An index into `Palette.entries`.
  public let rawValue: UInt8

  /// Roles are declared beside the palettes they belong to.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
}

extension Color {
  /// A colour that is the same in light and in dark surroundings, written as 0xRRGGBB.
  ///
  /// - Parameter opacity: 0, clear, to 255, opaque.
  public init(rgb: UInt32, opacity: UInt8 = 255) {
    let color = RGBA(rgb, opacity: opacity)
    self = .dynamic(light: color, dark: color)
  }

  /// A colour for light and one for dark surroundings, both opaque and written as 0xRRGGBB.
  public init(light: UInt32, dark: UInt32) { self = .dynamic(light: RGBA(light), dark: RGBA(dark)) }
}
