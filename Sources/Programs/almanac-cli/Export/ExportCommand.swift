import Almanac
import ArgumentParser
import EventStores
import Foundation
import SystemServices

/// The command `almanac export`: writes files, or the database, as one .ics file.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write .ics files, or the database, as one .ics file.",
    discussion: """
      Each calendar is kept, with all properties that the kit does not interpret. Time zones that events name and no \
      file defines are added. "-" is standard input. Exit status 1 if a file has errors; all valid parts are written. \
      A database with damaged events is written with --salvage only.
      """)

  @Argument(help: ArgumentHelp("Files, folders, or - for standard input.", valueName: "file"))
  var files: [String] = []

  @Option(help: ArgumentHelp("The database whose calendars are written.", valueName: "file"))
  var database: String?

  @Flag(help: "Leave out damaged events of the database, and name them, with exit status 1.")
  var salvage = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, which is replaced. (default: standard output)", valueName: "file"))
  var output: String?

  func validate() throws {
    if files.isEmpty == (database == nil) { throw ValidationError("Give either files or --database.") }
    if salvage, database == nil { throw ValidationError("--salvage is for a database, not for files.") }
  }

  func run() throws {
    let now = try PictureArguments.sourceDate(ProcessInfo.processInfo.environment) ?? SystemClock.now()
    let source = ExportSource(zones: SystemZones(), now: now)
    let export: ExportSource.Export
    if let database {
      export = try source.text(database: database, isSalvaging: salvage)
    } else {
      export = try source.text(files: files)
    }
    for line in export.report { Terminal.error(line) }
    if let output {
      do throws(FileWriteError) {
        try AtomicFile.write(export.text.utf8, to: output)
      } catch {
        throw CommandFailure(error, path: output)
      }
    } else {
      try Terminal.print(export.text)
    }
    if !export.isComplete { throw CommandFailure(nil) }
  }
}
