#if canImport(UIKit)
  import CalendarViews
  import UIKit

  /// What the system's settings make of a configuration: larger texts, and the style of high contrast.
  @MainActor enum SystemStyle {
    /// Returns a configuration as it is shown with some traits.
    static func apply(_ traits: UITraitCollection, to configuration: CalendarConfiguration) -> CalendarConfiguration {
      var shown = configuration
      // A style that the program chose stays.
      if traits.accessibilityContrast == .high, configuration.style == .standard { shown.style = .highContrast }
      let body = UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traits)
      shown.style = shown.style.scaled(by: Double(body) / 100)
      return shown
    }
  }
#endif
