extension Phrases {
  /// The words in American English, the only ones that the programs of pages contain; see `english(of:)`.
  public static let english = Phrases(table: table)

  /// The table in English. All other tables have its names in its order.
  ///
  /// `#` is the place of a number, a time, a date or, in the separator, of what follows; before `|` is the whole phrase
  /// for one.
  static let table = """
    today: Today
    tomorrow: Tomorrow
    previousYear: Previous year
    previousMonth: Previous month
    previousWeek: Previous week
    previousDay: Previous day
    nextYear: Next year
    nextMonth: Next month
    nextWeek: Next week
    nextDay: Next day
    calendar: Calendar
    calendars: Calendars
    year: Year
    month: Month
    week: Week
    day: Day
    agenda: Agenda
    weekNumber: Week #
    allDay: all day
    until: until #
    continues: continues
    tooMany: too many to show all
    repeats: repeats
    everyDay: every day
    everyWeek: every week
    everyMonth: every month
    everyYear: every year
    cancelled: canceled
    tentative: tentative
    untitled: Untitled event
    noEvents: No events yet
    dropHint: Drop an .ics file here
    noEventsOfDay: No events
    notLoaded: Not loaded
    allHidden: All calendars are hidden
    noResource: No resource
    skippedDay: Day skipped
    nearestEvent: Nearest event: #
    skipped: Skipped: #
    line: Line #
    unreadable: # cannot be read
    missing: # is missing
    tooLarge: too large
    emptyFile: The file is empty
    noCalendarFile: Not a calendar file
    close: Close
    unreachable: The events could not be loaded
    noKey: This page has no valid key: open it by the address that the server gives
    offline: Offline: shown as of #
    tryAgain: Try again
    stopped: The calendar has stopped
    reload: Reload
    separator: , #
    events: 1 event|# events
    moreEvents: 1 more event|# more events
    search: Search events
    noResults: No matching events
    togglePanel: Show or hide panel
    dayCount: 1 day|# days
    weekCount: 1 week|# weeks
    monthCount: 1 month|# months
    previousPeriod: Previous #
    nextPeriod: Next #
    goToDate: Go to date
    earlier: Earlier: #
    join: Join
    organizer: organizer
    accepted: accepted
    declined: declined
    noReply: no reply
    categories: Categories: #
    """
}
