import Basics

/// A named, coloured set of events.
public struct CalendarInfo: Sendable {
  /// Chosen by whoever puts the calendar into the store.
  public var id: CalendarID
  /// For people; may be empty.
  public var name: String
  /// Of all its events that have none of their own.
  public var color: EventColor

  /// Any name and colour will do.
  public init(id: CalendarID, name: String, color: EventColor) {
    self.id = id
    self.name = name
    self.color = color
  }
}

extension CalendarInfo: Equatable {
  /// Names are compared byte by byte.
  public static func == (a: CalendarInfo, b: CalendarInfo) -> Bool {
    a.id == b.id && a.color == b.color && a.name.hasSameBytes(as: b.name)
  }
}
