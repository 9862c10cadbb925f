import CalendarText
import ViewKit

/// The words for states that systems have no trait for.
struct SpokenWords {
  /// The word for the day that is today.
  var current = ""
  /// The separator between two words.
  var separator = ", "

  /// Creates no words.
  init() {}

  /// Creates the words of a language.
  init(_ phrases: Phrases) { (current, separator) = (phrases.today, phrases.separator) }

  /// Returns the value of a view: its states in words, and whether it is checked as systems expect it, 1 or 0; `nil` for none.
  func value(of node: AccessibilityNode) -> String? {
    var parts: [String] = []
    if node.states.contains(.current), !current.isEmpty { parts.append(current) }
    if node.states.contains(.checkable) || node.states.contains(.checked) {
      parts.append(node.states.contains(.checked) ? "1" : "0")
    }
    return parts.isEmpty ? nil : parts.joined(separator: separator)
  }
}
