import Almanac
import Testing

@testable import WebHost
@testable import WebSchema

@Suite("Options of the element in the engine")
struct PageOptionTests {
  private let port = RecordingPort()
  private let session: WebSession

  init() {
    session = WebSession(port: port, program: .edit)
    #expect(session.setToday("2026-11-21"))
  }

  @Test("options are applied in the order of their numbers")
  func numbers() {
    let numbers = PageOption.allCases.map { $0.rawValue }
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
  }

  @Test("each option sets what its row names")
  func values() {
    session.set(
      [
        (.theme, [3]), (.months, [2]), (.weeks, [1]), (.outDays, [2]), (.weekNumbers, [1]),
        (.weekdays, [0b0111110]), (.panel, [2]), (.images, [1]), (.activation, [1]), (.editable, [31]), (.snap, [20]),
        (.defaultLength, [90]), (.firstWeekday, [1]), (.min, [20_000]), (.max, [21_000]),
        (.selectableMin, [20_500]), (.selectableMax, [20_900]), (.selectionMode, [4]), (.maximumSpan, [14]),
        (.selectsPresentedPeriod, [1]), (.rowHeight, [-1, 72]), (.selectsOutDays, [0]),
        (.monthEvents, [1]), (.dayPresentation, [2]), (.businessHours, [0b0111110, 540, 1020]),
        (.visibleHours, [420, 720, 780, 1140]), (.monthColumns, [2]),
        (.enabledGestures, [126]),
        (.indicatesDaysWithoutEvents, [1]), (.header, [1]),
        (.weekdayMenu, [1]), (.weekdaySymbols, [3]), (.numberPlacement, [1]), (.indicatorArrangement, [1]),
        (.indicatorLimit, [1]), (.uppercaseWeekdays, [1]), (.hourZoom, [0.5, 2, 4]),
        (.selectionMotion, [1]), (.deselectionMotion, [4]), (.dayAnimationTapLimit, [2]),
        (.laneRowLimit, [2]), (.laneContinuity, [3]), (.colors, [1]), (.weekNumberRule, [1]), (.maxEvents, [3]),
        (.allDayLane, [1]), (.slotDuration, [20]), (.slotLabelInterval, [40]),
      ], texts: [(.headerControls, "today"), (.level, "week"), (.levels, "month week, 3days")])
    let (values, configuration) = (session.settings.values, session.settings.configuration(in: .utc))
    #expect(values.panel == 2 && values.theme == .highContrast && !values.showsDetails)
    #expect(values.verbs == EditVerbs.all.rawValue && values.snap == 20 && values.defaultLength == 90)
    #expect(configuration.initialLevel == .week && configuration.loadsRemoteImages)
    #expect(configuration.month.arrangement == .sidewaysPages && configuration.scrollPolicy == .paged)
    #expect(configuration.month.weeks == .alwaysSix && configuration.month.outDays == .hidden)
    #expect(configuration.month.showsWeekNumbers && configuration.month.rowHeight == .fixed(72))
    #expect(!configuration.month.selectsOutDays)
    #expect(configuration.visibleWeekdays == WeekdaySet(rawValue: 0b0111110) && configuration.firstWeekday == .monday)
    #expect(configuration.levels == [.month, .week, .hours(days: 3)])
    #expect(configuration.reachableDays == DayNumber(20_000)...DayNumber(21_000))
    #expect(configuration.selectableDays == DayNumber(20_500)...DayNumber(20_900))
    #expect(configuration.selectionMode == .range(maximum: 14) && configuration.selectsPresentedPeriod)
    #expect(configuration.monthEvents == .dots && configuration.dayPresentation == .strip)
    #expect(configuration.businessHours == [BusinessHours(VisibleHours([540..<1020]))])
    #expect(configuration.visibleHours == VisibleHours([420..<720, 780..<1140]))
    #expect(configuration.monthColumns == 2)
    #expect(configuration.enabledGestures == CalendarGestures.all.subtracting(.pinch))
    #expect(configuration.indicatesDaysWithoutEvents && configuration.showsHeader && !configuration.showsWeekdayMenu)
    #expect(configuration.style.header.arrangement == .centered && configuration.headerControls == .today)
    #expect(configuration.style.menu.symbols == .veryShort && configuration.style.day.placement == .center)
    #expect(configuration.style.indicator.arrangement == .spread && configuration.style.indicator.limit == 1)
    #expect(configuration.style.palette == CalendarStyle.highContrast.palette)
    #expect(configuration.style.menu.isUppercase && configuration.style.month.laneContinuity == 3)
    #expect(configuration.style.timeline.zoomRange == 0.5...4 && values.hourZoom == 2)
    #expect(configuration.style.timeline.laneRowLimit == 2 && configuration.style.event.usesExactColors)
    #expect(!configuration.showsAllDayLane)
    #expect(configuration.slotDuration == 20 && configuration.slotLabelInterval == 40)
    #expect(configuration.weekNumberRule == .iso && configuration.style.month.maxEvents == 3)
    #expect(values.motions.selection == .bounce && values.motions.deselection == .fade)
    #expect(values.tapLimit == 2)
  }

  @Test("an option that is not set any more has its standard value, and others keep theirs")
  func removal() {
    session.set([(.weekNumbers, [1]), (.theme, [2]), (.weeks, [1])])
    session.set(.theme, to: nil)
    session.set(.weekNumbers, to: nil)
    let configuration = session.settings.configuration(in: .utc)
    #expect(session.settings.values.theme == .standard && configuration.style == .standard)
    #expect(!configuration.month.showsWeekNumbers && configuration.month.weeks == .alwaysSix)
  }

  @Test("options that are set win over a preset, whatever comes first")
  func preset() {
    session.set(.outDays, to: 0)
    session.set(.preset, to: 1)
    session.set(.selectionMode, to: 3)
    let configuration = session.settings.configuration(in: .utc)
    #expect(configuration.month.arrangement == .sidewaysPages && configuration.month.rowHeight == .sixth)
    #expect(configuration.month.outDays == .shown && configuration.selectionMode == .multiple)
    session.set(.preset, to: nil)
    #expect(session.settings.configuration(in: .utc).month.arrangement == .endless)
  }

  @Test("each word of the height of rows has its rule, a number is points")
  func rowHeights() {
    for (index, rule) in [MonthRowHeight.share, .sixth, .cellSide, .content].enumerated() {
      session.set(.rowHeight, to: Double(index))
      #expect(session.settings.configuration(in: .utc).month.rowHeight == rule)
    }
    session.set([(.rowHeight, [-1, 70])])
    #expect(session.settings.configuration(in: .utc).month.rowHeight == .fixed(70))
  }

  @Test("language, calendar system and today survive options")
  func others() {
    #expect(session.setCalendar("hebrew"))
    session.set(.dir, to: 1)
    let configuration = session.settings.configuration(in: .utc)
    #expect(configuration.calendar.identifier == .hebrew && configuration.locale.isRightToLeft)
    #expect(port.last(.locale)?.first == "1")
    #expect(configuration.today == DayNumber(20_778))
    session.set(.dir, to: nil)
    #expect(port.last(.locale)?.first == "0")
  }

  @Test("the present time can be declared, or none")
  func now() {
    session.set([(.now, [1_795_253_400])])
    #expect(session.settings.shownNow == Instant(seconds: 1_795_253_400))
    #expect(session.setToday("") && session.today == DayNumber(20_778))
    session.set([(.now, [])])
    #expect(session.settings.shownNow == nil)
    session.set(.now, to: nil)
    #expect(session.settings.shownNow == session.settings.now)
  }

  @Test("days are selected without a report, before and after the start")
  func selection() {
    session.set([(.selectionMode, [3]), (.selected, [20_778, 20_778, 20_780, 20_781])])
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
    #expect(session.calendar?.state.selection.count == 3)
    session.set([(.selected, [])])
    #expect(session.calendar?.state.selection.isEmpty == true)
    session.set([(.selected, [20_778, 20_779])])
    session.set(.selected, to: nil)
    #expect(session.calendar?.state.selection.isEmpty == true)
    #expect(port.last(.select) == nil)
  }

  @Test("an empty calendar shows the text that the page sets")
  func message() {
    var options = OptionBytes()
    options.add(PageOption.message.rawValue, text: "Nothing planned")
    session.setOptions(options.bytes)
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
    #expect(port.texts.contains("Nothing planned"))
  }

  @Test("WK-19: words of the page take the place of those of the language, and unknown ones are named")
  func phrases() {
    var options = OptionBytes()
    options.add(PageOption.phrases.rawValue, text: "noEvents: Nothing planned\nclose: Shut\nedit.save: Add\nnope: x\n")
    session.setOptions(options.bytes)
    session.set(.editable, to: 31)
    session.set(.drop, to: 1)
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
    #expect(port.texts.contains { $0.hasPrefix("Nothing planned · ") })
    #expect(port.last(.locale)?[1] == "Shut" && port.last(.anomaly)?.first?.contains("nope") == true)
    #expect(session.setLocale(LocaleInfo.english.encode()))
    #expect(session.settings.locale.phrases.close == "Shut")
    session.set(.phrases, to: nil)
    session.tick(now: 2)
    #expect(session.settings.locale.phrases.close == "Close" && port.last(.locale)?[1] == "Close")
  }

  @Test("WK-19: a number chooses the form that the page gives for it")
  func pluralForms() {
    // Polish: one; few for 2 to 4, but not 12 to 14; many.
    let digits = (0..<200).map { number in
      number == 1 ? "1" : (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? "2" : "0"
    }
    let line = "events: # wydarzeń\u{1D}" + digits.joined() + "\u{1D}# wydarzenie\u{1D}# wydarzenia"
    var options = OptionBytes()
    options.add(PageOption.phrases.rawValue, text: line + "\n")
    session.setOptions(options.bytes)
    let (phrases, text) = (session.settings.phrases, DateText(locale: .english))
    let counts = [0, 1, 2, 5, 12, 22, 112, 1003, 100_013]
    #expect(
      counts.map { phrases.eventCount($0, text: text) } == [
        "0 wydarzeń", "1 wydarzenie", "2 wydarzenia", "5 wydarzeń", "12 wydarzeń", "22 wydarzenia", "112 wydarzeń",
        "1003 wydarzenia", "100013 wydarzeń",
      ])
  }

  @Test("WK-146: sizes and type of the page win over those of a theme, until they are taken back")
  func tokens() {
    let title = Double(Schema.sizes.count)
    session.setTokens(bytes(10, 96, title, 30, title + 2, 700, 999, 1, .nan, 5, -1, 5))
    session.set(.theme, to: 2)
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
    let titles = session.screen?.window.displayList().items.compactMap(\.layer.textStyle).filter { $0.size == 30 }
    #expect(titles?.contains { $0.weight == .bold } == true)
    #expect(session.calendar?.configuration.style.timeline.hourHeight == 96)
    session.setTokens([])
    #expect(session.calendar?.configuration.style == CalendarTheme.dark.style)
  }

  /// Numbers of eight bytes.
  private func bytes(_ numbers: Double...) -> [UInt8] {
    var options = OptionBytes()
    options.add(0, numbers)
    return Array(options.bytes.dropFirst(5))
  }

  @Test("WK-28, WK-29: selected days move as the page says, until it says nothing")
  func motions() {
    session.set([(.selectionMotion, [1]), (.dayAnimationTapLimit, [2])])
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: false)
    session.tick(now: 1)
    session.perform(.choose(DayNumber(20_767)))
    session.tick(now: 1.1)
    #expect(session.calendar?.runningDayAnimations == 1 && session.calendar?.dayAnimationTapLimit == 2)
    for time in 9...11 { session.tick(now: Double(time)) }
    session.set(.selectionMotion, to: nil)
    session.set(.dayAnimationTapLimit, to: nil)
    session.perform(.choose(DayNumber(20_768)))
    session.tick(now: 12)
    #expect(session.calendar?.runningDayAnimations == 0 && session.calendar?.dayAnimationTapLimit == nil)
  }

  @Test("WK-64: the height that suits pages of months is reported, and none for what fills any height")
  func height() throws {
    session.set([(.months, [2]), (.rowHeight, [-1, 40]), (.weeks, [1])])
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
    let wanted = try #require(session.calendar?.preferredHeight)
    #expect(port.last(.height) == ["\(Int(wanted * 64))"])
    session.perform(.setLevel(.week, around: nil, animated: false))
    for time in 2...4 { session.tick(now: Double(time)) }
    #expect(port.last(.height) == [""])
  }

  @Test("setting the level leads there, also if it was set before")
  func level() {
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.set([], texts: [(.level, "week")])
    #expect(session.calendar?.state.level == .week)
    session.perform(.zoomOut(around: nil))
    session.set([], texts: [(.level, "week")])
    #expect(session.calendar?.state.level == .week)
    session.perform(.zoomOut(around: nil))
    session.set(.weekNumbers, to: 1)
    #expect(session.calendar?.state.level == .month)
  }

  @Test("a level that only `level` names is added to the list; with `levels`, the nearest of the list is shown")
  func levelWithoutList() {
    session.set([], texts: [(.level, "3days")])
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    let names = { (session: WebSession) in session.calendar?.configuration.levels.map(\.id.name) }
    #expect(names(session) == ["year", "month", "week", "3days", "day", "agenda"])
    #expect(session.calendar?.state.level.name == "3days")
    session.set([], texts: [(.levels, "2weeks month nonsense"), (.level, "day")])
    #expect(names(session) == ["2weeks", "month"])
    #expect(session.calendar?.state.level.name == "2weeks")
    session.set([], texts: [(.levels, "month 7days:agenda week:agenda"), (.level, "week:agenda")])
    #expect(names(session) == ["month", "7days:agenda", "week:agenda"])
    #expect(session.calendar?.state.level.name == "week:agenda")
  }

  @Test("the zoom of the hours is what the page sets, within its range, and the standard one without it")
  func hourZoom() {
    session.set([(.hourZoom, [0.5, 2, 4])], texts: [(.level, "week")])
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
    #expect(session.calendar?.state.hours.zoom == 2)
    session.set(.hourZoom, to: nil)
    #expect(session.calendar?.state.hours.zoom == 1)
    session.set([(.hourZoom, [4, 1, 2])])
    let values = session.settings.values
    #expect(values.configuration.style.timeline.zoomRange == 4...4 && values.hourZoom == 4)
  }

  @Test("unknown numbers are reported, and broken lengths and numbers change nothing else")
  func broken() {
    var options = OptionBytes()
    options.add(200, [1])
    options.add(PageOption.weeks.rawValue, [1])
    session.setOptions(options.bytes)
    #expect(port.last(.anomaly)?.first?.contains("200") == true)
    #expect(session.settings.values.configuration.month.weeks == .alwaysSix)
    for numbers in [[], [.nan], [.infinity], [-1e300], [1e308]] as [[Double]] {
      for option in PageOption.allCases { session.set([(option, numbers)]) }
    }
    for length in 0..<options.bytes.count { session.setOptions(Array(options.bytes.prefix(length))) }
    session.setOptions([4, 255, 255, 255, 254])
  }
}
