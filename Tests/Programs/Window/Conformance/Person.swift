import Almanac
import Foundation

/// A person at the display: xdotool.
enum Person {
  /// Does something, and waits until the display server has it.
  static func act(_ words: String...) throws { _ = try run(words) }

  /// Returns the number of the window with a title.
  static func window(named title: String) throws -> String {
    let found = try run(["search", "--sync", "--onlyvisible", "--name", "^\(title)$"])
    guard let first = found.split(separator: "\n").last else {
      throw WindowFault(description: "there is no window \(title)")
    }
    return String(first)
  }

  /// Returns the name of a key.
  static func name(of key: KeyEvent) -> String {
    let names: [KeyEvent.Key: String] = [
      .arrowLeft: "Left", .arrowRight: "Right", .arrowUp: "Up", .arrowDown: "Down", .home: "Home", .end: "End",
      .pageUp: "Prior", .pageDown: "Next", .enter: "Return", .space: "space", .escape: "Escape",
    ]
    return (key.modifiers.contains(.shift) ? "shift+" : "") + (names[key.key] ?? "Escape")
  }

  private static func run(_ words: [String]) throws -> String {
    let program = Process()
    let output = Pipe()
    program.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    program.arguments = words
    program.standardOutput = output
    try program.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    guard program.terminationStatus == 0 else {
      throw WindowFault(description: "xdotool \(words.joined(separator: " ")) failed")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
