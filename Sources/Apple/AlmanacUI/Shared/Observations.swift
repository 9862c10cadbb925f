import Foundation

/// Observes notifications until this object is released.
final class Observations {
  private var tokens: [(center: NotificationCenter, token: any NSObjectProtocol)] = []

  deinit { for (center, token) in tokens { center.removeObserver(token) } }

  /// Calls a function on the main actor shortly after each notification with a name.
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
