public import Almanac
import Foundation

/// Calendars from .ics files: each file is one calendar in a store in memory.
public struct FileCalendars {
  /// All calendars and events that could be read.
  public let store: MemoryEventStore
  /// What was read, in the order of the paths given; inside of folders by path.
  public let files: [LoadedFile]
  /// The zones that the files define, and the system, if given, does not know. `CalendarFileZones` puts them behind it.
  public let zones: [ZoneRules]

  /// Files larger than this are not calendars that a person keeps.
  public static let sizeLimit = CalendarFiles.sizeLimit

  private static let hues: [EventHue] = [.blue, .green, .orange, .purple, .teal, .pink, .amber, .indigo, .lime, .cyan]

  /// Reads files, the .ics files in folders and the folders inside, and standard input for `-`.
  ///
  /// Of several versions of an event, the latest is kept. What is wrong inside of a file, the store leaves out and `files` tells. A file that is named and cannot be read
  /// at all ends the loading; one that was only found in a folder is told among the problems.
  /// - Parameter system: if given, zones that it does not know and that files define differently are kept apart: those of
  ///   later files get a number behind their names; and zones that nobody knows are told among the problems.
  public static func load(
    _ paths: [String], zones system: (any ZoneProvider)? = nil
  ) throws(FileError) -> FileCalendars {
    let store = MemoryEventStore()
    var files: [LoadedFile] = []
    let zones = CalendarFileZones([], behind: system ?? FixedZoneProvider([]))
    for source in try CalendarFiles.sources(paths) {
      do throws(FileError) {
        var document = try CalendarFiles.read(source.path, calendar: CalendarID(Int64(files.count) + 1))
        var problems: [FileProblem] = []
        if system != nil {
          zones.add(zonesOf: &document)
          problems = unknownZones(document, of: source.path, zones)
        }
        files.append(try put(document, of: source.path, number: files.count, more: problems, into: store))
      } catch {
        if source.isNamed { throw error }
        files.append(.unread(source.path, error, number: files.count))
      }
    }
    return FileCalendars(store: store, files: files, zones: zones.zones)
  }

  /// Zones that neither the system nor the file knows, as warnings.
  private static func unknownZones(
    _ document: ICalendarDocument, of path: String, _ zones: any ZoneProvider
  ) -> [FileProblem] {
    document.zoneMentions.filter { zones.rules(for: $0.zone) == nil }.map {
      FileProblem(
        path: path, line: $0.line, isError: false,
        reason: "TZID: nobody knows the zone \"\($0.zone.prefix(80))\"; its times are read where they are shown")
    }
  }

  private static func put(
    _ document: ICalendarDocument, of path: String, number: Int, more: [FileProblem], into store: MemoryEventStore
  ) throws(FileError) -> LoadedFile {
    let isInput = path == CalendarFiles.standardInput
    let fileName = isInput ? "Calendar" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let info = CalendarInfo(
      id: CalendarID(Int64(number) + 1), name: document.name.flatMap { $0.isEmpty ? nil : $0 } ?? fileName,
      color: document.color ?? .named(hues[number % hues.count]))
    let valid = document.events.filter { $0.invalidity == nil }
    let events = EventVersions.latest(of: valid)
    do throws(StoreError) {
      try store.apply(.putCalendar(info))
      try store.load(events)
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
    let problems = document.problems.map { FileProblem(path: path, $0) } + more
    return LoadedFile(
      path: path, calendar: info, eventCount: events.count, problems: problems.sorted { $0.line < $1.line },
      omittedProblems: document.omittedProblems,
      skippedEvents: document.skippedEvents + document.events.count - valid.count)
  }
}
