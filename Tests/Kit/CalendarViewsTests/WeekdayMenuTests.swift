import Almanac
import AlmanacFormerNames
import TestSupport
import Testing

/// The row of weekday names, alone and above months.
struct WeekdayMenuTests {
  @Test("CV-85, CV-86: alone it shows seven short names of equal width from the first weekday on, at every size")
  func alone() {
    let (menu, window) = menu(.november(.british), Size(width: 701, height: 30))
    #expect(texts(menu) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    for width in [701.0, 350] {
      window.send(.resize(Size(width: width, height: 30)))
      window.tick(now: 1)
      let widths = menu.labels.map(\.frame.width)
      #expect(widths.reduce(0, +) == width && (widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
    }
    window.send(.resize(Size(width: 210, height: 30)))
    window.tick(now: 2)
    #expect(texts(menu) == ["M", "T", "W", "T", "F", "S", "S"])
  }

  @Test("CV-87: first weekday, widths of names, capitals, inks and grounds by weekday can be set")
  func settings() {
    var configuration = CalendarConfiguration.november()
    configuration.firstWeekday = .monday
    configuration.style.menu.symbols = .normal
    configuration.style.menu.isUppercase = true
    configuration.style.menu.setColor(.role(CalendarRole.accent), of: .saturdayAndSunday)
    configuration.style.menu.setBackground(.role(CalendarRole.surface), of: WeekdaySet([.sunday]))
    let (menu, window) = menu(configuration, Size(width: 700, height: 30))
    #expect(texts(menu).first == "MONDAY" && texts(menu).last == "SUNDAY")
    #expect(
      menu.labels.map { $0.layer.textColor == .role(CalendarRole.accent) } == [
        false, false, false, false, false, true, true,
      ])
    #expect(menu.labels.map { $0.layer.fill != nil } == [false, false, false, false, false, false, true])
    #expect(menu.labels.allSatisfy { $0.layer.textStyle == configuration.style.type.weekdayMenu })
    configuration.style.type.weekdayMenu = TextStyle(size: 10, lineHeight: 14, weight: .bold)
    configuration.style.type.weekdayMenu.font = configuration.style.define(FontFamily("Avenir"))
    menu.update(configuration: configuration)
    window.tick(now: 0.5)
    let type = menu.labels.first?.layer.textStyle
    #expect(type?.size == 10 && type?.weight == .bold && type?.font == configuration.style.type.weekdayMenu.font)
    #expect(type?.font != FontRole.standard)
    configuration.style.menu.symbols = .veryShort
    configuration.visibleWeekdays = WeekdaySet([.monday, .tuesday])
    configuration.locale = .arabic
    configuration.firstWeekday = nil
    menu.update(configuration: configuration)
    window.tick(now: 1)
    #expect(texts(menu) == ["ن", "ث"])
    #expect(menu.labels[0].frame.minX > menu.labels[1].frame.minX, "mirrored")
  }

  @Test("CV-87: names are capitals in the style with circles, unless that is switched off", arguments: [true, false])
  func circles(isUppercase: Bool) {
    var configuration = CalendarConfiguration(today: november(21), style: .circles())
    #expect(configuration.style.menu.isUppercase)
    configuration.style.menu.isUppercase = isUppercase
    let (menu, _) = menu(configuration, Size(width: 700, height: 30))
    #expect(texts(menu).first == (isUppercase ? "SUN" : "Sun"))
    #expect(menu.labels.allSatisfy { $0.layer.textStyle?.isUppercase == false })
  }

  @Test("CV-86: the original's call after a layout does nothing, and compiles")
  func formerCall() {
    let (menu, window) = menu(.november(), Size(width: 700, height: 30))
    let before = window.displayList()
    (menu as any FormerCall).commitMenuViewUpdate()
    window.tick(now: 1)
    #expect(window.displayList() == before)
  }

  @Test("capitals of Latin, Greek, Cyrillic and Armenian names, and the Turkish dotted one")
  func capitals() {
    func capital(_ name: String, _ language: String) -> String? {
      var configuration = CalendarConfiguration.november()
      configuration.locale.identifier = language
      configuration.locale.shortWeekdays = [String](repeating: name, count: 7)
      configuration.style.menu.isUppercase = true
      return texts(menu(configuration, Size(width: 700, height: 30)).0).first
    }
    let names = [
      ("fr", "févr", "FÉVR"), ("de", "groß", "GROß"), ("pl", "śr źż", "ŚR ŹŻ"), ("tr", "Pzı i", "PZI İ"),
      ("el", "Κυρς ά", "ΚΥΡΣ Ά"), ("ru", "пятё", "ПЯТЁ"), ("hy", "կիր", "ԿԻՐ"), ("ja", "日", "日"), ("en", "i", "I"),
    ]
    for (language, name, wanted) in names { #expect(capital(name, language) == wanted) }
  }

  private func texts(_ menu: WeekdayMenuView) -> [String] { menu.labels.map(\.text) }

  private func menu(_ configuration: CalendarConfiguration, _ size: Size) -> (WeekdayMenuView, Window) {
    let menu = WeekdayMenuView(configuration: configuration)
    let window = Window(root: menu, host: PictureHost(), size: size)
    window.tick(now: 0)
    return (menu, window)
  }
}

/// A call of CVCalendar, which is deprecated: through a protocol it compiles without a warning.
private protocol FormerCall {
  func commitMenuViewUpdate()
}

extension WeekdayMenuView: FormerCall {}
