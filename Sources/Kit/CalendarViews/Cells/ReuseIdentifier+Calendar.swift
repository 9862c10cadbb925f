public import CollectionKit

/// The classes of views that calendars make.
extension ReuseIdentifier {
  /// The cells of days at the month level and in rows of days; register another maker for a custom class.
  public static let dayCell = ReuseIdentifier(.dayCell)
  /// The bars of events; register another maker for a custom class.
  public static let eventBar = ReuseIdentifier(.eventBar)
  /// The parts of events among the hours; register another maker for a custom class.
  public static let eventBlock = ReuseIdentifier(.eventBlock)
  /// The background events of hours; register another maker for a custom class.
  public static let backgroundEvent = ReuseIdentifier(.backgroundEvent)
  /// The rows of the agenda and of lists of events; register another maker for a custom class.
  public static let agendaRow = ReuseIdentifier(.agendaRow)

  static let weekRow = ReuseIdentifier(.weekRow)
  static let moreLink = ReuseIdentifier(.moreLink)
  static let monthPage = ReuseIdentifier(.monthPage)
  static let monthBlock = ReuseIdentifier(.monthBlock)
  static let yearTitle = ReuseIdentifier(.yearTitle)
  static let dayColumn = ReuseIdentifier(.dayColumn)
  static let dayBackground = ReuseIdentifier(.dayBackground)
  static let dayHeading = ReuseIdentifier(.dayHeading)
  static let agendaSection = ReuseIdentifier(.agendaSection)
  static let listHeading = ReuseIdentifier(.listHeading)

  private enum CalendarPart: Int32 {
    case weekRow = 1
    case dayCell, eventBar, moreLink, monthPage, monthBlock, yearTitle
    case eventBlock, backgroundEvent, dayColumn, dayBackground, dayHeading
    case agendaSection, agendaRow, listHeading
  }

  /// Negative numbers are the kit's; programs have all others for views of their own.
  private init(_ part: CalendarPart) { self.init(-part.rawValue) }
}
