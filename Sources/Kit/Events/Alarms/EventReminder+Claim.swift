public import TimeZones

/// What people and programs do with a reminder that is due.
extension EventReminder {
  /// The number of attempts while others change the same event.
  private static let attempts = 3

  /// Acknowledges the alarm in its store, so that only the first of several programs shows the reminder.
  /// - Returns: whether this program is the first. Otherwise, or if the event or the alarm is gone, show nothing.
  /// - Throws: an error of the store, which then knows nothing about it: show the reminder rather than not.
  public func claim(in store: any EventStore) throws(StoreError) -> Bool {
    try Self.change(occurrence.id.event, in: store) { event in
      let alarms = event.alarms
      guard alarms.indices.contains(alarm), alarms[alarm].acknowledged.map({ $0 < due }) ?? true else { return false }
      event.acknowledgeAlarm(alarm, at: due)
      return true
    }
  }

  /// Repeats an alarm of an event later, also if it is already acknowledged; see `Event.snoozeAlarm(_:at:until:)`.
  /// - Parameter alarm: its position in `Event.alarms`.
  /// - Returns: whether the event and the alarm still exist.
  @discardableResult
  public static func snooze(
    _ alarm: Int, of event: EventID, in store: any EventStore, at now: Instant, until later: Instant
  ) throws(StoreError) -> Bool {
    try change(event, in: store) { event in
      guard event.alarms.indices.contains(alarm) else { return false }
      event.snoozeAlarm(alarm, at: now, until: later)
      return true
    }
  }

  /// Stores a change of the event, unless somebody else does so in between; then tries again.
  private static func change(
    _ id: EventID, in store: any EventStore, _ body: (inout Event) -> Bool
  ) throws(StoreError) -> Bool {
    for _ in 0..<attempts {
      guard let stored = try store.event(id) else { return false }
      var event = stored.event
      guard body(&event) else { return false }
      do throws(StoreError) {
        try store.apply(.update(stored.id, event, expecting: stored.revision))
        return true
      } catch {
        guard case .conflict = error else { throw error }
      }
    }
    return false
  }
}
