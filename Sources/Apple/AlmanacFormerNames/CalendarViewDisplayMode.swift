public import CalendarViews

/// MBCalendarKit's three modes with their raw values, for apps that have stored them.
///
/// New apps use `CalendarLevel.ID`.
public enum CalendarViewDisplayMode: Int, CaseIterable, Hashable, Sendable {
  /// The month level.
  case month = 0
  /// The week level.
  case week = 1
  /// The day level.
  case day = 2

  /// Creates the mode for a level; `nil` for a level that MBCalendarKit does not have.
  public init?(_ level: CalendarLevel.ID) {
    switch level {
    case .month: self = .month
    case .week: self = .week
    case .day: self = .day
    default: return nil
    }
  }

  /// The level of the mode.
  public var level: CalendarLevel.ID {
    switch self {
    case .month: .month
    case .week: .week
    case .day: .day
    }
  }
}

extension CalendarView {
  /// The mode for the current level; `nil` for a level without a mode. Setting it does not animate. Setting `nil` has
  /// no effect.
  public var displayMode: CalendarViewDisplayMode? {
    get { CalendarViewDisplayMode(state.level) }
    set { if let newValue { setDisplayMode(newValue, animated: false) } }
  }

  /// Shows the level of a mode around the day with keyboard focus. The selection is unchanged.
  public func setDisplayMode(_ mode: CalendarViewDisplayMode, animated: Bool) {
    send(.setLevel(mode.level, around: nil, animated: animated))
  }
}

/// The former name of `CalendarViewDisplayMode`.
@available(*, deprecated, renamed: "CalendarViewDisplayMode")
public typealias CKCalendarDisplayMode = CalendarViewDisplayMode

/// The former name of `CalendarViewDisplayMode`.
@available(*, deprecated, renamed: "CalendarViewDisplayMode")
public typealias CKCalendarViewMode = CalendarViewDisplayMode

/// The former name of `CalendarViewDisplayMode`.
@available(*, deprecated, renamed: "CalendarViewDisplayMode")
public typealias CKCalendarViewDisplayMode = CalendarViewDisplayMode

extension CalendarViewDisplayMode {
  /// The former name of `month`.
  @available(*, deprecated, renamed: "month")
  public static var modeMonth: CalendarViewDisplayMode { .month }
  /// The former name of `week`.
  @available(*, deprecated, renamed: "week")
  public static var modeWeek: CalendarViewDisplayMode { .week }
  /// The former name of `day`.
  @available(*, deprecated, renamed: "day")
  public static var modeDay: CalendarViewDisplayMode { .day }
}
