#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import Geometry

  extension SystemSettings {
    /// Creates the settings of AppKit, where texts have one size.
    /// - Parameter direction: the direction that the view was given.
    @MainActor init(direction: LayoutDirection?) {
      isContrastHigh = NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast
      self.direction = direction
    }
  }
#endif
