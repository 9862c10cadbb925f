import EventStores
import Foundation
import SystemServices

/// Unbuffered standard output and standard error, so that the order of lines is kept and pipes receive each line
/// immediately.
///
/// Control characters from files never reach a terminal; files and pipes receive results byte for byte.
enum Terminal {
  /// Whether writing an error message has failed. If so, the command must not end with status 0.
  static var hasLostErrors: Bool { lostErrors.withLock { $0 } }

  private static let lostErrors = Lock(false)

  /// Writes a result followed by a newline.
  static func print(_ text: String) throws(CommandFailure) { try write(line(text)) }

  /// Writes part of the results, which need not end with a newline.
  static func write(_ text: String) throws(CommandFailure) {
    do throws(FileWriteError) {
      try FileOutput.append((isatty(STDOUT_FILENO) == 1 ? TerminalText.lines(text) : text).utf8, to: STDOUT_FILENO)
    } catch {
      throw CommandFailure("standard output: \(error.reason)")
    }
  }

  /// Writes a message for the user.
  static func error(_ text: String) {
    do throws(FileWriteError) {
      try FileOutput.append(TerminalText.lines(line(text)).utf8, to: STDERR_FILENO)
    } catch {
      lostErrors.withLock { $0 = true }
    }
  }

  private static func line(_ text: String) -> String { text.utf8.last == 10 ? text : text + "\n" }
}
