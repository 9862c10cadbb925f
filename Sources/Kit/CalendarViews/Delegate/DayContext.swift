public import CalendarSystems

/// The facts about a day that cells and decorators are given. A value: compare it to see what changed.
public struct DayContext: Hashable, Sendable {
  /// The day.
  public var day: DayNumber
  /// Its date in the calendar's system.
  public var fields: DateFields
  /// Its weekday.
  public var weekday: Weekday
  /// The flags of the day.
  public var flags: DayFlags
  /// The number of events that touch the day, shown or not.
  public var eventCount: Int
  /// The number of those that are not shown on it.
  public var hiddenCount: Int
}

/// The facts about a day that are true or false, such as whether it is selected.
public struct DayFlags: OptionSet, Hashable, Sendable {
  /// The bits, one for each flag.
  public let rawValue: UInt32

  /// Creates flags from bits; unknown ones mean nothing.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The day is today, as the configuration says.
  public static let today = DayFlags(rawValue: 1)
  /// The day is selected.
  public static let selected = DayFlags(rawValue: 2)
  /// The day belongs to another month than the presented one.
  public static let outOfScope = DayFlags(rawValue: 4)
  /// The day belongs to the weekend of the region.
  public static let weekend = DayFlags(rawValue: 8)
  /// The day is the first of a month.
  public static let firstOfMonth = DayFlags(rawValue: 16)
  /// At least one event touches the day.
  public static let hasEvents = DayFlags(rawValue: 32)
  /// The day has the keyboard's focus, or gets it with the Tab key.
  public static let focused = DayFlags(rawValue: 64)
  /// The day cannot be reached, because it lies outside of `CalendarConfiguration.reachable` or is `nameless`. It looks
  /// inactive and does not react.
  public static let outOfRange = DayFlags(rawValue: 128)
  /// A pointer holds the day down.
  public static let pressed = DayFlags(rawValue: 256)
  /// The day lies in a span of several days, ends included, that is selected or that a drag highlights.
  public static let inRange = DayFlags(rawValue: 512)
  /// The day is the first of such a span.
  public static let rangeStart = DayFlags(rawValue: 1024)
  /// The day is the last of such a span.
  public static let rangeEnd = DayFlags(rawValue: 2048)
  /// The day may not be selected, because it lies outside of the selectable days, the decorator disables it, or it is
  /// before or too far behind the first day of a span with a limit whose last day is not chosen.
  public static let disabled = DayFlags(rawValue: 4096)
  /// The calendar system cannot name the day, which lies outside of its `validDays`. Only `outOfRange`, `disabled`,
  /// `weekend`, `focused` and `outOfScope` may be true besides, and `DayContext.fields` are those of the nearest day
  /// with a name.
  public static let nameless = DayFlags(rawValue: 8192)
  /// Three to five events touch the day. Told at the year level.
  public static let severalEvents = DayFlags(rawValue: 16384)
  /// Six events or more touch the day. Told at the year level.
  public static let manyEvents = DayFlags(rawValue: 32768)
  /// Events of the day may be missing, because they could not be loaded (`EventTimeline.loadedDays`).
  public static let notLoaded = DayFlags(rawValue: 65536)
  /// The day lies before today.
  public static let past = DayFlags(rawValue: 131_072)
}
