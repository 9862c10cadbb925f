public import Events
public import ViewKit

/// The look of events, except their colors.
///
///     var style = CalendarStyle.standard
///     style.event.stripe = 0
public struct EventStyle: Hashable, Sendable {
  /// The corner radius of bars, in points.
  public var radius = 5.0
  /// The width of the stripe at the leading edge, in points; 0 for none.
  public var stripe = 3.0
  /// The opacity of canceled events, 0...1.
  public var cancelledOpacity = 0.8
  /// The opacity of events that ended before today, 0...1.
  public var pastOpacity = 0.8

  /// Whether solid fills, edges, and text with a color in RGB have exactly that color. By default, they have legible shades
  /// of its hue.
  public var usesExactColors = false

  /// Creates the values of the standard style.
  public init() {}

  /// Returns the opacity of an event. If it is both past and canceled, returns the lower value.
  func opacity(of event: EventContext) -> Double {
    min(event.status == .cancelled ? cancelledOpacity : 1, event.isPast ? pastOpacity : 1)
  }
}

/// The three colors of an event.
public struct EventLook: Hashable, Sendable {
  /// The color of the leading edge and of dots.
  public var strong: Color
  /// The background of bars.
  public var tint: Color
  /// The color of text on the tint. For the built-in hues, the contrast is at least 7:1.
  public var text: Color

  /// Creates the colors of an event.
  ///
  /// Built-in hues come from the palette. For any other color, only its hue is used, with the lightness of the built-in
  /// hues (OKLCH), so that every bar is legible.
  public init(_ color: EventColor) {
    switch color {
    case .named(let hue):
      strong = .role(CalendarRole.strong(hue))
      tint = .role(CalendarRole.tint(hue))
      text = .role(CalendarRole.text(hue))
    case .rgb(let rgb):
      let lab = OKLab(rgb: rgb)
      strong = EventLook.shades(of: lab, light: (0.60, 0.16), dark: (0.72, 0.14))
      tint = EventLook.shades(of: lab, light: (0.93, 0.05), dark: (0.32, 0.06))
      text = EventLook.shades(of: lab, light: (0.36, 0.10), dark: (0.90, 0.05))
    }
  }

  /// Returns shades with the hue of a color, a given lightness, and a limited chroma, for light and dark surroundings.
  private static func shades(
    of lab: OKLab, light: (lightness: Double, chroma: Double), dark: (lightness: Double, chroma: Double)
  ) -> Color {
    .dynamic(
      light: RGBA(lab.shade(lightness: light.lightness, maximumChroma: light.chroma)),
      dark: RGBA(lab.shade(lightness: dark.lightness, maximumChroma: dark.chroma)))
  }
}
