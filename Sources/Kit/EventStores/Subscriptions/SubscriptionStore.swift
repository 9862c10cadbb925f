package import Almanac

/// A store that keeps subscriptions with their calendars.
///
/// All functions throw `StoreError.storage` if the store fails, and those that change something also `readOnly`.
package protocol SubscriptionStore: EventStore {
  /// Returns all subscriptions, in the order of their calendars.
  func subscriptions() throws(StoreError) -> [Subscription]
  /// Adds a read-only calendar with its events, and returns its identifier. The calendar of `subscription` and of the
  /// events is ignored, and invalid events are left out.
  func addSubscription(
    _ subscription: Subscription, name: String, color: EventColor, events: [Event]
  ) throws(StoreError) -> CalendarID
  /// Stores the state after an attempt to read and, if there is new content, replaces the events. Events that are equal
  /// keep their identifiers and tags. Does nothing if the subscription has ended or has another URL.
  ///
  /// - Returns: Whether events changed.
  @discardableResult
  func updateSubscription(_ subscription: Subscription, events: [Event]?) throws(StoreError) -> Bool
  /// Removes a subscription with its calendar. Returns `false` if there is none.
  func removeSubscription(of calendar: CalendarID) throws(StoreError) -> Bool
}
