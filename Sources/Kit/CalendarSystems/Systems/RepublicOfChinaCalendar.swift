/// The calendar of the Republic of China (Taiwan): the civil calendar with years counted from 1912.
///
/// Era 1 begins in 1912. Era 0 counts backward; its year 1 is 1911. Days before 15 October 1582 are Julian (see
/// `CutoverCalendar`).
public final class RepublicOfChinaCalendar: CutoverCalendar {
  /// The shared instance.
  public static let shared = RepublicOfChinaCalendar()

  private init() {}

  /// The identifier `.republicOfChina`.
  public var identifier: CalendarIdentifier { .republicOfChina }
  /// The two eras: 1 from 1912 on, and 0, which counts backward before it.
  public var eras: EraScheme { EraScheme(era: 1, origin: 1911, earlier: .backwards) }
}
