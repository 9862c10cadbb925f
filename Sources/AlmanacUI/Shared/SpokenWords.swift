import ViewKit

/// The words for states that systems have no trait for.
struct SpokenWords {
  /// The word for the day that is today.
  var current = ""
  /// The words for a control that is on, and for one that is off.
  var (on, off) = ("1", "0")

  /// Returns the value of a view: its states in words; `nil` for none.
  func value(of node: AccessibilityNode) -> String? {
    var parts: [String] = []
    if node.states.contains(.current), !current.isEmpty { parts.append(current) }
    if node.states.contains(.checkable) || node.states.contains(.checked) {
      parts.append(node.states.contains(.checked) ? on : off)
    } else if node.role == .button, node.states.contains(.pressed) {
      parts.append(on)
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
