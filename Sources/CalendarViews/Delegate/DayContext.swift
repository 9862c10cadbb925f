public import CalendarSystems

/// What a hook or a cell is told of a day. A value: compare it to see what changed.
public struct DayContext: Hashable, Sendable {
  /// The day.
  public var day: DayNumber
  /// Its date in the calendar's system.
  public var fields: DateFields
  /// Its weekday.
  public var weekday: Weekday
  /// What is true of it.
  public var flags: DayFlags
  /// Events that touch the day, seen or not.
  public var eventCount: Int
  /// How many of them are not visible on it.
  public var hiddenCount: Int
}

/// What is true of a day.
public struct DayFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt16

  /// - Parameter rawValue: the bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The day that the host says is today.
  public static let today = DayFlags(rawValue: 1)
  /// A selected day.
  public static let selected = DayFlags(rawValue: 2)
  /// Belongs to another month than the one presented.
  public static let outOfScope = DayFlags(rawValue: 4)
  /// A day of the weekend in the region.
  public static let weekend = DayFlags(rawValue: 8)
  /// The first day of a month.
  public static let firstOfMonth = DayFlags(rawValue: 16)
  /// At least one event touches it.
  public static let hasEvents = DayFlags(rawValue: 32)
  /// The Tab key stops here.
  public static let focused = DayFlags(rawValue: 64)
  /// Out of reach: before the first or after the last day of `CalendarConfiguration.reachable`, or `nameless`. It looks
  /// inactive and does not answer.
  public static let outOfRange = DayFlags(rawValue: 128)
  /// A pointer holds it down.
  public static let pressed = DayFlags(rawValue: 256)
  /// Inside a span of several days, ends included, that is selected or about to be.
  public static let inRange = DayFlags(rawValue: 512)
  /// The first day of such a span.
  public static let rangeStart = DayFlags(rawValue: 1024)
  /// The last day of such a span.
  public static let rangeEnd = DayFlags(rawValue: 2048)
  /// May not be selected: out of the selectable days, refused by the delegate's `isEnabled`, or too far from the first end
  /// of a span.
  public static let disabled = DayFlags(rawValue: 4096)
  /// The calendar cannot name the day (its `validDays` end before); nothing else is true of it then but `outOfRange`,
  /// `disabled`, `weekend`, `focused` and `outOfScope`, and `DayContext.fields` are those of the nearest day that has a
  /// name.
  public static let nameless = DayFlags(rawValue: 8192)
}
