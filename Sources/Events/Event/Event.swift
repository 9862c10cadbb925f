import Basics

/// What is planned. A value; identity and revision belong to the store.
public struct Event: Sendable {
  /// The globally unique identifier of RFC 5545; the same for a recurring event and its overrides.
  public var uid: String
  /// Must be known to the store that the event is put into.
  public var calendar: CalendarID
  /// The title; may be empty, of any length and in any script.
  public var summary: String
  /// When it begins; of a recurring event, its first instance.
  public var start: EventTime
  /// When it is over, never before `start`: readers of files repair that. Equal to `start` for an event without length.
  /// Of an event with `nominalDays`, where it would end if the clocks did not change.
  public var end: EventTime
  /// Where it takes place, in words; empty if it is not said.
  public var location: String
  /// DESCRIPTION of RFC 5545; plain text with line breaks, empty if there are none.
  public var notes: String
  /// Its own colour; `nil` for that of the calendar.
  public var color: EventColor?
  /// A cancelled event is kept and shown as such.
  public var status: EventStatus
  /// When it happens again; `nil` if it happens once.
  public var recurrence: Recurrence?
  /// For an override: the start of the instance it replaces.
  public var recurrenceID: EventTime?
  /// For an override: how many instances it replaces. Of one that also replaces those that follow, they have its texts
  /// and length and its distance from `recurrenceID`, up to the next override of that kind; those with an override of
  /// their own have that.
  public var recurrenceRange: RecurrenceRange
  private var days = NominalDays()
  /// Properties and components this kit does not interpret: unfolded content lines in their order, kept for writing.
  /// What stands behind a space is written as it is, without that: a line that is no property, or one of a property that
  /// an event has once, and that counted before.
  public var otherLines: [String]

  /// Checks nothing; `invalidity` does, and stores ask for it.
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

  /// For an event with a DURATION instead of an end: how many of its days are days of the calendar. The rest of the time
  /// from `start` to `end`, hours and minutes, is time that passes, whatever the clocks do meanwhile (RFC 5545, 3.3.6).
  /// `nil`: the event, and each of its instances, lasts as long on the clock as `end` says.
  ///
  /// `nil` too where both are the same: for whole days, in UTC, between different clocks.
  public var nominalDays: Int? {
    get { days.number(from: start, to: end) }
    set { days = NominalDays(newValue) }
  }
}

/// Texts are compared byte by byte, which needs no Unicode tables.
extension Event: Equatable {
  /// All properties are the same.
  public static func == (a: Event, b: Event) -> Bool {
    a.calendar == b.calendar && a.start == b.start && a.end == b.end && a.color == b.color && a.status == b.status
      && a.recurrence == b.recurrence && a.recurrenceID == b.recurrenceID
      && a.recurrenceRange == b.recurrenceRange && a.nominalDays == b.nominalDays && a.uid.hasSameBytes(as: b.uid)
      && a.summary.hasSameBytes(as: b.summary) && a.location.hasSameBytes(as: b.location)
      && a.notes.hasSameBytes(as: b.notes) && a.otherLines.hasSameBytes(as: b.otherLines)
  }
}

/// RFC 5545 STATUS of an event.
public enum EventStatus: UInt8, Hashable, Sendable {
  case unspecified, tentative, confirmed, cancelled
}

extension Event {
  /// Whether both have the same UID in the same calendar.
  func isOfSeries(of other: Event) -> Bool { calendar == other.calendar && uid.hasSameBytes(as: other.uid) }

  /// A hash of what all versions and overrides of a series have in common: UID and calendar.
  var seriesHash: UInt64 { FNV1a(uid, seed: calendar.rawValue).value }
}

/// Which instances an override replaces (RANGE of RFC 5545, 3.2.13).
public enum RecurrenceRange: UInt8, Hashable, Sendable {
  /// The one that `recurrenceID` names.
  case this
  /// That one and all that come after it.
  case thisAndFuture
}

/// The colour an event or a calendar asks for: one of the built-in hues, or any colour, whose hue is then used.
public enum EventColor: Hashable, Sendable {
  case named(EventHue)
  /// 0xRRGGBB.
  case rgb(UInt32)
}

/// The built-in event colours; their tints and text colours belong to the style.
public enum EventHue: UInt8, CaseIterable, Hashable, Sendable {
  case red, orange, amber, lime, green, teal, cyan, blue, indigo, purple, pink, graphite
}
