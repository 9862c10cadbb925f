public import CalendarViews

/// A built-in style that the gallery can be shown in.
public enum GalleryTheme: UInt8, CaseIterable, Sendable {
  /// Light or dark, as the surroundings are.
  case standard
  /// Greys and the accent alone.
  case basic
  /// Light in any surroundings.
  case light
  /// Dark in any surroundings.
  case dark
  /// Black and white.
  case highContrast

  /// The style, without the outlines of the gallery.
  public var style: CalendarStyle {
    switch self {
    case .standard: .standard
    case .basic: .basic
    case .light: .light
    case .dark: .dark
    case .highContrast: .highContrast
    }
  }

  /// The word on its button.
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
