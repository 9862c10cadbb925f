import CalendarViews
import Geometry
import ViewKit

/// The outlines of shapes and indicators in the gallery.
///
/// They are the first outlines of every palette in the gallery, so their roles are the same in all palettes.
enum GalleryOutlines {
  /// A square standing on its corner.
  static let diamond = OutlineRole(0)
  /// Round below, pointed above.
  static let drop = OutlineRole(1)
  /// Pointed below, with two curves above.
  static let heart = OutlineRole(2)

  /// Returns a style with these outlines in its palette.
  static func added(to style: CalendarStyle) -> CalendarStyle {
    var style = style
    style.palette.outlines = [diamondOutline, dropOutline, heartOutline]
    return style
  }

  private static var diamondOutline: Outline {
    Outline(points: [Point(x: 0.5, y: 0), Point(x: 1, y: 0.5), Point(x: 0.5, y: 1), Point(x: 0, y: 0.5)])
  }

  private static var dropOutline: Outline {
    var path = OutlineBuilder()
    path.line(to: Point(x: 0.5, y: 0))
    path.curve(to: Point(x: 0.92, y: 0.62), controls: Point(x: 0.62, y: 0.2), Point(x: 0.92, y: 0.4))
    path.curve(to: Point(x: 0.5, y: 1), controls: Point(x: 0.92, y: 0.84), Point(x: 0.72, y: 1))
    path.curve(to: Point(x: 0.08, y: 0.62), controls: Point(x: 0.28, y: 1), Point(x: 0.08, y: 0.84))
    path.curve(to: Point(x: 0.5, y: 0), controls: Point(x: 0.08, y: 0.4), Point(x: 0.38, y: 0.2))
    return path.outline
  }

  private static var heartOutline: Outline {
    var path = OutlineBuilder()
    path.line(to: Point(x: 0.5, y: 1))
    path.curve(to: Point(x: 0, y: 0.3), controls: Point(x: 0.2, y: 0.75), Point(x: 0, y: 0.55))
    path.curve(to: Point(x: 0.5, y: 0.2), controls: Point(x: 0, y: -0.05), Point(x: 0.4, y: -0.05))
    path.curve(to: Point(x: 1, y: 0.3), controls: Point(x: 0.6, y: -0.05), Point(x: 1, y: -0.05))
    path.curve(to: Point(x: 0.5, y: 1), controls: Point(x: 1, y: 0.55), Point(x: 0.8, y: 0.75))
    return path.outline
  }
}
