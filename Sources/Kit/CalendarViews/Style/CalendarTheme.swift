/// The built-in styles that people choose from.
public enum CalendarTheme: UInt8, CaseIterable, Sendable {
  /// The standard style: light or dark, as the surroundings are.
  case standard
  /// The style of grays and the accent alone.
  case basic
  /// The standard style in its light colors.
  case light
  /// The standard style in its dark colors.
  case dark
  /// The style in black and white.
  case highContrast

  /// The style.
  public var style: CalendarStyle {
    switch self {
    case .standard: .standard
    case .basic: .basic
    case .light: .light
    case .dark: .dark
    case .highContrast: .highContrast
    }
  }
}
