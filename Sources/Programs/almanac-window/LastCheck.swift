import Almanac
import EventStores
import Foundation

/// When the program last looked for reminders, kept in a file of the user.
enum LastCheck {
  /// The file; `nil` if the location of the user's files is unknown.
  private static var path: String? {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") { return folder + "/almanac/reminders" }
    return environment["HOME"].map { $0 + "/.local/state/almanac/reminders" }
  }

  /// Returns the time; `nil` if there was none.
  static func read() -> Instant? {
    guard let path, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return Int64(text.trimmingCharacters(in: .whitespacesAndNewlines)).map { Instant(seconds: $0) }
  }

  /// Saves the time. Failures are ignored.
  static func write(_ instant: Instant) {
    guard let path else { return }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? AtomicFile.write("\(instant.seconds)\n".utf8, to: path)
  }
}
