/// A lookup of all calendar systems by identifier.
///
/// ```swift
/// let hebrew = CalendarCatalog.system(for: .hebrew)
/// ```
///
/// A program that only refers to some calendars directly does not link the others; this type links all of them.
public enum CalendarCatalog {
  /// Returns the calendar, or `nil` if it is not built in.
  public static func system(for identifier: CalendarIdentifier) -> (any CalendarSystem)? {
    switch identifier {
    case .gregorian: GregorianCalendar.shared
    case .iso8601: GregorianCalendar.iso8601
    case .julian: JulianCalendar.shared
    case .buddhist: BuddhistCalendar.shared
    case .japanese: JapaneseCalendar.shared
    case .republicOfChina: RepublicOfChinaCalendar.shared
    case .persian: PersianCalendar.shared
    case .hebrew: HebrewCalendar.shared
    case .islamicCivil: IslamicCalendar.civil
    case .islamicTabular: IslamicCalendar.tabular
    case .islamicUmmAlQura: UmmAlQuraCalendar.shared
    case .coptic: CopticCalendar.shared
    case .ethiopicAmeteMihret: EthiopicCalendar.ameteMihret
    case .ethiopicAmeteAlem: EthiopicCalendar.ameteAlem
    case .indian: IndianCalendar.shared
    case .islamic: AstronomicalIslamicCalendar.shared
    case .chinese: ChineseCalendar.shared
    case .dangi: DangiCalendar.shared
    }
  }
}
