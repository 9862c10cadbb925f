import Almanac
import ArgumentParser
import EventStores
import SystemServices

/// The command `almanac occurrences`: lists every occurrence of every event in a range of days.
struct OccurrencesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "occurrences", abstract: "List every instance of the events in .ics files.",
    discussion: """
      Instances are sorted by start, then by UID. Starts and ends are written in the zone of --time-zone, with its \
      offset; all-day events have plain dates. Dates and times without a zone are read in that zone. Zones that the \
      system does not know are read from the files. In JSON, "zone" is the zone of the event. Unknown zones, and series \
      with too many instances to list, are reported on standard error; the exit status is 1 if instances are missing.
      """)

  @Argument(help: ArgumentHelp("Files, folders, or - for standard input.", valueName: "file"))
  var files: [String]

  @Option(help: "The first day, such as 2026-11-21.", transform: DayArgument.parse)
  var from: DayNumber

  @Option(help: "The day after the last.", transform: DayArgument.parse)
  var to: DayNumber

  @Option(
    name: .customLong("time-zone"),
    help: ArgumentHelp("The time zone, such as Europe/Paris. (default: the machine's)"))
  var zone: String?

  @Flag(help: "Print the instances as a JSON list.")
  var json = false

  func validate() throws {
    guard from < to else { throw ValidationError("--to is not later than --from, expected a later day.") }
  }

  func run() throws {
    let zones = SystemZones()
    let rules = try ZoneArgument.rules(zone, in: zones)
    var listing: OccurrenceListing
    do throws(FileError) {
      let calendars = try FileCalendars.load(files, zones: zones)
      for line in calendars.files.flatMap({ $0.report(includesWarnings: false) }) { Terminal.error(line) }
      listing = OccurrenceListing(
        store: calendars.store, days: from..<to, displayZone: rules,
        zones: CalendarFileZones(calendars.zones, behind: zones))
    } catch {
      throw CommandFailure(error)
    }
    try listing.write(asJSON: json) { text throws(CommandFailure) in try Terminal.write(text) }
    for uid in listing.incomplete {
      Terminal.error("\(TerminalText.oneLine(uid)): too many instances to list them all; some may be missing")
    }
    if !listing.incomplete.isEmpty { throw CommandFailure(nil) }
  }
}
