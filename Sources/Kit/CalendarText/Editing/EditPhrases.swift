import Basics

/// The words of editing in one language: buttons and menus, and what is said about an edit.
///
/// ```swift
/// var words = EditPhrases.english
/// words[.save] = "Add"
/// words.text(.created, [("title", "Lunch"), ("when", "noon")])  // "Lunch created, noon"
/// ```
///
/// Each text is a whole sentence with the names of what is inserted in braces. Where a number decides, "|" separates
/// the forms, and the number of forms says which language's rule applies:
///
/// | Forms | Chosen by a count |
/// |---|---|
/// | 2 | one, other |
/// | 3 | one, two, other (Hebrew) |
/// | 4 | exactly one; ending in 1; ending in 2 to 4; other. 11 to 19 are "other" (Russian, Polish) |
/// | 5 | one; two; 3 to 10; 11 to 99; other, by the last two digits (Arabic) |
///
/// Names of weekdays and months may have a form for each, from Sunday or from January on, and a last one for all
/// others: 8 or 13. This way a language declines them, and ordinals agree with them. The texts are apart from `Phrases`
/// because calendars that cannot be edited do without them.
public struct EditPhrases: Sendable {
  private var texts: [String]

  /// The names of the texts, in the order of a language's table.
  public enum Key: Int, CaseIterable, Sendable {
    case newEvent, title, save, undo, redo, open, move, cut, copy, duplicate, paste, delete, allDay, timed
    case toCalendar, whichEvents, followingCount, followingEndless, allCount, allPast
    case allEndless, allEndlessPast, pickedUp, pickedUpHelp, moveHelp, resized, days, copying, moving
    case calendar, returned, scopeAsked, slotFree, slotEvents, timeSelected, hours, minutes, hoursMinutes, created
    case moved, resizedTo, changed, deleted, copiedTo, duplicated, pasted, toClipboard, cutOut, createdShort
    case movedShort, resizedShort, changedShort, deletedShort, copiedShort, duplicatedShort, pastedShort
    case undone, undoneWhen, redone, redoneWhen, nothingToUndo, nothingToRedo, readOnly, noCreate, noMove
    case noResize, noEdit, noDelete, outsideBounds, outsideBoundsCount, outsideHours, outsideHoursCount
    case outsidePeriod, outsidePeriodCount
    case overlap, overlapCount, otherReason, notInSeries, seriesTooLong, ruleNotMovable, ruleNotSplittable
    case notApplicable, changedElsewhere, deletedElsewhere
    case conflictAsked, myVersion, otherVersion, deletedVersion, heldDeleted
    case notSaved, storeReadOnly, noStorage, serverUnavailable, notAccepted, notSavedYet, saved
    case draftKept, restore, readOnlyNote, rename, titleNeeded, emptyHint, understood, color, calendarColor, saveFile
    // Calendars themselves.
    case newCalendar, calendarName, nameNeeded, calendarMenu, calendarMade, calendarRenamed, calendarColored
    case calendarDeleted
    // The form of an event.
    case edit, more, starts, ends, date, time, place, notes, link, status, confirmed, noStatus
    case shownAs, busy, free, privacy, everybody, confidential, onlyMe, keptDetails, dateExpected, timeExpected
    case endBeforeStart, chooseDay, zone, zoneExpected, repetition, notRepeated, asItIs
    case endless, untilDay, counted, nextDays
    // The reminders of an event.
    case reminder, noReminder, addReminder, atStart, minutesBefore, hoursBefore, daysBefore, weeksBefore
    case onDayAt, daysBeforeAt, weeksBeforeAt, emailReminder, otherReminder, whileOpen, missedReminders
    // How an event repeats: periods, what they are limited to, items of lists, ordinals, the rest.
    case everySecond, everyMinute, everyHour, everyDay, everyWeek, everyMonth, everyYear
    case everyOneDay, everyOneWeek, everyOneMonth, everyOneYear, inPeriods, onDays
    case atTimes, onlyPositions, monthNamed, monthNumber, leapMonthNumber, weekNumber, weekFromEnd, yearDay
    case yearDayFromEnd, dayNumber, dayFromEnd, lastDay, weekdayNamed, nthDay, numberedDay, numberedDayFromEnd
    case workday, fromTo, positionNamed, positionNumber, positionFromEnd, hourNumber, minuteNumber, secondNumber
    case first, second, third, fourth, fifth, last, nextToLast, skipBackward, skipForward
    // The calendar system of a rule, where another one is shown.
    case gregorianCalendar, julianCalendar, buddhistCalendar, japaneseCalendar, minguoCalendar, persianCalendar
    case hebrewCalendar, islamicCalendar, copticCalendar, ethiopicCalendar, indianCalendar, chineseCalendar
    case dangiCalendar
    // What joins several rules, and their days.
    case times, timesInDigits, andList
    case ruleAlso, ruleDates, ruleMore, ruleExcept, ruleUnknown
    case red, orange, amber, lime, green, teal, cyan, blue, indigo, purple, pink, graphite
    // The question how much of a series is meant.
    case deleteSeries, deleteThis, deleteFollowing, deleteAll
    case changeSeries, changeThis, changeFollowing, changeAll, cancel
    // The question for people who leave the page or go back while a form has typed text.
    case leaveAsked
    // The link to an event, in its details.
    case copyLink, linkCopied
  }

  /// The text of a key, with the names of what is inserted in braces.
  public subscript(key: Key) -> String {
    get { texts[key.rawValue] }
    set { texts[key.rawValue] = newValue }
  }

  /// Returns a text in which values replace their names.
  ///
  /// - Parameter count: the number that chooses the form: a count, or the number of a weekday or month.
  public func text(_ key: Key, _ values: [(name: String, text: String)] = [], count: Int? = nil) -> String {
    let forms = self[key].utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    var rest = forms[EditPhrases.form(of: count, among: forms.count)]
    var bytes: [UInt8] = []
    while let start = rest.firstIndex(of: UInt8(ascii: "{")), let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
    {
      bytes += rest[..<start]
      let name = String(utf8: rest[start..<end].dropFirst())
      for value in values where value.name.hasSameBytes(as: name) { bytes += value.text.utf8 }
      rest = rest[end...].dropFirst()
    }
    return String(utf8: bytes + rest)
  }

  /// Returns the index of the form that a number chooses; the last one without a number.
  private static func form(of count: Int?, among forms: Int) -> Int {
    guard let count, count > 0 else { return forms - 1 }
    let (ones, tens) = (count % 10, count / 10 % 10)
    return switch forms {
    case 4 where count == 1: 0
    case 4: tens == 1 ? 3 : ones == 1 ? 1 : (2...4).contains(ones) ? 2 : 3
    case 5 where count > 2: (3...10).contains(count % 100) ? 2 : count % 100 > 10 ? 3 : 4
    default: min(count, forms) - 1
    }
  }

  // MARK: - Tables

  /// Creates the words of a table of the kit: a line `name: text` for each key, in their order.
  package init(table: String) {
    guard let words = EditPhrases(lines: table.split(at: 10)) else {
      preconditionFailure("a table of words of editing has not the names of the English one, each with a text")
    }
    self = words
  }

  /// Reads the table that is somewhere among lines, as a page sends it behind the lines of `LocaleInfo`; `nil` if there
  /// is none that is whole.
  public init?(lines: [String]) {
    let names = EditPhrases.names
    guard var line = lines.firstIndex(where: { EditPhrases.text(of: names[0], in: $0) != nil }) else { return nil }
    texts = []
    for name in names {
      guard line < lines.count, let text = EditPhrases.text(of: name, in: lines[line]) else { return nil }
      texts.append(text)
      line += 1
    }
  }

  /// Replaces its texts with the ones from lines `edit.name: text`. Other lines are ignored.
  package mutating func replace(by lines: [String]) {
    for (index, name) in EditPhrases.names.enumerated() {
      for line in lines {
        if let text = EditPhrases.text(of: "edit." + name, in: line) { texts[index] = text }
      }
    }
  }

  /// The names of the texts, as the English table has them.
  static var names: [String] {
    table.split(at: 10).map { String(utf8: $0.utf8.prefix { $0 != UInt8(ascii: ":") }) }
  }

  private static func text(of name: String, in line: String) -> String? {
    let bytes = line.utf8
    guard let end = bytes.firstIndex(of: UInt8(ascii: ":")),
      String(utf8: bytes[..<end]).hasSameBytes(as: name)
    else { return nil }
    return String(utf8: bytes[end...].dropFirst(2))
  }
}
