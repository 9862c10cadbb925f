#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Geometry

  extension SystemSettings {
    /// Creates the settings of AppKit, where text has a single size.
    /// - Parameter direction: The direction set on the view.
    @MainActor init(direction: LayoutDirection?) {
      isContrastHigh = NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast
      self.direction = direction
    }
  }
#endif
