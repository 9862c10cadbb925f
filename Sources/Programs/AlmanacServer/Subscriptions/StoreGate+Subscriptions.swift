import Almanac
import EventStores

extension StoreGate {
  private var subscriptionStore: (any SubscriptionStore)? { store as? any SubscriptionStore }

  /// Returns the subscriptions whose calendars a viewer may read, each with whether they own it.
  func subscriptions(for viewer: Viewer) throws(StoreError) -> [(subscription: Subscription, isOwned: Bool)] {
    try subscriptionStore?.subscriptions().filter { viewer.right(for: $0.calendar) >= .read }
      .map { ($0, viewer.owns($0.calendar)) } ?? []
  }

  /// Returns the subscriptions to refresh now, starting with the one that has waited longest.
  func dueSubscriptions(now: Instant) throws(StoreError) -> [Subscription] {
    let due = try subscriptionStore?.subscriptions().filter { RefreshSchedule.isDue($0, now: now) } ?? []
    return due.sorted { ($0.due?.seconds ?? 0) < ($1.due?.seconds ?? 0) }
  }

  /// Stores the state of a subscription and, if there is new content, its events.
  func update(_ subscription: Subscription, events: [Event]?) throws(StoreError) {
    if try subscriptionStore?.updateSubscription(subscription, events: events) == true { signal.send() }
  }

  /// Adds a subscription that was read, for a viewer, who then owns its calendar.
  func add(
    _ subscription: Subscription, name: String, color: EventColor, events: [Event], for viewer: Viewer
  ) throws(StoreError) -> CalendarID {
    guard let subscriptionStore else { throw .readOnly }
    let id = try subscriptionStore.addSubscription(subscription, name: name, color: color, events: events)
    try own(id, viewer)
    signal.send()
    return id
  }

  /// Removes a subscription with its calendar. Returns `false` if there is none.
  func removeSubscription(of calendar: CalendarID) throws(StoreError) -> Bool {
    let isRemoved = try subscriptionStore?.removeSubscription(of: calendar) ?? false
    signal.send()
    return isRemoved
  }
}
