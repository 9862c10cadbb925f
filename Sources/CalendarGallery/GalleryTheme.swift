public import CalendarViews

/// A built-in style in which the gallery can be shown.
public enum GalleryTheme: UInt8, CaseIterable, Sendable {
  /// The standard style: light or dark, as the surroundings are.
  case standard
  /// The style of greys and the accent alone.
  case basic
  /// The standard style in its light colours.
  case light
  /// The standard style in its dark colours.
  case dark
  /// The style in black and white.
  case highContrast

  /// The style, without the outlines that the gallery adds.
  public var style: CalendarStyle {
    switch self {
    case .standard: .standard
    case .basic: .basic
    case .light: .light
    case .dark: .dark
    case .highContrast: .highContrast
    }
  }

  /// The word on the button that chooses it.
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
