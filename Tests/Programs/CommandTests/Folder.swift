import Foundation

/// A new folder for the time of a test.
struct Folder {
  let url: URL

  /// Runs `body` with a new folder and removes that afterwards.
  static func with<Result>(_ body: (Folder) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(Folder(url: url))
  }

  /// Runs `body` with a new folder and removes that afterwards.
  static func with<Result>(_ body: (Folder) async throws -> Result) async throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try await body(Folder(url: url))
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ text: String, _ name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Writes a calendar with the events given as lines, and returns its path.
  func writeCalendar(_ events: [[String]], _ name: String = "team.ics") throws -> String {
    let body = events.flatMap { ["BEGIN:VEVENT"] + $0 + ["END:VEVENT"] }
    let lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test", "X-WR-CALNAME:Team"] + body + ["END:VCALENDAR", ""]
    return try write(lines.joined(separator: "\r\n"), name)
  }
}
