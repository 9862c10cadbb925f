import Basics
public import Events

/// The content of an iCalendar file: its events, and everything that is needed to write the file again.
///
///     let document = try ICalendarReader.read(bytes, calendar: CalendarID(1))
///     for problem in document.problems { print(problem.line, problem.description) }
public struct ICalendarDocument: Sendable {
  /// The name of the calendar: NAME (RFC 7986, 5.1) or X-WR-CALNAME.
  public var name: String?
  /// The color of the calendar: COLOR (RFC 7986, 5.9) or X-APPLE-CALENDAR-COLOR.
  public var color: EventColor?
  /// The events of all calendars, in the order of the file.
  public var events: [Event]
  /// The calendars of the file in order, which together contain `events`. Additional events are written to the last
  /// calendar, or to a new one if there is none.
  public var objects: [ICalendarObject]
  /// The unfolded lines after the last calendar, preserved for writing.
  package var linesBehind: [String] = []
  /// The problems in file order, up to the limit.
  public var problems: [ICalendarProblem]
  /// The number of problems beyond the limit.
  public var omittedProblems: Int
  /// The number of events that could not be interpreted; up to a limit, they are preserved among the other components.
  public var skippedEvents: Int
  /// The zones that the events of a file refer to, each with the line of its first mention. At most 256, in no
  /// particular order.
  public internal(set) var zoneMentions: [ZoneMention] = []
  /// The order of properties in each event. Only a hint, because events may have been inserted and removed.
  var layouts = EventLayouts()

  /// Creates a document. For writing, a name, a color, and events are enough.
  public init(
    name: String? = nil, color: EventColor? = nil, events: [Event] = [], objects: [ICalendarObject] = [],
    problems: [ICalendarProblem] = [], omittedProblems: Int = 0, skippedEvents: Int = 0
  ) {
    self.name = name
    self.color = color
    self.events = events
    self.objects = objects
    self.problems = problems
    self.omittedProblems = omittedProblems
    self.skippedEvents = skippedEvents
  }
}

/// A zone that the events of a file refer to.
public struct ZoneMention: Equatable, Sendable {
  /// The name, as in `EventTime.zoned`.
  public var zone: String
  /// The physical line, counted from 1, on which the first property with this zone begins.
  public var line: Int

  /// Creates a mention; called by the reader.
  public init(zone: String, line: Int) {
    self.zone = zone
    self.line = line
  }
}

extension ICalendarDocument: Equatable {
  /// Returns whether both documents are written identically, except for the order of properties within events. Problems
  /// are not compared, because they describe the file that was read.
  public static func == (a: ICalendarDocument, b: ICalendarDocument) -> Bool {
    a.events == b.events && a.color == b.color && a.writtenObjects == b.writtenObjects
      && a.linesBehind.hasSameBytes(as: b.linesBehind)
      && (a.name ?? "").hasSameBytes(as: b.name ?? "") && (a.name == nil) == (b.name == nil)
  }
}

extension ICalendarDocument {
  /// The calendars to write: with required properties, the name and color of the document, and all events.
  var writtenObjects: [ICalendarObject] {
    var result = objects.isEmpty ? [ICalendarObject()] : objects
    let isAsRead = hasNameAndColorOfObjects
    var rest = events.count
    for index in result.indices {
      var properties = result[index].properties
      if !isAsRead { properties.removeAll { CalendarProperty.isNameOrColor($0) } }
      let hasVersion = properties.contains { $0.hasName("VERSION") }
      let hasProduct = properties.contains { $0.hasName("PRODID") }
      let required = (hasVersion ? [] : ["VERSION:2.0"]) + (hasProduct ? [] : ["PRODID:-//Almanac//Almanac//EN"])
      properties.insert(contentsOf: required, at: 0)
      if index == 0, !isAsRead {
        let index = (properties.firstIndex { $0.hasName("PRODID") } ?? 0) + 1
        properties.insert(contentsOf: CalendarProperty.lines(name: name, color: color), at: max(index, 2))
      }
      result[index].properties = properties
      let components = result[index].components
      result[index].components = []
      for component in components {
        if case .events(let count) = component {
          let used = min(max(count, 0), rest)
          if used > 0 { result[index].append(.events(used)) }
          rest -= used
        } else {
          result[index].append(component)
        }
      }
      if index == result.count - 1, rest > 0 { result[index].append(.events(rest)) }
    }
    return result
  }

  private var hasNameAndColorOfObjects: Bool {
    var found = CalendarProperty.Values()
    for object in objects {
      for line in object.properties {
        var line = line
        _ = line.withContentLine { found.add($0) }
      }
    }
    return found.color == color && (found.name == nil) == (name == nil)
      && (found.name ?? "").hasSameBytes(as: name ?? "")
  }
}
