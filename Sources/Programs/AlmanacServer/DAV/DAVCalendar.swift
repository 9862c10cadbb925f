import Almanac
import EventStores

/// A calendar as a person sees it.
struct DAVCalendar: Sendable {
  var info: CalendarInfo
  /// The last part of its URL.
  var name: String
  /// What the person may do.
  var right: Right
  /// Whether the person may delete the calendar, and name it for everybody.
  var isOwned: Bool
  /// The number of the person who owns it.
  var owner: Int64
  /// The number of the last change of its objects.
  var latest: Int64
  /// The properties that the person's programs keep, as XML.
  var properties: [PropertyName: String]

  /// The namespace of properties that only the server sets.
  static let ownNamespace = "urn:almanac"
  /// The property with the last part of the URL, of calendars that a program has created.
  static let nameProperty = PropertyName(namespace: ownNamespace, name: "path")

  /// What distinguishes tags and tokens of people who see different texts.
  var suffix: String {
    switch right {
    case .write: ""
    case .read: ".r"
    case .freeBusy, .none: ".b"
    }
  }
}

/// A calendar object as a person sees it.
struct DAVObject: Sendable {
  var path: DAVPath
  /// The value of `ETag`.
  var tag: String
  /// The number of its last change.
  var sequence: Int64
  /// Whether it does not exist for the person.
  var isGone: Bool
  /// The events; `nil` if they were not read.
  var object: CalendarObject?
  /// The text; `nil` if the events were not read.
  var text: String?
}

/// A token of the report `sync-collection`: a position in the changes of a calendar, as a URI (RFC 6578, 3.2).
struct SyncToken: Equatable {
  var sequence: Int64
  var era: Era
  var suffix: String

  private static let start = "urn:almanac:sync:"

  init(sequence: Int64, era: Era, suffix: String) {
    self.sequence = sequence
    self.era = era
    self.suffix = suffix
  }

  /// Reads a token; `nil` for any other text.
  init?(_ text: String) {
    guard text.hasPrefix(Self.start) else { return nil }
    let parts = text.dropFirst(Self.start.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count >= 16, let era = Era(text: parts[0].prefix(16)),
      let sequence = Int64(parts[1]), sequence >= 0
    else { return nil }
    self.init(sequence: sequence, era: era, suffix: String(parts[0].dropFirst(16)))
  }

  var text: String { "\(Self.start)\(era.text)\(suffix)-\(sequence)" }
}
