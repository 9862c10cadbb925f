import Foundation

/// Notifications that are observed until this object goes.
final class Observations {
  private var tokens: [any NSObjectProtocol] = []

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

  /// Calls a function on the main actor soon after each notification of a name.
  @MainActor func add(_ name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        // Some are posted on other threads.
        Task { @MainActor in body() }
      })
  }
}
