import Basics
public import Events

/// What was read from a file, or is to be written to one.
public struct ICalendarDocument: Sendable {
  /// NAME (RFC 7986) or X-WR-CALNAME.
  public var name: String?
  /// COLOR (RFC 7986) or X-APPLE-CALENDAR-COLOR.
  public var color: EventColor?
  /// In the order of the file; all that its calendars hold.
  public var events: [Event]
  /// The calendars of the file, one after the other; together they hold the events. If there are none, or fewer events
  /// in them than in `events`, the rest is written to the last, or to one that is made.
  public var objects: [ICalendarObject]
  /// What stands behind the last calendar, and belongs to none: unfolded lines, kept for writing.
  public var linesBehind: [String] = []
  /// In the order of the file, at most as many as the limits allow.
  public var problems: [ICalendarProblem]
  /// How many problems there were besides.
  public var omittedProblems: Int
  /// How many events there were that could not be understood; unless there were too many, they are among the other
  /// components.
  public var skippedEvents: Int
  /// The zones that events name, each with the line of its first mention; of a file that was read. At most 256, in no
  /// particular order.
  public internal(set) var zoneMentions: [ZoneMention] = []
  /// In which order the properties of each event stood. Only a hint: events may be put in and taken out.
  var layouts = EventLayouts()

  /// For writing, name, colour and events are enough.
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

  /// How many components there are that are no events: to-dos, journals, free-busy times, time zones and others.
  public var otherComponents: Int {
    var count = 0
    for object in objects {
      for case .other in object.components { count += 1 }
    }
    return count
  }
}

/// A zone that events of a file name.
public struct ZoneMention: Equatable, Sendable {
  /// As in `EventTime.zoned`.
  public var zone: String
  /// The physical line that the first property with it begins on, counted from 1.
  public var line: Int

  /// Called by the reader.
  public init(zone: String, line: Int) {
    self.zone = zone
    self.line = line
  }
}

extension ICalendarDocument: Equatable {
  /// Whether both would be written alike, but for the order of properties inside of events. Problems belong to the file
  /// that was read and are not compared.
  public static func == (a: ICalendarDocument, b: ICalendarDocument) -> Bool {
    a.events == b.events && a.color == b.color && a.writtenObjects == b.writtenObjects
      && a.linesBehind.hasSameBytes(as: b.linesBehind)
      && (a.name ?? "").hasSameBytes(as: b.name ?? "") && (a.name == nil) == (b.name == nil)
  }
}

extension ICalendarDocument {
  /// The calendars as they are written: with what is required, the name and colour of the document, and all events.
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
        let place = (properties.firstIndex { $0.hasName("PRODID") } ?? 0) + 1
        properties.insert(contentsOf: CalendarProperty.lines(name: name, color: color), at: max(place, 2))
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
