import Almanac
import TestSupport
import Testing

/// What people complained about in CVCalendar: indicators, cells, weeks, languages and looks. Numbers are those of its
/// issues.
struct PageKitMarkComplaints {
  private static let styles: [(name: String, style: CalendarStyle)] = [
    ("standard", .standard), ("circles", .circles()), ("classic", .classic()),
  ]

  private func dots(
    _ style: CalendarStyle = .standard, events: [Event] = [.days("a", november(10), november(12))],
    size: Size = Size(width: 1050, height: 700), _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    pages(events: events, size: size) {
      $0.style = style
      $0.monthEvents = .dots
      change(&$0)
    }
  }

  @Test("CV-45, CV-48, CV-49: dots are in the wrong place, over the number or on the next day (#59, #87, #109, #266)")
  func placesOfDots() {
    let events = (0..<3).map { Event.days("\($0)", november(10), november(12)) }
    for (name, style) in Self.styles {
      for (width, height) in [(320.0, 480.0), (375, 667), (768, 1024), (1024, 500), (2560, 1440)] {
        for locale in [LocaleInfo.english, .arabic] {
          let harness = dots(style, events: events, size: Size(width: width, height: height)) { $0.locale = locale }
          for cell in cells(harness) {
            let marks = cell.seenMarks
            let hasEvents = cell.context.map { november(10)...november(12) ~= $0.day } == true
            #expect(marks.isEmpty == !hasEvents, "\(name) \(width)")
            let bounds = Rect(origin: .zero, size: cell.frame.size)
            for mark in marks {
              let inside = bounds.intersection(mark.frame)
              #expect(
                abs(inside.width - mark.frame.width) < 1e-6 && abs(inside.height - mark.frame.height) < 1e-6,
                "\(name) \(width): \(mark.frame) in \(bounds)")
              #expect(!mark.frame.intersects(cell.digits), "\(name) \(width): \(mark.frame) over \(cell.digits)")
            }
            for (a, b) in zip(marks, marks.dropFirst()) { #expect(!a.frame.intersects(b.frame)) }
          }
        }
      }
    }
  }

  @Test("CV-57: dots and views of one's own cannot be refreshed after the data changed (#47, #78, #114 and more)")
  func refreshedDots() throws {
    final class Source: CalendarDataSource {
      var days: Set<DayNumber> = []
      func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
        days.contains(day) ? [.days("\(day.rawValue)", day, day)] : []
      }
    }
    let harness = dots(events: [])
    func marked() -> Set<DayNumber> {
      Set(cells(harness).filter { !$0.seenMarks.isEmpty }.compactMap { $0.context?.day })
    }
    let event = try #require(try harness.store.apply(.insert(.days("a", november(5), november(6)))).stored.first)
    harness.tick()
    #expect(marked() == [november(5), november(6)], "a store tells by itself")
    try harness.store.apply(.delete(event.id))
    harness.tick()
    #expect(marked().isEmpty)
    let source = Source()
    harness.view.timeline = nil
    harness.view.dataSource = source
    harness.settle()
    source.days = [november(7), november(20)]
    harness.view.reload(days: november(7)..<november(8))
    harness.tick()
    #expect(marked() == [november(7)], "just the days that were named")
    harness.view.reload()
    harness.tick()
    #expect(marked() == [november(7), november(20)])
  }

  @Test("SH-34, CV-45: calls for dots come very often (#505, #506)")
  func fewCalls() {
    final class Source: CalendarDataSource, CalendarDecorator {
      var asked: [DayNumber: Int] = [:]
      var marks = 0
      func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
        asked[day, default: 0] += 1
        return [.days("\(day.rawValue)", day, day)]
      }
      func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
        -> [DayIndicator]
      {
        marks += 1
        return standard
      }
    }
    let source = Source()
    let harness = dots()
    harness.view.timeline = nil
    harness.view.decorator = source
    harness.view.dataSource = source
    harness.settle()
    for step in 0..<24 {
      harness.view.send(step < 12 ? .showNext : .showPrevious)
      harness.settle()
    }
    #expect(source.asked.count > 365 && source.asked.values.allSatisfy { $0 == 1 })
    // Three pages of six weeks at most are configured for a step, each day once or twice while it moves.
    #expect(source.marks < 24 * 3 * 42 * 2, "\(source.marks)")
    let before = source.marks
    for _ in 0..<60 { harness.tick() }
    #expect(source.marks == before, "nothing is asked while nothing happens")
  }

  @Test("CV-55, CV-56: views of one's own are on the wrong day, or cannot be removed (#198, #324, #364, #398, #408)")
  func supplementaryViews() {
    final class Decorator: CalendarDecorator {
      var decorates = true
      func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) {
        guard decorates, context.fields.day % 10 == 3 else { return }
        cell.backDecoration = View()
        cell.frontDecoration = View()
        cell.frontDecoration?.text = "\(context.day.rawValue)"
      }
    }
    let decorator = Decorator()
    let harness = dots()
    harness.view.decorator = decorator
    harness.view.reload()
    harness.settle()
    for step in 0..<20 {
      harness.view.send(step % 3 == 2 ? .showPrevious : .showNext)
      for _ in 0..<(step % 2 == 0 ? 3 : 60) { harness.tick() }
      for cell in harness.shownViews(DayCell.self) {
        guard let context = cell.context else { continue }
        #expect((cell.frontDecoration != nil) == (context.fields.day % 10 == 3))
        #expect(cell.frontDecoration.map { $0.text == "\(context.day.rawValue)" && $0.superview === cell } != false)
      }
    }
    decorator.decorates = false
    harness.view.reload()
    harness.settle()
    let left = harness.shownViews(DayCell.self).filter { $0.frontDecoration != nil || $0.backDecoration != nil }
    #expect(left.isEmpty)
  }

  @Test("CV-26: right to left, Arabic digits, Persian and Buddhist dates (#217, #239, #377, #406, #582)")
  func languages() throws {
    for identifier in [CalendarIdentifier.gregorian, .persian, .buddhist, .islamicUmmAlQura] {
      let system = try #require(CalendarCatalog.system(for: identifier))
      let harness = dots { configuration in
        configuration.locale = .arabic
        configuration.calendar = system
      }
      let digits = LocaleInfo.arabic.digits
      let row = Array(cells(harness).dropFirst(7).prefix(7))
      #expect(row.map(\.frameInWindow.minX) == row.map(\.frameInWindow.minX).sorted(by: >), "from right to left")
      #expect(row.first?.context?.weekday == .saturday && row.first?.frameInWindow.maxX == 1050)
      for cell in row {
        guard let number = cell.context?.fields.day else { continue }
        let text = String(number).compactMap { $0.wholeNumberValue.map { digits[$0] } }.joined()
        #expect(cell.numberView.text == text || cell.context?.fields.day == 1)
      }
      let before = harness.view.presented
      harness.swipe(from: Point(x: 400, y: 400), by: Point(x: 200, y: 0), rests: false)
      harness.settle()
      #expect(harness.view.presented > before, "pages are turned the other way round")
    }
  }

  @Test("CV-35: the end of an animation always says that it was not finished (#189)")
  func finished() {
    final class Fade: DayAnimator {
      var selectionDuration: Double { 0.2 }
      var deselectionDuration: Double { 0.2 }
      func select(_ cell: DayCell, at seconds: Double) {}
      func deselect(_ cell: DayCell, at seconds: Double) {}
    }
    let fade = Fade()
    let harness = dots(.circles())
    harness.view.dayAnimator = fade
    var ends: [DayAnimationEnd] = []
    harness.view.dayAnimationDidEnd = { ends.append($0) }
    harness.tap(day: november(10))
    harness.settle()
    #expect(ends == [DayAnimationEnd(day: november(10), isSelection: true, isFinished: true)])
  }

  @Test("CV-32, CV-43: long presses, no selection at all, and taps on days of other months (#174, #316, #525, #565)")
  func taps() {
    let long = dots { $0.selectionMode = .range(maximum: 0) }
    long.pointer(.down, long.place(of: november(10)), kind: .touch)
    long.pass(seconds: 0.6)
    long.pointer(.move, long.place(of: november(12)), kind: .touch)
    long.tick()
    long.pointer(.up, long.place(of: november(12)), kind: .touch)
    long.settle()
    #expect(long.view.state.selection == DaySelection(november(10)..<november(13)))
    let none = dots { $0.selectionMode = .none }
    let delegate = RecordingDelegate()
    none.view.delegate = delegate
    none.settle()
    none.tap(day: november(10))
    none.settle()
    #expect(delegate.tapped == [november(10)] && none.view.state.selection.isEmpty && delegate.selected.isEmpty)
    for selects in [true, false] {
      let out = dots { $0.month.selectsOutDays = selects }
      out.tap(day: day("2026-12-02"))
      out.settle()
      #expect(out.view.presented == (selects ? day("2026-12-01") : november(1)))
      #expect(out.view.state.selectedDay == (selects ? day("2026-12-02") : nil))
    }
  }

  @Test("CV-13, CV-23, CV-25: errors of week mode and of weeks from Monday (#162, #201, #476, #539)")
  func weeks() {
    for first in Weekday.allCases {
      for presentation in [DayPresentation.strip, .hours] {
        var configuration = CalendarConfiguration.november()
        configuration.initialLevel = .week
        configuration.initialDay = day("2026-12-24")
        configuration.firstWeekday = first
        configuration.dayPresentation = presentation
        configuration.scrollPolicy = .paged
        let harness = CalendarHarness(configuration: configuration, size: Size(width: 700, height: 500))
        harness.settle()
        var start = day("2026-12-24")
        while Weekday(start) != first { start = start - 1 }
        for step in 0..<4 {
          let days = harness.view.elements().filter { $0.role == .gridCell || $0.role == .columnHeader }
            .compactMap(\.day)
          #expect(Array(Set(days)).sorted() == (0..<7).map { start + 7 * step + $0 }, "\(first) \(presentation)")
          #expect(harness.view.presented == start + 7 * step)
          harness.view.send(.showNext)
          harness.settle()
        }
      }
    }
  }

  @Test("MB-4, CV-8: always six rows, and weeks of five days (#167, #570)")
  func rowsAndColumns() {
    let five = WeekdaySet([.monday, .tuesday, .wednesday, .thursday, .friday])
    for first in [Weekday.sunday, .monday, .wednesday] {
      let harness = dots {
        $0.month.weeks = .alwaysSix
        $0.visibleWeekdays = five
        $0.firstWeekday = first
      }
      for _ in 0..<8 {
        let shown = cells(harness)
        #expect(shownRows(harness).count == 6 && shown.count == 30)
        #expect(Set(shown.map(\.frameInWindow.minX)).count == 5 && Set(shown.map(\.frame.height)).count == 1)
        #expect(shown.allSatisfy { $0.context.map { five.contains($0.weekday) } == true })
        harness.view.send(.showNext)
        harness.settle()
      }
    }
  }

  @Test("assistive technology and tests cannot find days (#504): each has role, full date and state, at every level")
  func findable() throws {
    for level in [CalendarLevel.ID.year, .month, .week, .day] {
      for width in [1050.0, 375] {
        var configuration = CalendarConfiguration.november()
        configuration.initialLevel = level
        configuration.initialDay = november(21)
        let harness = CalendarHarness(configuration: configuration, size: Size(width: width, height: 700))
        harness.settle()
        harness.view.send(.select(november(21)))
        harness.settle()
        let days = harness.view.elements().filter { $0.role == .gridCell }
        #expect(!days.isEmpty && Set(days.map(\.name)).count == days.count, "\(level) \(width)")
        let date = DateText(locale: .english, calendar: GregorianCalendar.shared)
        for element in days {
          #expect(element.day.map { element.name.hasPrefix(date.fullDate($0)) } == true)
        }
        let today = try #require(days.first { $0.day == november(21) }, "\(level) \(width)")
        #expect(today.states.contains([.current, .selected]), "\(level) \(width)")
      }
    }
  }

  @Test("CV-70: the circle cannot be switched off (#202)")
  func noCircle() {
    for isOff in [true, false] {
      let harness = dots {
        $0.style = .circles()
        if isOff { $0.style.day.add(.shape(.none)) }
      }
      harness.tap(day: november(10))
      harness.settle()
      let circles = cells(harness).filter { $0.shapeView?.isHidden == false }.compactMap { $0.context?.day }
      #expect(circles.contains(november(10)) == !isOff)
    }
  }

  @Test("CV-30, CV-31: days of other months can be shown and hidden, both ways (#9)")
  func outDays() {
    let harness = dots()
    for _ in 0..<3 {
      for look in [OutDays.hidden, .shown, .dimmed] {
        var configuration = harness.view.configuration
        configuration.month.outDays = look
        harness.view.update(configuration: configuration)
        harness.settle()
        let out = cells(harness).filter { $0.effect.opacity > 0 }.compactMap { $0.context?.day }
          .filter { GregorianCalendar.shared.startOfMonth(containing: $0) != harness.view.presented }
        #expect(out.isEmpty == (look == .hidden))
      }
      harness.view.send(.showNext)
      harness.settle()
    }
  }

  @Test("SH-27: another look is not seen on the pages beside (#34)")
  func neighbors() {
    let harness = dots()
    harness.settle()
    var configuration = harness.view.configuration
    configuration.style.day.add(.ink(.role(ColorRole(6))))
    harness.view.update(configuration: configuration)
    harness.view.send(.showNext)
    for _ in 0..<40 {
      harness.tick()
      for cell in harness.shownViews(DayCell.self) {
        // The number of today keeps the ink of its disc.
        let isToday = cell.context?.day == configuration.today
        let ink = isToday ? CalendarRole.onAccent : ColorRole(6)
        #expect(cell.numberView.layer.textColor == .role(ink), "\(String(describing: cell.context?.day))")
      }
    }
  }
}

extension DayCell {
  /// The indicators of events that are seen.
  fileprivate var seenMarks: [View] {
    subviews.filter { $0 !== numberView && $0 !== shapeView && !$0.isHidden && $0.frame.width <= 16 }
  }

  /// Where the digits of the number are: as high as capitals.
  fileprivate var digits: Rect {
    guard let style = numberView.layer.textStyle else { return .zero }
    let frame = numberView.frame
    let (width, height) = (TextWidthEstimate.width(of: numberView.text, style: style), style.size * 0.72)
    let isCentered = style.alignment == .center
    let x =
      isCentered ? frame.midX - width / 2 : isRightToLeftText ? frame.maxX - width : frame.minX
    return Rect(x: x, y: frame.midY - height / 2, width: width, height: height)
  }

  private var isRightToLeftText: Bool { numberView.text.unicodeScalars.contains { $0.value >= 0x0600 } }
}
