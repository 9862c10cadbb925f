/// The calendar of the Coptic Church, with years of the Era of the Martyrs.
///
/// Era 1 begins in 284; era 0 counts backward, as in Foundation.
public final class CopticCalendar: ThirtyDayMonthCalendar {
  /// The shared instance.
  public static let shared = CopticCalendar()

  private init() {}

  /// The identifier `.coptic`.
  public var identifier: CalendarIdentifier { .coptic }
  /// The two eras: 1 from the epoch on, and 0, which counts backward before it.
  public var eras: EraScheme { EraScheme(era: 1, earlier: .backwards) }
}
