package import Almanac
package import EventStores
import GRDB

extension SQLiteEventStore: SubscriptionStore {
  /// Returns all subscriptions.
  package func subscriptions() throws(StoreError) -> [Subscription] {
    try read { try SubscriptionRow.subscriptions($0) }
  }

  /// Adds a read-only calendar with its events, in one transaction.
  package func addSubscription(
    _ subscription: Subscription, name: String, color: EventColor, events: [Event]
  ) throws(StoreError) -> CalendarID {
    let (calendar, change) = try changing { db in
      var writer = try ChangeWriter(db)
      let id = CalendarID((try ChangeWriter.calendars(db).map { $0.id.rawValue }.max() ?? 0) + 1)
      let info = CalendarInfo(id: id, name: name, color: color, access: .readOnly)
      _ = try writer.apply(.putCalendar(info))
      var subscription = subscription
      subscription.calendar = id
      try SubscriptionRow.put(subscription, db)
      try Self.replaceEvents(of: id, by: events, &writer, db)
      try writer.finish()
      return (id, writer.change)
    }
    observers.notify(change)
    return calendar
  }

  /// Stores the state after an attempt to read, and the new events if there are any, in one transaction.
  @discardableResult
  package func updateSubscription(
    _ subscription: Subscription, events: [Event]?
  ) throws(StoreError) -> Bool {
    let change: StoreChange? = try changing { db in
      let current = try SubscriptionRow.subscriptions(db).first { $0.calendar == subscription.calendar }
      guard current?.url == subscription.url else { return nil }
      try SubscriptionRow.put(subscription, db)
      guard let events else { return nil }
      var writer = try ChangeWriter(db)
      guard try Self.replaceEvents(of: subscription.calendar, by: events, &writer, db) else { return nil }
      try writer.finish()
      return writer.change
    }
    if let change { observers.notify(change) }
    return change != nil
  }

  /// Removes a subscription with its calendar.
  package func removeSubscription(of calendar: CalendarID) throws(StoreError) -> Bool {
    let change: StoreChange? = try changing { db in
      guard try SubscriptionRow.subscriptions(db).contains(where: { $0.calendar == calendar }) else { return nil }
      var writer = try ChangeWriter(db)
      _ = try writer.apply(.deleteCalendar(calendar))
      try writer.finish()
      return writer.change
    }
    if let change { observers.notify(change) }
    return change != nil
  }

  /// Makes the events of a calendar the given valid ones. Returns whether anything changed.
  @discardableResult
  private static func replaceEvents(
    of calendar: CalendarID, by events: [Event], _ writer: inout ChangeWriter, _ db: Database
  ) throws -> Bool {
    // By bytes, because strings with other bytes can be equal.
    var groups: [[UInt8]: [Event]] = [:]
    var uids: [String] = []
    for var event in events where event.invalidity == nil {
      event.calendar = calendar
      if groups[Array(event.uid.utf8)] == nil { uids.append(event.uid) }
      groups[Array(event.uid.utf8), default: []].append(event)
    }
    uids += try SubscriptionRow.uids(in: calendar, db).filter { groups[Array($0.utf8)] == nil }
    var changes: [EventChange] = []
    for uid in uids {
      let current = CalendarObject(
        calendar: calendar, uid: uid, events: try ChangeWriter.events(uid: uid, in: calendar, db))
      let wanted = ObjectReplacement(
        calendar: calendar, uid: uid, events: groups[Array(uid.utf8)] ?? [], condition: .absent)
      if let change = wanted.change(of: current) { changes.append(change) }
    }
    if !changes.isEmpty { _ = try writer.apply(.group(changes)) }
    return !changes.isEmpty
  }

  private func changing<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try StoreError.mapping { try keeping { try database.write(body) } }
  }
}
