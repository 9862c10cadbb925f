import Almanac
import ArgumentParser
import EventStores
import SystemServices

/// The command `almanac check`: reports problems in files.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Report problems in .ics files, line by line.",
    discussion: """
      Exit status 1 if a part of a file was left out, or is kept but not understood. Time zones that neither the \
      system nor the file defines are warnings. "-" is standard input.
      """)

  @Argument(help: ArgumentHelp("Files, folders, or - for standard input.", valueName: "file"))
  var files: [String]

  @Flag(help: "Print the problems as a JSON list.")
  var json = false

  func run() throws {
    let loaded: FileCalendars
    do throws(FileError) {
      loaded = try FileCalendars.load(files, zones: SystemZones())
    } catch {
      throw CommandFailure(error)
    }
    if json {
      Terminal.print(JSONText.array(Self.objects(loaded.files)).indented)
    } else {
      for line in loaded.files.flatMap({ $0.report(includesWarnings: true) }) { Terminal.print(line) }
    }
    if loaded.files.contains(where: { $0.skippedEvents > 0 || $0.problems.contains { $0.isError } }) {
      throw CommandFailure(nil)
    }
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
