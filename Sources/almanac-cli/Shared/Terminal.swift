import Foundation

/// Standard output and standard error, written without a buffer, so that the order of lines is kept and pipes receive
/// each one immediately.
enum Terminal {
  static func print(_ text: String) { write(text, to: .standardOutput) }

  static func error(_ text: String) { write(text, to: .standardError) }

  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data((text.utf8.last == 10 ? text : text + "\n").utf8))
  }

  /// Returns a text from a file on one line: control characters, which could move the cursor or hide text, become
  /// spaces.
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
