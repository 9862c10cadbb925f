public import CalendarLayout
public import CalendarSystems
public import CalendarText
public import Events
public import Geometry
public import TimeZones

/// The settings of a calendar: calendar system, locale, today, style, and what users may do.
///
/// ```swift
/// var configuration = CalendarConfiguration(today: today, style: .classic())
/// configuration.selectionMode = .range(maximum: 14)
/// configuration.firstWeekday = .monday
/// let calendar = CalendarView(configuration: configuration)
/// ```
public struct CalendarConfiguration: Sendable {
  /// The calendar system for months and day numbers.
  public var calendar: any CalendarSystem
  /// The language, region, and writing direction.
  public var locale: LocaleInfo {
    @inline(__always) get { localeBox.value }
    set { localeBox = LocaleBox(newValue) }
  }
  /// The text of buttons and lists; `nil` for the phrases of the locale.
  public var phrases: Phrases?
  /// The day that counts as today. The app must set it, because the calendar reads no clock.
  public var today: DayNumber
  /// The colors, fonts, and sizes.
  public var style: CalendarStyle
  /// The day shown initially.
  public var initialDay: DayNumber
  /// The level shown initially, or the nearest allowed one.
  public var initialLevel: CalendarLevel.ID
  /// The levels that users can choose from, in the order of their buttons. Zooming steps through them by the lengths of
  /// their periods. Ids are unique: later levels with a known id are ignored, and so is an empty list.
  public var levels: [CalendarLevel] {
    didSet { levels = CalendarConfiguration.unique(levels, or: oldValue) }
  }
  /// How many days can be selected, and how.
  public var selectionMode: SelectionMode = .optional
  /// The days that users and code can navigate to.
  public var reachable = DayBounds.unlimited
  /// The days that can be selected, within the reachable ones.
  public var selectable = DayBounds.unlimited
  /// How touch and wheel move the content.
  public var scrollPolicy: ScrollPolicy = .continuous
  /// Whether the calendar has a title bar. If not, a `HeaderView` can be placed elsewhere.
  public var showsHeader = true
  /// The controls of the title bar, other than its arrows.
  public var headerControls: HeaderControls = .all
  /// The parts of the title bar in their order; empty, the default, for the standard arrangement. Parts that are missing are
  /// hidden, and so is a control that is missing in `headerControls`.
  public var headerOrder: [HeaderControl] = []
  /// Whether weekday names are shown above months and rows of days. If not, a `WeekdayMenuView` can be placed elsewhere.
  public var showsWeekdayMenu = true
  /// The gestures and keys that users may use.
  public var enabledGestures: CalendarGestures = .all
  /// Whether navigating to another month or week selects a day in it: today if it lies there, otherwise the first day
  /// of the period, or the first of a month that begins later in the week. Also applies to the day level when it shows
  /// only a list. Has an effect only in the modes `optional` and `required`.
  public var selectsPresentedPeriod = false
  /// The layout of months.
  public var month = MonthOptions()
  /// The first day of the week; `nil` for the locale's.
  public var firstWeekday: Weekday?
  /// Which week of a year is its first one, where weeks are numbered.
  public var weekNumberRule: WeekNumberRule = .locale
  /// How the levels week and day show their days.
  public var dayPresentation: DayPresentation = .automatic
  /// Whether a step from one week of a strip to the next is animated.
  public var animatesWeekSteps = true
  /// The duration of `CalendarAction.crossFade`, in seconds, 0...2.
  public var crossFadeTime = 0.2
  /// How the month level shows events.
  public var monthEvents: MonthEvents = .bars
  /// Whether the decorator is also asked for indicators of days without events, where the month level shows indicators.
  public var indicatesDaysWithoutEvents = false
  /// The time, in minutes after midnight, 0...1,440, until which an event may run into the next day without being shown
  /// there; 0 shows it on both days. Applies to events under 24 hours, such as a night shift: months, years, lists, and
  /// printed pages show them on their first day only. The hours of week and day always show both days.
  public var nextDayThreshold = 9 * 60
  /// The order of events that begin on the same day, where the layout is free to choose: the bars and rows of a day, the
  /// all-day lane, and events at the same time in lists and among the hours.
  public var eventOrder = EventOrder()
  /// How events in months and among the hours show their times.
  public var eventTime: EventTimeStyle = .range
  /// Patterns for dates and times. Where one is empty, the pattern of the language is used.
  public var formats = DateFormats()
  /// Whether all-day events, and those of 24 hours or more, have a lane above the hours of week and day. If not, these levels
  /// do not show them.
  public var showsAllDayLane = true
  /// Whether the calendar loads event images that are given as URLs. The server of such an image learns who views the
  /// calendar, and when, so leave this off unless users asked for it (RFC 7986, section 7). Images embedded in an event
  /// are always shown.
  public var loadsRemoteImages = false
  /// The beginning of the URL of a map, which the place of an event follows, percent-encoded, in its details; without an
  /// `http` or `https` URL, places are no links. Nothing is loaded from there until people open the link.
  public var mapURL = "https://www.openstreetmap.org/search?query="
  /// The instant of the current-time line at the levels week and day. The host updates it every minute; `nil` hides the
  /// line.
  public var now: Instant?
  /// The working hours, which week and day show brighter than other hours. If empty, all hours look alike.
  public var businessHours: [BusinessHours] = []
  /// The columns of resources, at levels that have them.
  public var resources = ResourceOptions()
  /// The part of the day that week and day show.
  public var visibleHours = VisibleHours.all
  /// The duration of a slot at levels with hours, in minutes, clamped to 1...1,440: the distance between two lines, counted
  /// from midnight, the length of a time that a click selects in the mode `time`, and the default for moving edges of
  /// events (`EditOptions.snap`). With `nil`, the default, lines mark hours and, where there is room, half-hours. Slots
  /// lower than six points have lines at full hours only.
  ///
  ///     configuration.slotDuration = 20
  public var slotDuration: Int?
  /// The interval between two labels of hours, in minutes, clamped to 1...1,440 and counted from midnight. With `nil`, the
  /// default, each hour has a label or, if hours are low, every second, third, and so on. Where labels would overlap, there
  /// are fewer.
  public var slotLabelInterval: Int?
  /// The weekdays that years, months, weeks, and rows of days show. An empty set shows all.
  public var visibleWeekdays = WeekdaySet.all
  /// The time zone in which hosts compute `today`, and whose hours are shown while the calendar has no timeline; `nil`
  /// for the timeline's zone.
  public var zone: ZoneRules?
  /// A second time zone, whose hours are shown next to the display zone's at the levels week and day.
  public var secondZone: ZoneRules?

  /// The storage of `locale`.
  private(set) var localeBox: LocaleBox

  /// The number of months side by side at the year level, clamped to 1...4; `nil` chooses it by the width.
  public var monthColumns: Int?

  /// Creates a configuration. By default, `initialDay` is today.
  public init(
    calendar: any CalendarSystem = GregorianCalendar.shared, locale: LocaleInfo = .english, today: DayNumber,
    style: CalendarStyle = .standard, initialDay: DayNumber? = nil, initialLevel: CalendarLevel.ID = .month,
    levels: [CalendarLevel] = .standard
  ) {
    self.calendar = calendar
    localeBox = LocaleBox(locale)
    self.today = today
    self.style = style
    self.initialDay = initialDay ?? today
    self.initialLevel = initialLevel
    self.levels = CalendarConfiguration.unique(levels, or: [])
    if levels.isEmpty { self.levels = .standard }
  }

  private static func unique(_ levels: [CalendarLevel], or former: [CalendarLevel]) -> [CalendarLevel] {
    var unique: [CalendarLevel] = []
    for level in levels where unique[level.id] == nil { unique.append(level) }
    return unique.isEmpty ? former : unique
  }

  /// The grid of weeks, with their first weekday.
  public var grid: WeekGrid { WeekGrid(firstWeekday: firstWeekday ?? locale.firstWeekday) }

  /// The height of the row of weekday names above a month, in points; 0 if it is hidden.
  var weekdayMenuHeight: Double { showsWeekdayMenu ? max(0, style.header.weekdayMenuHeight) : 0 }

  /// The layout direction of the locale.
  public var direction: LayoutDirection { locale.isRightToLeft ? .rightToLeft : .leftToRight }

  /// The days of `reachable` that the calendar system can name. If there are none, the nearest day that it can name.
  package var reachableDays: ClosedRange<DayNumber> {
    let valid = calendar.validDays
    if let days = reachable.intersection(valid) { return days }
    let nearest = reachable.last.map { $0 < valid.lowerBound } == true ? valid.lowerBound : valid.upperBound
    return nearest...nearest
  }

  /// The days that are both reachable and selectable, or `nil` if there are none.
  package var selectableDays: ClosedRange<DayNumber>? { selectable.intersection(reachableDays) }

  /// Returns whether a day is reachable.
  public func isReachable(_ day: DayNumber) -> Bool { reachableDays.contains(day) }

  /// Returns whether a day is reachable and selectable. The decorator and the delegate may still refuse it.
  public func isSelectable(_ day: DayNumber) -> Bool { selectableDays?.contains(day) == true }

  /// Whether the content moves only by code, keys, and buttons.
  public var scrollsByCode: Bool { scrollPolicy == .none || !enabledGestures.contains(.scroll) }

  /// Returns the day itself, or the nearest reachable one.
  public func clamp(_ day: DayNumber) -> DayNumber {
    let days = reachableDays
    return min(max(day, days.lowerBound), days.upperBound)
  }

  /// Returns the day itself, or the nearest selectable one; `nil` if there is none.
  package func clampToSelectable(_ day: DayNumber) -> DayNumber? {
    selectableDays.map { min(max(day, $0.lowerBound), $0.upperBound) }
  }
}

/// The controls of a calendar's title bar, other than its arrows.
public struct HeaderControls: OptionSet, Hashable, Sendable {
  /// The bits, one for each control.
  public let rawValue: UInt8

  /// Creates a set from bits. Unknown bits are ignored.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The button that goes to today.
  public static let today = HeaderControls(rawValue: 1)
  /// The level switcher, shown if there is more than one level.
  public static let levels = HeaderControls(rawValue: 2)
  /// The button that creates an event, in a calendar that can be edited.
  public static let new = HeaderControls(rawValue: 4)
  /// All controls.
  public static let all: HeaderControls = [.today, .levels, .new]
}

/// How events in months and among the hours show their times. Lists show both times in any case.
public enum EventTimeStyle: UInt8, Hashable, Sendable {
  /// Blocks among the hours show start and end, as far as there is room, and bars show the start.
  case range
  /// Blocks and bars show the start.
  case start
  /// No times.
  case none
}

/// How the month level shows events.
public enum MonthEvents: UInt8, Hashable, Sendable {
  /// Bars with titles, or dots if there is no room for bars.
  case bars
  /// Up to three dots in the colors of the events. If there are more events, the last dot is longer.
  case dots
  /// One indicator on each day with events.
  case indicator
}
