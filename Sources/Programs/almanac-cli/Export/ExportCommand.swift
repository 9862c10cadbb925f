import Almanac
import ArgumentParser
import EventStores
import Foundation
import SystemServices

/// The command `almanac export`: writes files, or the database, as one .ics file.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write .ics files or the database as one .ics file.",
    discussion: """
      Every calendar is kept, with all properties that Almanac does not interpret. Definitions of time zones are added \
      where the files lack them. If a file has errors, its valid parts are written, and the exit status is 1. A database \
      with damaged events is written only with --salvage.
      """)

  @Argument(help: ArgumentHelp("Files, folders, or - for standard input.", valueName: "file"))
  var files: [String] = []

  @Option(help: ArgumentHelp("The database to write.", valueName: "file"))
  var database: String?

  @Flag(help: "Leave out damaged events of the database, report them, and exit with status 1.")
  var salvage = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; an existing file is replaced. (default: standard output)", valueName: "file")
  )
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
