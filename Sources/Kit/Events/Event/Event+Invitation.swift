import Basics

/// A person of an event, or the room or equipment that was invited to it (ATTENDEE, ORGANIZER).
package struct Participant {
  /// The reply to the invitation (PARTSTAT; RFC 5545, 3.2.12).
  package enum Reply {
    case unknown, none, accepted, declined, tentative
  }

  /// The name or, without one, the email address.
  package var name: String
  /// The address, such as `mailto:ada@example.com`, as written.
  package var address: String
  /// The reply; `unknown` if there is none, or another one.
  package var reply = Reply.unknown
  /// Whether the person organizes the event.
  package var isOrganizer = false
}

/// A file or a page that belongs to an event (ATTACH; RFC 5545, 3.8.1.1).
package struct Attachment {
  /// The name of the file; without one, the end of the URL or the media type.
  package var name: String
  /// The URL; empty for a file that is contained in the event.
  package var address: String
}

/// Properties of an event that people only read here. They are stored in its other lines, which do not change. Lines of
/// nested components, such as alarms, are ignored. Read on each access.
extension Event {
  /// The organizer, then the others, each address once.
  package var participants: [Participant] {
    var people = properties("ORGANIZER").prefix(1).map { line in
      var person = Self.participant(line)
      person.isOrganizer = true
      return person
    }
    for line in properties("ATTENDEE") {
      let person = Self.participant(line)
      guard let known = people.firstIndex(where: { $0.address.hasSameBytes(as: person.address) }) else {
        people.append(person)
        continue
      }
      people[known].reply = person.reply
    }
    return people
  }

  /// The categories in their order, each once (CATEGORIES; RFC 5545, 3.8.1.2).
  package var categories: [String] {
    var result: [String] = []
    for line in properties("CATEGORIES") {
      for item in Self.items(line.value) where !result.contains(where: { $0.hasSameBytes(as: item) }) {
        result.append(item)
      }
    }
    return result
  }

  /// The attachments in their order.
  package var attachments: [Attachment] {
    properties("ATTACH").map { line in
      let kind = EventLine.capitals(ResourceLine.parameter("VALUE", of: line.bytes))
      let address = kind.hasSameBytes(as: "BINARY") ? "" : line.value
      var name = ResourceLine.parameter("FILENAME", of: line.bytes)
      if name.isEmpty { name = ResourceLine.parameter("X-FILENAME", of: line.bytes) }
      if name.isEmpty { name = address.utf8.split(separator: UInt8(ascii: "/")).last.map { Array($0) } ?? [] }
      if name.isEmpty { name = ResourceLine.parameter("FMTTYPE", of: line.bytes) }
      return Attachment(name: String(utf8: name), address: address)
    }
  }

  /// The URLs of conferences, in their order (CONFERENCE; RFC 7986, 5.11).
  package var conferences: [String] {
    properties("CONFERENCE").map { $0.value } + properties("X-GOOGLE-CONFERENCE").map { $0.value }
  }

  private func properties(_ name: String) -> [(bytes: [UInt8], value: String)] {
    guard !otherLines.isEmpty else { return [] }
    return EventLine.lines(otherLines).filter { $0.isProperty(name) }.map { line in
      var isQuoted = false
      let bytes = Array(line.text[0].utf8)
      let value = bytes.drop { byte in
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        return isQuoted || byte != UInt8(ascii: ":")
      }
      return (bytes, String(utf8: value.dropFirst()))
    }
  }

  private static func participant(_ line: (bytes: [UInt8], value: String)) -> Participant {
    let name = ResourceLine.title(of: line.bytes)
    let isMail = EventLine.capitals(Array(line.value.utf8.prefix(7))).hasSameBytes(as: "MAILTO:")
    let reply = EventLine.capitals(ResourceLine.parameter("PARTSTAT", of: line.bytes))
    let replies: [(String, Participant.Reply)] = [
      ("NEEDS-ACTION", .none), ("ACCEPTED", .accepted), ("DECLINED", .declined), ("TENTATIVE", .tentative),
    ]
    return Participant(
      name: name.utf8.isEmpty ? isMail ? String(utf8: line.value.utf8.dropFirst(7)) : line.value : name,
      address: line.value, reply: replies.first { $0.0.hasSameBytes(as: reply) }?.1 ?? .unknown)
  }

  /// Returns the items of a list of texts, without escapes; empty ones are left out.
  private static func items(_ list: String) -> [String] {
    var (items, item, isEscaped): ([String], [UInt8], Bool) = ([], [], false)
    for byte in list.utf8 {
      if isEscaped {
        item.append(byte | 0x20 == UInt8(ascii: "n") ? UInt8(ascii: " ") : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: ",") {
        if !item.isEmpty { items.append(String(utf8: item)) }
        item = []
      } else if byte != UInt8(ascii: " ") || !item.isEmpty {
        item.append(byte)
      }
    }
    return item.isEmpty ? items : items + [String(utf8: item)]
  }
}
