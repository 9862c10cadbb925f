import Foundation

/// The tables of words in the sources, and the files that the build writes of them.
enum WordTables {
  /// The package: .../Tests/Kit/CalendarWordsTests/WordTables.swift
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the lines of a table, as its source below `Sources/Kit` has them.
  static func lines(_ path: String) throws -> [String] {
    let source = try String(contentsOf: root.appending(path: "Sources/Kit/" + path), encoding: .utf8)
    let lines = source.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return Array(lines.drop { !$0.hasSuffix("\"\"\"") }.dropFirst().prefix { !$0.hasPrefix("\"\"\"") })
  }

  /// Returns the names of the sources in a folder of `Sources/Kit/CalendarWords`.
  static func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources/Kit/CalendarWords/" + folder).path
    ).sorted()
  }

  /// Calls a function that returns the text of a file by its name, after the build has written those of a folder.
  static func withFiles(_ folder: String, _ body: ((String) throws -> String) throws -> Void) throws {
    let written = FileManager.default.temporaryDirectory.appending(path: "almanac-words-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: written) }
    try FileManager.default.createDirectory(at: written, withIntermediateDirectories: true)
    let script = Process()
    script.executableURL = root.appending(path: "Scripts/write-words")
    let sources = root.appending(path: "Sources/Kit/CalendarWords/" + folder)
    script.arguments = [written.path] + (try names(folder).map { sources.appending(path: $0).path })
    try script.run()
    script.waitUntilExit()
    guard script.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    try body { try String(contentsOf: written.appending(path: $0), encoding: .utf8) }
  }
}
