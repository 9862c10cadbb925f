/// The moment from which a zone has another offset, name or kind of time.
public struct ZoneTransition: Equatable, Sendable {
  /// The first instant at which the new offset holds.
  public var instant: Instant
  /// What holds from then on.
  public var type: LocalTimeType

  /// - Parameter instant: the first at which `type` holds.
  public init(instant: Instant, type: LocalTimeType) {
    self.instant = instant
    self.type = type
  }

  /// - Parameter offset: seconds east of UTC.
  public init(instant: Instant, offset: Int32, isDaylight: Bool, abbreviation: String) {
    self.init(
      instant: instant, type: LocalTimeType(offset: offset, isDaylight: isDaylight, abbreviation: abbreviation))
  }
}
