import Basics

/// Who can see an event (CLASS; RFC 5545, 3.8.1.3).
package enum EventPrivacy: Int, CaseIterable {
  case open, confidential, hidden
}

/// Properties of an event that are stored in its other lines. Lines of nested components, such as alarms, are ignored.
extension Event {
  /// The URL of the event (RFC 5545, 3.8.4.6), as written; `nil` if there is none.
  package var link: String? { value(ofLine: "URL") }

  /// Replaces the URL; an empty string removes it.
  package mutating func setLink(_ address: String) { setValue(address, ofLine: "URL") }

  /// Whether attendees are available during the event (TRANSP; RFC 5545, 3.8.2.7).
  package var isFree: Bool {
    get { EventLine.capitals(Array((value(ofLine: "TRANSP") ?? "").utf8)).hasSameBytes(as: "TRANSPARENT") }
    set { if newValue != isFree { setValue(newValue ? "TRANSPARENT" : "OPAQUE", ofLine: "TRANSP") } }
  }

  /// Who can see the event. Everybody by default; only the owner if the value is unknown.
  package var privacy: EventPrivacy {
    get {
      let value = EventLine.capitals(Array((value(ofLine: "CLASS") ?? "PUBLIC").utf8))
      if value.hasSameBytes(as: "PUBLIC") { return .open }
      return value.hasSameBytes(as: "CONFIDENTIAL") ? .confidential : .hidden
    }
    set {
      guard newValue != privacy else { return }
      switch newValue {
      case .open: setValue("PUBLIC", ofLine: "CLASS")
      case .confidential: setValue("CONFIDENTIAL", ofLine: "CLASS")
      case .hidden: setValue("PRIVATE", ofLine: "CLASS")
      }
    }
  }

  /// The number of preserved properties and components without a field here, such as attendees, except for those that
  /// programs write for each other.
  package var keptDetailCount: Int {
    let known = ["URL", "TRANSP", "CLASS", "DTSTAMP", "LAST-MODIFIED", "CREATED", "SEQUENCE"]
    return EventLine.lines(otherLines).count { line in
      let name = line.name.string
      return !name.utf8.isEmpty && !name.starts(withBytesOf: "X-ALMANAC-") && EventAlarm(line) == nil
        && !known.contains { $0.hasSameBytes(as: name) }
    }
  }

  /// The custom fields that a page gave the event, as JSON; `nil` if they are the ones of the page's own object.
  package var customFields: String? {
    get { value(ofLine: Self.customFieldsName) }
    set { setValue(newValue ?? "", ofLine: Self.customFieldsName) }
  }

  private static let customFieldsName = "X-ALMANAC-FIELDS"

  func value(ofLine name: String) -> String? {
    guard let line = EventLine.lines(otherLines).first(where: { $0.isProperty(name) }) else { return nil }
    var isQuoted = false
    let value = line.text[0].utf8.drop { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return isQuoted || byte != UInt8(ascii: ":")
    }
    return String(utf8: value.dropFirst())
  }

  /// Replaces the lines of a property by one in the place of the first, or behind all properties; an empty value takes
  /// them away.
  mutating func setValue(_ value: String, ofLine name: String) {
    let lines = EventLine.lines(otherLines)
    let position =
      lines.firstIndex { $0.isProperty(name) } ?? lines.firstIndex { $0.isComponent } ?? lines.count
    // A line of a file ends at the first control character.
    let value = value.utf8.prefix { $0 >= 32 && $0 != 127 }
    var result: [String] = []
    for index in 0...lines.count {
      if index == position, !value.isEmpty { result.append(name + ":" + String(utf8: value)) }
      if index < lines.count, !lines[index].isProperty(name) { result += lines[index].text }
    }
    otherLines = result
  }
}

extension EventLine {
  /// Whether it is a component with its lines.
  fileprivate var isComponent: Bool { text.count > 1 || text[0].starts(withBytesOf: "BEGIN:") }

  func isProperty(_ name: String) -> Bool { !isComponent && self.name.string.hasSameBytes(as: name) }
}
