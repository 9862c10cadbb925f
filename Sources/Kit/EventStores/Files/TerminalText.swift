/// Texts that may come from files, for terminals: without characters that move the cursor or change the order of a line.
package enum TerminalText {
  /// Returns a text on one line: control characters, which could move the cursor, and those of direction, which could show
  /// the line in another order, become spaces.
  package static func oneLine(_ text: String) -> String { cleaned(text) { _ in false } }

  /// Returns a text with spaces in place of all control characters but line feeds and tabs.
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
