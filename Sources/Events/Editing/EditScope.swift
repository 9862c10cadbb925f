/// How much of a series an edit is about.
public enum EditScope: UInt8, CaseIterable, Hashable, Sendable {
  /// One instance.
  case this
  /// One instance and all that come after it.
  case thisAndFollowing
  /// The whole series.
  case all
}

/// Why a series cannot be edited in that way.
public enum SeriesEditError: Error, Equatable, Sendable {
  /// The master has no rules and no extra starts.
  case notRecurring
  /// The event of the instance is neither the master nor one of the overrides.
  case foreignInstance(EventID)
  /// The rule has so many instances before the edited one that counting them would take too long.
  case tooLong
  /// The days that the rule names cannot be moved along; the caller has to say what the rule is to be.
  case rulesNotMovable
  /// A series of several rules, or with excluded rules, is not split, so its rules cannot change in the middle.
  case rulesNotSplittable
}

/// A series as a store holds it: what edits work on.
public struct StoredSeries: Sendable {
  /// Has the rules.
  public var master: StoredEvent
  /// All events with the same UID and calendar that have a `recurrenceID`.
  public var overrides: [StoredEvent]

  /// Checks nothing.
  public init(master: StoredEvent, overrides: [StoredEvent] = []) {
    self.master = master
    self.overrides = overrides
  }
}
