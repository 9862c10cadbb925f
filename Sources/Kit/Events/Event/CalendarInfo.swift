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
  /// The edits that people may make to its events. Stores keep it and apply changes all the same; `EventEditor` refuses them.
  public var access: CalendarAccess

  /// Creates a calendar with any name and colour.
  public init(id: CalendarID, name: String, color: EventColor, access: CalendarAccess = .full) {
    self.id = id
    self.name = name
    self.color = color
    self.access = access
  }
}

/// The edits that people may make to the events of a calendar.
public enum CalendarAccess: UInt8, Hashable, Sendable {
  /// Everything.
  case full
  /// They may look at them, as at those of a file.
  case readOnly
}

extension CalendarInfo: Equatable {
  /// Returns whether all properties are equal; names are compared byte by byte.
  public static func == (a: CalendarInfo, b: CalendarInfo) -> Bool {
    a.id == b.id && a.color == b.color && a.access == b.access && a.name.hasSameBytes(as: b.name)
  }
}
