public import Events

/// The lines with which a server says what a calendar and an event are to it. The reader leaves them out, so that they
/// are neither stored nor written to files.
public enum ServerLine {
  /// Returns the line in a VCALENDAR with the identifier of the calendar on the server.
  public static func calendar(_ id: CalendarID) -> String { "X-ALMANAC-CALENDAR:" + String(id.rawValue) }

  /// Returns the line in a VEVENT with the tag (ETag; RFC 9110, 8.8.3) of its resource: of all events with its UID in
  /// its calendar.
  public static func tag(_ tag: Int64) -> String { "X-ALMANAC-ETAG:" + String(tag) }

  static func isCalendar(_ line: ContentLine) -> Bool { line.name.isASCIIEqual(to: "X-ALMANAC-CALENDAR") }

  static func isTag(_ line: ContentLine) -> Bool { line.name.isASCIIEqual(to: "X-ALMANAC-ETAG") }
}
