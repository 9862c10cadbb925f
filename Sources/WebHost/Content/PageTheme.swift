import Almanac

/// The built-in styles, as a page chooses them.
enum PageTheme: Int32 {
  /// Light or dark, as the page is.
  case standard
  case basic
  case light
  case dark
  case highContrast

  var style: CalendarStyle {
    switch self {
    case .standard: .standard
    case .basic: .basic
    case .light: .light
    case .dark: .dark
    case .highContrast: .highContrast
    }
  }
}
