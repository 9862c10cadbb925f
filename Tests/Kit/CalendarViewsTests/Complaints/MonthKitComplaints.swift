import Almanac
import TestSupport
import Testing

/// What people complained about in MBCalendarKit, each as a law that holds here. Numbers are those of its issues.
///
/// The file is long because each complaint is one test and nothing else.
struct MonthKitComplaints {
  private func classic(
    _ locale: LocaleInfo = .english, events: [Event] = [], size: Size = Size(width: 375, height: 667),
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(locale)
    configuration.adopt(.classic)
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events), size: size)
    harness.settle()
    return harness
  }

  @Test(
    "MB-13: nothing visible after adding the view (#70): without a size it says which it wants, with one it is there")
  func nothingVisible() throws {
    var configuration = CalendarConfiguration.november()
    configuration.adopt(.classic)
    let view = CalendarView(configuration: configuration)
    let root = View()
    let host = ViewHarness(root: root, size: Size(width: 375, height: 667))
    root.addSubview(view)
    host.settle()
    #expect(host.window.displayList().items.allSatisfy { $0.text.isEmpty || $0.frame.isEmpty })
    let size = try #require(
      CalendarView.measure(width: 375, level: .month, day: november(21), configuration: configuration, scale: 1))
    #expect(size.width == 375 && size.height > 300)
    view.frame = Rect(origin: .zero, size: size)
    host.settle()
    let texts = host.window.displayList().items.map(\.text)
    #expect((2...30).allSatisfy { texts.contains("\($0)") } && texts.contains("November 2026"))
  }

  @Test("MB-3: the month is empty after switching from week mode (#92)", arguments: CalendarPreset.allCases)
  func emptyMonth(preset: CalendarPreset) throws {
    func harness(_ state: CalendarState? = nil) -> CalendarHarness {
      var configuration = CalendarConfiguration.november()
      configuration.adopt(preset)
      let harness = CalendarHarness(configuration: configuration, state: state, size: Size(width: 375, height: 667))
      harness.settle()
      return harness
    }
    let used = harness()
    let (levels, isAnimated) = ([CalendarLevel.ID.week, .day, .week, .month], [true, false])
    for animated in isAnimated {
      for level in levels {
        used.view.send(.setLevel(level, around: november(18), animated: animated))
        used.settle()
      }
      #expect(used.view.state.level == .month)
      #expect(used.levelScene == harness(used.view.state).levelScene, "\(animated)")
      let shown = Set(used.view.elements().filter { $0.role == .gridCell }.compactMap(\.day))
      #expect(shown.isSuperset(of: (16...22).map { november($0) }))
    }
  }

  @Test("MB-4: the first row or 1 February is missing, depending on the first weekday (#73, #110)")
  func missingDays() throws {
    var random = SeededGenerator(seed: 73)
    for system in Self.systems {
      for first in Weekday.allCases {
        let grid = WeekGrid(firstWeekday: first)
        for _ in 0..<24 {
          let day = november(21) + Int.random(in: -36_000...36_000, using: &random)
          let page = MonthPage(containing: day, calendar: system, grid: grid)
          var seen: [DayNumber] = []
          for row in 0..<page.rowCount {
            for column in 0..<7 { seen.append(page.firstVisibleDay + row * 7 + column) }
          }
          let own = seen.filter { page.days.contains($0) }
          #expect(own.count == page.days.upperBound - page.days.lowerBound && own.first == page.days.lowerBound)
          #expect(seen.first.map { Weekday($0) } == first && page.lastVisibleDay == seen.last)
          #expect(page.days.contains(day))
        }
      }
    }
    // And on screen: Februaries of four, five and six rows.
    for first in Weekday.allCases {
      let harness = pages { $0.firstWeekday = first }
      for date in ["2009-02-10", "2015-02-10", "2026-02-10", "2028-02-10", "2026-08-10"] {
        harness.view.send(.show(day(date), animated: false))
        harness.tick()
        let start = GregorianCalendar.shared.startOfMonth(containing: day(date))
        let days = cells(harness).compactMap { $0.context?.day }
        let own = days.filter { GregorianCalendar.shared.startOfMonth(containing: $0) == start }
        #expect(own.first == start && Set(own).count == own.count && own.count >= 28)
        #expect(cells(harness).filter { $0.context?.fields.day == 1 && $0.context?.day == start }.count == 1)
      }
    }
  }

  @Test("MB-24: the last day is not clickable with Monday or Tuesday first (#106)", arguments: Weekday.allCases)
  func notClickable(first: Weekday) throws {
    let harness = try classic { $0.firstWeekday = first }
    for month in ["2026-11-01", "2027-02-01", "2026-08-01"] {
      let start = day(month)
      harness.view.send(.show(start, animated: false))
      harness.settle()
      let length =
        MonthPage(
          containing: start, calendar: GregorianCalendar.shared, grid: WeekGrid(firstWeekday: first)
        ).days.upperBound - start
      for number in 0..<length {
        // Days are on two pages; this is the one on that of its month.
        let cell = try #require(
          harness.shownViews(DayCell.self).first {
            $0.context?.day == start + number && $0.context?.flags.contains(.outOfScope) == false
          })
        harness.tap(Point(x: cell.frameInWindow.midX, y: cell.frameInWindow.maxY - 3))
        #expect(harness.view.state.selectedDay == start + number)
        harness.tick()
      }
    }
  }

  @Test("MB-32, MB-33: a flood of messages and jumping dates when one of the bounds is set alone (#36, #111)")
  func oneBound() throws {
    for isFirst in [true, false] {
      let harness = try classic(size: Size(width: 375, height: 400)) {
        $0.reachable = (isFirst ? try? DayBounds(first: november(3)) : try? DayBounds(last: november(28))) ?? .unlimited
        $0.selectable = $0.reachable
      }
      var anomalies: [String] = []
      harness.window.anomalyHandler = { anomalies.append($0) }
      harness.view.send(.select(november(12)))
      harness.settle()
      let delegate = RecordingDelegate()
      harness.view.delegate = delegate
      harness.settle()
      delegate.calls = []
      for size in [(320.0, 480.0), (568, 320), (768, 1024), (200, 200), (2560, 1440), (375, 400)] {
        harness.window.send(.resize(Size(width: size.0, height: size.1)))
        harness.settle()
        #expect(
          harness.view.state.selectedDay == november(12) && harness.view.presented == november(1),
          "\(isFirst) \(size) \(harness.view.state.anchor) \(delegate.calls)")
      }
      #expect(anomalies.isEmpty && delegate.calls.isEmpty)
      // The side without a bound has no end.
      harness.view.send(.select(november(12) + (isFirst ? 90_000 : -90_000)))
      harness.settle()
      #expect(harness.view.state.selectedDay == november(12) + (isFirst ? 90_000 : -90_000))
      harness.view.send(.select(november(12) + (isFirst ? -90_000 : 90_000)))
      #expect(harness.view.state.selectedDay == november(isFirst ? 3 : 28))
    }
  }

  @Test("an event in day mode cannot be selected, because something hidden lies over it (#75)")
  func coveredEvents() throws {
    let events: [Event] = [
      .days("whole", november(18), november(18)), .timed("early", november(18), 32_400, november(18), 36_000),
      .timed("late", november(18), 61_200, november(18), 64_800),
    ]
    typealias Mode = (level: CalendarLevel.ID, presentation: DayPresentation)
    let modes: [Mode] = [
      (.month, .automatic), (.week, .hours), (.week, .strip), (.day, .hours), (.day, .strip), (.day, .list),
      (.agenda, .automatic),
    ]
    for mode in modes {
      var configuration = CalendarConfiguration.november()
      configuration.initialLevel = mode.level
      configuration.initialDay = november(18)
      configuration.dayPresentation = mode.presentation
      let harness = CalendarHarness(
        configuration: configuration, store: try .holding(events), size: Size(width: 600, height: 900))
      let delegate = RecordingDelegate()
      harness.view.delegate = delegate
      harness.settle()
      let elements = harness.view.elements().filter { $0.event != nil }
      #expect(Set(elements.compactMap(\.event)) == ["whole", "early", "late"], "\(mode)")
      for element in elements {
        delegate.activated = []
        harness.tap(Point(x: element.frame.midX, y: element.frame.midY))
        let told = delegate.activated.compactMap { harness.timeline.event($0.id.event)?.event.uid }
        #expect(told == [element.event], "\(mode)")
        // Details may lie over another event. A second tap too soon would be a double one.
        harness.view.send(.hideDetails)
        harness.pass(seconds: 0.6)
      }
    }
  }

  @Test("the calendar covers the bar above it (#72): it draws and answers inside its own frame alone")
  func insideItsFrame() throws {
    for preset in CalendarPreset.allCases {
      var configuration = CalendarConfiguration.november()
      configuration.adopt(preset)
      let view = CalendarView(configuration: configuration)
      let root = View()
      let host = ViewHarness(root: root, size: Size(width: 400, height: 700))
      root.addSubview(view)
      let room = Rect(x: 10, y: 44, width: 380, height: 600)
      view.frame = room
      for _ in 0..<3 { host.tick() }
      view.send(.showNext)
      host.advance(seconds: 0.1)
      for item in host.window.displayList().items where item.clip == nil && item.frame != root.frame {
        #expect(item.frame.isEmpty || room.intersection(item.frame) == item.frame, "\(item.text)")
      }
      for item in host.window.displayList().items {
        guard let clip = item.clip else { continue }
        #expect(clip.isEmpty || room.intersection(clip) == clip)
      }
      #expect(view.day(at: Point(x: 100, y: -20)) == nil)
    }
  }

  @Test(
    "MB-69: the list of events is empty until it is touched (#23, #57)",
    arguments: [CalendarLevel.ID.day, .agenda, .week])
  func emptyList(level: CalendarLevel.ID) throws {
    final class Source: CalendarDataSource {
      func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
        day == november(21) ? [.days("today", day, day, title: "Today's")] : []
      }
    }
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    let harness = CalendarHarness(configuration: configuration, size: Size(width: 375, height: 667))
    harness.view.timeline = nil
    harness.settle()
    let source = Source()
    harness.view.dataSource = source
    harness.tick()
    harness.tick()
    #expect(harness.view.elements().contains { $0.event == "today" && $0.name.hasPrefix("Today's") })
  }

  @Test("MB-14, MB-16: a calendar inside a list that scrolls (#24): its height is right, and fingers do not fight")
  func insideList() throws {
    var configuration = CalendarConfiguration.november()
    configuration.month.arrangement = .sidewaysPages
    configuration.month.rowHeight = .cellSide
    configuration.scrollPolicy = .paged
    let width = 375.0
    let size = try #require(
      CalendarView.measure(width: width, level: .month, day: november(21), configuration: configuration, scale: 1))
    let view = CalendarView(configuration: configuration)
    let list = ScrollView()
    let host = ViewHarness(root: list, size: Size(width: width, height: 500))
    let delegate = RecordingDelegate()
    view.delegate = delegate
    list.addSubview(view)
    view.frame = Rect(x: 0, y: 100, width: width, height: size.height)
    list.contentSize = Size(width: width, height: 1500)
    for _ in 0..<3 { host.tick() }
    #expect(view.preferredHeight == size.height && delegate.heights == [size.height])
    /// A finger that comes to rest before it is lifted.
    func drag(by way: Point) {
      let start = Point(x: 200, y: 300)
      func move(_ phase: PointerEvent.Phase, _ point: Point) {
        host.window.send(.pointer(PointerEvent(phase: phase, location: point, time: host.now, kind: .touch)))
        host.advance(seconds: 1.0 / 60)
      }
      move(.down, start)
      for step in 1...20 {
        let part = Double(step) / 20
        move(.move, start + Point(x: way.x * part, y: way.y * part))
      }
      host.advance(seconds: 0.3)
      move(.up, start + way)
      host.advance(seconds: 2)
    }
    drag(by: Point(x: -12, y: -150))
    #expect(list.contentOffset.y > 100 && view.presented == november(1), "up and down moves the list")
    let place = list.contentOffset.y
    drag(by: Point(x: -260, y: 20))
    #expect(view.presented == day("2026-12-01") && list.contentOffset.y == place, "sideways turns the page")
    host.window.send(.wheel(at: Point(x: 200, y: 200), delta: Point(x: 0, y: 40)))
    host.advance(seconds: 1)
    #expect(list.contentOffset.y == place + 40 && view.presented == day("2026-12-01"))
    #expect(host.mirror.violations.isEmpty)
  }

  @Test("CV-46, CV-47: a color of dots for each date, a number of dots, and swiping between months (#49, #77)")
  func dots() throws {
    final class Marker: CalendarDecorator {
      func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
        -> [DayIndicator]
      {
        let count = Int(context.fields.day) % 3 + 1
        return (0..<count).map { index in
          DayIndicator(color: .role(CalendarRole.strong(EventHue.allCases[(Int(context.fields.day) + index) % 12])))
        }
      }
    }
    let marker = Marker()
    let harness = pages(events: [.days("all", november(1), november(30) + 60)]) { $0.monthEvents = .dots }
    harness.view.decorator = marker
    harness.view.reload()
    harness.settle()
    for month in [november(1), day("2026-12-01")] {
      #expect(harness.view.presented == month)
      for cell in cells(harness) {
        guard let context = cell.context, !context.flags.contains(.outOfScope) else { continue }
        let number = Int(context.fields.day)
        let fills = cell.indicatorFills
        #expect(fills.count == number % 3 + 1)
        #expect(fills.first == .role(CalendarRole.strong(EventHue.allCases[number % 12])))
      }
      harness.swipe(from: Point(x: 700, y: 400), by: Point(x: -300, y: 0), rests: false)
      harness.settle()
    }
  }

  @Test("MB-20, MB-21: calendar systems other than the Gregorian are wrong or missing (#103)")
  func systems() throws {
    #expect(Self.systems.count >= 16)
    for system in Self.systems {
      let harness = pages { $0.calendar = system }
      for step in 0..<6 {
        if step > 0 {
          harness.view.send(.showNext)
          harness.settle()
        }
        let start = system.startOfMonth(containing: harness.view.presented)
        let shown = cells(harness).filter {
          $0.context.map { system.startOfMonth(containing: $0.day) == start } == true
        }
        #expect(shown.count >= 5 && harness.view.presented == start, "\(system.identifier)")
        for (index, cell) in shown.enumerated() {
          guard let context = cell.context else { continue }
          #expect(context.day == start + index && context.fields == system.fields(of: context.day))
          let number = LocaleInfo.english.digits.isEmpty ? "" : "\(context.fields.day)"
          let text = cell.numberView.text
          #expect(text == number || text.split(separator: " ").contains(Substring(number)), "\(system.identifier)")
        }
      }
    }
  }

  private static let systems: [any CalendarSystem] = CalendarIdentifier.allCases.compactMap {
    CalendarCatalog.system(for: $0)
  }
}

extension DayCell {
  /// The colors of the indicators that are seen.
  var indicatorFills: [Color?] {
    subviews.filter { $0 !== numberView && $0 !== shapeView && !$0.isHidden && $0.frame.width <= 16 }.map(\.layer.fill)
  }
}
