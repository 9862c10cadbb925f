public import CalendarLayout
public import CalendarSystems
public import CalendarText
public import Geometry
public import TimeZones

/// What a calendar is told from outside: which calendar system, which language, which day is today, which looks.
public struct CalendarConfiguration: Sendable {
  /// The calendar system that months and day numbers belong to.
  public var calendar: any CalendarSystem
  /// Language, region and direction.
  public var locale: LocaleInfo {
    @inline(__always) get { localeBox.value }
    set { localeBox = LocaleBox(newValue) }
  }
  /// The words of buttons and lists, in the place of the kit's own; `nil` for those of the locale's language.
  public var phrases: Phrases? {
    get { phrasesBox?.value }
    set { phrasesBox = newValue.map { PhrasesBox($0) } }
  }
  /// Handed in; nothing here reads a clock.
  public var today: DayNumber
  /// Colours, type and sizes.
  public var style: CalendarStyle
  /// The day shown at first.
  public var initialDay: DayNumber
  /// The level shown at first; if it is not allowed, the nearest that is.
  public var initialLevel: ZoomLevel
  /// The outermost and the deepest level that can be reached by zooming. `agenda` has no place in it.
  public var levels: ClosedRange<ZoomLevel> {
    didSet { levels = CalendarConfiguration.withoutAgenda(levels) }
  }
  /// Whether the agenda can be reached.
  public var allowsAgenda: Bool
  /// How many days can be selected.
  public var selectionMode: SelectionMode = .optional
  /// The days that scrolling, arrows and code can reach.
  public var reachable = DayBounds.unlimited
  /// The days that can be selected, as far as they can be reached.
  public var selectable = DayBounds.unlimited
  /// How fingers and wheels move the content.
  public var scrollPolicy: ScrollPolicy = .continuous
  /// Whether there is a title bar. Without it, a `HeaderView` can stand elsewhere, or none at all.
  public var showsHeader = true
  /// What the title bar offers besides the arrows.
  public var headerControls: HeaderControls = .all
  /// Whether the month level has a row of weekday names. Without it, a `WeekdayMenuView` can stand elsewhere.
  public var showsWeekdayMenu = true
  /// What people may do.
  public var enabledGestures: CalendarGestures = .all
  /// Whether another month (at the week level: week) that comes to be presented selects a day of its own: today, if it
  /// lies there, else its first. So does another day at the day level, where that is shown as a list alone. In the modes
  /// `optional` and `required` only.
  public var selectsPresentedPeriod = false
  /// How months are laid out.
  public var month = MonthOptions()
  /// The day that weeks begin with; `nil` for that of the locale.
  public var firstWeekday: Weekday?
  /// How week and day show their days.
  public var dayPresentation: DayPresentation = .automatic
  /// Whether a step from one week of a strip to the next slides.
  public var animatesWeekSteps = true
  /// Seconds of the cross-fade of `CalendarAction.crossFade`, 0...2.
  public var crossFadeTime = 0.2
  /// How the month level shows events.
  public var monthEvents: MonthEvents = .bars
  /// Whether the delegate is asked for marks of days without events, too, where the month level shows marks.
  public var marksDaysWithoutEvents = false
  /// Whether images of events that are addresses are loaded. Whoever serves them then learns who looks at the calendar,
  /// and when; leave it off unless people asked for it (RFC 7986, 7). Images in files themselves are always shown.
  public var loadsRemoteImages = false
  /// Where the now line of week and day is; the host sets it every minute. `nil` shows no line.
  public var now: Instant?
  /// The hours of work, which week and day show brighter than others; `nil` makes no difference between hours.
  public var businessHours: BusinessHours?
  /// The minutes of the day that week and day show.
  public var visibleHours = VisibleHours.all
  /// The weekdays that year, month, week and rows of days show; an empty set counts as all.
  public var visibleWeekdays = WeekdaySet.all
  /// A zone whose hours stand beside those of the display zone in week and day.
  public var secondZone: ZoneRules?

  /// Holds `locale`.
  private(set) var localeBox: LocaleBox
  /// Holds `phrases`.
  private(set) var phrasesBox: PhrasesBox?

  /// How many months stand side by side at the year level, cut to 1...4; `nil` for as many as the width suggests.
  public var monthColumns: Int?

  /// `initialDay` is today unless given.
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

  /// The height of the month level's row of weekday names, 0 without one.
  var weekdayMenuHeight: Double { showsWeekdayMenu ? max(0, style.header.weekdayMenuHeight) : 0 }

  /// Which way lines and columns run.
  public var direction: LayoutDirection { locale.isRightToLeft ? .rightToLeft : .leftToRight }

  /// The levels that a person can choose from, in order.
  public var shownLevels: [ZoomLevel] {
    ZoomLevel.allCases.filter { $0 == .agenda ? allowsAgenda : levels.contains($0) }
  }

  /// The nearest level that can be reached.
  public func allowed(_ level: ZoomLevel) -> ZoomLevel {
    if level == .agenda { return allowsAgenda ? level : levels.upperBound }
    return min(max(level, levels.lowerBound), levels.upperBound)
  }

  /// The outermost level that can be reached. One that is deeper than `maximumZoomLevel`, and the agenda, are refused:
  /// the old one stays.
  public var minimumZoomLevel: ZoomLevel {
    get { levels.lowerBound }
    set { if newValue <= levels.upperBound { levels = newValue...levels.upperBound } }
  }

  /// The deepest level that can be reached. One that is less deep than `minimumZoomLevel`, and the agenda, are refused:
  /// the old one stays.
  public var maximumZoomLevel: ZoomLevel {
    get { levels.upperBound }
    set { if newValue >= levels.lowerBound, newValue != .agenda { levels = levels.lowerBound...newValue } }
  }

  /// The days that can be reached: those within `reachable` that the calendar can name, or the nearest of these if
  /// there are none.
  public var reachableDays: ClosedRange<DayNumber> {
    let valid = calendar.validDays
    if let days = reachable.intersection(valid) { return days }
    let nearest = reachable.last.map { $0 < valid.lowerBound } == true ? valid.lowerBound : valid.upperBound
    return nearest...nearest
  }

  /// The days that can be reached and selected, or `nil` if there are none.
  public var selectableDays: ClosedRange<DayNumber>? { selectable.intersection(reachableDays) }

  /// Whether a day can be reached.
  public func isReachable(_ day: DayNumber) -> Bool { reachableDays.contains(day) }

  /// Whether a day can be reached and selected. The delegate may refuse it all the same.
  public func isSelectable(_ day: DayNumber) -> Bool { selectableDays?.contains(day) == true }

  /// Whether the content moves by code alone.
  public var scrollsByCode: Bool { scrollPolicy == .none || !enabledGestures.contains(.scroll) }

  /// Whether two taps at a level lead to a deeper one.
  public func zoomsByDoubleTap(at level: ZoomLevel) -> Bool {
    enabledGestures.contains(.doubleTap) && level.deeper.map { levels.contains($0) } == true
  }

  /// The nearest day that can be reached.
  public func clamp(_ day: DayNumber) -> DayNumber {
    let days = reachableDays
    return min(max(day, days.lowerBound), days.upperBound)
  }

  /// The nearest day that can be selected, or `nil` if none can.
  public func clampToSelectable(_ day: DayNumber) -> DayNumber? {
    selectableDays.map { min(max(day, $0.lowerBound), $0.upperBound) }
  }

  private static func withoutAgenda(_ levels: ClosedRange<ZoomLevel>) -> ClosedRange<ZoomLevel> {
    min(levels.lowerBound, .day)...min(levels.upperBound, .day)
  }
}

/// What the title bar of a calendar offers besides its arrows.
public struct HeaderControls: OptionSet, Hashable, Sendable {
  /// A bit for each control.
  public let rawValue: UInt8

  /// Unknown bits mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The button that leads to today.
  public static let today = HeaderControls(rawValue: 1)
  /// The switch between levels, where there is more than one.
  public static let levels = HeaderControls(rawValue: 2)
  /// All of them.
  public static let all: HeaderControls = [.today, .levels]
}

/// How the month level shows events.
public enum MonthEvents: UInt8, Hashable, Sendable {
  /// As bars with titles; as dots where there is no room.
  case bars
  /// As up to three dots in the colours of the events.
  case dots
  /// As one mark for each day with events.
  case indicator
}
