import Almanac
import TestSupport
import Testing

/// Marks, lines and looks that are said day by day.
struct DayIndicatorTests {
  /// Gives days their indicators and counts how often it is asked.
  private final class Marker: CalendarDecorator {
    var marks: [DayNumber: [DayIndicator]] = [:]
    var lines: Set<DayNumber>?
    var asked: [DayNumber: Int] = [:]

    func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
      -> [DayIndicator]
    {
      asked[context.day, default: 0] += 1
      return marks[context.day] ?? []
    }

    func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook {
      var look = standard
      if lines?.contains(context.day) == false { look.topLine = nil }
      return look
    }
  }

  private func harness(
    _ marker: Marker, _ style: CalendarStyle = .circles(), _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> CalendarHarness {
    let harness = try StyleSamples.harness(style) {
      $0.indicatesDaysWithoutEvents = true
      change(&$0)
    }
    harness.view.decorator = marker
    harness.view.reload()
    harness.settle()
    return harness
  }

  private func marks(_ harness: CalendarHarness, _ day: DayNumber) -> [View] {
    guard let cell = harness.cell(day) else { return [] }
    return cell.subviews.filter { !$0.isHidden && $0 !== cell.numberView && $0 !== cell.shapeView }
  }

  private func marked(_ harness: CalendarHarness) -> [DayNumber] {
    harness.shownViews(DayCell.self).compactMap { $0.context?.day }.filter { !marks(harness, $0).isEmpty }.sorted()
  }

  @Test("CV-45: a day without events has a dot if the delegate says so, with and without a source of events")
  func withoutEvents() throws {
    let marker = Marker()
    marker.marks = [november(15): [DayIndicator(color: StyleSamples.paint(1))]]
    let harness = try harness(marker)
    #expect(marked(harness) == [november(15)], "the 10th and 12th have events, and no dot")
    #expect(marks(harness, november(15)).map { $0.layer.fill } == [StyleSamples.paint(1)])
    harness.view.timeline = nil
    harness.settle()
    #expect(marked(harness) == [november(15)])
    var configuration = harness.view.configuration
    configuration.indicatesDaysWithoutEvents = false
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(marked(harness).isEmpty)
    #expect(CalendarConfiguration.november().indicatesDaysWithoutEvents == false)
    var preset = CalendarConfiguration.november()
    for (name, isAsked) in [(CalendarPreset.paged, true), (.classic, false), (.paged, true), (.endless, false)] {
      preset.adopt(name)
      #expect(preset.indicatesDaysWithoutEvents == isAsked)
    }
  }

  @Test("CV-45: each day is asked for once, until a reload asks all again, or some")
  func askedOnce() throws {
    let marker = Marker()
    let harness = try harness(marker) { $0.selectionMode = .multiple }
    #expect(marker.asked.count >= 42 && marker.asked.values.allSatisfy { $0 == 1 })
    for date in 1...28 { harness.view.send(.choose(november(date))) }
    for month in 0..<6 {
      harness.view.send(month < 3 ? .showNext : .showPrevious)
      harness.settle()
    }
    #expect(marker.asked.values.allSatisfy { $0 == 1 }, "neither selecting nor scrolling asks again")
    harness.view.reload(days: november(5)..<november(7))
    harness.settle()
    #expect(marker.asked.filter { $0.value == 2 }.keys.sorted() == [november(5), november(6)])
    marker.asked = [:]
    harness.view.reload()
    harness.settle()
    #expect(marker.asked.count >= 42 && marker.asked.values.allSatisfy { $0 == 1 })
    marker.asked = [:]
    try harness.store.apply(.insert(.days("c", november(20), november(20))))
    harness.settle()
    // In another zone it may lie a day beside.
    #expect(marker.asked[november(20)] == 1 && marker.asked.count <= 5, "other events ask for their days")
    #expect(marker.asked.values.allSatisfy { $0 == 1 })
  }

  @Test("CV-46, CV-33: dots of days of other months are one gray dot, whatever the delegate answers there")
  func quiet() throws {
    let marker = Marker()
    let out = day("2026-12-01")
    let three = [1, 2, 3].map { DayIndicator(color: StyleSamples.paint($0)) }
    marker.marks = [out: three, november(30): three]
    let harness = pages {
      $0.style = .circles()
      $0.monthEvents = .dots
      $0.indicatesDaysWithoutEvents = true
    }
    harness.view.decorator = marker
    harness.view.reload()
    harness.settle()
    func fills(_ day: DayNumber) -> [Color?] {
      guard let cell = cells(harness).first(where: { $0.context?.day == day }) else { return [] }
      return cell.subviews.filter { !$0.isHidden && $0 !== cell.numberView }.map { $0.layer.fill }
    }
    #expect(fills(out) == [.role(CalendarRole.tertiaryInk)])
    #expect(fills(november(30)) == [1, 2, 3].map { StyleSamples.paint($0) })
    harness.view.send(.showNext)
    harness.settle()
    #expect(fills(out) == [1, 2, 3].map { StyleSamples.paint($0) }, "in its own month it has all of them")
    #expect(marker.asked[out] == 1)
  }

  @Test("CV-48, CV-49: each indicator has its own size and offset; the style's where it says nothing")
  func ownOffset() throws {
    var style = CalendarStyle.circles()
    style.indicator.offset = 1
    let marker = Marker()
    marker.marks = [
      november(15): [DayIndicator(color: StyleSamples.paint(1), size: 4)],
      november(16): [
        DayIndicator(color: StyleSamples.paint(1), size: 13, offset: -7),
        DayIndicator(color: StyleSamples.paint(2), size: 6, offset: 9),
      ],
      november(17): [DayIndicator(color: StyleSamples.paint(1), offset: .nan)],
    ]
    let harness = try harness(marker, style)
    let height = try #require(harness.cell(november(15))).frame.height
    let middle = height * style.indicator.centerPart
    #expect(marks(harness, november(15)).map { $0.frame.midY } == [middle + 1])
    #expect(marks(harness, november(16)).map { $0.frame.midY } == [middle - 7, middle + 9])
    #expect(marks(harness, november(16)).map { $0.frame.height } == [13, 6])
    #expect(marks(harness, november(17)).allSatisfy { $0.frame.midY.isFinite })
  }

  @Test("CV-50: each indicator moves when its day is selected, or stays and changes color, as it says itself")
  func ownMotion() throws {
    for moves in [true, false] {
      var values = CircleAppearance()
      values.movesDot = !moves
      values.highlightedDot = StyleSamples.paint(9)
      let marker = Marker()
      marker.marks = [
        november(15): [DayIndicator(color: StyleSamples.paint(1), movesOnSelection: moves)],
        november(16): [DayIndicator(color: StyleSamples.paint(1))],
        november(17): [true, false].map { DayIndicator(color: StyleSamples.paint(1), movesOnSelection: $0) },
      ]
      let harness = try harness(marker, .circles(values)) { $0.selectionMode = .multiple }
      let before = (15...17).map { date in marks(harness, november(date)).map { $0.frame.midY } }
      for date in 15...17 { harness.view.send(.choose(november(date))) }
      harness.settle()
      let shown = (15...17).map { date in marks(harness, november(date)) }
      let bottoms = (15...17).map { harness.cell(november($0))?.shapeView?.frame.maxY ?? 0 }
      let expected = [[moves], [!moves], [true, false]]
      for (index, row) in expected.enumerated() {
        for (place, isMoving) in row.enumerated() {
          let mark = shown[index][place]
          #expect((mark.frame.minY >= bottoms[index]) == isMoving)
          #expect((mark.frame.midY == before[index][place]) == !isMoving)
          #expect(harness.view.style.plain(mark.layer.fill) == StyleSamples.paint(isMoving ? 1 : 9))
        }
      }
      harness.view.send(.clearSelection)
      harness.settle()
      for (index, date) in (15...17).enumerated() {
        let marks = marks(harness, november(date))
        #expect(marks.map { $0.frame.midY } == before[index])
        #expect(marks.allSatisfy { $0.layer.fill == StyleSamples.paint(1) })
      }
    }
  }

  @Test("CV-50: of indicators with motions of their own, those that move spring, each from its own place")
  func springs() throws {
    let marker = Marker()
    marker.marks = [
      november(15): [
        DayIndicator(color: StyleSamples.paint(1), offset: -12),
        DayIndicator(color: StyleSamples.paint(2), movesOnSelection: false), DayIndicator(color: StyleSamples.paint(3)),
      ]
    ]
    let harness = try harness(marker)
    harness.view.dayAnimator = MotionAnimator()
    let before = marks(harness, november(15)).map { $0.frame.midY }
    harness.view.send(.select(november(15)))
    harness.tick()
    let shown = marks(harness, november(15))
    for (mark, old) in zip(shown, before) { #expect(abs(mark.frame.midY + mark.effect.offset.y - old) < 1e-9) }
    for _ in 0..<6 { harness.tick() }
    #expect(shown.map { $0.effect.offset.y != 0 } == [true, false, true])
    harness.settle()
    #expect(shown.allSatisfy { $0.effect == .none })
  }

  @Test("CV-51: each day has its line or has none, as the delegate says of its look")
  func lineByDay() throws {
    let marker = Marker()
    marker.lines = [november(3), november(4), november(20)]
    let harness = try harness(marker)
    for cell in harness.shownViews(DayCell.self) {
      let isWanted = cell.context.map { marker.lines?.contains($0.day) == true } ?? false
      #expect((cell.layer.lines == .top && cell.layer.lineColor != nil) == isWanted)
    }
    marker.lines = nil
    harness.view.reload()
    harness.settle()
    #expect(harness.shownViews(DayCell.self).allSatisfy { $0.layer.lines == .top })
  }

  @Test(
    "CV-51: lines are hidden while a page is turned, by finger and by code, and come back after; indicators if wished",
    arguments: [true, false])
  func turning(hidesMarks: Bool) throws {
    var style = CalendarStyle.circles()
    #expect(style.day.hiddenWhileTurning == .topLines)
    if hidesMarks { style.day.hiddenWhileTurning.insert(.indicators) }
    let harness = pages(events: RecordedMonthTests.events) {
      $0.style = style
      $0.monthEvents = .dots
    }
    func lines() -> Set<Bool> { Set(harness.shownViews(DayCell.self).map { $0.layer.lines == .top }) }
    func dots() -> Int {
      harness.shownViews(DayCell.self).reduce(0) { sum, cell in
        sum + cell.subviews.filter { !$0.isHidden && $0 !== cell.numberView }.count
      }
    }
    let count = dots()
    #expect(lines() == [true] && count > 5)
    harness.view.send(.showNext)
    for _ in 0..<3 { harness.tick() }
    #expect(lines() == [false])
    #expect((dots() == 0) == hidesMarks)
    harness.settle()
    #expect(lines() == [true] && dots() > 0)
    harness.drag([800, 700, 600, 500].map { Point(x: $0, y: 400) }, kind: .touch, releases: false)
    harness.tick()
    #expect(lines() == [false], "a finger holds the page")
    harness.pass(seconds: 1)
    #expect(lines() == [false])
    harness.pointer(.up, Point(x: 500, y: 400), kind: .touch)
    harness.settle()
    #expect(lines() == [true] && dots() > 0)
    harness.view.style.day.hiddenWhileTurning = []
    harness.view.send(.showPrevious)
    for _ in 0..<3 { harness.tick() }
    #expect(lines() == [true], "they may stay")
  }

  @Test("where content rests between pages, nothing is hidden")
  func free() {
    let harness = pages {
      $0.style = .circles()
      $0.month.arrangement = .pages
      $0.scrollPolicy = .continuous
    }
    harness.window.send(.wheel(at: Point(x: 300, y: 300), delta: Point(x: 0, y: 200)))
    harness.settle()
    #expect(harness.view.state.anchor.fraction > 0.1)
    #expect(harness.shownViews(DayCell.self).allSatisfy { $0.layer.lines == .top })
  }
}
