public import Almanac

/// The iCalendar text of resources, for exchange between programs.
public enum ResourceText {
  /// The limits for a resource. Events with the same UID are compared with each other, which takes quadratic time.
  private static let limits = ICalendarReader.Limits(events: 5_000)

  /// Returns the text of resources in one calendar: a VCALENDAR with the calendar's identifier and the tag of each
  /// event, if any; see `ServerLine`.
  ///
  /// - Parameters:
  ///   - stamp: the DTSTAMP of events without one, such as `20261121T114400Z`.
  ///   - zones: the zones to describe with a VTIMEZONE; other zones are only referred to by name.
  ///   - part: which part of a VCALENDAR to write; by default, the whole.
  public static func write(
    _ resources: [EventResource], of calendar: CalendarInfo, stamp: String, zones: (any ZoneProvider)? = nil,
    part: ResourceTextPart = .whole
  ) -> String {
    let events = resources.flatMap { resource in
      resource.events.map { stored in
        var event = stored.event
        if let tag = resource.tag { event.otherLines.append(ServerLine.tag(tag)) }
        return event
      }
    }
    let object = ICalendarObject(properties: [ServerLine.calendar(calendar.id)])
    let document = ICalendarDocument(name: calendar.name, color: calendar.color, events: events, objects: [object])
    let text = ICalendarWriter.write(document, stamp: stamp, zones: zones)
    if part == .whole { return text }
    let end = "END:VCALENDAR\r\n".utf8.count
    var start = 0
    if !part.contains(.start) {
      let empty = ICalendarDocument(name: calendar.name, color: calendar.color, objects: [object])
      start = ICalendarWriter.write(empty, stamp: stamp).utf8.count - end
    }
    let rest = text.utf8.dropFirst(start).dropLast(part.contains(.end) ? 0 : end)
    return String(decoding: rest, as: UTF8.self)
  }

  /// Reads a resource: one or more events with the UID, and the zones that they refer to. Uninterpreted lines are
  /// preserved, as in files.
  ///
  /// - Throws: `UnreadableResource` if a part would be left out.
  public static func read(
    _ text: some Sequence<UInt8>, calendar: CalendarID, uid: String
  ) throws(UnreadableResource) -> [Event] {
    let document: ICalendarDocument
    do throws(ICalendarError) {
      document = try ICalendarReader.read(Array(text), limits: limits, calendar: calendar)
    } catch {
      throw UnreadableResource(uid, error.description)
    }
    if document.skippedEvents > 0 || document.problems.contains(where: { $0.reason.isLoss }) {
      throw UnreadableResource(problems: document.problems.map { FileProblem(path: uid, $0) })
    }
    for case .other(let component) in document.objects.flatMap({ $0.components }) {
      let name = component.prefix { $0 != "\n" }.prefix(80).uppercased()
      if name != "BEGIN:VTIMEZONE" { throw UnreadableResource(uid, "expected VEVENT or VTIMEZONE, found \(name)") }
    }
    let events = EventVersions.latest(of: document.events)
    if events.isEmpty { throw UnreadableResource(uid, "expected at least one VEVENT, found none") }
    for event in events where !event.uid.utf8.elementsEqual(uid.utf8) {
      throw UnreadableResource(uid, "UID: expected \"\(uid)\", found \"\(event.uid)\"")
    }
    return events
  }
}

/// The reason that a text is not a resource: its problems, as `almanac check` reports them, with the UID as the path.
public struct UnreadableResource: Error, Equatable, Sendable {
  /// The problems in the order of the text; at least one.
  public var problems: [FileProblem]

  /// Creates an error from problems.
  public init(problems: [FileProblem]) { self.problems = problems }

  init(_ uid: String, _ reason: String) {
    self.init(problems: [FileProblem(path: uid, line: 1, isError: true, reason: reason)])
  }
}

extension ICalendarProblem.Reason {
  /// Whether some of the text was left out, but not a whole event.
  fileprivate var isLoss: Bool {
    switch self {
    case .lineTooLong, .nestedTooDeeply, .tooManyProperties, .tooManyEvents, .endBeforeStart: true
    default: false
    }
  }
}
