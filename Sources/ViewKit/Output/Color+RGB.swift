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
