import Almanac
import EventStores
import Foundation
import Logging

/// Reads the subscriptions of a server, one at a time, outside the threads of its tasks.
struct SubscriptionRefresher: Sendable {
  let store: StoreGate
  let logger: Logger
  let now: @Sendable () -> Instant
  private let queue = DispatchQueue(label: "almanac.subscriptions", qos: .utility)

  /// How often to look for due subscriptions.
  private static let step = Duration.seconds(30)

  init(store: StoreGate, logger: Logger, now: @escaping @Sendable () -> Instant) {
    self.store = store
    self.logger = logger
    self.now = now
  }

  /// Refreshes due subscriptions until the task is canceled. It waits first, so that the first page need not.
  func run() async {
    while true {
      do { try await Task.sleep(for: Self.step) } catch { return }
      await refreshDue()
    }
  }

  /// Refreshes each subscription that is due, once.
  func refreshDue() async {
    do throws(StoreError) {
      for subscription in try await store.dueSubscriptions(now: now()) where !Task.isCancelled {
        _ = try await refresh(subscription)
      }
    } catch {
      logger.error("subscriptions cannot be refreshed", metadata: ["error": "\(error)"])
    }
  }

  /// Reads a subscription, stores the result, and returns the new state.
  func refresh(_ subscription: Subscription) async throws(StoreError) -> Subscription {
    let (state, content) = await read(subscription)
    try await store.update(state, events: content?.events)
    logger.debug(
      "subscription",
      metadata: [
        "calendar": "\(state.calendar.rawValue)", "url": "\(SubscribedURL.shown(state.url))",
        "error": "\(state.error ?? "none")",
      ])
    return state
  }

  /// Reads a subscription without storing anything.
  func read(_ subscription: Subscription) async -> (state: Subscription, content: SubscribedContent?) {
    let now = now()
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: SubscriptionReading.read(subscription, now: now)) }
    }
  }
}
