import CalendarSystems

/// The yearly pattern that a zone follows after its last known transition: the TZ variable of POSIX, with the
/// extensions of RFC 9636 (times from -167 to 167 hours).
public struct PosixRule: Equatable, Sendable {
  /// What holds outside daylight time.
  public var standard: LocalTimeType
  /// `nil` if the clocks are never changed.
  public var daylight: Daylight?

  /// The other half of the year.
  public struct Daylight: Equatable, Sendable {
    /// Offset and name while it holds.
    public var type: LocalTimeType
    /// When daylight time begins, on the clocks of standard time.
    public var start: RuleDate
    /// When it ends, on the clocks of daylight time.
    public var end: RuleDate

    /// - Parameters:
    ///   - start: on the clocks of standard time.
    ///   - end: on the clocks of daylight time.
    public init(type: LocalTimeType, start: RuleDate, end: RuleDate) {
      self.type = type
      self.start = start
      self.end = end
    }
  }

  /// - Parameter daylight: `nil` for a zone that never changes its clocks.
  public init(standard: LocalTimeType, daylight: Daylight? = nil) {
    self.standard = standard
    self.daylight = daylight
  }

  /// What holds at `instant`.
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

  /// The first change after `instant`, or `nil` if there is none.
  public func nextTransition(after instant: Instant) -> Instant? {
    guard let daylight else { return nil }
    var earliest = Int64.max
    forEachChange(around: instant, daylight) { change, _ in
      if change > instant.seconds { earliest = min(earliest, change) }
    }
    return earliest == .max ? nil : Instant(seconds: earliest)
  }

  /// Calls `body` with the changes of three years, because times beyond a day may push a change into another year.
  /// Of two at one instant, the one that counts comes last.
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
