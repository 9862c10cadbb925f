import Basics

/// One VCALENDAR of a file (RFC 5545, 3.4): what stands around the events, in its place and order.
public struct ICalendarObject: Sendable {
  /// What stands in a calendar.
  public enum Component: Sendable {
    /// The next so many events of the document.
    case events(Int)
    /// Any other component, from BEGIN to END: its unfolded content lines, joined with line feeds. To-dos, journals,
    /// free-busy times, time zones, and those that no standard knows.
    case other(String)
  }

  /// What stands before the calendar, and belongs to none: unfolded lines, kept for writing.
  public var linesBefore: [String]
  /// Unfolded content lines, and what stands between them and is no property. A calendar without VERSION and PRODID is written with ours.
  public var properties: [String]
  /// In the order of the file.
  public var components: [Component]

  /// Without arguments, a calendar with nothing in it.
  public init(properties: [String] = [], components: [Component] = [], linesBefore: [String] = []) {
    self.linesBefore = linesBefore
    self.properties = properties
    self.components = components
  }

  /// Joins runs of events.
  mutating func append(_ component: Component) {
    if case .events(let count) = component, case .events(let before)? = components.last {
      components[components.count - 1] = .events(before + count)
    } else {
      components.append(component)
    }
  }

  /// The value of the first property of this name, as it stands in the file; `METHOD` for instance.
  ///
  /// - Parameter name: in capitals.
  public func value(of name: StaticString) -> String? {
    for line in properties where line.hasName(name) {
      var line = line
      if let value = line.withContentLine({ String(decoding: $0.value, as: UTF8.self) }) { return value }
    }
    return nil
  }
}

extension ICalendarObject: Equatable {
  /// The same lines in the same order, byte by byte.
  public static func == (a: ICalendarObject, b: ICalendarObject) -> Bool {
    guard a.components.count == b.components.count, a.properties.hasSameBytes(as: b.properties),
      a.linesBefore.hasSameBytes(as: b.linesBefore)
    else { return false }
    for index in a.components.indices where a.components[index] != b.components[index] { return false }
    return true
  }
}

extension ICalendarObject.Component: Equatable {
  /// The same number of events, or the same lines byte by byte.
  public static func == (a: ICalendarObject.Component, b: ICalendarObject.Component) -> Bool {
    switch (a, b) {
    case (.events(let a), .events(let b)): return a == b
    case (.other(let a), .other(let b)): return a.hasSameBytes(as: b)
    default: return false
    }
  }
}

extension String {
  /// Whether this is a content line of a property; `name` is in capitals.
  func hasName(_ name: StaticString) -> Bool {
    var index = 0
    for byte in utf8 {
      if index == name.utf8CodeUnitCount { return byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") }
      if byte.asciiUppercased != name.utf8Start[index] { return false }
      index += 1
    }
    return false
  }

  /// The parts of a content line, while `body` runs; `nil` if it is none.
  mutating func withContentLine<Result>(_ body: (ContentLine) -> Result) -> Result? {
    withUTF8 { bytes in ContentLine(bytes, number: 0).map(body) }
  }
}
