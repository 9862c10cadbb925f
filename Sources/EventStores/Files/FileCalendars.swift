public import Almanac
import Foundation

/// Calendars from .ics files: each file is one calendar in a store in memory.
public struct FileCalendars {
  /// All calendars and events that could be read.
  public let store: MemoryEventStore
  /// What was read, in the order of the paths given; inside of folders by path.
  public let files: [LoadedFile]
  /// The zones that the files define. `CalendarFileZones` puts them behind those of the system.
  public let zones: [ZoneRules]

  /// Files larger than this are not calendars that a person keeps.
  public static let sizeLimit = CalendarFiles.sizeLimit

  private static let hues: [EventHue] = [.blue, .green, .orange, .purple, .teal, .pink, .amber, .indigo, .lime, .cyan]

  /// Reads files, the .ics files in folders and the folders inside, and standard input for `-`.
  ///
  /// What is wrong inside of a file, the store leaves out and `files` tells. A file that is named and cannot be read
  /// at all ends the loading; one that was only found in a folder is told among the problems.
  /// - Parameter system: if given, zones that it does not know and that files define differently are kept apart: those of
  ///   later files get a number behind their names.
  public static func load(
    _ paths: [String], zones system: (any ZoneProvider)? = nil
  ) throws(FileError) -> FileCalendars {
    let store = MemoryEventStore()
    var files: [LoadedFile] = []
    var zones: [ZoneRules] = []
    for source in try CalendarFiles.sources(paths) {
      do throws(FileError) {
        var document = try CalendarFiles.read(source.path, calendar: CalendarID(Int64(files.count) + 1))
        merge(document.zones(), of: &document, into: &zones, system: system)
        files.append(try put(document, of: source.path, number: files.count, into: store))
      } catch {
        if source.isNamed { throw error }
        files.append(.unread(source.path, error, number: files.count))
      }
    }
    return FileCalendars(store: store, files: files, zones: zones)
  }

  private static func merge(
    _ new: [ZoneRules], of document: inout ICalendarDocument, into zones: inout [ZoneRules], system: (any ZoneProvider)?
  ) {
    var names: [(from: String, to: String)] = []
    for var rules in new {
      let name = rules.identifier
      var number = 1
      while let known = zones.first(where: { $0.identifier == rules.identifier }) {
        if known == rules || system == nil || system?.rules(for: name) != nil { break }
        number += 1
        rules.identifier = "\(name) (\(number))"
      }
      if number > 1 { names.append((name, rules.identifier)) }
      if !zones.contains(where: { $0.identifier == rules.identifier }) { zones.append(rules) }
    }
    document.renameZones(names)
  }

  private static func put(
    _ document: ICalendarDocument, of path: String, number: Int, into store: MemoryEventStore
  ) throws(FileError) -> LoadedFile {
    let isInput = path == CalendarFiles.standardInput
    let fileName = isInput ? "Calendar" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let info = CalendarInfo(
      id: CalendarID(Int64(number) + 1), name: document.name.flatMap { $0.isEmpty ? nil : $0 } ?? fileName,
      color: document.color ?? .named(hues[number % hues.count]))
    let events = document.events.filter { $0.invalidity == nil }
    do throws(StoreError) {
      try store.apply(.putCalendar(info))
      try store.load(events)
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
    return LoadedFile(
      path: path, calendar: info, eventCount: events.count,
      problems: document.problems.map { FileProblem(path: path, $0) }, omittedProblems: document.omittedProblems,
      skippedEvents: document.skippedEvents + document.events.count - events.count)
  }
}
