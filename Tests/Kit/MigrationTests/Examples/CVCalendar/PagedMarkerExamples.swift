import Almanac
import Testing

// example
final class Marker: CalendarDecorator {
  func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
    -> [DayIndicator]
  {
    // A dot needs no event; each day is asked for once, until a reload.
    if context.fields.day == 12 { return [DayIndicator(color: .role(CalendarRole.accent), size: 5)] }
    if standard.isEmpty || context.flags.contains(.weekend) { return [] }
    return [
      DayIndicator(.dot, color: .role(CalendarRole.accent), size: 5, offset: 2),
      DayIndicator(.ring, color: .role(CalendarRole.secondaryInk), size: 5, movesOnSelection: false),
    ]
  }

  func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook {
    var look = standard
    if context.weekday == .friday { look.topLine = nil }
    return look
  }

  func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) {
    if context.flags.contains(.outOfScope) { return }
    if context.flags.contains(.today) {
      let ring = View()
      ring.layer = Layer(ring: Ring(color: .role(CalendarRole.accent), width: 1))
      cell.backDecoration = ring
    }
    if context.fields.day % 10 == 3 { cell.frontDecoration = View() }
  }
}
// end

@Suite("Examples: CVCalendar, markers and views of days")
struct PagedMarkerExamples {
  private let today = DayNumber(16_452)  // 2015-01-17

  @Test("Dots, lines, and views before and behind days")
  func markers() throws {
    let diary = Diary(today: today, marked: [today, today + 3])
    defer { withExtendedLifetime(diary) {} }
    let calendar = diary.calendar
    let picture = Picture(calendar)
    // example
    let marker = Marker()
    calendar.decorator = marker
    calendar.style.indicator.offset = 2
    calendar.style.indicator.movesOnSelection = false
    calendar.style.day.add(.topLine(nil), on: .saturdayAndSunday)
    calendar.style.day.hiddenWhileTurning = [.topLines, .indicators]
    var configuration = calendar.configuration
    configuration.indicatesDaysWithoutEvents = true
    calendar.update(configuration: configuration)
    calendar.reload()
    // end
    picture.draw()
    let cells = calendar.found(DayCell.self)
    #expect(cells.first { $0.context?.day == today }?.backDecoration != nil)
    let decorated = Set(cells.filter { $0.frontDecoration != nil }.compactMap { $0.context?.fields.day })
    #expect(decorated == [3, 13, 23])
    let marked = cells.filter { cell in cell.subviews.contains { !$0.isHidden && $0.frame.width == 5 } }
    let markedDays = Set(marked.compactMap { $0.context?.fields.day })
    #expect(markedDays.contains(12))
    #expect(cells.filter { $0.context?.weekday == .friday }.allSatisfy { $0.layer.lines.isEmpty })
  }

  @Test("Shapes")
  func shapes() throws {
    let calendar = Diary(today: today).calendar
    // example
    var style = calendar.style
    var drawing = OutlineBuilder()
    drawing.line(to: Point(x: 0.5, y: 0))
    drawing.curve(to: Point(x: 1, y: 1), control: Point(x: 1, y: 0.5))
    drawing.line(to: Point(x: 0, y: 1))
    let drop = style.define(drawing.outline)
    style.day.add(.shape(.outline(drop)), all: .selected, none: .inRange)
    style.day.add(.shapeFill(.role(CalendarRole.selection)), all: .selected)
    style.day.add(.shapeRing(Ring(color: .role(CalendarRole.ink), width: 1)), all: .selected)
    style.day.add(.shape(.startFlag), all: .rangeStart)
    style.day.add(.shape(.endFlag), all: .rangeEnd)
    style.day.add(.shape(.bar), all: .inRange, none: [.rangeStart, .rangeEnd])
    style.day.add(.shape(.circle), all: .pressed)
    let place = DayShape.circle.placement(in: Size(width: 40, height: 40), inset: 10)
    calendar.style = style
    // end
    #expect(place?.leadingRadius == 15 && calendar.style.day.resolve(.monday, .selected).shape == .outline(drop))
  }
}
