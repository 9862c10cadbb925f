import Almanac
import Foundation
import TestSupport

/// What tests of styles share.
enum StyleSamples {
  /// The styles that come with the kit, but those that are another one on a fixed background.
  static let presets: [(name: String, style: CalendarStyle)] = [
    ("standard", .standard), ("basic", .basic), ("high-contrast", .highContrast), ("classic", .classic()),
    ("circles", .circles()), ("circles-latest", .circles(.latest)),
    ("classic-legible", .classic(.legible)), ("circles-legible", .circles(.legible)),
  ]

  /// All sets of flags that can be true of a day.
  static let flags: [DayFlags] = {
    let free: [DayFlags] = [
      .today, .selected, .outOfScope, .weekend, .firstOfMonth, .hasEvents, .focused, .pressed, .disabled,
    ]
    var result: [DayFlags] = []
    for bits in 0..<(1 << free.count) {
      var flags: DayFlags = []
      for (index, flag) in free.enumerated() where bits >> index & 1 == 1 { flags.insert(flag) }
      result.append(flags)
      result.append(flags.union([.outOfRange, .disabled]).subtracting([.selected, .pressed]))
      if flags.contains(.hasEvents) { result += [flags.union(.severalEvents), flags.union(.manyEvents)] }
      if flags.contains(.selected) {
        for place in [DayFlags.inRange, [.inRange, .rangeStart], [.inRange, .rangeEnd]] {
          result.append(flags.union(place))
        }
      }
    }
    return Array(Set(result))
  }()

  /// A month in a style, with events on the 10th and 12th shown as indicators.
  static func harness(
    _ style: CalendarStyle, level: CalendarLevel.ID = .month,
    _ change: (inout CalendarConfiguration) throws -> Void = { _ in }
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.style = style
    configuration.initialLevel = level
    configuration.monthEvents = .dots
    try change(&configuration)
    let harness = CalendarHarness(
      configuration: configuration,
      store: try .holding([.days("a", november(10), november(10)), .days("b", november(12), november(12))]))
    harness.settle()
    return harness
  }

  /// A color that is nothing but itself.
  static func paint(_ rgb: UInt32, opacity: UInt8 = 255) -> Color {
    .dynamic(light: RGBA(rgb, opacity: opacity), dark: RGBA(rgb, opacity: opacity))
  }

  /// The contrast of two opaque colors by the formula of WCAG 2.2.
  static func contrast(_ a: RGBA, _ b: RGBA) -> Double {
    let lights = [luminance(a), luminance(b)]
    return ((lights.max() ?? 0) + 0.05) / ((lights.min() ?? 0) + 0.05)
  }

  private static func luminance(_ color: RGBA) -> Double {
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}

/// A color of a look as it is painted: a named one by its entry.
extension CalendarStyle {
  func rgb(_ color: Color?, _ appearance: Appearance = .light) -> UInt32? {
    color.map { palette.resolve($0, appearance: appearance).packed >> 8 }
  }

  /// The look of a day with every name of a color replaced by the color.
  func look(_ weekday: Weekday, _ flags: DayFlags) -> DayLook {
    var look = day.resolve(weekday, flags, type: type)
    look.ink = plain(look.ink) ?? look.ink
    look.fill = plain(look.fill)
    look.shapeFill = plain(look.shapeFill)
    look.indicatorColor = plain(look.indicatorColor)
    look.stationaryIndicatorColor = plain(look.stationaryIndicatorColor)
    look.topLine = plain(look.topLine)
    return look
  }

  /// A color without its name.
  func plain(_ color: Color?) -> Color? {
    color.map { color in
      .dynamic(
        light: palette.resolve(color, appearance: .light), dark: palette.resolve(color, appearance: .dark))
    }
  }
}
