import Events
public import ViewKit

extension CalendarStyle {
  /// A style with only grays and the accent color, as a starting point for custom styles.
  public static var basic: CalendarStyle { standard(.basic) }
  /// The standard style with its light colors, in light and dark surroundings.
  public static var light: CalendarStyle { standard(.standard.fixed(.light)) }
  /// The standard style with its dark colors, in light and dark surroundings.
  public static var dark: CalendarStyle { standard(.standard.fixed(.dark)) }

  /// A black-and-white style. Text has a contrast of at least 7:1. Lines are gray, with a contrast of 3:1 so that they
  /// stay in the background, and twice as wide. Selected days have a ring.
  public static var highContrast: CalendarStyle {
    var style = standard(.highContrast)
    style.day.add(
      .border(Ring(color: .role(CalendarRole.ink), width: 2)), any: [.selected, .inRange], at: .month)
    return style
  }

  /// Returns the standard style with another palette. Never inlined: the wasm otherwise copied all parts one by one.
  @inline(never)
  private static func standard(_ palette: Palette) -> CalendarStyle {
    var style = standard
    style.palette = palette
    return style
  }

  /// Adds a color to the palette and returns it for use in rules.
  ///
  ///     let sunday = style.define("sunday", light: RGBA(0xc9302d), dark: RGBA(0xef675c))
  ///     style.day.add(.ink(sunday), on: WeekdaySet([.sunday]))
  ///
  /// - Parameters:
  ///   - name: lowercase words joined by hyphens. A page can override the color with the custom property `--almanac-`
  ///     followed by this name.
  ///   - light: the color in light surroundings.
  ///   - dark: the color in dark surroundings.
  /// - Returns: the role of the color. If the palette already has 255 colors, the color itself, without a name.
  public mutating func define(_ name: String, light: RGBA, dark: RGBA) -> Color {
    guard palette.entries.count < 255 else { return .dynamic(light: light, dark: dark) }
    palette.entries.append(Palette.Entry(name: name, light: light, dark: dark))
    return .role(ColorRole(UInt8(palette.entries.count - 1)))
  }

  /// Adds a font to the palette, unless the palette already contains it, and returns its role for `TextStyle.font` and
  /// `DaySetting.font`.
  ///
  /// If the palette already has 255 fonts, returns the role of the font's kind.
  public mutating func define(_ font: FontFamily) -> FontRole {
    if font == FontFamily() { return .standard }
    if let known = palette.fonts.firstIndex(of: font), known < 255 { return FontRole(UInt8(known + 1)) }
    guard palette.fonts.count < 255 else { return FontRole(font) }
    palette.fonts.append(font)
    return FontRole(UInt8(palette.fonts.count))
  }

  /// Adds a fixed color to the palette, like `define(_:light:dark:)`. If the color is a role, returns it unchanged.
  public mutating func define(_ name: String, _ color: Color) -> Color {
    guard case .dynamic(let light, let dark) = color else { return color }
    return define(name, light: light, dark: dark)
  }
}

extension Palette {
  /// Returns a palette that has the colors of one appearance in both light and dark surroundings.
  public func fixed(_ appearance: Appearance) -> Palette {
    var palette = self
    for index in palette.entries.indices {
      let entry = palette.entries[index]
      let color = appearance == .light ? entry.light : entry.dark
      palette.entries[index].light = color
      palette.entries[index].dark = color
    }
    return palette
  }

  /// A palette with only grays and the accent color of the standard palette.
  public static var basic: Palette {
    var palette = Palette.standard
    palette.set(CalendarRole.focus, 0x5a5e65, 0xa7abb1)
    for hue in EventHue.allCases {
      palette.set(CalendarRole.strong(hue), 0x5a5e65, 0xa7abb1)
      palette.set(CalendarRole.tint(hue), 0xe3e5e7, 0x2d3035)
      palette.set(CalendarRole.text(hue), 0x1f2227, 0xedeef1)
    }
    palette.set(CalendarRole.severalEvents, 0xc6c9ce, 0x42464d)
    palette.set(CalendarRole.manyEvents, 0xa9adb4, 0x585d65)
    return palette
  }

  /// A palette of black on white, and of white on black in dark surroundings.
  public static var highContrast: Palette {
    var palette = Palette.standard
    palette.lineWidth = 2
    palette.set(CalendarRole.background, 0xffffff, 0x000000)
    palette.set(CalendarRole.surface, 0xffffff, 0x000000)
    palette.set(CalendarRole.hairline, 0x8f8f8f, 0x5e5e5e)
    palette.set(CalendarRole.severalEvents, 0xa6d0fd, 0x284666)
    palette.set(CalendarRole.manyEvents, 0x7db6f5, 0x2f5583)
    palette.set(CalendarRole.ink, 0x000000, 0xffffff)
    palette.set(CalendarRole.secondaryInk, 0x000000, 0xffffff)
    palette.set(CalendarRole.tertiaryInk, 0x404040, 0xc8c8c8)
    palette.set(CalendarRole.accent, 0x9b0000, 0xff8a80)
    palette.set(CalendarRole.onAccent, 0xffffff, 0x000000)
    palette.set(CalendarRole.selection, 0xd6d6d6, 0x3a3a3a)
    palette.set(CalendarRole.focus, 0x0040c0, 0x6fb1ff)
    for hue in EventHue.allCases { palette.set(CalendarRole.text(hue), 0x000000, 0xffffff) }
    return palette
  }

  private mutating func set(_ role: ColorRole, _ light: UInt32, _ dark: UInt32) {
    set(role, light: RGBA(light), dark: RGBA(dark))
  }
}
