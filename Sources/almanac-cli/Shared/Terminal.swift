import Foundation

/// Standard output and standard error, written without a buffer, so that the order of lines is kept and pipes receive
/// each one immediately.
enum Terminal {
  static func print(_ text: String) { write(line(text)) }

  static func error(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(line(text).utf8)) }

  /// Writes a part of the output, which need not end a line.
  static func write(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }

  private static func line(_ text: String) -> String { text.utf8.last == 10 ? text : text + "\n" }

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
