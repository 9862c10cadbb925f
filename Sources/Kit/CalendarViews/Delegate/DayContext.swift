public import CalendarSystems

/// The facts about a day that cells and decorators receive. Compare two contexts of a day to see what changed.
public struct DayContext: Hashable, Sendable {
  /// The day.
  public var day: DayNumber
  /// Its date in the calendar's system.
  public var fields: DateFields
  /// Its weekday.
  public var weekday: Weekday
  /// The flags of the day.
  public var flags: DayFlags
  /// The number of events on the day, visible or not.
  public var eventCount: Int
  /// The number of events on the day that are not visible.
  public var hiddenCount: Int
}

/// The properties of a day that are either true or false, such as being selected.
public struct DayFlags: OptionSet, Hashable, Sendable {
  /// The bits, one for each flag.
  public let rawValue: UInt32

  /// Creates flags from bits. Unknown bits are ignored.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The day is the configuration's `today`.
  public static let today = DayFlags(rawValue: 1)
  /// The day is selected.
  public static let selected = DayFlags(rawValue: 2)
  /// The day does not belong to the presented month.
  public static let outOfScope = DayFlags(rawValue: 4)
  /// The day belongs to the region's weekend.
  public static let weekend = DayFlags(rawValue: 8)
  /// The day is the first of a month.
  public static let firstOfMonth = DayFlags(rawValue: 16)
  /// The day has at least one event.
  public static let hasEvents = DayFlags(rawValue: 32)
  /// The day has keyboard focus, or receives it with the Tab key.
  public static let focused = DayFlags(rawValue: 64)
  /// The day is unreachable, because it lies outside `CalendarConfiguration.reachable` or is `nameless`. It looks
  /// inactive and does not respond to input.
  public static let outOfRange = DayFlags(rawValue: 128)
  /// The day is being pressed.
  public static let pressed = DayFlags(rawValue: 256)
  /// The day lies in a selected or highlighted span of several days, ends included.
  public static let inRange = DayFlags(rawValue: 512)
  /// The day is the first of such a span.
  public static let rangeStart = DayFlags(rawValue: 1024)
  /// The day is the last of such a span.
  public static let rangeEnd = DayFlags(rawValue: 2048)
  /// The day may not be selected: it lies outside the selectable days, the decorator disables it, or it is before or
  /// too far after the first day of a limited span whose last day has not been chosen.
  public static let disabled = DayFlags(rawValue: 4096)
  /// The calendar system cannot name the day, which lies outside its `validDays`. The only other flags it may have are
  /// `outOfRange`, `disabled`, `weekend`, `focused`, and `outOfScope`. Its `DayContext.fields` are the fields of the
  /// nearest day with a name.
  public static let nameless = DayFlags(rawValue: 8192)
  /// The day has three to five events. Set at the year level only.
  public static let severalEvents = DayFlags(rawValue: 16384)
  /// The day has six or more events. Set at the year level only.
  public static let manyEvents = DayFlags(rawValue: 32768)
  /// Some events of the day may be missing, because they could not be loaded (`EventTimeline.loadedDays`).
  public static let notLoaded = DayFlags(rawValue: 65536)
  /// The day lies before today.
  public static let past = DayFlags(rawValue: 131_072)
}
