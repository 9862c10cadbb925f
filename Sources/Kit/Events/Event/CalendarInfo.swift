import Basics

/// A named set of events with a color.
///
///     let work = CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))
public struct CalendarInfo: Sendable {
  /// The identifier, chosen by the caller that adds the calendar to the store.
  public var id: CalendarID
  /// The displayed name; may be empty.
  public var name: String
  /// The color of all events without their own color.
  public var color: EventColor
  /// The edits that users may make to the events. Stores save this value but do not enforce it; `EventEditor` does.
  public var access: CalendarAccess
  /// `defaultReminders` as text, so that only what creates events reads it; empty for `nil`.
  package var defaultReminderText = ""

  /// Creates a calendar with any name and color.
  public init(id: CalendarID, name: String, color: EventColor, access: CalendarAccess = .full) {
    self.id = id
    self.name = name
    self.color = color
    self.access = access
  }
}

/// The edits that users may make to the events of a calendar.
public enum CalendarAccess: UInt8, Hashable, Sendable {
  /// Users may make any edit.
  case full
  /// Users may only view the events, for example the events of a subscribed file.
  case readOnly
}

extension CalendarInfo: Equatable {
  /// Returns whether all properties are equal. Names are compared byte by byte.
  public static func == (a: CalendarInfo, b: CalendarInfo) -> Bool {
    a.id == b.id && a.color == b.color && a.access == b.access && a.name.hasSameBytes(as: b.name)
      && a.defaultReminderText.hasSameBytes(as: b.defaultReminderText)
  }
}
