import Almanac
import EventStores
import Foundation

/// The last size of the window, saved in a file of the user.
struct KeptSize: Equatable {
  /// The size, in points.
  var size = Size(width: 1_200, height: 820)
  /// Whether the window was maximized.
  var isMaximized = false

  /// The file; `nil` if the location of the user's files is unknown.
  private static var path: String? {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") { return folder + "/almanac/window" }
    return environment["HOME"].map { $0 + "/.local/state/almanac/window" }
  }

  /// Returns the saved size; the default size if there is no file or its content is invalid.
  static func read() -> KeptSize {
    guard let path, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return KeptSize() }
    let words = text.split { $0 == " " || $0 == "\n" }
    guard words.count >= 2, let width = Int(words[0]), let height = Int(words[1]), 320...16_384 ~= width,
      300...16_384 ~= height
    else { return KeptSize() }
    return KeptSize(
      size: Size(width: Double(width), height: Double(height)), isMaximized: words.dropFirst(2).first == "maximized")
  }

  /// Saves the size. Failures are ignored.
  func write() {
    guard let path = KeptSize.path else { return }
    let text = "\(Int(size.width)) \(Int(size.height))\(isMaximized ? " maximized" : "")\n"
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? AtomicFile.write(text.utf8, to: path)
  }
}
