public import Foundation

/// The system around programs. macOS 10.0.
@MainActor open class NSWorkspace: NSObject {
  public static let shared = NSWorkspace()
  /// macOS 10.10.
  public nonisolated static let accessibilityDisplayOptionsDidChangeNotification = NSNotification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")

  open private(set) var notificationCenter = NotificationCenter()
  /// macOS 10.10.
  open private(set) var accessibilityDisplayShouldIncreaseContrast = false
  /// macOS 10.12.
  open private(set) var accessibilityDisplayShouldReduceMotion = false

  /// What a person sets.
  public func standInSet(contrast: Bool, reducesMotion: Bool) {
    (accessibilityDisplayShouldIncreaseContrast, accessibilityDisplayShouldReduceMotion) = (contrast, reducesMotion)
    notificationCenter.post(name: Self.accessibilityDisplayOptionsDidChangeNotification, object: nil)
  }
}
