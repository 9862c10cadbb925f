/// The Buddhist era of Thailand: the civil calendar with years counted from 543 years before the Christian era.
///
/// One era, number 0 as in Foundation; days before 15 October 1582 are Julian (see `CutoverCalendar`).
public final class BuddhistCalendar: CutoverCalendar {
  /// The calendar.
  public static let shared = BuddhistCalendar()

  private init() {}

  /// `.buddhist`.
  public var identifier: CalendarIdentifier { .buddhist }
  /// One, number 0; year 2543 is 2000.
  public var eras: EraScheme { EraScheme(era: 0, origin: -543) }
}
