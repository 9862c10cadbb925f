/// A built-in style that users can choose.
public enum CalendarTheme: UInt8, CaseIterable, Sendable {
  /// The standard style. It is light or dark, depending on the surroundings.
  case standard
  /// The style with only grays and the accent color.
  case basic
  /// The standard style with its light colors.
  case light
  /// The standard style with its dark colors.
  case dark
  /// The black-and-white style.
  case highContrast

  /// The style. Never inlined, because a style has many parts.
  @inline(never)
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
