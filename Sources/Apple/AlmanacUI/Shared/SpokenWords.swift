import CalendarText
import ViewKit

/// The words for states that have no accessibility trait.
struct SpokenWords {
  /// The word for the day that is today.
  var current = ""
  /// The separator between two words.
  var separator = ", "

  /// Creates empty words.
  init() {}

  /// Creates the words of a language.
  init(_ phrases: Phrases) { (current, separator) = (phrases.today, phrases.separator) }

  /// Returns the accessibility value of a view: its states in words, and for checkable views 1 or 0, as systems expect;
  /// `nil` for none.
  func value(of node: AccessibilityNode) -> String? {
    var parts: [String] = []
    if node.states.contains(.current), !current.isEmpty { parts.append(current) }
    if node.states.contains(.checkable) || node.states.contains(.checked) {
      parts.append(node.states.contains(.checked) ? "1" : "0")
    }
    return parts.isEmpty ? nil : parts.joined(separator: separator)
  }
}
