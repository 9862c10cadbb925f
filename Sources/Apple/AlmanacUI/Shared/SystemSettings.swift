import CalendarViews
import Geometry

/// The settings of a system, and the direction that a view was given, which change how a configuration is shown.
struct SystemSettings: Equatable {
  /// Whether a person asked for more contrast.
  var isContrastHigh = false
  /// The size of texts that a person asked for; 1 is that of the style.
  var textScale = 1.0
  /// The direction that the view was given; `nil` for that of the locale. The only place that decides on another one, so that
  /// layout, keys, scrolling and painting follow it alike.
  var direction: LayoutDirection?

  /// Returns a configuration as it is shown with the settings.
  func applied(to configuration: CalendarConfiguration) -> CalendarConfiguration {
    var shown = configuration
    // A style that the program chose stays.
    if isContrastHigh, configuration.style == .standard { shown.style = .highContrast }
    shown.style = shown.style.scaled(by: textScale)
    if let direction { shown.locale.isRightToLeft = direction == .rightToLeft }
    return shown
  }
}
