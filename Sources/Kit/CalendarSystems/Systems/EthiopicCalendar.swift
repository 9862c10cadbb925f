/// The calendar of Ethiopia: Coptic months, with years from the Incarnation (Amete Mihret) or from the Creation 5,500
/// years earlier (Amete Alem).
///
/// Amete Mihret counts the years before its year 1 as Amete Alem, in era 0, as Foundation does. Amete Alem has one era,
/// number 0.
public final class EthiopicCalendar: ThirtyDayMonthCalendar {
  /// The form with years from the Incarnation; earlier years are counted from the Creation.
  public static let ameteMihret = EthiopicCalendar(
    identifier: .ethiopicAmeteMihret, eras: EraScheme(era: 1, origin: -276, earlier: .forwards(5_500)))
  /// The form with years from the Creation.
  public static let ameteAlem = EthiopicCalendar(
    identifier: .ethiopicAmeteAlem, eras: EraScheme(era: 0, origin: -276 - 5_500))

  /// The identifier, `.ethiopicAmeteMihret` or `.ethiopicAmeteAlem`.
  public let identifier: CalendarIdentifier
  /// The eras: two for Amete Mihret, one for Amete Alem.
  public let eras: EraScheme

  private init(identifier: CalendarIdentifier, eras: EraScheme) {
    self.identifier = identifier
    self.eras = eras
  }
}
