import Events
import ViewKit

/// The colors of bars, blocks, and rows of an event with an appearance of its own, or with exact colors.
///
/// Solid pieces have the colors of tinted ones, exchanged, so their text has the same contrast in every theme.
struct EventPaint {
  /// The background.
  var fill: Color
  /// The color of the leading edge; `nil` for none.
  var edge: Color?
  /// The line around the piece; `nil` for none.
  var ring: Ring?
  /// The color of text on the background.
  var text: Color
  /// The color of lines and dots.
  var strong: Color
  /// The event's own color of text, on the background of the calendar; `nil` if it has none.
  var ink: Color?

  /// - Parameter isExact: whether colors in RGB are used as they are, instead of legible shades of their hues.
  init(_ color: EventColor, _ appearance: EventAppearance?, isExact: Bool) {
    let appearance = appearance ?? EventAppearance()
    let look = EventLook(color)
    let exact = isExact ? EventPaint.exact(color) : nil
    let textLook = appearance.textColor.map { EventLook($0) }
    let exactInk = isExact ? appearance.textColor.flatMap { EventPaint.exact($0) } : nil
    (strong, ink) = (exact ?? look.strong, exactInk ?? textLook?.text)
    (fill, edge, text) = (look.tint, strong, ink ?? look.text)
    switch appearance.look {
    case .tint: break
    case .solid:
      edge = nil
      fill = exact ?? look.text
      text = exactInk ?? textLook?.tint ?? look.tint
      if exact != nil, exactInk == nil { text = EventPaint.ink(on: color) }
    case .outline:
      edge = nil
      fill = .role(CalendarRole.background)
      ring = Ring(color: strong, width: 1.5)
    }
  }

  /// A color in RGB as it is, in every theme; `nil` for a hue, whose shades belong to the palette.
  private static func exact(_ color: EventColor) -> Color? {
    guard case .rgb(let rgb) = color else { return nil }
    return .dynamic(light: RGBA(rgb), dark: RGBA(rgb))
  }

  /// Black or white, whichever has more contrast on a color.
  private static func ink(on color: EventColor) -> Color {
    guard case .rgb(let rgb) = color else { return .role(CalendarRole.ink) }
    // At this relative luminance, black and white have the same contrast (WCAG 2.2): (x + 0.05)² = 1.05 × 0.05.
    let ink = RGBA(OKLab.luminance(of: rgb) > 0.179 ? 0x000000 : 0xffffff)
    return .dynamic(light: ink, dark: ink)
  }
}

extension EventContext {
  /// The colors of its pieces in a style; `nil` for the standard ones.
  @inline(__always)
  func paint(in style: CalendarStyle) -> EventPaint? {
    guard appearance != nil || style.event.usesExactColors else { return nil }
    return EventPaint(color, appearance, isExact: style.event.usesExactColors)
  }
}
