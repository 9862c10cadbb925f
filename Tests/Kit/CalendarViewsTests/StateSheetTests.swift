import Almanac
import SystemServices
import TestSupport
import Testing

/// Every state of a day in every preset, as text that was looked at as a picture.
struct StateSheetTests {
  @Test(
    "each preset shows each state of a day as recorded, in English, Arabic and Persian, light and dark",
    arguments: StyleSamples.presets.map { $0.name }, [Appearance.light, .dark])
  func recorded(name: String, appearance: Appearance) throws {
    let style = try #require(StyleSamples.presets.first { $0.name == name }).style
    let text = Self.scene(style, appearance)
    #expect(try text == Recorded.text("States/\(name)-\(appearance).txt", actual: text))
  }

  @Test("a sheet shows each state once, with a caption, inside its frame and without overlapping")
  func layout() {
    for context in Self.contexts {
      let sheet = DayStateSheet(style: .standard, context: context)
      let window = Window(root: sheet, host: PictureHost(), size: sheet.size)
      window.tick(now: 0)
      var frames: [Rect] = []
      var captions: [String] = []
      for list in sheet.subviews where list.accessibility.role == .list {
        for view in list.subviews {
          #expect(Rect(origin: .zero, size: sheet.size).intersection(view.frameInWindow) == view.frameInWindow)
          frames.append(view.frameInWindow)
          if !(view is DayCell) { captions.append(view.text) }
        }
      }
      let states = DayState.groups.flatMap { $0.states }
      #expect(captions == states.map { $0.caption })
      #expect(frames.count == 2 * states.count)
      for (index, frame) in frames.enumerated() {
        for other in frames[..<index] { #expect(!frame.intersects(other)) }
      }
      #expect(Set(states.map { [Int($0.flags.rawValue), $0.eventCount] }).count == states.count, "each state once")
      let cells = sheet.subviews.flatMap { $0.subviews.compactMap { $0 as? DayCell } }
      for (cell, state) in zip(cells, states) {
        #expect(cell.context?.flags == state.flags && !cell.isTabStop && !cell.activate())
        #expect(
          cell.context.map { context.locale.weekend.contains($0.weekday) } == state.flags.contains(.weekend)
            || state.flags.contains(.firstOfMonth))
      }
    }
  }

  @Test("a sheet of no states, and one before the first day of a calendar, are drawn")
  func extremes() {
    for calendar in [GregorianCalendar.shared as any CalendarSystem, PersianCalendar.shared] {
      for day in [calendar.validDays.lowerBound, calendar.validDays.upperBound, calendar.validDays.upperBound + 9] {
        let context = CalendarConfiguration(calendar: calendar, today: day)
        let sheet = DayStateSheet(style: .circles(), context: context)
        Window(root: sheet, host: PictureHost(), size: sheet.size).tick(now: 0)
        #expect(sheet.subviews.count == 10)
        #expect(DayStateSheet(style: .basic, context: context, groups: []).subviews.isEmpty)
      }
    }
  }

  /// The languages of the sheets: one in each direction, and another calendar.
  private static let contexts: [CalendarConfiguration] = [
    .november(), .november(.arabic),
    CalendarConfiguration(calendar: PersianCalendar.shared, locale: .persian, today: day("2026-11-21")),
  ]

  /// The sheets of a style below each other, with colors as they are painted.
  private static func scene(_ style: CalendarStyle, _ appearance: Appearance) -> String {
    var painted = style.palette
    for index in painted.entries.indices {
      let color = style.palette.resolve(.role(ColorRole(UInt8(index))), appearance: appearance)
      let rgb = String(color.packed >> 8, radix: 16)
      painted.entries[index].name =
        "#" + String(repeating: "0", count: 6 - rgb.count) + rgb
        + (color.opacity == 255 ? "" : "/\(color.opacity)")
    }
    var text = ""
    for context in contexts {
      let sheet = DayStateSheet(style: style, context: context)
      let window = Window(root: sheet, host: PictureHost(), size: sheet.size)
      window.tick(now: 0)
      text += SceneDump.text(window.displayList(), palette: painted)
    }
    return text
  }
}

extension LocaleInfo {
  /// Persian with its own calendar, written by hand so that recorded scenes do not depend on the machine's data.
  static var persian: LocaleInfo {
    let months = [
      "فروردین", "اردیبهشت", "خرداد", "تیر", "مرداد", "شهریور", "مهر", "آبان", "آذر", "دی", "بهمن", "اسفند",
    ]
    let weekdays = ["یکشنبه", "دوشنبه", "سه‌شنبه", "چهارشنبه", "پنجشنبه", "جمعه", "شنبه"]
    var info = LocaleInfo(identifier: "fa-IR")
    info.isRightToLeft = true
    info.digits = ["۰", "۱", "۲", "۳", "۴", "۵", "۶", "۷", "۸", "۹"]
    info.firstWeekday = .saturday
    info.minimalDaysInFirstWeek = 1
    info.weekend = [.friday]
    info.months = months
    info.shortMonths = months
    info.standaloneMonths = months
    info.shortStandaloneMonths = months
    info.weekdays = weekdays
    info.shortWeekdays = weekdays
    info.narrowWeekdays = ["ی", "د", "س", "چ", "پ", "ج", "ش"]
    info.amSymbol = "ق.ظ."
    info.pmSymbol = "ب.ظ."
    info.patterns = Patterns(
      fullDate: "EEEE d MMMM y", monthYear: "MMMM y", monthDay: "d MMMM", shortMonthDay: "d MMM", time: "H:mm")
    info.calendar = .persian
    info.phrases = .persian
    return info
  }
}
