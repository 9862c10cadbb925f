/// The calendar of the Coptic church, with years of the Era of the Martyrs.
///
/// Era 1 begins in 284; era 0 counts backwards, as in Foundation.
public final class CopticCalendar: ThirtyDayMonthCalendar {
  /// The calendar.
  public static let shared = CopticCalendar()

  private init() {}

  /// `.coptic`.
  public var identifier: CalendarIdentifier { .coptic }
  /// Two: 1 from the epoch on, 0 backwards before.
  public var eras: EraScheme { EraScheme(era: 1, earlier: .backwards) }
}
