import Almanac
import ArgumentParser
import EventDatabase
import EventStores
import Foundation
import SystemServices

/// The command `almanac check`: reports problems in files.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Report problems in .ics files, line by line, or in a database.",
    discussion: """
      The exit status is 1 if a part of a file was left out, or was kept but not understood. A time zone that neither \
      the system nor the file defines is a warning. A database is read completely: its pages, indexes, and events are \
      compared, and nothing is changed.
      """)

  @Argument(help: ArgumentHelp("Files, folders, or - for standard input.", valueName: "file"))
  var files: [String] = []

  @Option(help: ArgumentHelp("The database to check.", valueName: "file"))
  var database: String?

  @Flag(help: "Print the problems as a JSON list.")
  var json = false

  func validate() throws {
    if files.isEmpty == (database == nil) { throw ValidationError("Give either files or --database.") }
  }

  func run() throws {
    if let database { return try check(database: database) }
    let loaded: FileCalendars
    do throws(FileError) {
      loaded = try FileCalendars.load(files, zones: SystemZones())
    } catch {
      throw CommandFailure(error)
    }
    if json {
      try Terminal.print(JSONText.array(Self.objects(loaded.files)).indented)
    } else {
      for line in loaded.files.flatMap({ $0.report(includesWarnings: true) }) {
        try Terminal.print(TerminalText.oneLine(line))
      }
    }
    if loaded.files.contains(where: { $0.skippedEvents > 0 || $0.problems.contains { $0.isError } }) {
      throw CommandFailure(nil)
    }
  }

  private func check(database path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { throw CommandFailure("\(path): no such file") }
    let findings: [String]
    do throws(StoreError) {
      findings = try SQLiteEventStore.findings(path: path)
    } catch {
      throw CommandFailure(error, path: path)
    }
    if json {
      let objects = findings.map { finding in
        JSONText.object([("file", .string(path)), ("severity", .string("error")), ("reason", .string(finding))])
      }
      try Terminal.print(JSONText.array(objects).indented)
    } else {
      for finding in findings { try Terminal.print(TerminalText.oneLine("\(path): \(finding)")) }
    }
    if !findings.isEmpty { throw CommandFailure(nil) }
  }

  static func objects(_ files: [LoadedFile]) -> [JSONText] {
    files.flatMap { file in
      file.problems.map { problem in
        .object([
          ("file", .string(problem.path)), ("line", .integer(Int64(problem.line))),
          ("severity", .string(problem.isError ? "error" : "warning")), ("reason", .string(problem.reason)),
        ])
      }
    }
  }
}
