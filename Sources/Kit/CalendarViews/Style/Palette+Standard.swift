import Basics
public import ViewKit

extension Palette {
  /// The colors of the standard style, in the order of `CalendarRole`.
  public static let standard = Palette(entries: base + events + densities)

  /// Name, light, dark.
  private static let base: [Entry] = [
    entry("background", 0xffffff, 0x121417),
    entry("surface", 0xf9fafb, 0x1a1d21),
    entry("hairline", 0xe3e5e7, 0x2d3035),
    entry("ink", 0x1f2227, 0xedeef1),
    entry("secondary-ink", 0x5a5e65, 0xa7abb1),
    entry("tertiary-ink", 0x6f7278, 0x83868c),
    entry("accent", 0xc9302d, 0xef675c),
    entry("on-accent", 0xffffff, 0x121417),
    entry("selection", 0xe3e5e7, 0x2d3035),
    entry("focus", 0x3280dd, 0x65a7fa),
  ]

  /// The leading edge, background, and text colors of events, in the order of `EventHue`.
  private static let events: [Entry] = hueNames.split(at: 0x20).enumerated().flatMap { index, name in
    ["", "-tint", "-text"].enumerated().map { part, suffix in
      entry(name + suffix, hues[6 * index + part], hues[6 * index + part + 3])
    }
  }

  private static let hueNames = "red orange amber lime green teal cyan blue indigo purple pink graphite"

  /// For each hue, the three colors in light surroundings, then those in dark ones. In WebAssembly, a list of numbers is data,
  /// whereas calls with numbers are code.
  private static let hues: [UInt32] = [
    0xce514d, 0xffddd9, 0x642724, 0xf07f77, 0x4b2724, 0xfed2cd,
    0xc66000, 0xffe1cc, 0x602d00, 0xe78a45, 0x482b16, 0xf9d6bf,
    0xb17100, 0xf8e5c7, 0x553600, 0xd29922, 0x412f0d, 0xf0dbb9,
    0x6b8f00, 0xe1eecd, 0x324501, 0x91b349, 0x2c3817, 0xd6e4c1,
    0x139948, 0xd4f1d8, 0x0d4a22, 0x5bbd74, 0x1c3b24, 0xc8e8cd,
    0x009c95, 0xc7f2ee, 0x004b48, 0x00bfb8, 0x003c39, 0xb9e9e5,
    0x0093c1, 0xc8f0fd, 0x00475d, 0x00b8e1, 0x063946, 0xbae7f5,
    0x3280dd, 0xd4eaff, 0x183d6b, 0x65a7fa, 0x1f344e, 0xc8e0ff,
    0x6674de, 0xdfe6ff, 0x30376c, 0x8c9cfb, 0x2b304f, 0xd4dcff,
    0x9763cc, 0xefe1ff, 0x482f62, 0xb98cea, 0x392b49, 0xe5d6f9,
    0xc05296, 0xffdcef, 0x5d2748, 0xe17eb9, 0x472739, 0xf8d1e6,
    0x79818d, 0xe0e8f6, 0x373d48, 0x9da5b1, 0x2d333d, 0xd6dfec,
  ]

  /// Stronger shades of the blue tint for busy days at the year level, and the hours outside business hours.
  private static let densities: [Entry] = [
    entry("several-events-tint", 0xa6d0fd, 0x2b4a70),
    entry("many-events-tint", 0x7db6f5, 0x376196),
    entry("outside-hours", 0xeff0f2, 0x22252a),
  ]

  private static func entry(_ name: String, _ light: UInt32, _ dark: UInt32) -> Entry {
    Entry(name: name, light: RGBA(light), dark: RGBA(dark))
  }
}
