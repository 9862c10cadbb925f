/// How an event repeats: rules and extra starts, less the exceptions.
public struct Recurrence: Equatable, Sendable {
  /// Each gives instances of its own; the same start counts once.
  public var rules: [RecurrenceRule]
  /// Extra starts (RDATE).
  public var dates: [EventTime]
  /// Starts that are left out (EXDATE).
  public var exceptions: [EventTime]

  /// Without arguments, nothing but the start of the event itself.
  public init(rules: [RecurrenceRule] = [], dates: [EventTime] = [], exceptions: [EventTime] = []) {
    self.rules = rules
    self.dates = dates
    self.exceptions = exceptions
  }
}
