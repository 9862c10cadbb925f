extension EditPhrases {
  /// The words in American English, the only ones that the programs of pages contain; see `english(of:)`.
  public static let english = EditPhrases(table: table)

  /// The table in English. All other tables have its names in its order.
  static let table = """
    newEvent: New event
    title: Title
    save: Save
    undo: Undo
    redo: Redo
    open: Open
    move: Move…
    cut: Cut
    copy: Copy
    duplicate: Duplicate
    paste: Paste here
    delete: Delete
    allDay: All day
    timed: At a time of day
    toCalendar: Move to {calendar}
    whichEvents: Which events?
    followingCount: 1 event from {date}|{count} events from {date}
    followingEndless: All events from {date} on
    allCount: 1 event|All {count} events
    allPast: All {count} events, {past} of them past
    allEndless: All events, without end
    allEndlessPast: All events without end, {past} of them past
    pickedUp: {title} picked up.
    pickedUpHelp: {title} picked up, {when}. {help}
    moveHelp: Arrows move, Shift and arrows resize, Enter drops, Escape returns.
    resized: {start} to {end}, {length}
    days: All day, {when}
    copying: Copy
    moving: Move
    calendar: Calendar {calendar}
    returned: {title} back at {when}.
    scopeAsked: Repeats. This event, this and following, or all? {extent}
    slotFree: {when}, free
    slotEvents: {when}, 1 event|{when}, {count} events
    timeSelected: {when}, selected
    hours: {hours} h
    minutes: {minutes} min
    hoursMinutes: {hours} h {minutes} min
    created: {title} created, {when}.
    moved: {title} moved to {when}.
    resizedTo: {title} is now {when}.
    changed: {title} changed.
    deleted: {title} deleted.
    copiedTo: {title} copied to {when}.
    duplicated: {title} duplicated.
    pasted: {title} pasted, {when}.
    toClipboard: {title} copied to the clipboard.
    cutOut: {title} cut. It moves when it is pasted.
    createdShort: {title} created
    movedShort: {title} moved
    resizedShort: Length of {title} changed
    changedShort: {title} changed
    deletedShort: {title} deleted
    copiedShort: {title} copied
    duplicatedShort: {title} duplicated
    pastedShort: {title} pasted
    undone: Undone: {what}.
    undoneWhen: Undone: {what}. {when}
    redone: Redone: {what}.
    redoneWhen: Redone: {what}. {when}
    nothingToUndo: There is nothing to undo.
    nothingToRedo: There is nothing to redo.
    readOnly: Not possible: the calendar {calendar} is read-only.
    noCreate: Not possible: no new events are permitted here.
    noMove: Not possible: this event may not be moved.
    noResize: Not possible: the length of this event may not be changed.
    noEdit: Not possible: this event may not be changed.
    noDelete: Not possible: this event may not be deleted.
    outsideBounds: Not possible: it would lie outside of the permitted days.
    outsideBoundsCount: Not possible: {count} of {total} events would lie outside of the permitted days.
    outsideHours: Not possible: it would lie outside of business hours.
    outsideHoursCount: Not possible: {count} of {total} events would lie outside of business hours.
    outsidePeriod: Not possible: it would lie outside of the permitted time.
    outsidePeriodCount: Not possible: {count} of {total} events would lie outside of the permitted time.
    overlap: Not possible: it would overlap {other}.
    overlapCount: Not possible: {count} of {total} events would overlap others, the first one {other}.
    otherReason: Not possible: {reason}
    notInSeries: Not possible: the event is no longer part of its series. Choose it again.
    seriesTooLong: Not possible: the series is too long to be changed from here on. Choose this event or all.
    ruleNotMovable: Not possible: the rule of the series cannot be moved to this day. Choose this event alone.
    ruleNotSplittable: Not possible: the series has several rules. Choose this event or all.
    notApplicable: Not possible now.
    changedElsewhere: {title} was changed elsewhere meanwhile, so nothing was saved. Try again.
    deletedElsewhere: {title} was deleted elsewhere.
    conflictAsked: Which version of {title}?
    myVersion: My version
    otherVersion: The version from elsewhere
    deletedVersion: Deleted
    heldDeleted: {title} was deleted elsewhere. Dropping it makes a new event.
    notSaved: Not saved: the events cannot be written now. Try again.
    storeReadOnly: Not saved: these events are read-only.
    noStorage: The storage of the server is full or has failed
    serverUnavailable: The server is not available at the moment
    notAccepted: Not saved: the server does not accept this change.
    notSavedYet: Not saved yet
    saved: Saved
    draftKept: Draft kept
    restore: Restore
    readOnlyNote: read-only
    rename: Rename
    titleNeeded: Type a title first.
    emptyHint: Nothing planned yet. Press “{button}” to add an event.
    understood: Understood from the text
    color: Color
    calendarColor: Calendar color
    saveFile: Save as file…
    newCalendar: New calendar
    calendarName: Name
    nameNeeded: Type a name first.
    calendarMenu: Change {calendar}…
    calendarMade: Calendar {title} created
    calendarRenamed: Calendar renamed to {title}
    calendarColored: Color of {title} changed
    calendarDeleted: Calendar {title} deleted with its events
    edit: Edit…
    more: More…
    starts: Starts
    ends: Ends
    date: Date
    time: Time
    place: Location
    notes: Notes
    link: Link
    status: Status
    confirmed: Confirmed
    noStatus: Not stated
    shownAs: Shown as
    busy: Busy
    free: Free
    privacy: Visible to
    everybody: Everybody
    confidential: Confidential
    onlyMe: Only me
    keptDetails: {count} further detail is kept|{count} further details are kept
    dateExpected: Expected a date such as {example}
    timeExpected: Expected a time such as {example}
    endBeforeStart: The end lies before the start
    chooseDay: Choose a day
    zone: Time zone
    zoneExpected: Expected a time zone such as {example}
    repetition: Repeats
    notRepeated: Does not repeat
    asItIs: As it is
    endless: Without end
    untilDay: Until a day
    counted: A number of times
    nextDays: Next: {list}
    reminder: Reminder
    noReminder: No reminder
    addReminder: Add another
    atStart: At the start
    minutesBefore: {count} minute before|{count} minutes before
    hoursBefore: {count} hour before|{count} hours before
    daysBefore: {count} day before|{count} days before
    weeksBefore: {count} week before|{count} weeks before
    onDayAt: On the day at {time}
    daysBeforeAt: {count} day before at {time}|{count} days before at {time}
    weeksBeforeAt: {count} week before at {time}|{count} weeks before at {time}
    emailReminder: Email
    otherReminder: Reminder of another program
    whileOpen: Reminders appear only while this page is open
    missedReminders: {count} reminder missed|{count} reminders missed
    everySecond: every second|every {count} seconds
    everyMinute: every minute|every {count} minutes
    everyHour: every hour|every {count} hours
    everyDay: every day|every {count} days
    everyWeek: every week|every {count} weeks
    everyMonth: every month|every {count} months
    everyYear: every year|every {count} years
    everyOneDay: every {count} day
    everyOneWeek: every {count} week
    everyOneMonth: every {count} month
    everyOneYear: every {count} year
    inPeriods: in {list}
    onDays: on {list}
    atTimes: at {list}
    onlyPositions: only {list}
    monthNamed: {month}
    monthNumber: month {number}
    leapMonthNumber: leap month {number}
    weekNumber: week {number}
    weekFromEnd: week {number} from the end of the year
    yearDay: day {number} of the year
    yearDayFromEnd: day {number} from the end of the year
    dayNumber: day {number}
    dayFromEnd: day {number} from the end of the month
    lastDay: the last day
    weekdayNamed: {day}
    nthDay: the {nth} {day}
    numberedDay: {day} number {number}
    numberedDayFromEnd: {day} number {number} from the end
    workday: working day
    fromTo: from {first} to {last}
    positionNamed: the {nth}
    positionNumber: number {number}
    positionFromEnd: number {number} from the end
    hourNumber: hour {number}
    minuteNumber: minute {number}
    secondNumber: second {number}
    first: first
    second: second
    third: third
    fourth: fourth
    fifth: fifth
    last: last
    nextToLast: second to last
    skipBackward: or the day before, if there is none
    skipForward: or the day after, if there is none
    gregorianCalendar: Gregorian calendar
    julianCalendar: Julian calendar
    buddhistCalendar: Buddhist calendar
    japaneseCalendar: Japanese calendar
    minguoCalendar: Minguo calendar
    persianCalendar: Persian calendar
    hebrewCalendar: Hebrew calendar
    islamicCalendar: Islamic calendar
    copticCalendar: Coptic calendar
    ethiopicCalendar: Ethiopian calendar
    indianCalendar: Indian national calendar
    chineseCalendar: Chinese calendar
    dangiCalendar: Korean lunar calendar
    times: once|{count} times
    timesInDigits: {count} time|{count} times
    andList: {list} and {last}
    ruleAlso: {rule}; also {other}
    ruleDates: {rule}, also on {list}
    ruleMore: and 1 more day|and {count} more days
    ruleExcept: {rule}; except {other}
    ruleUnknown: a rule that this version does not know: {rule}
    red: Red
    orange: Orange
    amber: Amber
    lime: Lime
    green: Green
    teal: Teal
    cyan: Cyan
    blue: Blue
    indigo: Indigo
    purple: Purple
    pink: Pink
    graphite: Graphite
    deleteSeries: Delete repeating event
    deleteThis: Delete this event
    deleteFollowing: Delete this and following events
    deleteAll: Delete all events
    changeSeries: Change repeating event
    changeThis: Change this event
    changeFollowing: Change this and following events
    changeAll: Change all events
    cancel: Cancel
    leaveAsked: Leave without saving?
    copyLink: Copy link
    linkCopied: Link copied
    """
}
