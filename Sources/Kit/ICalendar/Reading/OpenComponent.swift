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
    self.name =
      kind == .event
      ? "VEVENT" : String(decoding: TextValue.decode(name).text.utf8.map { $0.asciiUppercased }, as: UTF8.self)
    self.line = line
  }

  /// Returns whether the component has this name, in any case.
  @inline(never)
  func isNamed(_ bytes: Bytes) -> Bool {
    guard name.utf8.count == bytes.count else { return false }
    var index = 0
    for byte in name.utf8 {
      if bytes[index].asciiUppercased != byte { return false }
      index += 1
    }
    return true
  }
}
