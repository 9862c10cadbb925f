import CalendarViews

extension CalendarTheme {
  /// The title of the button that chooses the theme.
  var name: String {
    switch self {
    case .standard: "Auto"
    case .basic: "Basic"
    case .light: "Light"
    case .dark: "Dark"
    case .highContrast: "Contrast"
    }
  }
}
