import Basics

/// A named, coloured set of events.
///
///     let work = CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))
public struct CalendarInfo: Sendable {
  /// The identifier, chosen by the caller that puts the calendar into the store.
  public var id: CalendarID
  /// The displayed name; may be empty.
  public var name: String
  /// The colour of all its events that have none of their own.
  public var color: EventColor

  /// Creates a calendar with any name and colour.
  public init(id: CalendarID, name: String, color: EventColor) {
    self.id = id
    self.name = name
    self.color = color
  }
}

extension CalendarInfo: Equatable {
  /// Returns whether identifier, colour and name are equal; names are compared byte by byte.
  public static func == (a: CalendarInfo, b: CalendarInfo) -> Bool {
    a.id == b.id && a.color == b.color && a.name.hasSameBytes(as: b.name)
  }
}
