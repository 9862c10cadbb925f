public import CollectionKit

/// The view classes of a calendar. Register another maker to use a custom class.
extension ReuseIdentifier {
  /// Day cells of the month level and of rows of days.
  public static let dayCell = ReuseIdentifier(.dayCell)
  /// Event bars.
  public static let eventBar = ReuseIdentifier(.eventBar)
  /// Event blocks in the hours.
  public static let eventBlock = ReuseIdentifier(.eventBlock)
  /// Background events in the hours.
  public static let backgroundEvent = ReuseIdentifier(.backgroundEvent)
  /// Rows of the agenda and of event lists.
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
  static let resourceHeading = ReuseIdentifier(.resourceHeading)
  /// Blocks of events with an appearance of their own.
  static let paintedBlock = ReuseIdentifier(.paintedBlock)

  private enum CalendarPart: Int32 {
    case weekRow = 1
    case dayCell, eventBar, moreLink, monthPage, monthBlock, yearTitle
    case eventBlock, backgroundEvent, dayColumn, dayBackground, dayHeading
    case agendaSection, agendaRow, listHeading, resourceHeading, paintedBlock
  }

  /// Negative numbers are reserved for the kit. Apps can use all others for their own views.
  private init(_ part: CalendarPart) { self.init(-part.rawValue) }
}
