/// How an event repeats: rules and extra starts, less the exceptions.
public struct Recurrence: Equatable, Sendable {
  /// Each gives instances of its own; the same start counts once.
  public var rules: [RecurrenceRule]
  /// Extra starts (RDATE).
  public var dates: [EventTime]
  /// Extra instances that last as long as they say (RDATE with VALUE=PERIOD), whatever the event itself does.
  public var periods: [RecurrencePeriod]
  /// Starts that are left out (EXDATE).
  public var exceptions: [EventTime]
  /// Rules whose starts are left out (EXRULE of RFC 2445, which RFC 5545 dropped but files still have).
  public var excludedRules: [RecurrenceRule]

  /// Without arguments, nothing but the start of the event itself.
  public init(
    rules: [RecurrenceRule] = [], dates: [EventTime] = [], periods: [RecurrencePeriod] = [],
    exceptions: [EventTime] = [], excludedRules: [RecurrenceRule] = []
  ) {
    self.rules = rules
    self.dates = dates
    self.periods = periods
    self.exceptions = exceptions
    self.excludedRules = excludedRules
  }
}

/// An extra instance with a length of its own (PERIOD of RFC 5545, 3.3.9).
public struct RecurrencePeriod: Equatable, Sendable {
  /// Inclusive; it identifies the instance.
  public var start: EventTime
  /// Exclusive. One before the start is read as the start.
  public var end: EventTime
  private var days = NominalDays()

  /// Checks nothing.
  public init(start: EventTime, end: EventTime, nominalDays: Int? = nil) {
    self.start = start
    self.end = end
    days = NominalDays(nominalDays)
  }

  /// For a period with a duration instead of an end, as in `Event.nominalDays`.
  public var nominalDays: Int? {
    get { days.number(from: start, to: end) }
    set { days = NominalDays(newValue) }
  }

  /// The same times, and the same kind of length.
  public static func == (a: RecurrencePeriod, b: RecurrencePeriod) -> Bool {
    a.start == b.start && a.end == b.end && a.nominalDays == b.nominalDays
  }
}
