/// The words of the user interface in one language.
///
/// ```swift
/// var words = Phrases.english
/// words.noEvents = "Nothing planned"
/// ```
///
/// Dates and names come from `LocaleInfo`; these words are the kit's own. In languages with several plural forms the
/// number follows a colon, so that no plural rule is needed. A program with its own words, or a language that the kit
/// lacks, changes the words of another and passes them to the calendar's configuration.
public struct Phrases: Sendable {
  /// The title of the button that shows the present day, and the state of that day's cell.
  public var today: String
  /// The titles of buttons for the previous year, month, week and day, in this order.
  public var previous: [String]
  /// The titles of buttons for the next year, month, week and day, in this order.
  public var next: [String]
  /// The name of the whole view.
  public var calendar: String
  /// The names of the zoom levels, in this order: year, month, week, day, agenda. Missing names are English.
  public var levels: [String]
  /// The part of an accessible name that says that an event lasts all day.
  public var allDay: String
  /// The state of a selected cell.
  public var selected: String
  /// The state of an event that continues beyond the visible days.
  public var continues: String
  /// The state of an event that will not take place.
  public var cancelled: String
  /// The replacement for an empty title.
  public var untitled: String
  /// The text of a calendar without any events, with `dropHint` below.
  public var noEvents: String
  /// The text in place of the events of a day that has none.
  public var noEventsOfDay: String
  /// The hint to drop a file on a calendar without any events.
  public var dropHint: String
  /// The text before the number of events of a file that were left out.
  public var skipped: String
  /// The text before the number of a line in a file.
  public var line: String
  /// The title of the button that dismisses a notice.
  public var close: String
  /// The text before the time at which an event ends that began on another day.
  public var until: String
  /// The message for events that could not be loaded.
  public var unreachable: String
  /// The title of the button that loads them again.
  public var tryAgain: String
  /// The separator between the parts of an accessible name.
  public var separator: String
  /// The phrase for a number of events: "3 events".
  public var events: CountPhrase
  /// The phrase for a number of hidden events: "3 more events".
  public var moreEvents: CountPhrase

  /// The text in place of all events while every calendar is hidden.
  public var allHidden = "All calendars are hidden"
  /// The text on a day that the clocks of a zone skipped as a whole.
  public var skippedDay = "Day skipped"
  /// The text before the date of the nearest event, where there is none for years.
  public var nearestEvent = "Nearest event: "
  /// The message for a file of another kind.
  public var noCalendarFile = "Not a calendar file"
  /// The state of a day whose events could not be loaded, and the text in place of them.
  public var notLoaded = "Not loaded"

  /// Returns the phrase for a number of events: "3 events".
  public func eventCount(_ count: Int, text: DateText) -> String { events.of(count, text: text) }

  /// Returns the visible label of events for which there is no room: "+3".
  public func moreShort(_ count: Int, text: DateText) -> String { "+" + text.number(count) }

  /// Returns the accessible label of events for which there is no room: "3 more events".
  public func moreEvents(_ count: Int, text: DateText) -> String { moreEvents.of(count, text: text) }

  /// Returns the words of a locale's language; English if the kit does not have them.
  ///
  /// - Parameter identifier: BCP 47 or POSIX, as `de-AT` or `de_AT`; only the language counts, in either case.
  public static func forLanguage(of identifier: String) -> Phrases {
    switch PhraseLanguage(of: identifier) {
    case .arabic: .arabic
    case .english: .english
    case .french: .french
    case .german: .german
    case .hebrew: .hebrew
    case .persian: .persian
    case .spanish: .spanish
    }
  }
}

/// The words behind a reference, so that values that hold them are cheap to copy: `Phrases` has two dozen texts.
package final class PhrasesBox: Sendable {
  /// The words.
  package let value: Phrases

  package init(_ value: Phrases) { self.value = value }
}
