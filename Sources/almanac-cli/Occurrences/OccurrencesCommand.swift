import Almanac
import ArgumentParser
import EventStores
import SystemServices

/// `almanac occurrences`: every instance of every event in some days.
struct OccurrencesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "occurrences", abstract: "List every instance of the events in .ics files.",
    discussion: """
      Days, and times without a zone, are read in the zone given; starts and ends are written in it, with its offset, \
      or as plain dates for whole days. Zones that the system does not know are those of the files. "zone" is the \
      zone that the event was written in. Sorted by start, then UID. Series with too many instances to list are told \
      on standard error.
      """)

  @Argument(help: ArgumentHelp("The files, folders of them, or - for standard input.", valueName: "file"))
  var files: [String]

  @Option(help: "The first day, as 2026-11-21.", transform: DayArgument.parse)
  var from: DayNumber

  @Option(help: "The day after the last.", transform: DayArgument.parse)
  var to: DayNumber

  @Option(help: ArgumentHelp("The time zone, as Europe/Paris. (default: the machine's)"))
  var zone: String?

  @Flag(help: "Print a list of objects.")
  var json = false

  /// Days that may be asked for at once: two centuries.
  private static let longestRange = 73_050

  func validate() throws {
    guard from < to else { throw ValidationError("--to must be later than --from.") }
    guard to - from <= Self.longestRange else {
      throw ValidationError("No more than \(Self.longestRange) days can be listed at once.")
    }
  }

  func run() throws {
    let zones = SystemZones()
    let rules = try ZoneArgument.rules(zone, in: zones)
    let listing: OccurrenceListing
    do throws(FileError) {
      let calendars = try FileCalendars.load(files, zones: zones)
      for line in calendars.files.flatMap({ $0.report(includesWarnings: false) }) { Terminal.error(line) }
      listing = OccurrenceListing(
        store: calendars.store, days: from..<to, displayZone: rules,
        zones: CalendarFileZones(calendars.zones, behind: zones))
    } catch {
      throw CommandFailure(error)
    }
    for uid in listing.incomplete {
      Terminal.error("\(Terminal.oneLine(uid)): too many instances to list them all; some may be missing")
    }
    if json {
      Terminal.print(listing.json)
    } else if !listing.items.isEmpty {
      Terminal.print(listing.text)
    }
  }
}
