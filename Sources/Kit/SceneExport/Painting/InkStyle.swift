import Geometry
import ViewKit

/// Changes paint operations for printing without colors: black text and lines on white.
///
/// Light fills become white, so that they still hide what is behind them. If they have round corners, as events do,
/// they get an outline; tinted fills without round corners, as of events that continue before and after, get a line at
/// the top and the bottom. Light fills that are not opaque, as of spans, keep only the outline, if any. Dark fills
/// become black, so that white text on them remains readable.
public enum InkStyle {
  private static let black = RGBA(0)
  private static let white = RGBA(0xFFFFFF)
  private static let line = 0.75

  /// Returns an operation in ink, as zero, one, or two operations.
  public static func apply(_ operation: PaintOperation) -> [PaintOperation] {
    switch operation {
    case .fill(let shape, let color):
      // The strong calendar colors with which events begin. The pale ones, and the colors of days with events, are
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

  /// Returns whether a light color belongs to an event rather than to the background of days.
  private static func isTint(_ color: RGBA) -> Bool {
    let parts = [color.red, color.green, color.blue]
    return (parts.max() ?? 0) - (parts.min() ?? 0) >= 16 || brightness(color) < 0.95
  }

  /// Returns lines along the inside of the top and bottom edges of a rectangle.
  private static func edges(of rect: Rect) -> [PaintOperation] {
    var path = PaintPath()
    path.segment(rect.minX, rect.minY + line / 2, rect.maxX, rect.minY + line / 2)
    path.segment(rect.minX, rect.maxY - line / 2, rect.maxX, rect.maxY - line / 2)
    return [.stroke(.path(path), PaintStroke(width: line), black)]
  }

  /// Returns the brightness of a color on white, 0...1.
  private static func brightness(_ color: RGBA) -> Double {
    let value = 0.299 * Double(color.red) + 0.587 * Double(color.green) + 0.114 * Double(color.blue)
    let share = Double(color.opacity) / 255
    return (value * share + 255 * (1 - share)) / 255
  }
}
