public import Almanac
import Foundation

/// Calendars read from .ics files into a store in memory. Each file is one calendar, or one for each of its VCALENDARs
/// with its own name or color.
///
/// ```swift
/// let calendars = try FileCalendars.load(["work.ics", "Holidays/"])
/// for file in calendars.files { file.report(includesWarnings: false).forEach { print($0) } }
/// let timeline = EventTimeline(store: calendars.store, displayZone: zone, zones: SystemZones.shared)
/// ```
public struct FileCalendars {
  /// The store with all calendars and events that were read.
  public let store: MemoryEventStore
  /// The result for each file, in the order of the given paths, and sorted by path within folders.
  public let files: [LoadedFile]
  /// The zones that files define and that the system, if passed to `load`, does not know. Use `CalendarFileZones` to
  /// add them to the system's zones.
  public let zones: [ZoneRules]

  /// Reads files, the .ics files in folders and their subfolders, and standard input for `-`.
  ///
  /// If there are several versions of an event, the latest is kept. Invalid parts of a file are left out and reported
  /// in `files`. The resources of the store are the ones that events name, in the order of their first appearance.
  ///
  /// - Parameters:
  ///   - paths: files, folders, or `-`.
  ///   - system: the zones of the system. If given, zones that it does not know and that several files define
  ///     differently are kept separate, with numbers after the names in later files; zones that neither the
  ///     system nor a file defines are reported as problems.
  /// - Throws: `FileError` if a specified file cannot be read at all; for a file in a folder, this is reported as a
  ///   problem.
  public static func load(
    _ paths: [String], zones system: (any ZoneProvider)? = nil
  ) throws(FileError) -> FileCalendars {
    let store = MemoryEventStore()
    var files: [LoadedFile] = []
    var nextCalendar: Int64 = 1
    let zones = CalendarFileZones([], behind: system ?? FixedZoneProvider([]))
    for source in try CalendarFiles.sources(paths) {
      do throws(FileError) {
        var document = try CalendarFiles.read(source.path, calendar: CalendarID(nextCalendar))
        var problems: [FileProblem] = []
        if system != nil {
          zones.add(zonesOf: &document)
          problems = unknownZones(document, of: source.path, zones)
        }
        let parts = CalendarPart.parts(of: document)
        files.append(try put(document, parts, of: source.path, number: nextCalendar, more: problems, into: store))
        nextCalendar += Int64(parts.count)
      } catch {
        if source.isNamed { throw error }
        files.append(.unread(source.path, error, number: nextCalendar))
        nextCalendar += 1
      }
    }
    for resource in resources(of: store) { _ = try? store.apply(.putResource(resource)) }
    return FileCalendars(store: store, files: files, zones: zones.zones)
  }

  /// Returns the resources that the events of a store name, in the order of their first appearance.
  private static func resources(of store: MemoryEventStore) -> [Resource] {
    var list = ResourceList()
    store.forEach { list.add(resourcesOf: $0.event) }
    return list.resources.enumerated().map { order, resource in
      var resource = resource
      resource.order = order
      return resource
    }
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
        reason: "TZID: expected a known time zone, found \"\(mention.zone.prefix(80))\"; \(meaning)",
        movesTimes: true)
    }
  }

  /// Adds the calendars of a document to a store; `number` identifies the first.
  private static func put(
    _ document: ICalendarDocument, _ parts: [CalendarPart], of path: String, number: Int64, more: [FileProblem],
    into store: MemoryEventStore
  ) throws(FileError) -> LoadedFile {
    let isInput = path == CalendarFiles.standardInput
    let fileName = isInput ? "Calendar" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    var infos: [CalendarInfo] = []
    var (valid, kept) = (0, 0)
    for (part, number) in zip(parts, number...) {
      let info = CalendarInfo(
        id: CalendarID(number), name: part.name.flatMap { $0.isEmpty ? nil : $0 } ?? fileName,
        color: part.color ?? .standard(forCalendar: number))
      infos.append(info)
      let readable = part.events.filter { $0.invalidity == nil }
      var events = EventVersions.latest(of: readable)
      for index in events.indices { events[index].calendar = info.id }
      (valid, kept) = (valid + readable.count, kept + events.count)
      do throws(StoreError) {
        try store.apply(.putCalendar(info))
        try store.load(events)
      } catch {
        throw .unreadable(path: path, reason: "\(error)")
      }
    }
    let problems = document.problems.map { FileProblem(path: path, $0) } + more
    return LoadedFile(
      path: path, calendar: infos[0], eventCount: kept, problems: problems.sorted { $0.line < $1.line },
      omittedProblems: document.omittedProblems,
      skippedEvents: document.skippedEvents + document.events.count - valid)
  }
}
