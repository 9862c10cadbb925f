public import Almanac
import Foundation

/// Calendars read from .ics files: each file is one calendar of a store in memory.
///
/// ```swift
/// let calendars = try FileCalendars.load(["work.ics", "Holidays/"])
/// for file in calendars.files { file.report(includesWarnings: false).forEach { print($0) } }
/// let timeline = EventTimeline(store: calendars.store, displayZone: zone, zones: SystemZones.shared)
/// ```
public struct FileCalendars {
  /// The store with all calendars and events that could be read.
  public let store: MemoryEventStore
  /// The result for each file, in the order of the paths given, and by path inside folders.
  public let files: [LoadedFile]
  /// The zones that files define and the system, if given to `load`, does not know. `CalendarFileZones` adds them to
  /// the system's.
  public let zones: [ZoneRules]

  /// The size limit of a file, in bytes: 512 MB.
  public static let sizeLimit = CalendarFiles.sizeLimit

  private static let hues: [EventHue] = [.blue, .green, .orange, .purple, .teal, .pink, .amber, .indigo, .lime, .cyan]

  /// Reads files, the .ics files in folders and their subfolders, and standard input for `-`.
  ///
  /// Of several versions of an event the latest is kept. Invalid parts of a file are left out and reported in `files`.
  ///
  /// - Parameters:
  ///   - paths: files, folders, or `-`.
  ///   - system: if given, zones that it does not know and that files define differently are kept apart, those of later
  ///     files with a number after their names; and zones that neither defines are reported as problems.
  /// - Throws: `FileError` if a named file cannot be read at all; such a file in a folder is reported as a problem.
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

  /// Returns a warning for each zone that neither the system nor the file defines.
  private static func unknownZones(
    _ document: ICalendarDocument, of path: String, _ zones: CalendarFileZones
  ) -> [FileProblem] {
    document.zoneMentions.compactMap { mention in
      let meaning: String
      if zones.rules(for: mention.zone) == nil {
        meaning = "its times are read in the zone of the view"
      } else if zones.knowsOnlyOffset(of: mention.zone) {
        meaning = "its times are read with this offset all year"
      } else {
        return nil
      }
      return FileProblem(
        path: path, line: mention.line, isError: false,
        reason: "TZID: expected a known time zone, found \"\(mention.zone.prefix(80))\"; \(meaning)")
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
