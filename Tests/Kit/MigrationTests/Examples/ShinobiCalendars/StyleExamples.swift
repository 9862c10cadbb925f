import Almanac
import Testing

// example
extension CalendarStyle {
  static var seaside: CalendarStyle {
    var style = CalendarStyle.light
    let sea = style.define("sea", light: RGBA(0x00629b), dark: RGBA(0x7cc4f0))
    style.day.setInk(
      StateColors(
        active: .role(CalendarRole.ink), activeWithEvents: sea, inactive: .role(CalendarRole.tertiaryInk),
        inactiveWithEvents: .role(CalendarRole.secondaryInk)))
    return style
  }
}
// end

@Suite("Examples: ShinobiCalendars, styles")
struct StyleExamples {
  @Test("A style is a value, seen in the next frame")
  func styles() {
    let calendar = Trips(today: DayNumber(20_778)).calendar
    // example
    calendar.style = .basic
    calendar.style = .dark
    calendar.style = .seaside
    // end
    let day = calendar.style.day.resolve(.monday, [])
    let busy = calendar.style.day.resolve(.monday, .hasEvents)
    #expect(day.ink == .role(CalendarRole.ink) && busy.ink != day.ink)
  }

  @Test("Each part has its style")
  func parts() {
    let calendar = Trips(today: DayNumber(20_778)).calendar
    // example
    calendar.style.day.add(.weight(.bold), all: .hasEvents, at: [.month, .year])
    calendar.style.type.yearMonth.size = 17
    calendar.style.indicator.size = 6
    calendar.style.header.titleInk = .role(CalendarRole.accent)
    // end
    #expect(calendar.style.day.resolve(.monday, .hasEvents, at: .year).text.weight == .bold)
    #expect(calendar.style.indicator.size == 6)
  }
}
