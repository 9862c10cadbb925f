import CalendarViews
import Geometry

/// The system settings, and the direction set on a view, that change how a configuration is shown.
struct SystemSettings: Equatable {
  /// Whether increased contrast is enabled.
  var isContrastHigh = false
  /// The text size chosen in the system settings, relative to the style's size.
  var textScale = 1.0
  /// The direction set on the view; `nil` for the locale's direction. It is overridden only here, so that layout, keys,
  /// scrolling, and painting agree.
  var direction: LayoutDirection?

  /// Returns a configuration combined with the settings, as shown.
  func applied(to configuration: CalendarConfiguration) -> CalendarConfiguration {
    var shown = configuration
    // A style that the program chose is kept.
    if isContrastHigh, configuration.style == .standard { shown.style = .highContrast }
    shown.style = shown.style.scaled(by: textScale)
    if let direction { shown.locale.isRightToLeft = direction == .rightToLeft }
    return shown
  }
}
