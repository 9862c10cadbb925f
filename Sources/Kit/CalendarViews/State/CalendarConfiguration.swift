public import CalendarLayout
public import CalendarSystems
public import CalendarText
public import Geometry
public import TimeZones

/// The settings of a calendar that a program decides: calendar system, language, today, style, and what people may do.
///
/// ```swift
/// var configuration = CalendarConfiguration(today: today, style: .classic())
/// configuration.selectionMode = .range(maximum: 14)
/// configuration.firstWeekday = .monday
/// let calendar = CalendarView(configuration: configuration)
/// ```
public struct CalendarConfiguration: Sendable {
  /// The calendar system that months and day numbers belong to.
  public var calendar: any CalendarSystem
  /// The language, region and direction of reading.
  public var locale: LocaleInfo {
    @inline(__always) get { localeBox.value }
    set { localeBox = LocaleBox(newValue) }
  }
  /// The words of buttons and lists; `nil` for those of the locale.
  public var phrases: Phrases?
  /// The day that is today; handed in, because nothing here reads a clock.
  public var today: DayNumber
  /// The colors, type and sizes.
  public var style: CalendarStyle
  /// The day shown at first.
  public var initialDay: DayNumber
  /// The level shown at first, or if it is not allowed, the nearest that is.
  public var initialLevel: ZoomLevel
  /// The outermost and the deepest level that can be reached by zooming, without `agenda`, which lies beside them.
  public var levels: ClosedRange<ZoomLevel> {
    didSet { levels = CalendarConfiguration.withoutAgenda(levels) }
  }
  /// Whether the agenda can be reached.
  public var allowsAgenda: Bool
  /// The number of days that can be selected, and how.
  public var selectionMode: SelectionMode = .optional
  /// The days that scrolling, arrows and code can reach.
  public var reachable = DayBounds.unlimited
  /// The days that can be selected, as far as they can be reached.
  public var selectable = DayBounds.unlimited
  /// The way fingers and wheels move the content.
  public var scrollPolicy: ScrollPolicy = .continuous
  /// Whether there is a title bar. Without it, a `HeaderView` can be put elsewhere.
  public var showsHeader = true
  /// The controls of the title bar besides its arrows.
  public var headerControls: HeaderControls = .all
  /// Whether months and rows of days have a row of weekday names above them. Without it, a `WeekdayMenuView` can be put
  /// elsewhere.
  public var showsWeekdayMenu = true
  /// The gestures and keys that people may use.
  public var enabledGestures: CalendarGestures = .all
  /// Whether a day is selected when another month or week is presented: today if it lies there, else the first day of
  /// the period, or the first of a month that begins in a later week. The same holds for another day at the day level
  /// where that is a list alone. In the modes `optional` and `required` only.
  public var selectsPresentedPeriod = false
  /// The layout of months.
  public var month = MonthOptions()
  /// The weekday that weeks begin with; `nil` for that of the locale.
  public var firstWeekday: Weekday?
  /// The way the levels week and day show their days.
  public var dayPresentation: DayPresentation = .automatic
  /// Whether a step from one week of a strip to the next is animated.
  public var animatesWeekSteps = true
  /// The duration of `CalendarAction.crossFade`, in seconds, 0...2.
  public var crossFadeTime = 0.2
  /// The way the month level shows events.
  public var monthEvents: MonthEvents = .bars
  /// Whether the decorator is asked for indicators of days without events, too, where the month level shows indicators.
  public var indicatesDaysWithoutEvents = false
  /// The time of day, in minutes, 0...1,440, up to which an event may end on the next day without being shown there; 0 for
  /// none. An event of less than 24 hours that ends by then, such as a night shift, is shown on its first day only: in
  /// months, years, lists, and on paper. Hours show it on both days.
  public var nextDayThreshold = 9 * 60
  /// Whether images of events that are addresses are loaded. The server of such an image learns who looks at the
  /// calendar, and when, so leave it off unless people asked for it (RFC 7986, 7). Images that lie in the event itself
  /// are always shown.
  public var loadsRemoteImages = false
  /// The instant of the now line at the levels week and day, set by the host every minute; `nil` for no line.
  public var now: Instant?
  /// The hours of work, which week and day show brighter than others; an empty list makes no difference between hours.
  public var businessHours: [BusinessHours] = []
  /// The minutes of the day that week and day show.
  public var visibleHours = VisibleHours.all
  /// The weekdays that year, month, week and rows of days show; an empty set counts as all.
  public var visibleWeekdays = WeekdaySet.all
  /// The zone in which `today` is a day, for hosts that follow a clock, and that of hours while there is no timeline; `nil`
  /// for the zone of the timeline.
  public var zone: ZoneRules?
  /// A zone whose hours are shown beside those of the display zone at the levels week and day.
  public var secondZone: ZoneRules?

  /// The box that holds `locale`.
  private(set) var localeBox: LocaleBox

  /// The number of months side by side at the year level, cut to 1...4; `nil` for as many as the width suggests.
  public var monthColumns: Int?

  /// Creates a configuration whose `initialDay` is today by default.
  public init(
    calendar: any CalendarSystem = GregorianCalendar.shared, locale: LocaleInfo = .english, today: DayNumber,
    style: CalendarStyle = .standard, initialDay: DayNumber? = nil, initialLevel: ZoomLevel = .month,
    levels: ClosedRange<ZoomLevel> = .year ... .day, allowsAgenda: Bool = true
  ) {
    self.calendar = calendar
    localeBox = LocaleBox(locale)
    self.today = today
    self.style = style
    self.initialDay = initialDay ?? today
    self.initialLevel = initialLevel
    self.levels = CalendarConfiguration.withoutAgenda(levels)
    self.allowsAgenda = allowsAgenda
  }

  /// The sequence of weeks.
  public var grid: WeekGrid { WeekGrid(firstWeekday: firstWeekday ?? locale.firstWeekday) }

  /// The height of the row of weekday names above a month, 0 without one.
  var weekdayMenuHeight: Double { showsWeekdayMenu ? max(0, style.header.weekdayMenuHeight) : 0 }

  /// The direction in which lines and columns run.
  public var direction: LayoutDirection { locale.isRightToLeft ? .rightToLeft : .leftToRight }

  /// The levels that a person can choose from, in order.
  public var shownLevels: [ZoomLevel] {
    ZoomLevel.allCases.filter { $0 == .agenda ? allowsAgenda : levels.contains($0) }
  }

  /// Returns the level itself, or the nearest that can be reached.
  public func allowed(_ level: ZoomLevel) -> ZoomLevel {
    if level == .agenda { return allowsAgenda ? level : levels.upperBound }
    return min(max(level, levels.lowerBound), levels.upperBound)
  }

  /// The outermost level that can be reached. Setting one that is deeper than `maximumZoomLevel`, or the agenda,
  /// changes nothing.
  public var minimumZoomLevel: ZoomLevel {
    get { levels.lowerBound }
    set { if newValue <= levels.upperBound { levels = newValue...levels.upperBound } }
  }

  /// The deepest level that can be reached. Setting one that is less deep than `minimumZoomLevel`, or the agenda,
  /// changes nothing.
  public var maximumZoomLevel: ZoomLevel {
    get { levels.upperBound }
    set { if newValue >= levels.lowerBound, newValue != .agenda { levels = levels.lowerBound...newValue } }
  }

  /// The days that can be reached: those of `reachable` that the calendar system can name, or if there are none, the
  /// nearest day that it can.
  public var reachableDays: ClosedRange<DayNumber> {
    let valid = calendar.validDays
    if let days = reachable.intersection(valid) { return days }
    let nearest = reachable.last.map { $0 < valid.lowerBound } == true ? valid.lowerBound : valid.upperBound
    return nearest...nearest
  }

  /// The days that can be reached and selected, or `nil` if there are none.
  public var selectableDays: ClosedRange<DayNumber>? { selectable.intersection(reachableDays) }

  /// Returns whether a day can be reached.
  public func isReachable(_ day: DayNumber) -> Bool { reachableDays.contains(day) }

  /// Returns whether a day can be reached and selected. Decorator and delegate may refuse it all the same.
  public func isSelectable(_ day: DayNumber) -> Bool { selectableDays?.contains(day) == true }

  /// Whether only code moves the content.
  public var scrollsByCode: Bool { scrollPolicy == .none || !enabledGestures.contains(.scroll) }

  /// Returns whether two taps at a level lead to a deeper one.
  public func zoomsByDoubleTap(at level: ZoomLevel) -> Bool {
    enabledGestures.contains(.doubleTap) && level.deeper.map { levels.contains($0) } == true
  }

  /// Returns the day itself, or the nearest that can be reached.
  public func clamp(_ day: DayNumber) -> DayNumber {
    let days = reachableDays
    return min(max(day, days.lowerBound), days.upperBound)
  }

  /// Returns the day itself or the nearest that can be selected; `nil` if none can.
  public func clampToSelectable(_ day: DayNumber) -> DayNumber? {
    selectableDays.map { min(max(day, $0.lowerBound), $0.upperBound) }
  }

  private static func withoutAgenda(_ levels: ClosedRange<ZoomLevel>) -> ClosedRange<ZoomLevel> {
    min(levels.lowerBound, .day)...min(levels.upperBound, .day)
  }
}

/// The controls of a calendar's title bar besides its arrows.
public struct HeaderControls: OptionSet, Hashable, Sendable {
  /// The bits, one for each control.
  public let rawValue: UInt8

  /// Creates a set from bits; unknown ones mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The button that shows today.
  public static let today = HeaderControls(rawValue: 1)
  /// The switch between levels, where there is more than one.
  public static let levels = HeaderControls(rawValue: 2)
  /// All controls.
  public static let all: HeaderControls = [.today, .levels]
}

/// The way the month level shows events.
public enum MonthEvents: UInt8, Hashable, Sendable {
  /// Bars with titles, or dots where there is no room for bars.
  case bars
  /// Up to three dots in the colors of the events; for more events, the last one is longer.
  case dots
  /// One indicator for each day with events.
  case indicator
}
