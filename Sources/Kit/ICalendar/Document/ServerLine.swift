public import Events

/// The lines in which a server identifies its calendars and the versions of events. The reader skips them, so they are
/// neither stored nor written to files.
public enum ServerLine {
  /// Returns the line in a VCALENDAR with the server's identifier for the calendar.
  public static func calendar(_ id: CalendarID) -> String { "X-ALMANAC-CALENDAR:" + String(id.rawValue) }

  /// Returns the line in a VEVENT with the tag (ETag; RFC 9110, 8.8.3) of the event's calendar object, which consists
  /// of all events with its UID in its calendar.
  public static func tag(_ tag: String) -> String { "X-ALMANAC-ETAG:" + tag }

  static func isCalendar(_ line: ContentLine) -> Bool { line.name.isASCIIEqual(to: "X-ALMANAC-CALENDAR") }

  static func isTag(_ line: ContentLine) -> Bool { line.name.isASCIIEqual(to: "X-ALMANAC-ETAG") }
}
