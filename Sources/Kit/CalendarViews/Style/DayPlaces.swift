/// The places that show days.
public struct DayPlaces: OptionSet, Hashable, Sendable {
  /// One bit for each place.
  public let rawValue: UInt8

  /// Creates a set from bits. Unknown bits are ignored.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The cells of the month level.
  public static let month = DayPlaces(rawValue: 1)
  /// The small days of the year level.
  public static let year = DayPlaces(rawValue: 2)
  /// The row of days above a list, in narrow views.
  public static let strip = DayPlaces(rawValue: 4)
  /// The headings above the columns of hours.
  public static let heading = DayPlaces(rawValue: 8)
  /// All places.
  public static let all = DayPlaces(rawValue: 15)
}

/// The parts of days that can be hidden temporarily.
public struct DayParts: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  public let rawValue: UInt8

  /// Creates a set from bits. Unknown bits are ignored.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The lines above days.
  public static let topLines = DayParts(rawValue: 1)
  /// The indicators of events.
  public static let indicators = DayParts(rawValue: 2)
}
