import Almanac
import EventStores

/// A change of a calendar itself, as described by a request body.
struct CalendarChange: Decodable {
  /// The kinds of changes.
  enum Kind: Equatable {
    /// Adds a calendar; the sender chooses its identifier.
    case make(name: String, color: EventColor)
    case rename(String)
    case recolor(EventColor)
    /// Changes the reminders of new events; `nil` for those of each program.
    case remind(DefaultReminders?)
    /// Deletes the calendar with all its events.
    case delete
    /// Restores a deleted calendar with its events.
    case restore
  }

  var calendar: CalendarID
  var kind: Kind

  private enum CodingKeys: CodingKey { case calendar, name, color, defaultReminders, deleted }

  /// The range of calendar IDs: the positive integers that JavaScript represents exactly.
  private static let identifiers: ClosedRange<Int64> = 1...1 << 53
  /// The maximum length of a name, in bytes.
  private static let longestName = 1_000

  /// Returns whether a name has no control characters, which terminals interpret as commands.
  private static func isPlain(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  /// Returns whether a text can be the name of a calendar.
  static func isName(_ text: String) -> Bool { text.utf8.count <= longestName && isPlain(text) }

  init(calendar: CalendarID, kind: Kind) {
    self.calendar = calendar
    self.kind = kind
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    calendar = CalendarID(try values.decode(Int64.self, forKey: .calendar))
    let name = try values.decodeIfPresent(String.self, forKey: .name)
    let color = try values.decodeIfPresent(String.self, forKey: .color).map { text in
      guard let color = EventColor(name: text) else {
        throw DecodingError.dataCorruptedError(forKey: .color, in: values, debugDescription: "no color")
      }
      return color
    }
    let reminders = try values.decodeIfPresent(String.self, forKey: .defaultReminders).map {
      text -> DefaultReminders? in
      if text.isEmpty { return nil }
      guard let reminders = DefaultReminders(text) else {
        throw DecodingError.dataCorruptedError(forKey: .defaultReminders, in: values, debugDescription: "no reminders")
      }
      return reminders
    }
    guard Self.identifiers.contains(calendar.rawValue), name.map({ $0.utf8.count <= Self.longestName }) != false else {
      throw DecodingError.dataCorruptedError(forKey: .calendar, in: values, debugDescription: "out of range")
    }
    guard name.map(Self.isPlain) != false else {
      throw DecodingError.dataCorruptedError(forKey: .name, in: values, debugDescription: "control characters")
    }
    let isDeleted = try values.decodeIfPresent(Bool.self, forKey: .deleted)
    switch (name, color, reminders, isDeleted) {
    case (let name?, let color?, nil, nil): kind = .make(name: name, color: color)
    case (let name?, nil, nil, nil): kind = .rename(name)
    case (nil, let color?, nil, nil): kind = .recolor(color)
    case (nil, nil, let reminders?, nil): kind = .remind(reminders)
    case (nil, nil, nil, true?): kind = .delete
    case (nil, nil, nil, false?): kind = .restore
    default: throw DecodingError.dataCorruptedError(forKey: .name, in: values, debugDescription: "no change")
    }
  }
}
