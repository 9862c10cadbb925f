public import Events
public import ViewKit

/// The three colours of an event.
public struct EventLook: Hashable, Sendable {
  /// Leading edge, dots.
  public var strong: Color
  /// The ground of bars.
  public var tint: Color
  /// Text on that ground, at least 7:1.
  public var text: Color

  /// Built-in hues come from the palette; any other colour gives its hue, at the lightnesses of the built-in ones.
  public init(_ color: EventColor) {
    switch color {
    case .named(let hue):
      strong = .role(CalendarRole.strong(hue))
      tint = .role(CalendarRole.tint(hue))
      text = .role(CalendarRole.text(hue))
    case .rgb(let rgb):
      let lab = OKLab(rgb: rgb)
      strong = EventLook.pair(lab, light: (0.60, 0.16), dark: (0.72, 0.14))
      tint = EventLook.pair(lab, light: (0.93, 0.05), dark: (0.32, 0.06))
      text = EventLook.pair(lab, light: (0.36, 0.10), dark: (0.90, 0.05))
    }
  }

  /// Lightness and greatest chroma in light and dark surroundings.
  private static func pair(_ lab: OKLab, light: (Double, Double), dark: (Double, Double)) -> Color {
    .dynamic(
      light: RGBA(lab.shade(lightness: light.0, maximumChroma: light.1)),
      dark: RGBA(lab.shade(lightness: dark.0, maximumChroma: dark.1)))
  }
}
