/// The calendar of the Republic of China (Taiwan): the civil calendar with years counted from 1912.
///
/// Era 1 begins in 1912; era 0 counts backwards, 1911 being its year 1. Days before 15 October 1582 are Julian (see
/// `CutoverCalendar`).
public final class RepublicOfChinaCalendar: CutoverCalendar {
  /// The shared instance.
  public static let shared = RepublicOfChinaCalendar()

  private init() {}

  /// The identifier `.republicOfChina`.
  public var identifier: CalendarIdentifier { .republicOfChina }
  /// The two eras: 1 from 1912 on, and 0, which counts backwards before it.
  public var eras: EraScheme { EraScheme(era: 1, origin: 1911, earlier: .backwards) }
}
