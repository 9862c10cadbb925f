extension Phrases {
  /// The title of the button that shows the present day, and the state of that day's cell.
  public var today: String {
    get { self[.today] }
    set { self[.today] = newValue }
  }
  /// The heading of results of the day after today.
  public var tomorrow: String {
    get { self[.tomorrow] }
    set { self[.tomorrow] = newValue }
  }
  /// The titles of buttons for the previous year, month, week and day, in this order. Missing ones are English.
  public var previous: [String] {
    get { list(.previousYear, 4) }
    set { setList(.previousYear, 4, newValue) }
  }
  /// The titles of buttons for the next year, month, week and day, in this order. Missing ones are English.
  public var next: [String] {
    get { list(.nextYear, 4) }
    set { setList(.nextYear, 4, newValue) }
  }
  /// The name of the whole view.
  public var calendar: String {
    get { self[.calendar] }
    set { self[.calendar] = newValue }
  }
  /// The heading of the list of calendars.
  public var calendars: String {
    get { self[.calendars] }
    set { self[.calendars] = newValue }
  }
  /// The names of the zoom levels, in this order: year, month, week, day, agenda. Missing ones are English.
  public var levels: [String] {
    get { list(.year, 5) }
    set { setList(.year, 5, newValue) }
  }
  /// The phrase for a number of days that a level shows: "3 days".
  public var dayCount: CountPhrase {
    get { CountPhrase(parts: self[.dayCount]) }
    set { self[.dayCount] = newValue.parts }
  }
  /// The phrase for a number of weeks that a level shows: "2 weeks".
  public var weekCount: CountPhrase {
    get { CountPhrase(parts: self[.weekCount]) }
    set { self[.weekCount] = newValue.parts }
  }
  /// The phrase for a number of months that a level shows: "3 months".
  public var monthCount: CountPhrase {
    get { CountPhrase(parts: self[.monthCount]) }
    set { self[.monthCount] = newValue.parts }
  }
  /// The phrase for the title of the button for the previous days, weeks, or months: "Previous 3 days".
  public var previousPeriod: CountPhrase {
    get { CountPhrase(parts: self[.previousPeriod]) }
    set { self[.previousPeriod] = newValue.parts }
  }
  /// The phrase for the title of the button for the next days, weeks, or months: "Next 3 days".
  public var nextPeriod: CountPhrase {
    get { CountPhrase(parts: self[.nextPeriod]) }
    set { self[.nextPeriod] = newValue.parts }
  }
  /// The phrase for the number of a week: "Week 47".
  public var weekNumber: CountPhrase {
    get { CountPhrase(parts: self[.weekNumber]) }
    set { self[.weekNumber] = newValue.parts }
  }
  /// The part of an accessible name that says that an event lasts all day.
  public var allDay: String {
    get { self[.allDay] }
    set { self[.allDay] = newValue }
  }
  /// The phrase for the time at which an event ends that began on another day.
  public var until: CountPhrase {
    get { CountPhrase(parts: self[.until]) }
    set { self[.until] = newValue.parts }
  }
  /// The state of an event that continues beyond the visible days.
  public var continues: String {
    get { self[.continues] }
    set { self[.continues] = newValue }
  }

  /// The state of an event with more repetitions than can be displayed.
  public var tooMany: String {
    get { self[.tooMany] }
    set { self[.tooMany] = newValue }
  }
  /// The part of an accessible name that says that an event is one of a series.
  public var repeats: String {
    get { self[.repeats] }
    set { self[.repeats] = newValue }
  }
  /// The words for an event that repeats every day.
  public var everyDay: String {
    get { self[.everyDay] }
    set { self[.everyDay] = newValue }
  }
  /// The words for an event that repeats every week.
  public var everyWeek: String {
    get { self[.everyWeek] }
    set { self[.everyWeek] = newValue }
  }
  /// The words for an event that repeats every month.
  public var everyMonth: String {
    get { self[.everyMonth] }
    set { self[.everyMonth] = newValue }
  }
  /// The words for an event that repeats every year.
  public var everyYear: String {
    get { self[.everyYear] }
    set { self[.everyYear] = newValue }
  }
  /// The state of an event that will not take place.
  public var cancelled: String {
    get { self[.cancelled] }
    set { self[.cancelled] = newValue }
  }
  /// The state of an event that may not take place.
  public var tentative: String {
    get { self[.tentative] }
    set { self[.tentative] = newValue }
  }
  /// The replacement for an empty title.
  public var untitled: String {
    get { self[.untitled] }
    set { self[.untitled] = newValue }
  }
  /// The text of a calendar without any events, with `dropHint` below.
  public var noEvents: String {
    get { self[.noEvents] }
    set { self[.noEvents] = newValue }
  }
  /// The hint to drop a file on a calendar without any events.
  public var dropHint: String {
    get { self[.dropHint] }
    set { self[.dropHint] = newValue }
  }
  /// The text that replaces the events of a day without events.
  public var noEventsOfDay: String {
    get { self[.noEventsOfDay] }
    set { self[.noEventsOfDay] = newValue }
  }
  /// The state of a day whose events could not be loaded, and the text in place of them.
  public var notLoaded: String {
    get { self[.notLoaded] }
    set { self[.notLoaded] = newValue }
  }
  /// The text in place of all events while every calendar is hidden.
  public var allHidden: String {
    get { self[.allHidden] }
    set { self[.allHidden] = newValue }
  }
  /// The heading of the events without a resource, among the columns of resources.
  public var noResource: String {
    get { self[.noResource] }
    set { self[.noResource] = newValue }
  }
  /// The text on a day that the clocks of a zone skipped as a whole.
  public var skippedDay: String {
    get { self[.skippedDay] }
    set { self[.skippedDay] = newValue }
  }
  /// The phrase for the date of the nearest event, where there is none for years.
  public var nearestEvent: CountPhrase {
    get { CountPhrase(parts: self[.nearestEvent]) }
    set { self[.nearestEvent] = newValue.parts }
  }
  /// The phrase for a number of events of a file that were left out.
  public var skipped: CountPhrase {
    get { CountPhrase(parts: self[.skipped]) }
    set { self[.skipped] = newValue.parts }
  }
  /// The phrase for the number of a line in a file.
  public var line: CountPhrase {
    get { CountPhrase(parts: self[.line]) }
    set { self[.line] = newValue.parts }
  }
  /// The phrase for a part of a file that cannot be read: "DTSTART:never cannot be read".
  public var unreadable: CountPhrase {
    get { CountPhrase(parts: self[.unreadable]) }
    set { self[.unreadable] = newValue.parts }
  }
  /// The phrase for a part that a file lacks: "DTSTART is missing".
  public var missing: CountPhrase {
    get { CountPhrase(parts: self[.missing]) }
    set { self[.missing] = newValue.parts }
  }
  /// The message for a file that has a part longer than the limit.
  public var tooLarge: String {
    get { self[.tooLarge] }
    set { self[.tooLarge] = newValue }
  }
  /// The message for a file without any text.
  public var emptyFile: String {
    get { self[.emptyFile] }
    set { self[.emptyFile] = newValue }
  }
  /// The message for a file of another kind.
  public var noCalendarFile: String {
    get { self[.noCalendarFile] }
    set { self[.noCalendarFile] = newValue }
  }
  /// The title of the button that dismisses a notice.
  public var close: String {
    get { self[.close] }
    set { self[.close] = newValue }
  }
  /// The message for events that could not be loaded.
  public var unreachable: String {
    get { self[.unreachable] }
    set { self[.unreachable] = newValue }
  }
  /// The message for a page that a server gives no events, because the page does not have its key.
  public var noKey: String {
    get { self[.noKey] }
    set { self[.noKey] = newValue }
  }
  /// The phrase for events that a page shows without its server, with the time when they came from there: "Offline: shown as
  /// of Nov 21, 2026, 9:00 AM".
  public var offline: CountPhrase {
    get { CountPhrase(parts: self[.offline]) }
    set { self[.offline] = newValue.parts }
  }
  /// The title of the button that loads them again.
  public var tryAgain: String {
    get { self[.tryAgain] }
    set { self[.tryAgain] = newValue }
  }
  /// The message of a calendar that has stopped because of a defect.
  public var stopped: String {
    get { self[.stopped] }
    set { self[.stopped] = newValue }
  }
  /// The title of the button that starts it again.
  public var reload: String {
    get { self[.reload] }
    set { self[.reload] = newValue }
  }
  /// The separator between the parts of an accessible name.
  public var separator: String {
    get { self[.separator] }
    set { self[.separator] = newValue }
  }
  /// The phrase for a number of events: "3 events".
  public var events: CountPhrase {
    get { CountPhrase(parts: self[.events]) }
    set { self[.events] = newValue.parts }
  }
  /// The phrase for a number of hidden events: "3 more events".
  public var moreEvents: CountPhrase {
    get { CountPhrase(parts: self[.moreEvents]) }
    set { self[.moreEvents] = newValue.parts }
  }
  /// The label of the search field.
  public var search: String {
    get { self[.search] }
    set { self[.search] = newValue }
  }
  /// The text for a search without results.
  public var noResults: String {
    get { self[.noResults] }
    set { self[.noResults] = newValue }
  }
  /// The name of the button that opens and closes the panel.
  public var togglePanel: String {
    get { self[.togglePanel] }
    set { self[.togglePanel] = newValue }
  }
  /// The title of the field for a date to go to.
  public var goToDate: String {
    get { self[.goToDate] }
    set { self[.goToDate] = newValue }
  }
  /// The phrase for an earlier day of a series in search results: "Earlier: Nov 23".
  public var earlier: CountPhrase {
    get { CountPhrase(parts: self[.earlier]) }
    set { self[.earlier] = newValue.parts }
  }
  /// The title of the link that joins a video conference.
  public var join: String {
    get { self[.join] }
    set { self[.join] = newValue }
  }
  /// The role of the person who organizes an event.
  public var organizer: String {
    get { self[.organizer] }
    set { self[.organizer] = newValue }
  }
  /// The reply of a person who takes part in an event.
  public var accepted: String {
    get { self[.accepted] }
    set { self[.accepted] = newValue }
  }
  /// The reply of a person who does not take part in an event.
  public var declined: String {
    get { self[.declined] }
    set { self[.declined] = newValue }
  }
  /// The state of a person who has not replied to an invitation.
  public var noReply: String {
    get { self[.noReply] }
    set { self[.noReply] = newValue }
  }
  /// The phrase for the categories of an event: "Categories: Work, Travel".
  public var categories: CountPhrase {
    get { CountPhrase(parts: self[.categories]) }
    set { self[.categories] = newValue.parts }
  }

  private func list(_ first: Key, _ count: Int) -> [String] { (0..<count).map { self[first, $0] } }

  private mutating func setList(_ first: Key, _ count: Int, _ list: [String]) {
    for index in 0..<count { self[first, index] = index < list.count ? list[index] : Phrases.english[first, index] }
  }
}
