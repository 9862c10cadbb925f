/// An instant from which a zone has another offset, name or kind of time.
public struct ZoneTransition: Equatable, Sendable {
  /// The first instant at which the new local time type applies.
  public var instant: Instant
  /// The local time type from that instant on.
  public var type: LocalTimeType

  /// Creates a transition.
  ///
  /// - Parameter instant: the first at which `type` applies.
  public init(instant: Instant, type: LocalTimeType) {
    self.instant = instant
    self.type = type
  }

  /// Creates a transition to an offset.
  ///
  /// - Parameters:
  ///   - instant: the first at which the offset applies.
  ///   - offset: seconds east of UTC.
  ///   - isDaylight: whether clocks show daylight saving time.
  ///   - abbreviation: the name of the local time, as `CET`.
  public init(instant: Instant, offset: Int32, isDaylight: Bool, abbreviation: String) {
    self.init(
      instant: instant, type: LocalTimeType(offset: offset, isDaylight: isDaylight, abbreviation: abbreviation))
  }
}
