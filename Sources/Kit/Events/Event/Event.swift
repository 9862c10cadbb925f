import Basics

/// A calendar event, as a value. The store assigns its identity and revision.
///
///     let talk = Event(
///       title: "Talk", start: LocalDateTime(day: day, hour: 9, minute: 30),
///       end: LocalDateTime(day: day, hour: 11, minute: 0))
public struct Event: Sendable {
  /// The globally unique identifier (RFC 5545, 3.8.4.7), shared by a recurring event and its overrides.
  public var uid: String
  /// The calendar, which must exist in the store that the event is added to.
  public var calendar: CalendarID
  /// The title. May be empty, and can have any length and script.
  public var summary: String
  /// The start; for a recurring event, the start of its first occurrence.
  public var start: EventTime
  /// The end, exclusive. Equal to `start` for an event of length zero, and never before it in a valid event. With
  /// `nominalDays`, the end that the event would have without clock changes.
  public var end: EventTime
  /// The location as text (LOCATION); empty if unknown.
  public var location: String
  /// The description (RFC 5545, 3.8.1.5) as plain text with line breaks; empty if there is none.
  public var notes: String
  /// The color of this event; `nil` for the calendar's color.
  public var color: EventColor?
  /// The status. A canceled event stays in the calendar and is displayed as canceled.
  public var status: EventStatus
  /// The recurrence; `nil` for a single event.
  public var recurrence: Recurrence?
  /// The start of the occurrence that this override replaces; `nil` for an event that is not an override.
  public var recurrenceID: EventTime?
  /// The occurrences that an override replaces. With `thisAndFuture`, later occurrences take its texts, its length, and
  /// its distance from `recurrenceID`, up to the next such override. An occurrence with an override of its own keeps
  /// that one.
  public var recurrenceRange: RecurrenceRange
  private var days = NominalDays()
  /// The properties and components without a field here, as unfolded content lines in their original order, preserved
  /// for writing. A line with a leading space is written verbatim without the space: it is not a property, or it
  /// repeats a property that may occur only once.
  public var otherLines: [String]

  /// Creates an event without validating it; stores check `invalidity`.
  public init(
    uid: String, calendar: CalendarID, summary: String, start: EventTime, end: EventTime, location: String = "",
    notes: String = "", color: EventColor? = nil, status: EventStatus = .unspecified, recurrence: Recurrence? = nil,
    recurrenceID: EventTime? = nil, recurrenceRange: RecurrenceRange = .this, nominalDays: Int? = nil,
    otherLines: [String] = [], image: EventImage? = nil
  ) {
    self.uid = uid
    self.calendar = calendar
    self.summary = summary
    self.start = start
    self.end = end
    self.location = location
    self.notes = notes
    self.color = color
    self.status = status
    self.recurrence = recurrence
    self.recurrenceID = recurrenceID
    self.recurrenceRange = recurrenceRange
    self.otherLines = otherLines
    days = NominalDays(nominalDays)
    if let image { self.image = image }
  }

  /// The number of calendar days in the length of an event with a DURATION. The rest of the time from `start` to `end`,
  /// in hours and minutes, is elapsed time that clock changes do not affect (RFC 5545, 3.3.6).
  ///
  /// `nil` if the event and each of its occurrences last as long on the clock as `end` indicates. Also `nil` if both
  /// interpretations agree: for all-day events, in UTC, and between different zones.
  public var nominalDays: Int? {
    get { days.number(from: start, to: end) }
    set { days = NominalDays(newValue) }
  }
}

/// Equality of all properties. Texts are compared byte by byte, which needs no Unicode tables.
extension Event: Equatable {
  /// Returns whether all properties are equal.
  public static func == (a: Event, b: Event) -> Bool {
    a.calendar == b.calendar && a.start == b.start && a.end == b.end && a.color == b.color && a.status == b.status
      && a.recurrence == b.recurrence && a.recurrenceID == b.recurrenceID
      && a.recurrenceRange == b.recurrenceRange && a.nominalDays == b.nominalDays && a.uid.hasSameBytes(as: b.uid)
      && a.summary.hasSameBytes(as: b.summary) && a.location.hasSameBytes(as: b.location)
      && a.notes.hasSameBytes(as: b.notes) && a.otherLines.hasSameBytes(as: b.otherLines)
  }
}

/// The status of an event (RFC 5545, 3.8.1.11).
public enum EventStatus: UInt8, Hashable, Sendable {
  case unspecified, tentative, confirmed, cancelled
}

extension Event {
  /// Returns whether both events have the same UID in the same calendar.
  func isOfSeries(of other: Event) -> Bool { calendar == other.calendar && uid.hasSameBytes(as: other.uid) }

  /// A hash of the UID and calendar, equal for all versions and overrides of a series.
  var seriesHash: UInt64 { Self.seriesHash(uid, calendar) }

  static func seriesHash(_ uid: String, _ calendar: CalendarID) -> UInt64 { FNV1a(uid, seed: calendar.rawValue).value }
}

/// The occurrences that an override replaces (RANGE; RFC 5545, 3.2.13).
public enum RecurrenceRange: UInt8, Hashable, Sendable {
  /// The occurrence given by `recurrenceID`.
  case this
  /// The occurrence given by `recurrenceID`, and all later ones.
  case thisAndFuture
}

/// The color of an event or a calendar: a built-in hue, or any color, of which only the hue is used.
public enum EventColor: Hashable, Sendable {
  /// A built-in hue.
  case named(EventHue)
  /// A color as 0xRRGGBB.
  case rgb(UInt32)
}

/// A built-in event color. The style defines its tints and text colors.
public enum EventHue: UInt8, CaseIterable, Hashable, Sendable {
  case red, orange, amber, lime, green, teal, cyan, blue, indigo, purple, pink, graphite
}
