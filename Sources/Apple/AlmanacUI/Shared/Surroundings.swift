import CalendarViews
import Geometry
import ViewKit

/// Everything except a window's layers that affects its look.
struct Surroundings: Equatable {
  var palette = Palette(entries: [])
  var appearance = Appearance.light
  var direction = LayoutDirection.leftToRight
  /// The number of device pixels per point.
  var scale = 2.0
  /// Whether bold text is enabled in the system settings.
  var isBold = false

  /// The color of the ring around the focused view.
  var focusColor: RGBA { palette.resolve(.role(CalendarRole.focus), appearance: appearance) }
}
