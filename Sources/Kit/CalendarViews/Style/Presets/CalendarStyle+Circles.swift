import CalendarSystems
import ViewKit

extension CalendarStyle {
  /// Returns a style that looks like CVCalendar: centered numbers, circles around selected days, today in red, and dots
  /// spread over the width.
  ///
  ///     calendar.style = .circles(.latest)
  ///     calendar.configure { $0.monthEvents = .dots }
  ///
  /// All colors except the ones in `exceptions` become palette entries with names that begin with `circles-`.
  ///
  /// - Parameter values: the appearance of each state; the default looks like the first version of CVCalendar.
  public static func circles(_ values: CircleAppearance = CircleAppearance()) -> CalendarStyle {
    var style = CalendarStyle()
    var values = values
    style.define("circles-normal", &values.normal)
    style.define("circles-outside", &values.outside)
    style.define("circles-disabled", &values.disabled)
    style.define("circles-today", &values.today)
    style.define("circles-highlighted", &values.highlighted)
    style.define("circles-today-highlighted", &values.todayHighlighted)
    style.define("circles-selected", &values.selected)
    style.define("circles-today-selected", &values.todaySelected)
    values.highlightedDot = style.define("circles-dot", values.highlightedDot)
    if let line = values.topMarker { values.topMarker = style.define("circles-line", line) }
    style.day = DayStyle(values) { style.define($0) }
    style.day.rowSpace = values.rowSpace
    style.day.columnSpace = values.columnSpace
    style.indicator.arrangement = .spread
    style.indicator.size = values.dotSize
    style.indicator.centerPart = values.dotOffset > 0 ? 1 - 1 / values.dotOffset : 0.7
    style.indicator.movesOnSelection = values.movesDot
    style.type.weekdayMenu = TextStyle(size: 10, lineHeight: 14, weight: .bold, alignment: .center)
    style.menu.isUppercase = true
    return style
  }

  /// Adds the colors of a state to the palette.
  private mutating func define(_ name: String, _ state: inout CircleAppearance.State) {
    if let text = state.text { state.text = define(name + "-text", text) }
    if let background = state.background { state.background = define(name + "-background", background) }
  }
}

extension DayStyle {
  /// Creates the rules of the circle style with the fonts that every palette has. For other fonts, use
  /// `CalendarStyle.circles(_:)`.
  public init(_ values: CircleAppearance) { self.init(values) { FontRole($0) } }

  /// Creates the rules of the circle style.
  ///
  /// - Parameter font: returns the role of a font.
  init(_ values: CircleAppearance, font: (FontFamily) -> FontRole) {
    self.init(rules: [])
    continuesLines = false
    if values.hidesTopMarkerWhileTurning { hiddenWhileTurning = .topLines }
    placement = .center
    add(.alignment(.center))
    add(.fill(.role(CalendarRole.background)), at: [.month, .strip])
    add(.topLine(values.topMarker), at: [.month, .strip])
    add(values.normal, font: font)
    add(values.outside, .outside, font: font)
    add(values.disabled, .disabled, font: font)
    add(values.today, .inside, isToday: true, font: font)
    if values.isTodayBold {
      let quiet = CircleAppearance.Status.inside.conditions
      add(.weight(.bold), all: .today, none: quiet.none)
    }
    for status in [CircleAppearance.Status.highlighted, .selected] {
      add(values.highlighted, status, font: font)
      add(values.todayHighlighted, status, isToday: true, font: font)
    }
    add(values.selected, .selected, font: font)
    add(values.todaySelected, .selected, isToday: true, font: font)
    add(.shape(.circle), all: .selected, none: .inRange)
    add(.shape(.bar), all: .inRange)
    add(.shape(.startFlag), all: .rangeStart)
    add(.shape(.endFlag), all: .rangeEnd)
    add(.stationaryIndicatorColor(values.highlightedDot), any: [.selected, .inRange])
    for exception in values.exceptions {
      add(exception.state, exception.status, isToday: exception.isToday, on: exception.weekdays, font: font)
    }
  }

  /// Adds rules for the values of a state: for all days, or only for a status, today, or some weekdays.
  private mutating func add(
    _ state: CircleAppearance.State, _ status: CircleAppearance.Status? = nil, isToday: Bool? = nil,
    on weekdays: WeekdaySet = .all, font: (FontFamily) -> FontRole
  ) {
    var conditions = status?.conditions ?? (any: [], all: [], none: [])
    if isToday == true { conditions.all.insert(.today) }
    if isToday == false { conditions.none.insert(.today) }
    func add(_ setting: DaySetting, at places: DayPlaces = .all) {
      self.add(setting, any: conditions.any, all: conditions.all, none: conditions.none, on: weekdays, at: places)
    }
    if let text = state.text { add(.ink(text)) }
    // Other places have less room for numbers.
    if let size = state.size { add(.size(size), at: [.month, .strip]) }
    if let weight = state.weight { add(.weight(weight)) }
    if let family = state.family { add(.font(font(family))) }
    guard let background = state.background else { return }
    add(.shapeFill(background), at: [.month, .strip])
    // Only cells have shapes. In other places, the number has a disc.
    add(.disc(background), at: [.year, .heading])
    add(.alignment(.center), at: [.year, .heading])
  }
}

extension CircleAppearance.Status {
  /// The flags of a status, of which any, all, or none must be set. A span takes precedence over a single selection, a
  /// selection over days that cannot be selected, and these over days of other months.
  var conditions: (any: DayFlags, all: DayFlags, none: DayFlags) {
    switch self {
    case .inside: ([], [], [.outOfScope, .disabled, .outOfRange, .selected, .inRange])
    case .outside: ([], .outOfScope, [.disabled, .outOfRange, .selected, .inRange])
    case .disabled: ([.disabled, .outOfRange], [], [.selected, .inRange])
    case .selected: ([], .selected, .inRange)
    case .highlighted: ([], .inRange, [])
    }
  }
}
