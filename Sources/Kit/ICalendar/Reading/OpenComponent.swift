import Basics
import Events

/// A component that began and has not ended yet.
struct OpenComponent {
  enum Kind {
    case calendar, event, timeZone
    /// A VTODO, VJOURNAL or VFREEBUSY.
    case other
    /// A part of another component, or an unknown component.
    case part

    /// Creates the kind of the components of a name.
    init(_ name: Bytes) {
      if name.isASCIIEqual(to: "VEVENT") {
        self = .event
      } else if name.isASCIIEqual(to: "VCALENDAR") {
        self = .calendar
      } else if name.isASCIIEqual(to: "VTIMEZONE") {
        self = .timeZone
      } else if name.isASCIIEqual(to: "VTODO") || name.isASCIIEqual(to: "VJOURNAL")
        || name.isASCIIEqual(to: "VFREEBUSY")
      {
        self = .other
      } else {
        self = .part
      }
    }
  }

  var kind: Kind
  /// The name in capitals.
  var name: String
  /// The line of BEGIN.
  var line: Int

  init(_ kind: Kind, named name: Bytes, line: Int) {
    self.kind = kind
    self.name = kind == .event ? "VEVENT" : Self.capitals(name)
    self.line = line
  }

  /// Returns the name of a component in capitals.
  @inline(never)
  static func capitals(_ name: Bytes) -> String {
    name.map { $0.asciiUppercased }.withUnsafeBufferPointer { String(validUTF8: $0) }
  }
}
