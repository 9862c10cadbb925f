/// The words of the user interface in one language.
///
/// Dates and names come from `LocaleInfo`; these words are the kit's own. Numbers stand behind a colon in languages
/// whose plurals are manifold, so that no rule is needed. A program with words of its own, or with a language that the
/// kit does not speak, changes those of another, and hands them to the calendar's configuration.
public struct Phrases: Sendable {
  /// Button that leads to the present day, and state of that day's cell.
  public var today: String
  /// Names of buttons that lead to the previous year, month, week and day, in this order.
  public var previous: [String]
  /// Names of buttons that lead to the next year, month, week and day, in this order.
  public var next: [String]
  /// Name of the whole view.
  public var calendar: String
  /// Names of the zoom levels, in this order: year, month, week, day, agenda. What is missing is said in English.
  public var levels: [String]
  /// As part of an accessible name: "all day".
  public var allDay: String
  /// State of a cell.
  public var selected: String
  /// Of an event that goes on beyond what is seen.
  public var continues: String
  /// Of an event that will not take place.
  public var cancelled: String
  /// In place of an empty title.
  public var untitled: String
  /// Shown where there is nothing at all, with `dropHint` below.
  public var noEvents: String
  /// In place of the events of a day that has none.
  public var noEventsOfDay: String
  /// What to do about it.
  public var dropHint: String
  /// Before the number of events of a file that were left out.
  public var skipped: String
  /// Before the number of a line in a file.
  public var line: String
  /// Name of a button that takes a notice away.
  public var close: String
  /// Before the time at which something ends that began on another day.
  public var until: String
  /// Said when events could not be fetched.
  public var unreachable: String
  /// Put between the parts of an accessible name.
  public var separator: String
  /// "3 events".
  public var events: CountPhrase
  /// "3 more events".
  public var moreEvents: CountPhrase

  /// "3 events".
  public func eventCount(_ count: Int, text: DateText) -> String { events.of(count, text: text) }

  /// "+3", the visible label of the events that found no room.
  public func moreShort(_ count: Int, text: DateText) -> String { "+" + text.number(count) }

  /// "3 more events", the accessible label of the same.
  public func moreEvents(_ count: Int, text: DateText) -> String { moreEvents.of(count, text: text) }

  /// The words of a locale's language; English if the kit does not speak it.
  ///
  /// - Parameter identifier: BCP 47 or POSIX, as `de-AT` or `de_AT`; only the language counts, in any case.
  public static func forLanguage(of identifier: String) -> Phrases {
    switch languageCode(of: identifier) {
    case 0x6172: return .arabic  // ar
    case 0x6865, 0x6977: return .hebrew  // he, and iw, its old name
    case 0x6465: return .german  // de
    case 0x6672: return .french  // fr
    case 0x6573: return .spanish  // es
    case 0x6661: return .persian  // fa
    default: return .english
    }
  }

  /// The two letters of a language as a number, 0x6465 for "de"; 0 if it has more.
  package static func languageCode(of identifier: String) -> Int {
    let language = identifier.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    var code = 0
    if language.count == 2 { for byte in language { code = code << 8 | Int(byte | 0x20) } }
    return code
  }
}

/// Words behind a reference, so that what holds them is cheap to hand on: `Phrases` has two dozen texts.
package final class PhrasesBox: Sendable {
  /// What is held.
  package let value: Phrases

  package init(_ value: Phrases) { self.value = value }
}
