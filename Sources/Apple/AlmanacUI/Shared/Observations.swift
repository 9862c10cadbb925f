import Foundation

/// Notifications that are observed until this object goes.
final class Observations {
  private var tokens: [(center: NotificationCenter, token: any NSObjectProtocol)] = []

  deinit { for (center, token) in tokens { center.removeObserver(token) } }

  /// Calls a function on the main actor soon after each notification of a name.
  @MainActor func add(
    _ name: Notification.Name, from center: NotificationCenter = .default, _ body: @escaping @MainActor () -> Void
  ) {
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      // Some are posted on other threads.
      Task { @MainActor in body() }
    }
    tokens.append((center, token))
  }
}
