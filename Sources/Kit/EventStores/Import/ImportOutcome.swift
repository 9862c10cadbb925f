/// The outcome of importing an event.
public enum ImportOutcome: String, CaseIterable, Equatable, Sendable {
  /// The calendar did not contain it.
  case new
  /// It replaced an older version.
  case changed
  /// The calendar already contains the same event.
  case same
  /// The calendar contains a newer version, which is kept.
  case older
  /// The calendar contains a different version, and it is unknown which one is newer. The calendar's version is kept.
  case different
  /// It cannot be stored, for example because its end is before its start.
  case invalid

  /// Whether the event was left out.
  public var isLoss: Bool { self == .older || self == .different || self == .invalid }
}
