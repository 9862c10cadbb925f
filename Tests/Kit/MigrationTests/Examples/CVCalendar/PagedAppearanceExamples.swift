import Almanac
import Testing

// example
/// A day grows while it is selected, and has nothing left when it is not.
final class Growing: DayAnimator {
  let selectionDuration = 0.3
  let deselectionDuration = 0.0

  func select(_ cell: DayCell, at seconds: Double) {
    cell.shapeView?.effect = cell.shapeView?.centered(scale: seconds / 0.3, opacity: 1) ?? .none
  }
  func deselect(_ cell: DayCell, at seconds: Double) {}
}
// end

@Suite("Examples: CVCalendar, appearance and animator")
struct PagedAppearanceExamples {
  private let today = DayNumber(16_452)  // 2015-01-17
  private let white = Color.dynamic(light: RGBA(0xffffff), dark: RGBA(0xffffff))
  private let sea = Color.dynamic(light: RGBA(0x00629b, opacity: 204), dark: RGBA(0x7cc4f0, opacity: 204))

  @Test("Text, size, weight and background of each state")
  func states() {
    let calendar = Diary(today: today).calendar
    // example
    var values = CircleAppearance()
    values.normal = CircleAppearance.State(text: .role(CalendarRole.ink), size: 18, weight: .regular)
    values.outside.text = .role(CalendarRole.tertiaryInk)
    values.disabled.text = .role(CalendarRole.tertiaryInk)
    values.today = CircleAppearance.State(text: .role(CalendarRole.accent), size: 18)
    values.isTodayBold = false
    values.highlighted = CircleAppearance.State(text: white, size: 20, background: sea)
    values.todayHighlighted = CircleAppearance.State(text: white, size: 20, weight: .bold, background: sea)
    values.selected = CircleAppearance.State(text: white, size: 20, weight: .bold, background: sea)
    values.todaySelected = values.selected
    values.todaySelected.family = FontFamily("Avenir-Heavy", fallback: .sansSerif)
    values.highlightedDot = white
    values.topMarker = .role(CalendarRole.hairline)
    values.hidesTopMarkerWhileTurning = true
    values.dotOffset = 3.5
    values.movesDot = true
    values.rowSpace = 4
    values.columnSpace = 4
    calendar.style = .circles(values)
    // end
    let look = calendar.style.day.resolve(.monday, .selected)
    #expect(look.text.size == 20 && look.text.weight == .bold && calendar.style.day.rowSpace == 4)
    let today = calendar.style.day.resolve(.monday, [.today, .selected])
    #expect(calendar.style.palette.font(today.text.font)?.name == "Avenir-Heavy")
    // example
    calendar.style = .circles(.legible)  // of 1.0.8, but with a contrast of 4.5:1 or more
    calendar.style = .circles(.latest)  // the colors of 1.7
    // end
    #expect(calendar.style == .circles(.latest))
  }

  @Test("Some weekdays, in some states, differ")
  func weekdays() {
    let calendar = Diary(today: today).calendar
    // example
    var values = CircleAppearance()
    let red = CircleAppearance.State(text: .role(CalendarRole.strong(.red)))
    values.exceptions = [CircleAppearance.Exception(WeekdaySet([.sunday]), .inside, isToday: false, red)]
    calendar.style = .circles(values)
    // end
    let sunday = calendar.style.day.resolve(.sunday, [])
    #expect(sunday.ink == .role(CalendarRole.strong(.red)))
    #expect(calendar.style.day.resolve(.sunday, .outOfScope).ink != sunday.ink)
  }

  @Test("Animators")
  func animators() {
    let diary = Diary(today: today)
    defer { withExtendedLifetime(diary) {} }
    let calendar = diary.calendar
    let picture = Picture(calendar)
    // example
    let growing = Growing()
    calendar.dayAnimator = growing
    calendar.dayAnimator = MotionAnimator(selection: .bounce, deselection: .fade)
    // end
    calendar.send(.select(today + 1))
    picture.draw()
    #expect(calendar.runningDayAnimations == 0)
  }

  @Test("The row of weekdays")
  func menu() {
    let diary = Diary(today: today)
    let picture = Picture(diary.menu, width: 350, height: 20)
    // example
    var configuration = diary.calendar.configuration
    configuration.firstWeekday = .monday
    configuration.style.menu.symbols = .veryShort
    configuration.style.menu.isUppercase = true
    configuration.style.menu.ink = .role(CalendarRole.ink)
    configuration.style.menu.fill = .role(CalendarRole.background)
    configuration.style.menu.setColor(.role(CalendarRole.accent), of: .saturdayAndSunday)
    configuration.style.menu.setBackground(.role(CalendarRole.surface), of: .saturdayAndSunday)
    configuration.style.type.weekdayMenu.size = 10
    diary.menu.update(configuration: configuration)
    // end
    picture.draw()
    #expect(diary.menu.labels.map(\.text) == ["M", "T", "W", "T", "F", "S", "S"])
  }
}
