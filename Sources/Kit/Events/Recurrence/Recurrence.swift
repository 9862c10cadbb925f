/// The recurrence of an event: rules and extra starts, minus exceptions.
///
///     event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly, count: 10)])
public struct Recurrence: Equatable, Sendable {
  /// The rules (RRULE). Their occurrences are combined, and equal starts count once.
  public var rules: [RecurrenceRule]
  /// The extra starts (RDATE).
  public var dates: [EventTime]
  /// The extra occurrences with their own length (RDATE with VALUE=PERIOD), independent of the event's length.
  public var periods: [RecurrencePeriod]
  /// The excluded starts (EXDATE).
  public var exceptions: [EventTime]
  /// The rules whose starts are excluded (EXRULE of RFC 2445; removed in RFC 5545, but still found in files).
  public var excludedRules: [RecurrenceRule]

  /// Creates a recurrence. Without arguments, its only occurrence is the start of the event.
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

/// An extra occurrence with its own length (PERIOD; RFC 5545, 3.3.9).
///
///     let extra = RecurrencePeriod(start: .floating(start), end: .floating(end))
///     event.recurrence = Recurrence(periods: [extra])
public struct RecurrencePeriod: Equatable, Sendable {
  /// The start, inclusive; it identifies the occurrence.
  public var start: EventTime
  /// The end, exclusive. An end before the start is treated as the start.
  public var end: EventTime
  private var days = NominalDays()

  /// Creates a period without validating it.
  public init(start: EventTime, end: EventTime, nominalDays: Int? = nil) {
    self.start = start
    self.end = end
    days = NominalDays(nominalDays)
  }

  /// The number of calendar days in a length given as a duration; see `Event.nominalDays`.
  public var nominalDays: Int? {
    get { days.number(from: start, to: end) }
    set { days = NominalDays(newValue) }
  }

  /// Returns whether times and kind of length are equal.
  public static func == (a: RecurrencePeriod, b: RecurrencePeriod) -> Bool {
    a.start == b.start && a.end == b.end && a.nominalDays == b.nominalDays
  }
}
