/// Makes text from files safe for terminals: removes characters that move the cursor or change the direction of a line.
package enum TerminalText {
  /// Returns a text on one line. Control characters, which could move the cursor, and direction characters, which could
  /// reorder the line, become spaces.
  package static func oneLine(_ text: String) -> String { cleaned(text) { _ in false } }

  /// Returns a text in which all control characters except line feeds and tabs are replaced with spaces.
  package static func lines(_ text: String) -> String { cleaned(text) { $0 == "\n" || $0 == "\t" } }

  private static func cleaned(_ text: String, keeping isKept: (Unicode.Scalar) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result.append(isKept(scalar) ? scalar : " ")
      default: result.append(scalar.properties.isBidiControl ? " " : scalar)
      }
    }
    return String(result)
  }
}
