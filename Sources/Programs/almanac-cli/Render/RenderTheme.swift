import Almanac
import ArgumentParser

/// The themes of `render`: the themes of the element, and styles that only Swift programs have otherwise.
enum RenderTheme: String, CaseIterable, ExpressibleByArgument {
  case light
  case dark
  case basic
  case basicDark = "basic-dark"
  case contrast
  case contrastDark = "contrast-dark"
  case classic
  case circles
  case circlesDark = "circles-dark"

  /// The colors and rules of the theme.
  var calendarStyle: CalendarStyle {
    switch self {
    case .light, .dark: CalendarStyle()
    case .basic, .basicDark: .basic
    case .contrast, .contrastDark: .highContrast
    case .classic: .classic()
    case .circles, .circlesDark: .circles()
    }
  }

  /// The appearance whose colors are used.
  var appearance: Appearance {
    switch self {
    case .light, .basic, .contrast, .classic, .circles: .light
    case .dark, .basicDark, .contrastDark, .circlesDark: .dark
    }
  }
}
