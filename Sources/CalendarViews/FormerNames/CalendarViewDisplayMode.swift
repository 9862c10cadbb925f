/// The three modes of MBCalendarKit with their raw values, for programs that have saved them. The kit's own word is
/// `ZoomLevel`.
public enum CalendarViewDisplayMode: Int, CaseIterable, Hashable, Sendable {
  case month = 0
  case week = 1
  case day = 2

  /// The mode of a level; `nil` for those that MBCalendarKit does not have.
  public init?(_ level: ZoomLevel) {
    switch level {
    case .month: self = .month
    case .week: self = .week
    case .day: self = .day
    case .year, .agenda: return nil
    }
  }

  /// The level.
  public var level: ZoomLevel {
    switch self {
    case .month: .month
    case .week: .week
    case .day: .day
    }
  }
}

extension CalendarView {
  /// The level that is shown as a mode, `nil` for others; setting it does not animate, and `nil` changes nothing.
  public var displayMode: CalendarViewDisplayMode? {
    get { CalendarViewDisplayMode(state.level) }
    set { if let newValue { setDisplayMode(newValue, animated: false) } }
  }

  /// Goes to the level of a mode, around the day that the keyboard's focus is at; what is selected stays.
  public func setDisplayMode(_ mode: CalendarViewDisplayMode, animated: Bool) {
    send(.setLevel(mode.level, around: nil, animated: animated))
  }
}

/// Renamed.
@available(*, deprecated, renamed: "CalendarViewDisplayMode")
public typealias CKCalendarDisplayMode = CalendarViewDisplayMode

/// Renamed.
@available(*, deprecated, renamed: "CalendarViewDisplayMode")
public typealias CKCalendarViewMode = CalendarViewDisplayMode

/// Renamed.
@available(*, deprecated, renamed: "CalendarViewDisplayMode")
public typealias CKCalendarViewDisplayMode = CalendarViewDisplayMode

extension CalendarViewDisplayMode {
  /// Renamed.
  @available(*, deprecated, renamed: "month")
  public static var modeMonth: CalendarViewDisplayMode { .month }
  /// Renamed.
  @available(*, deprecated, renamed: "week")
  public static var modeWeek: CalendarViewDisplayMode { .week }
  /// Renamed.
  @available(*, deprecated, renamed: "day")
  public static var modeDay: CalendarViewDisplayMode { .day }
}
