import Basics

/// A calendar event. A value: identity and revision belong to the store.
///
///     let talk = Event(
///       title: "Talk", start: LocalDateTime(day: day, hour: 9, minute: 30),
///       end: LocalDateTime(day: day, hour: 11, minute: 0))
public struct Event: Sendable {
  /// The globally unique identifier (RFC 5545, 3.8.4.7); equal for a recurring event and its overrides.
  public var uid: String
  /// The calendar; must exist in the store that the event is put into.
  public var calendar: CalendarID
  /// The title; may be empty, of any length and in any script.
  public var summary: String
  /// The start; of a recurring event, that of its first instance.
  public var start: EventTime
  /// The end, exclusive. Equal to `start` for an event without length; never before it in a valid event. With
  /// `nominalDays`, the end that the event would have without clock changes.
  public var end: EventTime
  /// The place in words (LOCATION); empty if unknown.
  public var location: String
  /// The description (RFC 5545, 3.8.1.5) as plain text with line breaks; empty if there is none.
  public var notes: String
  /// The colour of this event; `nil` for that of the calendar.
  public var color: EventColor?
  /// The status; a cancelled event is kept and shown as cancelled.
  public var status: EventStatus
  /// The recurrence; `nil` for an event that happens once.
  public var recurrence: Recurrence?
  /// The start of the instance that this override replaces; `nil` for an event that is no override.
  public var recurrenceID: EventTime?
  /// The instances that an override replaces. With `thisAndFuture`, later instances take its texts, its length and its
  /// distance from `recurrenceID`, up to the next such override; an instance with an override of its own keeps that
  /// one.
  public var recurrenceRange: RecurrenceRange
  private var days = NominalDays()
  /// The properties and components without a field here, as unfolded content lines in their order, kept for writing. A
  /// line with a leading space is written verbatim without it: it is no property, or repeats one that may occur once.
  public var otherLines: [String]

  /// Creates an event without checking it; stores check `invalidity`.
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

  /// The calendar days in the length of an event with a DURATION. The rest of the time from `start` to `end`, in hours
  /// and minutes, is elapsed time that clock changes do not affect (RFC 5545, 3.3.6).
  ///
  /// `nil` if the event, and each of its instances, lasts as long on the clock as `end` says. Also `nil` if both are
  /// the same: for whole days, in UTC, and between different zones.
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

/// The instances that an override replaces (RANGE; RFC 5545, 3.2.13).
public enum RecurrenceRange: UInt8, Hashable, Sendable {
  /// The instance that `recurrenceID` names.
  case this
  /// The instance that `recurrenceID` names and all that come after it.
  case thisAndFuture
}

/// The colour of an event or a calendar: a built-in hue, or any colour, of which the hue is used.
public enum EventColor: Hashable, Sendable {
  /// A built-in hue.
  case named(EventHue)
  /// A colour as 0xRRGGBB.
  case rgb(UInt32)
}

/// A built-in event colour. The style defines its tints and text colours.
public enum EventHue: UInt8, CaseIterable, Hashable, Sendable {
  case red, orange, amber, lime, green, teal, cyan, blue, indigo, purple, pink, graphite
}
