public import Almanac

/// The iCalendar text of calendar objects, for exchange between programs.
public enum ObjectText {
  /// The limits for a calendar object. Events with the same UID are compared with each other, which takes quadratic
  /// time.
  private static let limits = ICalendarReader.Limits(events: 5_000)

  /// Returns the text of calendar objects in one calendar: a VCALENDAR with the calendar's identifier and the tag of
  /// each event, if any; see `ServerLine`.
  ///
  /// - Parameters:
  ///   - era: the era of the store, which is part of the tags.
  ///   - stamp: the DTSTAMP of events without one, such as `20261121T114400Z`.
  ///   - zones: the zones to describe with a VTIMEZONE; other zones are only referred to by name.
  ///   - part: which part of a VCALENDAR to write; by default, the whole.
  public static func write(
    _ objects: [CalendarObject], of calendar: CalendarInfo, era: Era, stamp: String, zones: (any ZoneProvider)? = nil,
    part: ObjectTextPart = .whole
  ) -> String {
    let events = objects.flatMap { object in
      object.events.map { stored in
        var event = stored.event
        if let tag = object.tag { event.otherLines.append(ServerLine.tag(era.text(ofTag: tag))) }
        return event
      }
    }
    let vcalendar = ICalendarObject(properties: [ServerLine.calendar(calendar.id)])
    let document = ICalendarDocument(name: calendar.name, color: calendar.color, events: events, objects: [vcalendar])
    let text = ICalendarWriter.write(document, stamp: stamp, zones: zones)
    if part == .whole { return text }
    let end = "END:VCALENDAR\r\n".utf8.count
    var start = 0
    if !part.contains(.start) {
      let empty = ICalendarDocument(name: calendar.name, color: calendar.color, objects: [vcalendar])
      start = ICalendarWriter.write(empty, stamp: stamp).utf8.count - end
    }
    let rest = text.utf8.dropFirst(start).dropLast(part.contains(.end) ? 0 : end)
    return String(decoding: rest, as: UTF8.self)
  }

  /// Reads a calendar object: one or more events with the UID, and the zones that they refer to. Uninterpreted lines
  /// are preserved, as in files.
  ///
  /// - Throws: `UnreadableObject` if a part would be left out.
  public static func read(
    _ text: some Sequence<UInt8>, calendar: CalendarID, uid: String
  ) throws(UnreadableObject) -> [Event] {
    let document: ICalendarDocument
    do throws(ICalendarError) {
      document = try ICalendarReader.read(Array(text), limits: limits, calendar: calendar)
    } catch {
      throw UnreadableObject(uid, error.description)
    }
    if document.skippedEvents > 0 || document.problems.contains(where: { $0.reason.isLoss }) {
      throw UnreadableObject(problems: document.problems.map { FileProblem(path: uid, $0) })
    }
    for case .other(let component) in document.objects.flatMap({ $0.components }) {
      let name = component.prefix { $0 != "\n" }.prefix(80).uppercased()
      if name != "BEGIN:VTIMEZONE" { throw UnreadableObject(uid, "expected VEVENT or VTIMEZONE, found \(name)") }
    }
    let events = EventVersions.latest(of: document.events)
    if events.isEmpty { throw UnreadableObject(uid, "expected at least one VEVENT, found none") }
    for event in events where !event.uid.utf8.elementsEqual(uid.utf8) {
      throw UnreadableObject(uid, "UID: expected \"\(uid)\", found \"\(event.uid)\"")
    }
    return events
  }
}

/// The reason that a text is not a calendar object: its problems, as `almanac check` reports them, with the UID as the
/// path.
public struct UnreadableObject: Error, Equatable, Sendable {
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
