import Foundation

/// Standard output and standard error, written at once, so that order is kept and pipes see each line when it is said.
enum Terminal {
  static func print(_ text: String) { write(text, to: .standardOutput) }

  static func error(_ text: String) { write(text, to: .standardError) }

  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data((text.utf8.last == 10 ? text : text + "\n").utf8))
  }

  /// A text from a file on one line: control characters, which could move the cursor or hide things, become spaces.
  static func oneLine(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
