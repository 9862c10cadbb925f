import Foundation

/// A URL of the CalDAV server. People appear by number, because their names may change.
///
/// | path | resource |
/// |---|---|
/// | `/`, `/dav/` | the root, where clients begin |
/// | `/principals/`, `/dav/principals/` | all people |
/// | `/dav/principals/3/` | a person |
/// | `/dav/calendars/` | all homes |
/// | `/dav/calendars/3/` | the home: all calendars that a person may see |
/// | `/dav/calendars/3/work/` | a calendar |
/// | `/dav/calendars/3/work/lunch.ics` | a calendar object |
enum DAVPath: Equatable, Sendable {
  case root(String)
  case principals(String)
  case principal(Int64)
  case homes
  case home(Int64)
  case calendar(person: Int64, name: String)
  case object(person: Int64, calendar: String, name: String)

  /// The longest name of a calendar or a calendar object, in bytes.
  private static let longestName = 255

  /// Reads the path of a request, with or without a final slash; `nil` for any other path.
  init?(_ path: String) {
    var parts: [String] = []
    for part in path.split(separator: "/") {
      guard let name = part.removingPercentEncoding, Self.isName(name) else { return nil }
      parts.append(name)
    }
    let number = parts.count > 2 ? Int64(parts[2]).flatMap { "\($0)" == parts[2] ? $0 : nil } : nil
    switch (parts.count, parts.first, parts.dropFirst().first) {
    case (0, _, _): self = .root("/")
    case (1, "principals", _): self = .principals("/principals/")
    case (1, "dav", _): self = .root("/dav/")
    case (2, "dav", "principals"): self = .principals("/dav/principals/")
    case (2, "dav", "calendars"): self = .homes
    case (3, "dav", "principals"):
      guard let number else { return nil }
      self = .principal(number)
    case (3...5, "dav", "calendars"):
      guard let number else { return nil }
      if parts.count == 3 {
        self = .home(number)
      } else if parts.count == 4 {
        self = .calendar(person: number, name: parts[3])
      } else {
        self = .object(person: number, calendar: parts[3], name: parts[4])
      }
    default: return nil
    }
  }

  /// Returns whether a part of a path may be the name of a calendar or a calendar object.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.utf8.count <= longestName
      && !name.utf8.contains(UInt8(ascii: "/"))
      && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  /// Returns whether requests for a path are the server's, by any method.
  static func isBelow(_ path: String) -> Bool { path.split(separator: "/").first == "dav" }

  /// The path in responses, with the final slash of a collection.
  var href: String {
    switch self {
    case .root(let path), .principals(let path): path
    case .principal(let person): "/dav/principals/\(person)/"
    case .homes: "/dav/calendars/"
    case .home(let person): "/dav/calendars/\(person)/"
    case .calendar(let person, let name): "/dav/calendars/\(person)/" + Self.encoded(name) + "/"
    case .object(let person, let calendar, let name):
      "/dav/calendars/\(person)/" + Self.encoded(calendar) + "/" + Self.encoded(name)
    }
  }

  /// Returns a name with all bytes encoded except those that clients do not encode either.
  private static func encoded(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      switch byte {
      case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
        UInt8(ascii: "@"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%" + String(UInt16(byte) + 0x100, radix: 16, uppercase: true).dropFirst()
      }
    }
    return result
  }
}
