import Almanac
import ArgumentParser
import EventDatabase
import EventStores
import Foundation
import SystemServices

/// The command `almanac import`: imports the events of files into a calendar of the database.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Put the events of .ics files into a calendar of the database.",
    discussion: """
      All valid events are imported in one transaction. An event that the calendar already has, by UID and \
      RECURRENCE-ID, is replaced only if its SEQUENCE, LAST-MODIFIED, or DTSTAMP is newer; other events that differ are \
      reported on standard error and left out. Importing the same files again changes nothing. The exit status is 1 if \
      something was left out.
      """)

  @Argument(help: ArgumentHelp("Files, folders, or - for standard input.", valueName: "file"))
  var files: [String]

  @Option(help: ArgumentHelp("The name of the calendar; it is created if it does not exist.", valueName: "name"))
  var into: String

  @OptionGroup var location: DatabaseOption

  @Flag(help: "Report what would be imported, and change nothing.")
  var dryRun = false

  func validate() throws {
    if into.allSatisfy({ $0.isWhitespace }) { throw ValidationError("--into is empty, expected a name.") }
  }

  func run() throws {
    let source = try ImportSource(files, zones: SystemZones())
    for line in source.report { Terminal.error(line) }
    let progress = ImportProgress(total: source.eventCount)
    var results = source.results()
    let store = try location.open(creates: !dryRun)
    do throws(ImportError) {
      try store.importEvents(
        source.events, intoCalendarNamed: into, color: source.color ?? .named(.blue), isDryRun: dryRun
      ) { file, event, outcome in
        results[file].add(event, outcome)
        progress.advance()
      }
    } catch {
      progress.end()
      throw CommandFailure(error, calendar: into, path: try location.path(in: ProcessInfo.processInfo.environment))
    }
    progress.end()
    for result in results {
      for line in result.left { Terminal.error(line) }
      try Terminal.print(result.summary)
    }
    if !source.isComplete || results.contains(where: { $0.isIncomplete }) { throw CommandFailure(nil) }
  }
}

extension CommandFailure {
  /// Creates the failure for an import error.
  init(_ error: ImportError, calendar name: String, path: String) {
    switch error {
    case .ambiguous: self.init("\(path): several calendars are named \"\(TerminalText.oneLine(name))\"")
    case .readOnly: self.init("\(path): the calendar \"\(TerminalText.oneLine(name))\" can only be read")
    case .store(let error): self.init(error, path: path)
    }
  }
}
