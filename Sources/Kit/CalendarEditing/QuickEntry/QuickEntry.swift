import Basics
import CalendarSystems

/// A line of text that describes a new event, with the parts that were understood: days, times, length, repetition, and
/// place. The rest of the text is the title.
///
///     let entry = QuickEntry("Lunch Friday 1pm at Mokka", reference)
///     entry.title()  // "Lunch"
///     entry.place    // "Mokka"
struct QuickEntry {
  /// The kinds of parts, in the order in which they are shown.
  enum Kind: Int, CaseIterable { case day, time, length, repetition, place }

  /// A part of the text that was understood.
  struct Part: Equatable {
    /// The kind of the part.
    let kind: Kind
    /// The UTF-8 bytes of the part in the text.
    let range: Range<Int>
  }

  /// How an event repeats.
  struct Rule: Equatable {
    var unit: RuleForm.Unit
    /// The number of units between periods, at least 1.
    var interval = 1
    /// The weekdays of a weekly rule; empty for the weekday of the event.
    var weekdays = WeekdaySet()
  }

  /// The text.
  let text: String
  /// The understood parts, in the order of the text. There is at most one of each kind.
  var parts: [Part] = []
  /// The day; `nil` if the text names none.
  var day: DayNumber?
  /// Whether the day depends on today: "Friday", "in 3 days".
  var isDayRelative = false
  /// Whether the event lasts all day.
  var isAllDay = false
  /// The start, in seconds after midnight; `nil` if the text names none.
  var start: Int?
  /// The end, in seconds after midnight of the day of the start; `nil` if the text names none.
  var end: Int?
  /// The length, in seconds; `nil` if the text names none.
  var length: Int?
  /// The repetition; `nil` if the text names none.
  var rule: Rule?
  /// The place; empty if the text names none.
  var place = ""

  init(text: String) { self.text = text }

  /// Returns whether a kind of part was understood.
  func has(_ kind: Kind) -> Bool { parts.contains { $0.kind == kind } }

  /// Whether all of the text was understood as one part of a kind.
  func isOnly(_ kind: Kind) -> Bool { parts.count == 1 && has(kind) && title().utf8.isEmpty }

  /// Returns the text without its parts, and without the punctuation beside them.
  /// - Parameter rejected: the kinds of parts that belong to the title.
  func title(without rejected: [Kind] = []) -> String {
    let bytes = Array(text.utf8)
    var title: [UInt8] = []
    var start = 0
    for part in parts where !rejected.contains(part.kind) {
      QuickEntry.append(bytes[start..<part.range.lowerBound], to: &title)
      start = part.range.upperBound
    }
    QuickEntry.append(bytes[start...], to: &title)
    return String(utf8: title)
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to title: inout [UInt8]) {
    func isDropped(_ byte: UInt8) -> Bool {
      byte <= 32 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "-")
    }
    guard let first = bytes.firstIndex(where: { !isDropped($0) }), let last = bytes.lastIndex(where: { !isDropped($0) })
    else { return }
    if !title.isEmpty, bytes[first] != UInt8(ascii: ".") { title.append(32) }
    title += bytes[first...last]
  }
}
