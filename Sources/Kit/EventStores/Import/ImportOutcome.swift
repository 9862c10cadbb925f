/// The outcome for one event of an import.
public enum ImportOutcome: String, CaseIterable, Equatable, Sendable {
  /// The calendar did not have it.
  case new
  /// It replaced an older version.
  case changed
  /// The calendar has an event that says the same.
  case same
  /// The calendar has a newer version, which stays.
  case older
  /// The calendar has another version, and nothing says which one is newer; that of the calendar stays.
  case different
  /// It cannot be stored, for example because its end is before its start.
  case invalid

  /// Whether the event was left out.
  public var isLoss: Bool { self == .older || self == .different || self == .invalid }
}
