import Almanac
import ArgumentParser
import EventStores
import SystemServices

/// `almanac check`: what is wrong in files.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say what is wrong in .ics files, line by line.",
    discussion: """
      Exit status 1 if anything had to be left out of a file, or is kept without a meaning. Zones that neither the \
      system nor the file knows are warnings. "-" is standard input.
      """)

  @Argument(help: ArgumentHelp("The files, folders of them, or -.", valueName: "file"))
  var files: [String]

  @Flag(help: "Print a list of objects.")
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
