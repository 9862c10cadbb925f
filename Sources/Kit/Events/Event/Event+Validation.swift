extension Event {
  /// The error with which stores reject this event, or `nil` if it is valid. Stores check it before they insert or
  /// update an event.
  public var invalidity: StoreError? {
    if end.isCertainlyBefore(start) { return .invalid(uid: uid, reason: "the end lies before the start") }
    if start.isDay != end.isDay {
      return .invalid(uid: uid, reason: "one of start and end is a whole day, the other is not")
    }
    guard let recurrence else { return nil }
    for rule in recurrence.rules + recurrence.excludedRules {
      if rule.interval < 1 { return .invalid(uid: uid, reason: "the interval of a rule is below 1") }
      if let count = rule.count, count < 1 { return .invalid(uid: uid, reason: "the count of a rule is below 1") }
    }
    return nil
  }
}
