import Events

/// The text form of colors: COLOR (RFC 7986, 5.9: a CSS 3 color name) and the `#RRGGBB` of X-APPLE-CALENDAR-COLOR.
enum ColorText {
  /// Returns the color for a color name in any case, or for `#RRGGBB`, whose optional opacity digits are ignored.
  static func parse(_ text: Bytes) -> EventColor? {
    let bytes = text.trimmed
    if bytes.first == UInt8(ascii: "#") {
      guard bytes.count == 7 || bytes.count == 9 else { return nil }
      return hexadecimal(bytes.part(1, 7)).map { .rgb($0) }
    }
    for hue in EventHue.allCases where bytes.isASCIIEqual(to: name(of: hue)) { return .named(hue) }
    return lookUp(bytes).map { .rgb($0) }
  }

  /// Returns the CSS color name of a built-in hue; amber and graphite use the nearest name.
  static func name(of hue: EventHue) -> StaticString {
    switch hue {
    case .red: return "RED"
    case .orange: return "ORANGE"
    case .amber: return "GOLDENROD"
    case .lime: return "LIME"
    case .green: return "GREEN"
    case .teal: return "TEAL"
    case .cyan: return "CYAN"
    case .blue: return "BLUE"
    case .indigo: return "INDIGO"
    case .purple: return "PURPLE"
    case .pink: return "PINK"
    case .graphite: return "DIMGRAY"
    }
  }

  /// Appends the color property of a calendar or an event, without a line end.
  static func append(_ color: EventColor, to line: inout [UInt8]) {
    switch color {
    case .named(let hue):
      line.append("COLOR:")
      let name = name(of: hue)
      for index in 0..<name.utf8CodeUnitCount { line.append(name.utf8Start[index] | 0x20) }
    case .rgb(let value):
      line.append("X-APPLE-CALENDAR-COLOR:#")
      for shift in stride(from: UInt32(20), through: 0, by: -4) {
        let digit = UInt8(value >> shift & 15)
        line.append(digit < 10 ? 48 + digit : 55 + digit)
      }
    }
  }

  private static func hexadecimal(_ bytes: Bytes) -> UInt32? {
    var value: UInt32 = 0
    for byte in bytes {
      switch byte.asciiUppercased {
      case 48...57: value = value << 4 | UInt32(byte - 48)
      case 65...70: value = value << 4 | UInt32(byte.asciiUppercased - 55)
      default: return nil
      }
    }
    return value
  }

  private static func lookUp(_ name: Bytes) -> UInt32? {
    let all = Bytes(table)
    var index = 0
    while index + 8 < all.count {
      var end = index
      var isEqual = true
      while all[end] != 0x20 {
        if end - index >= name.count || name[end - index].asciiUppercased != all[end] { isEqual = false }
        end += 1
      }
      if isEqual, end - index == name.count { return hexadecimal(all.part(end + 1, end + 7)) }
      index = end + 8
    }
    return nil
  }

  /// The names and values of the CSS 3 colors that are not built-in hues (CSS Color Module Level 3, 4.3).
  private static let table: StaticString = """
    ALICEBLUE F0F8FF ANTIQUEWHITE FAEBD7 AQUA 00FFFF AQUAMARINE 7FFFD4 AZURE F0FFFF BEIGE F5F5DC BISQUE FFE4C4 \
    BLACK 000000 BLANCHEDALMOND FFEBCD BLUEVIOLET 8A2BE2 BROWN A52A2A BURLYWOOD DEB887 CADETBLUE 5F9EA0 \
    CHARTREUSE 7FFF00 CHOCOLATE D2691E CORAL FF7F50 CORNFLOWERBLUE 6495ED CORNSILK FFF8DC CRIMSON DC143C \
    DARKBLUE 00008B DARKCYAN 008B8B DARKGOLDENROD B8860B DARKGRAY A9A9A9 DARKGREEN 006400 DARKGREY A9A9A9 \
    DARKKHAKI BDB76B DARKMAGENTA 8B008B DARKOLIVEGREEN 556B2F DARKORANGE FF8C00 DARKORCHID 9932CC DARKRED 8B0000 \
    DARKSALMON E9967A DARKSEAGREEN 8FBC8F DARKSLATEBLUE 483D8B DARKSLATEGRAY 2F4F4F DARKSLATEGREY 2F4F4F \
    DARKTURQUOISE 00CED1 DARKVIOLET 9400D3 DEEPPINK FF1493 DEEPSKYBLUE 00BFFF DODGERBLUE 1E90FF FIREBRICK B22222 \
    FLORALWHITE FFFAF0 FORESTGREEN 228B22 FUCHSIA FF00FF GAINSBORO DCDCDC GHOSTWHITE F8F8FF GOLD FFD700 GRAY 808080 \
    GREENYELLOW ADFF2F GREY 808080 HONEYDEW F0FFF0 HOTPINK FF69B4 INDIANRED CD5C5C IVORY FFFFF0 KHAKI F0E68C \
    LAVENDER E6E6FA LAVENDERBLUSH FFF0F5 LAWNGREEN 7CFC00 LEMONCHIFFON FFFACD LIGHTBLUE ADD8E6 LIGHTCORAL F08080 \
    LIGHTCYAN E0FFFF LIGHTGOLDENRODYELLOW FAFAD2 LIGHTGRAY D3D3D3 LIGHTGREEN 90EE90 LIGHTGREY D3D3D3 \
    LIGHTPINK FFB6C1 LIGHTSALMON FFA07A LIGHTSEAGREEN 20B2AA LIGHTSKYBLUE 87CEFA LIGHTSLATEGRAY 778899 \
    LIGHTSLATEGREY 778899 LIGHTSTEELBLUE B0C4DE LIGHTYELLOW FFFFE0 LIMEGREEN 32CD32 LINEN FAF0E6 MAGENTA FF00FF \
    MAROON 800000 MEDIUMAQUAMARINE 66CDAA MEDIUMBLUE 0000CD MEDIUMORCHID BA55D3 MEDIUMPURPLE 9370DB \
    MEDIUMSEAGREEN 3CB371 MEDIUMSLATEBLUE 7B68EE MEDIUMSPRINGGREEN 00FA9A MEDIUMTURQUOISE 48D1CC \
    MEDIUMVIOLETRED C71585 MIDNIGHTBLUE 191970 MINTCREAM F5FFFA MISTYROSE FFE4E1 MOCCASIN FFE4B5 NAVAJOWHITE FFDEAD \
    NAVY 000080 OLDLACE FDF5E6 OLIVE 808000 OLIVEDRAB 6B8E23 ORANGERED FF4500 ORCHID DA70D6 PALEGOLDENROD EEE8AA \
    PALEGREEN 98FB98 PALETURQUOISE AFEEEE PALEVIOLETRED DB7093 PAPAYAWHIP FFEFD5 PEACHPUFF FFDAB9 PERU CD853F \
    PLUM DDA0DD POWDERBLUE B0E0E6 ROSYBROWN BC8F8F ROYALBLUE 4169E1 SADDLEBROWN 8B4513 SALMON FA8072 \
    SANDYBROWN F4A460 SEAGREEN 2E8B57 SEASHELL FFF5EE SIENNA A0522D SILVER C0C0C0 SKYBLUE 87CEEB SLATEBLUE 6A5ACD \
    SLATEGRAY 708090 SLATEGREY 708090 SNOW FFFAFA SPRINGGREEN 00FF7F STEELBLUE 4682B4 TAN D2B48C THISTLE D8BFD8 \
    TOMATO FF6347 TURQUOISE 40E0D0 VIOLET EE82EE WHEAT F5DEB3 WHITE FFFFFF WHITESMOKE F5F5F5 YELLOW FFFF00 \
    YELLOWGREEN 9ACD32 .
    """
}
