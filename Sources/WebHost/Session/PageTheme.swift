import Almanac

/// The built-in styles that a page can choose, in the order of `THEMES` in attributes.js.
enum PageTheme: Int32 {
  /// Light or dark, like the page.
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
