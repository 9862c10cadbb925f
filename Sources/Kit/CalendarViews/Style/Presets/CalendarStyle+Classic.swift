import ViewKit

extension CalendarStyle {
  /// Returns a style that looks like MBCalendarKit: gray squares with borders, centered bold numbers with a shadow, and
  /// one dot below.
  ///
  ///     calendar.style = .classic(.legible)
  ///     calendar.configure { $0.monthEvents = .indicator }
  ///
  /// All colors become palette entries with names that begin with `classic-`.
  ///
  /// - Parameter colors: the colors; by default, the original ones.
  public static func classic(_ colors: ClassicColors = ClassicColors()) -> CalendarStyle {
    // The grays suit only light surroundings, so the rest of the style is light, too.
    var style = CalendarStyle(palette: .standard.fixed(.light))
    // The color of the keyboard focus ring, which is visible on both blue and gray.
    let ring = RGBA(0x0b1f38)
    style.palette.set(CalendarRole.focus, light: ring, dark: ring)
    style.day = classicDays(colors, &style)
    style.indicator.arrangement = .spread
    style.indicator.size = 3
    style.indicator.limit = 1
    style.indicator.centerPart = 0.8
    style.indicator.offset = -1.5
    let background = style.define("classic-header-background", colors.headerBackground)
    style.header.arrangement = .centered
    style.header.height = 44
    style.header.includesWeekdayMenu = true
    style.header.weekdayMenuHeight = 16
    style.header.buttonHeight = 24
    style.header.fill = background
    style.header.titleInk = style.define("classic-month-text", colors.monthText)
    style.header.titleShadow = TextShadow(
      color: style.define("classic-month-shadow", colors.monthTextShadow), offset: 1)
    style.header.todayInk = style.define("classic-highlighted-title", colors.highlightedTitle)
    style.menu.fill = background
    style.menu.ink = style.define("classic-weekday-text", colors.weekdayText)
    style.menu.shadow = TextShadow(
      color: style.define("classic-weekday-shadow", colors.weekdayTextShadow), offset: 1)
    style.type.title = colors.monthType
    style.type.compactTitle = colors.monthType
    style.type.weekdayMenu = colors.weekdayType
    return style
  }

  /// Returns the rules of the classic style. Today looks like any other day if it is out of scope or out of range.
  private static func classicDays(_ colors: ClassicColors, _ style: inout CalendarStyle) -> DayStyle {
    let outside: DayFlags = [.outOfScope, .outOfRange]
    let highlighted = DayStyle.highlighted
    func border(_ name: String, _ color: Color) -> Ring { Ring(color: style.define(name, color), width: 0.5) }
    func shadow(_ name: String, _ color: Color, _ offset: Double) -> TextShadow {
      TextShadow(color: style.define(name, color), offset: offset)
    }
    var day = DayStyle(rules: [])
    day.placement = .center
    day.add(.size(13))
    day.add(.weight(.bold))
    day.add(.alignment(.center))
    day.add(.fill(style.define("classic-background", colors.normalBackground)))
    day.add(.border(border("classic-border", colors.border)), at: [.month, .strip])
    let text = style.define("classic-text", colors.text)
    day.add(.ink(text))
    day.add(.nameInk(text))
    day.add(.shadow(shadow("classic-text-shadow", colors.textShadow, 0.5)))
    day.add(.indicatorColor(style.define("classic-dot", colors.dot)))
    // Default state: selected or pressed.
    day.add(
      .fill(style.define("classic-selected-background", colors.selectedBackground)), any: highlighted, none: outside)
    day.add(
      .border(border("classic-selected-border", colors.selectedBorder)), any: highlighted, none: outside,
      at: [.month, .strip])
    let selectedText = style.define("classic-selected-text", colors.selectedText)
    day.add(.ink(selectedText), any: highlighted, none: outside)
    day.add(.nameInk(selectedText), any: highlighted, none: outside)
    day.add(
      .shadow(shadow("classic-selected-shadow", colors.selectedTextShadow, -0.5)), any: highlighted, none: outside)
    day.add(.indicatorColor(style.define("classic-selected-dot", colors.selectedDot)), any: highlighted, none: outside)
    // Today.
    day.add(.fill(style.define("classic-today-background", colors.todayBackground)), all: .today, none: outside)
    day.add(
      .fill(style.define("classic-today-selected-background", colors.todaySelectedBackground)), any: highlighted,
      all: .today,
      none: outside)
    let todayText = style.define("classic-today-text", colors.todayText)
    day.add(.ink(todayText), all: .today, none: outside)
    day.add(.nameInk(todayText), all: .today, none: outside)
    day.add(.shadow(shadow("classic-today-shadow", colors.todayTextShadow, 0.5)), all: .today, none: outside)
    // Days of other months, and days out of range.
    let inactive = style.define("classic-inactive-background", colors.inactiveSelectedBackground)
    day.add(.opacity(colors.outOfScopeOpacity), all: .outOfScope)
    day.add(.fill(inactive), any: highlighted, all: .outOfScope)
    day.add(.opacity(colors.outOfRangeOpacity), all: .outOfRange)
    day.add(.fill(inactive), all: .outOfRange)
    return day
  }
}
