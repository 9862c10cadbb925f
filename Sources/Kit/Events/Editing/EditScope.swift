/// The part of a series that an edit applies to.
public enum EditScope: UInt8, CaseIterable, Hashable, Sendable {
  /// The edited instance alone.
  case this
  /// The edited instance and all that come after it.
  case thisAndFollowing
  /// All instances of the series.
  case all
}

/// A reason why ``SeriesEditor`` cannot make an edit.
public enum SeriesEditError: Error, Equatable, Sendable {
  /// The master has neither rules nor extra starts.
  case notRecurring
  /// The event that an instance names is neither the master nor one of the overrides.
  case foreignInstance(EventID)
  /// The instances before the edited one are too many to be counted.
  case tooLong
  /// The days that the rule names have no equivalent at the new start; the caller has to pass a new rule.
  case rulesNotMovable
  /// The rules cannot change in the middle of a series that has several rules or excluded rules, as it is never split.
  case rulesNotSplittable
}

/// The events of one series as a store holds them: the input of ``SeriesEditor``.
///
///     let series = StoredSeries(master: master, overrides: overrides)
public struct StoredSeries: Sendable {
  /// The event that has the rules.
  public var master: StoredEvent
  /// All events with the UID and calendar of the master that have a `recurrenceID`.
  public var overrides: [StoredEvent]

  /// Creates a series from its events, without checking that they belong together.
  public init(master: StoredEvent, overrides: [StoredEvent] = []) {
    self.master = master
    self.overrides = overrides
  }
}
