import Almanac
import Testing

// example
final class BadgeCell: DayCell {
  let badge = View()

  required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    addSubview(badge)
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    badge.text = ""
  }
}

extension ReuseIdentifier {
  static let badgeCell = ReuseIdentifier(3)
}

final class BadgeDecorator: CalendarDecorator {
  var cellIdentifier: ReuseIdentifier? { .badgeCell }

  func calendarView(_ view: CalendarView, configure cell: DayCell, in context: DayContext) {
    // The kit's own way first, then one thing more.
    view.configure(cell, in: context)
    (cell as? BadgeCell)?.badge.text = context.eventCount > 0 ? "\(context.eventCount)" : ""
    if context.status == .outOfRange { cell.numberView.text = "" }
  }
}
// end

@Suite("Examples: MBCalendarKit, cells")
struct ClassicCellExamples {
  private let today = DayNumber(17_396)  // 2017-08-18

  @Test("A decorator gives cells a class and a look")
  func decorator() throws {
    let appointments = Appointments(today: today)
    defer { withExtendedLifetime(appointments) {} }
    let calendar = appointments.calendar
    let picture = Picture(calendar)
    // example
    let decorator = BadgeDecorator()
    calendar.reusePool.register(.badgeCell) { BadgeCell() }
    calendar.decorator = decorator
    calendar.refreshCellClass()
    // end
    picture.draw()
    #expect(calendar.found(BadgeCell.self).map(\.badge.text).filter { !$0.isEmpty } == ["1"])
    // example
    calendar.decorator = nil
    // end
    picture.draw()
    #expect(calendar.found(BadgeCell.self).isEmpty)
  }

  @Test("The context of a cell")
  func context() throws {
    let appointments = Appointments(today: today)
    defer { withExtendedLifetime(appointments) {} }
    let calendar = appointments.calendar
    let picture = Picture(calendar)
    picture.draw()
    let cell = try #require(calendar.found(DayCell.self).first { $0.context?.day == today })
    let context = try #require(cell.context)
    // example
    let (day, number) = (context.day, context.fields.day)
    let isToday = context.flags.contains(.today)
    let isSelected = context.flags.contains(.selected)
    let isTouched = context.flags.contains(.pressed)
    let isInScope = !context.flags.contains(.outOfScope)
    let isOutOfBounds = context.flags.contains(.outOfRange)
    let hasDot = context.flags.contains(.hasEvents)
    let isStandard = [DayStatus.today, .standard].contains(context.status)
    // end
    #expect(day == today && number == 18 && isToday && isSelected && isInScope && hasDot && isStandard)
    #expect(!isTouched && !isOutOfBounds)
  }

  @Test("The colors of cells and title bar")
  func colors() {
    let calendar = Appointments(today: today).calendar
    // example
    var colors = ClassicColors()
    let (sea, sand) = (RGBA(0x00629b), RGBA(0xf4efe6))
    colors.normalBackground = .dynamic(light: sand, dark: sand)
    colors.selectedBackground = .dynamic(light: sea, dark: sea)
    colors.inactiveSelectedBackground = colors.normalBackground
    colors.todayBackground = .role(CalendarRole.accent)
    colors.todaySelectedBackground = colors.selectedBackground
    colors.todayText = .role(CalendarRole.onAccent)
    colors.todayTextShadow = colors.todayBackground
    colors.text = .role(CalendarRole.ink)
    colors.textShadow = colors.normalBackground
    colors.selectedText = .role(CalendarRole.onAccent)
    colors.selectedTextShadow = colors.selectedBackground
    colors.dot = .role(CalendarRole.strong(.red))
    colors.selectedDot = colors.selectedText
    colors.border = .role(CalendarRole.hairline)
    colors.selectedBorder = colors.border
    calendar.style = .classic(colors)
    // end
    #expect(calendar.style == .classic(colors))
    // example
    colors.weekdayType.size = 11
    colors.weekdayText = .role(CalendarRole.secondaryInk)
    colors.weekdayTextShadow = colors.normalBackground
    colors.monthType.weight = .semibold
    colors.monthText = .role(CalendarRole.ink)
    colors.monthTextShadow = colors.normalBackground
    colors.highlightedTitle = .role(CalendarRole.accent)
    colors.headerBackground = ClassicColors.lightHeaderBackground
    calendar.style = .classic(colors)
    // end
    #expect(calendar.style == .classic(colors))
  }
}
