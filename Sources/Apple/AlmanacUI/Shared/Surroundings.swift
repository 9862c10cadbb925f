import CalendarViews
import Geometry
import ViewKit

/// The surroundings on which the looks of a window depend, besides its layers.
struct Surroundings: Equatable {
  var palette = Palette(entries: [])
  var appearance = Appearance.light
  var direction = LayoutDirection.leftToRight
  /// The device pixels in a point.
  var scale = 2.0
  /// Whether people asked for bold text.
  var isBold = false

  /// The color of the ring around the focused view.
  var focusColor: RGBA { palette.resolve(.role(CalendarRole.focus), appearance: appearance) }
}
