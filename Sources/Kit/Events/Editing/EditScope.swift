/// The part of a series that an edit applies to.
public enum EditScope: UInt8, CaseIterable, Hashable, Sendable {
  /// Only the edited occurrence.
  case this
  /// The edited occurrence and all later ones.
  case thisAndFollowing
  /// All occurrences of the series.
  case all
}

/// The reason that ``SeriesEditor`` cannot make an edit.
public enum SeriesEditError: Error, Equatable, Sendable {
  /// The master has neither rules nor extra starts.
  case notRecurring
  /// The occurrence identifier names an event that is neither the master nor one of the overrides.
  case foreignInstance(EventID)
  /// Too many occurrences precede the edited one to count them.
  case tooLong
  /// The days of the rule have no equivalent at the new start; the caller must pass a new rule.
  case rulesNotMovable
  /// The rules of a series with several rules or with excluded rules cannot change from one occurrence on, because such
  /// a series is never split.
  case rulesNotSplittable
}

/// The stored events of one series: the input of ``SeriesEditor``.
///
///     let series = StoredSeries(master: master, overrides: overrides)
public struct StoredSeries: Sendable {
  /// The event that contains the rules.
  public var master: StoredEvent
  /// All events with the UID and calendar of the master that have a `recurrenceID`.
  public var overrides: [StoredEvent]

  /// Creates a series from its events. Does not check that they belong together.
  public init(master: StoredEvent, overrides: [StoredEvent] = []) {
    self.master = master
    self.overrides = overrides
  }
}
