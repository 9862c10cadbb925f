/// The Buddhist calendar of Thailand: the civil calendar with years counted from 543 years before the Christian era.
///
/// Its one era has the number 0, as in Foundation. Days before 15 October 1582 are Julian (see `CutoverCalendar`).
public final class BuddhistCalendar: CutoverCalendar {
  /// The shared instance.
  public static let shared = BuddhistCalendar()

  private init() {}

  /// The identifier `.buddhist`.
  public var identifier: CalendarIdentifier { .buddhist }
  /// The single era, number 0. Its year 2543 is the year 2000.
  public var eras: EraScheme { EraScheme(era: 0, origin: -543) }
}
