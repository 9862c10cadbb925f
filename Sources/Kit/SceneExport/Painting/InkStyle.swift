import Geometry
import ViewKit

/// The change of paint operations for paper without colours: black text and lines on white.
///
/// Light fills become white, so that they still hide what is behind them; those with round corners, as of events, get an
/// outline, and tinted ones without, as of events that go on before and after, a line at the top and the bottom. Light fills that are not opaque, as of spans, have only the outline, if any. Dark fills become black, so that
/// white text on them can be read.
public enum InkStyle {
  private static let black = RGBA(0)
  private static let white = RGBA(0xFFFFFF)
  private static let line = 0.75

  /// Returns an operation in ink, as none, one or two.
  public static func apply(_ operation: PaintOperation) -> [PaintOperation] {
    switch operation {
    case .fill(let shape, let color):
      // The strong colours of calendars, with which events begin; their pale ones, and those of days with events, are
      // brighter.
      if brightness(color) <= 0.6 { return [.fill(shape, black)] }
      let ground: [PaintOperation] = color.opacity == 255 ? [.fill(shape, white)] : []
      if case .rect(let rect, radius: 0) = shape { return ground + (isTint(color) ? edges(of: rect) : []) }
      return ground + [.stroke(shape, PaintStroke(width: line), black)]
    case .stroke(let shape, let stroke, let color):
      return [.stroke(shape, stroke, stroke.isHairline && brightness(color) > 0.46 ? RGBA(0x808080) : black)]
    case .image(var image):
      image.tint = black
      if case .outline(let path, _) = image.content { image.content = .outline(path, black) }
      return [.image(image)]
    case .text(var text):
      text.color = brightness(text.color) > 0.85 ? white : black
      text.shadow = nil
      return [.text(text)]
    }
  }

  /// Returns whether a light colour is that of an event, rather than a ground of days.
  private static func isTint(_ color: RGBA) -> Bool {
    let parts = [color.red, color.green, color.blue]
    return (parts.max() ?? 0) - (parts.min() ?? 0) >= 16 || brightness(color) < 0.95
  }

  /// Returns lines inside the top and the bottom of a rectangle.
  private static func edges(of rect: Rect) -> [PaintOperation] {
    var path = PaintPath()
    path.segment(rect.minX, rect.minY + line / 2, rect.maxX, rect.minY + line / 2)
    path.segment(rect.minX, rect.maxY - line / 2, rect.maxX, rect.maxY - line / 2)
    return [.stroke(.path(path), PaintStroke(width: line), black)]
  }

  /// Returns how bright a colour is on white, 0...1.
  private static func brightness(_ color: RGBA) -> Double {
    let value = 0.299 * Double(color.red) + 0.587 * Double(color.green) + 0.114 * Double(color.blue)
    let share = Double(color.opacity) / 255
    return (value * share + 255 * (1 - share)) / 255
  }
}
