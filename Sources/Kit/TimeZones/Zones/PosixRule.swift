import CalendarSystems

/// The yearly rule that a zone follows after its last known transition: a POSIX TZ variable with the extensions of RFC
/// 9636 (times from -167 to 167 hours).
///
/// ```swift
/// let paris = PosixRule(posixText: "CET-1CEST,M3.5.0,M10.5.0/3")
/// ```
public struct PosixRule: Equatable, Sendable {
  /// The local time outside of daylight saving time.
  public var standard: LocalTimeType
  /// The daylight saving time; `nil` if clocks never change.
  public var daylight: Daylight?

  /// The daylight saving time of a rule.
  public struct Daylight: Equatable, Sendable {
    /// The offset and abbreviation of the daylight saving time.
    public var type: LocalTimeType
    /// The beginning, on the clocks of standard time.
    public var start: RuleDate
    /// The end, on the clocks of daylight saving time.
    public var end: RuleDate

    /// Creates a daylight saving time.
    ///
    /// - Parameters:
    ///   - type: the offset and abbreviation.
    ///   - start: the beginning, on the clocks of standard time.
    ///   - end: the end, on the clocks of daylight saving time.
    public init(type: LocalTimeType, start: RuleDate, end: RuleDate) {
      self.type = type
      self.start = start
      self.end = end
    }
  }

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - standard: the local time outside of daylight saving time.
  ///   - daylight: the daylight saving time; `nil` for a zone whose clocks never change.
  public init(standard: LocalTimeType, daylight: Daylight? = nil) {
    self.standard = standard
    self.daylight = daylight
  }

  /// Returns the local time type at `instant`.
  public func localTimeType(at instant: Instant) -> LocalTimeType {
    guard let daylight else { return standard }
    var latest = Int64.min
    var isDaylight = false
    forEachChange(around: instant, daylight) { change, begins in
      if change <= instant.seconds && change >= latest {
        latest = change
        isDaylight = begins
      }
    }
    return isDaylight ? daylight.type : standard
  }

  /// Returns the first change after `instant`, or `nil` if there is none.
  public func nextTransition(after instant: Instant) -> Instant? {
    guard let daylight else { return nil }
    var earliest = Int64.max
    forEachChange(around: instant, daylight) { change, _ in
      if change > instant.seconds { earliest = min(earliest, change) }
    }
    return earliest == .max ? nil : Instant(seconds: earliest)
  }

  /// Calls `body` with the changes of three years, because times longer than a day may push a change into another year.
  /// Of two changes at the same instant, the effective one comes last.
  private func forEachChange(
    around instant: Instant, _ daylight: Daylight, _ body: (_ seconds: Int64, _ beginsDaylight: Bool) -> Void
  ) {
    let limit: Int64 = 31_500_000_000_000
    let local = min(max(instant.seconds, -limit), limit) + Int64(standard.offset)
    let year = GregorianCalendar.shared.fields(of: LocalDateTime(secondsAsUTC: local).day).year
    for year in year - 1...year + 1 {
      let start = daylight.start.secondsAsUTC(inYear: year) - Int64(standard.offset)
      let end = daylight.end.secondsAsUTC(inYear: year) - Int64(daylight.type.offset)
      if start < end {
        body(start, true)
        body(end, false)
      } else {
        body(end, false)
        body(start, true)
      }
    }
  }
}
