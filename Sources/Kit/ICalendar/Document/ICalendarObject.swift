import Basics
public import Events

/// A VCALENDAR of a file (RFC 5545, 3.4): everything around the events, in order.
///
///     let object = ICalendarObject(properties: ["METHOD:PUBLISH"], components: [.events(2)])
public struct ICalendarObject: Sendable {
  /// A component of a calendar.
  public enum Component: Sendable {
    /// A run of events: the next `Int` events of the document.
    case events(Int)
    /// Any other component from BEGIN to END, such as a to-do, a journal, free-busy times, or a time zone, as unfolded
    /// content lines joined with line feeds.
    case other(String)
  }

  /// The unfolded lines before the calendar, preserved for writing.
  package var linesBefore: [String]
  /// The unfolded content lines of the calendar, including lines that are not valid properties. Missing VERSION and
  /// PRODID lines are added on writing.
  public var properties: [String]
  /// The components in file order.
  public var components: [Component]

  /// Creates a calendar, by default an empty one.
  public init(properties: [String] = [], components: [Component] = [], linesBefore: [String] = []) {
    self.linesBefore = linesBefore
    self.properties = properties
    self.components = components
  }

  /// The name of the calendar, NAME or X-WR-CALNAME; `nil` if it has neither.
  public var name: String? { values.name }

  /// The color of the calendar, COLOR or X-APPLE-CALENDAR-COLOR; `nil` if it has neither.
  public var color: EventColor? { values.color }

  private var values: CalendarProperty.Values {
    var values = CalendarProperty.Values()
    for line in properties {
      var line = line
      _ = line.withContentLine { values.add($0) }
    }
    return values
  }

  /// Appends a component; adjacent runs of events are merged.
  mutating func append(_ component: Component) {
    if case .events(let count) = component, case .events(let before)? = components.last {
      components[components.count - 1] = .events(before + count)
    } else {
      components.append(component)
    }
  }

  /// Returns the value of the first property with this name, as written in the file; for example, of `METHOD`.
  ///
  /// - Parameter name: the name in capital letters.
  public func value(of name: StaticString) -> String? {
    for line in properties where line.hasName(name) {
      var line = line
      if let value = line.withContentLine({ String(utf8: $0.value) }) { return value }
    }
    return nil
  }
}

extension ICalendarObject: Equatable {
  /// Returns whether both calendars have the same lines in the same order, byte by byte.
  public static func == (a: ICalendarObject, b: ICalendarObject) -> Bool {
    guard a.components.count == b.components.count, a.properties.hasSameBytes(as: b.properties),
      a.linesBefore.hasSameBytes(as: b.linesBefore)
    else { return false }
    for index in a.components.indices where a.components[index] != b.components[index] { return false }
    return true
  }
}

extension ICalendarObject.Component: Equatable {
  /// Returns whether both have the same number of events, or the same lines byte by byte.
  public static func == (a: ICalendarObject.Component, b: ICalendarObject.Component) -> Bool {
    switch (a, b) {
    case (.events(let a), .events(let b)): return a == b
    case (.other(let a), .other(let b)): return a.hasSameBytes(as: b)
    default: return false
    }
  }
}

extension String {
  /// Returns whether this is a content line of the given property; `name` is in capital letters.
  func hasName(_ name: StaticString) -> Bool {
    var text = self
    let length = name.utf8CodeUnitCount
    return text.withUTF8 { bytes in
      guard bytes.count > length, bytes.part(0, length).isASCIIEqual(to: name) else { return false }
      return bytes[length] == UInt8(ascii: ":") || bytes[length] == UInt8(ascii: ";")
    }
  }

  /// Calls `body` with the parts of a content line, which are only valid during the call. Returns `nil` if this is not
  /// a content line.
  mutating func withContentLine<Result>(_ body: (ContentLine) -> Result) -> Result? {
    withUTF8 { bytes in ContentLine(bytes, number: 0).map(body) }
  }
}
