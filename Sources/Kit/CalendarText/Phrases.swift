/// The words of the user interface in one language.
///
/// ```swift
/// var words = Phrases.english
/// words.noEvents = "Nothing planned"
/// ```
///
/// Dates and names come from `LocaleInfo`, which also contains the phrases of its language; these are the kit's own
/// words. In languages with several plural forms, the number follows a colon, so that no plural rule is needed. To use
/// custom words, or a language that the kit lacks, change the words of another language and pass them to the calendar's
/// configuration.
public struct Phrases: Equatable, Sendable {
  /// The texts, in the order of `Key`. In texts with a number, U+001F is its place, and U+001E ends the phrase for one.
  private var texts: [String]

  /// The names of the texts, in the order of a language's table.
  package enum Key: Int, CaseIterable, Sendable {
    case today, tomorrow
    case previousYear, previousMonth, previousWeek, previousDay
    case nextYear, nextMonth, nextWeek, nextDay
    case calendar, calendars
    case year, month, week, day, agenda, weekNumber
    case allDay, until, continues, tooMany, repeats, everyDay, everyWeek, everyMonth, everyYear, cancelled, tentative
    case untitled
    case noEvents, dropHint, noEventsOfDay, notLoaded, allHidden, noResource, skippedDay, nearestEvent
    case skipped, line, unreadable, missing, tooLarge, emptyFile, noCalendarFile, close, unreachable, noKey, offline,
      tryAgain,
      stopped, reload, separator
    case events, moreEvents
    case search, noResults, togglePanel
    case dayCount, weekCount, monthCount, previousPeriod, nextPeriod
    case goToDate, earlier, join, organizer, accepted, declined, noReply, categories
  }

  /// Creates phrases from one text per key.
  init(texts: [String]) { self.texts = texts }

  /// The text of a key, or of the key `offset` places after it.
  package subscript(key: Key, offset: Int = 0) -> String {
    @inline(never) get { texts[key.rawValue + offset] }
    set { texts[key.rawValue + offset] = newValue }
  }

  /// Returns the phrase for a number of events: "3 events".
  public func eventCount(_ count: Int, text: DateText) -> String { events.of(count, text: text) }

  /// Returns the visible label for events that do not fit: "+3".
  public func moreShort(_ count: Int, text: DateText) -> String { "+" + text.number(count) }

  /// Returns the accessible label for events that do not fit: "3 more events".
  public func moreEvents(_ count: Int, text: DateText) -> String { moreEvents.of(count, text: text) }
}
