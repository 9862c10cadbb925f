import Almanac
import ArgumentParser

/// The styles that `render` accepts by name, each for light or dark appearance.
enum RenderStyle: String, CaseIterable, ExpressibleByArgument {
  case light
  case dark
  case basic
  case basicDark = "basic-dark"
  case highContrast = "high-contrast"
  case highContrastDark = "high-contrast-dark"
  case classic
  case circles
  case circlesDark = "circles-dark"

  /// The colors and rules of the style.
  var calendarStyle: CalendarStyle {
    switch self {
    case .light, .dark: CalendarStyle()
    case .basic, .basicDark: .basic
    case .highContrast, .highContrastDark: .highContrast
    case .classic: .classic()
    case .circles, .circlesDark: .circles()
    }
  }

  /// The appearance whose colors are used.
  var appearance: Appearance {
    switch self {
    case .light, .basic, .highContrast, .classic, .circles: .light
    case .dark, .basicDark, .highContrastDark, .circlesDark: .dark
    }
  }
}
