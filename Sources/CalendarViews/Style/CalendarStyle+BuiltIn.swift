import Events
public import ViewKit

extension CalendarStyle {
  /// Greys and the accent alone, for styles of one's own to begin with.
  public static var basic: CalendarStyle { CalendarStyle(palette: .basic) }
  /// The standard style on light ground, whatever the surroundings.
  public static var light: CalendarStyle { CalendarStyle(palette: .standard.fixed(.light)) }
  /// The standard style on dark ground, whatever the surroundings.
  public static var dark: CalendarStyle { CalendarStyle(palette: .standard.fixed(.dark)) }

  /// Black and white with lines of twice the width, text at 7:1 and more, and a ring around what is selected.
  public static var highContrast: CalendarStyle {
    var style = CalendarStyle(palette: .highContrast)
    style.day.add(
      .border(Ring(color: .role(CalendarRole.ink), width: 2)), any: [.selected, .inRange], at: .month)
    return style
  }

  /// Adds a colour to the palette under a name, which a page can override like those of the kit, and returns it for use
  /// in rules. A palette has 255 colours at most; beyond them, the colour has no name.
  public mutating func define(_ name: String, light: RGBA, dark: RGBA) -> Color {
    guard palette.entries.count < 255 else { return .dynamic(light: light, dark: dark) }
    palette.entries.append(Palette.Entry(name: name, light: light, dark: dark))
    return .role(ColorRole(UInt8(palette.entries.count - 1)))
  }

  /// Adds a face to the palette, for `TextStyle.font` and `DaySetting.font`; one that is there already is found. A
  /// palette has 255 faces at most; beyond them, the kind stands in for the face.
  public mutating func define(_ font: FontFamily) -> FontRole {
    if font == FontFamily() { return .standard }
    if let known = palette.fonts.firstIndex(of: font), known < 255 { return FontRole(UInt8(known + 1)) }
    guard palette.fonts.count < 255 else { return FontRole(font) }
    palette.fonts.append(font)
    return FontRole(UInt8(palette.fonts.count))
  }

  /// Gives a fixed colour a name, as `define(_:light:dark:)` does; a role has one.
  public mutating func define(_ name: String, _ color: Color) -> Color {
    guard case .dynamic(let light, let dark) = color else { return color }
    return define(name, light: light, dark: dark)
  }
}

extension Palette {
  /// The same colours in light and dark surroundings: those of one of them.
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

  /// Greys, and the accent of the standard palette.
  public static var basic: Palette {
    var palette = Palette.standard
    palette.set(CalendarRole.surface, 0xffffff, 0x121417)
    palette.set(CalendarRole.focus, 0x5a5e65, 0xa7abb1)
    for hue in EventHue.allCases {
      palette.set(CalendarRole.strong(hue), 0x5a5e65, 0xa7abb1)
      palette.set(CalendarRole.tint(hue), 0xe3e5e7, 0x2d3035)
      palette.set(CalendarRole.text(hue), 0x1f2227, 0xedeef1)
    }
    return palette
  }

  /// Black on white and white on black.
  public static var highContrast: Palette {
    var palette = Palette.standard
    palette.lineWidth = 2
    palette.set(CalendarRole.background, 0xffffff, 0x000000)
    palette.set(CalendarRole.surface, 0xffffff, 0x000000)
    palette.set(CalendarRole.hairline, 0x000000, 0xffffff)
    palette.set(CalendarRole.ink, 0x000000, 0xffffff)
    palette.set(CalendarRole.ink2, 0x000000, 0xffffff)
    palette.set(CalendarRole.ink3, 0x404040, 0xc8c8c8)
    palette.set(CalendarRole.accent, 0x9b0000, 0xff8a80)
    palette.set(CalendarRole.onAccent, 0xffffff, 0x000000)
    palette.set(CalendarRole.selection, 0xd6d6d6, 0x3a3a3a)
    palette.set(CalendarRole.focus, 0x0040c0, 0x6fb1ff)
    for hue in EventHue.allCases { palette.set(CalendarRole.text(hue), 0x000000, 0xffffff) }
    return palette
  }

  private mutating func set(_ role: ColorRole, _ light: UInt32, _ dark: UInt32) {
    entries[Int(role.rawValue)].light = RGBA(light)
    entries[Int(role.rawValue)].dark = RGBA(dark)
  }
}
