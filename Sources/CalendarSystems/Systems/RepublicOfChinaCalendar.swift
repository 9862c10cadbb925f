/// The calendar of the Republic of China (Taiwan): the civil calendar with years counted from 1912.
///
/// Era 1 begins in 1912; era 0 counts backwards, 1911 being its year 1. Days before 15 October 1582 are Julian (see
/// `CutoverCalendar`).
public final class RepublicOfChinaCalendar: CutoverCalendar {
  /// The calendar.
  public static let shared = RepublicOfChinaCalendar()

  private init() {}

  /// `.republicOfChina`.
  public var identifier: CalendarIdentifier { .republicOfChina }
  /// Two: 1 from 1912 on, 0 backwards before.
  public var eras: EraScheme { EraScheme(era: 1, origin: 1911, earlier: .backwards) }
}
