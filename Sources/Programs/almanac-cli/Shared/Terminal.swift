import EventStores
import Foundation
import SystemServices

/// Standard output and standard error, written without a buffer, so that the order of lines is kept and pipes receive
/// each one immediately.
///
/// A terminal never gets control characters from files; files and pipes get results byte for byte.
enum Terminal {
  /// Whether a line for standard error could not be written, so that the command must not end with status 0.
  static var hasLostErrors: Bool { lostErrors.withLock { $0 } }

  private static let lostErrors = Lock(false)

  /// Writes a result and ends its line.
  static func print(_ text: String) throws(CommandFailure) { try write(line(text)) }

  /// Writes a part of the results, which need not end a line.
  static func write(_ text: String) throws(CommandFailure) {
    do throws(FileWriteError) {
      try FileOutput.append((isatty(STDOUT_FILENO) == 1 ? TerminalText.lines(text) : text).utf8, to: STDOUT_FILENO)
    } catch {
      throw CommandFailure("standard output: \(error.reason)")
    }
  }

  /// Writes a line for people.
  static func error(_ text: String) {
    do throws(FileWriteError) {
      try FileOutput.append(TerminalText.lines(line(text)).utf8, to: STDERR_FILENO)
    } catch {
      lostErrors.withLock { $0 = true }
    }
  }

  private static func line(_ text: String) -> String { text.utf8.last == 10 ? text : text + "\n" }
}
