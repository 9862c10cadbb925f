import Events

/// A component that began and did not end yet.
struct OpenComponent {
  enum Kind {
    case calendar, event, timeZone
    /// VTODO, VJOURNAL, VFREEBUSY.
    case other
    /// Parts of the others, and what nobody knows.
    case part

    /// The kind of the components of a name.
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
  /// In capitals.
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

  /// Whether the component is called so, in any case of letters.
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
