/// An instant at which the offset, abbreviation, or kind of time of a zone changes.
public struct ZoneTransition: Equatable, Sendable {
  /// The first instant at which the new local time type applies.
  public var instant: Instant
  /// The local time type from that instant on.
  public var type: LocalTimeType

  /// Creates a transition.
  ///
  /// - Parameter instant: the first instant at which `type` applies.
  public init(instant: Instant, type: LocalTimeType) {
    self.instant = instant
    self.type = type
  }

  /// Creates a transition to an offset.
  ///
  /// - Parameters:
  ///   - instant: the first instant at which the offset applies.
  ///   - offset: the offset in seconds east of UTC.
  ///   - isDaylight: whether this is daylight saving time.
  ///   - abbreviation: the abbreviation of the local time, such as `CET`.
  public init(instant: Instant, offset: Int32, isDaylight: Bool, abbreviation: String) {
    self.init(
      instant: instant, type: LocalTimeType(offset: offset, isDaylight: isDaylight, abbreviation: abbreviation))
  }
}
