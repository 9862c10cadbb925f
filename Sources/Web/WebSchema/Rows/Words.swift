extension Schema {
  /// The names of the calendar's words, from `Phrases`.
  static let words = names(
    """
    today tomorrow previousYear previousMonth previousWeek previousDay nextYear nextMonth nextWeek nextDay
    calendar calendars year month week day agenda weekNumber allDay until continues tooMany repeats everyDay everyWeek
    everyMonth everyYear cancelled tentative untitled noEvents dropHint noEventsOfDay notLoaded allHidden
    noResource skippedDay nearestEvent skipped line unreadable missing tooLarge emptyFile noCalendarFile close unreachable noKey offline tryAgain
    stopped reload separator
    events moreEvents search noResults togglePanel dayCount weekCount monthCount previousPeriod nextPeriod
    goToDate earlier join organizer accepted declined noReply categories
    """)

  /// The names of the words for editing, from `EditPhrases`.
  static let editWords = names(
    """
    newEvent title save undo redo open move cut copy duplicate paste delete allDay timed toCalendar whichEvents
    followingCount followingEndless allCount allPast allEndless allEndlessPast pickedUp
    pickedUpHelp moveHelp resized days copying moving calendar returned scopeAsked slotFree slotEvents timeSelected hours
    minutes hoursMinutes created moved resizedTo changed deleted copiedTo duplicated pasted toClipboard cutOut
    createdShort movedShort resizedShort changedShort deletedShort copiedShort duplicatedShort pastedShort
    undone undoneWhen redone redoneWhen nothingToUndo nothingToRedo readOnly noCreate noMove noResize noEdit
    noDelete outsideBounds outsideBoundsCount outsideHours outsideHoursCount outsidePeriod outsidePeriodCount overlap
    overlapCount otherReason
    notInSeries seriesTooLong ruleNotMovable ruleNotSplittable notApplicable changedElsewhere deletedElsewhere
    conflictAsked myVersion otherVersion deletedVersion heldDeleted
    notSaved storeReadOnly noStorage serverUnavailable notAccepted notSavedYet saved draftKept restore readOnlyNote rename titleNeeded emptyHint understood color
    calendarColor saveFile newCalendar calendarName nameNeeded calendarMenu calendarMade calendarRenamed calendarColored
    calendarDeleted edit more starts ends date time place notes link status confirmed noStatus
    shownAs busy free privacy everybody confidential onlyMe keptDetails dateExpected timeExpected endBeforeStart chooseDay zone zoneExpected repetition notRepeated asItIs endless untilDay counted
    nextDays reminder noReminder addReminder atStart minutesBefore hoursBefore daysBefore weeksBefore onDayAt
    daysBeforeAt weeksBeforeAt emailReminder otherReminder whileOpen missedReminders
    everySecond everyMinute everyHour everyDay everyWeek everyMonth everyYear everyOneDay everyOneWeek everyOneMonth everyOneYear inPeriods onDays atTimes
    onlyPositions monthNamed monthNumber leapMonthNumber weekNumber weekFromEnd yearDay yearDayFromEnd dayNumber
    dayFromEnd lastDay weekdayNamed nthDay numberedDay numberedDayFromEnd workday fromTo positionNamed
    positionNumber positionFromEnd hourNumber minuteNumber secondNumber first second third fourth fifth last
    nextToLast skipBackward skipForward gregorianCalendar julianCalendar buddhistCalendar japaneseCalendar
    minguoCalendar persianCalendar hebrewCalendar islamicCalendar copticCalendar ethiopicCalendar indianCalendar
    chineseCalendar dangiCalendar times timesInDigits andList ruleAlso ruleDates ruleMore ruleExcept ruleUnknown red
    orange amber lime green teal cyan blue indigo purple pink graphite
    deleteSeries deleteThis deleteFollowing deleteAll changeSeries changeThis changeFollowing changeAll cancel leaveAsked
    copyLink linkCopied
    """)

  private static func names(_ text: String) -> [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }
}
