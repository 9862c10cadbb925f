import Almanac
import SystemServices
import TestSupport
import Testing

/// Week and day as a person sees them.
struct TimelineTests {
  @Test("a week shows its seven days from the first weekday on, and the month of its middle as title")
  func week() throws {
    let harness = try timeline(.week, "2026-11-18", .british)
    #expect(harness.view.visibleDays == day("2026-11-16")..<day("2026-11-23"))
    #expect(harness.view.title == "November 2026")
    let headings = harness.view.elements().filter { $0.role == .gridCell }
    #expect(headings.count == 7)
    #expect(headings.first?.name == "Monday, 16 November 2026")
    #expect(headings.map(\.frame.minX) == headings.map(\.frame.minX).sorted())
    #expect(Set(headings.map(\.frame.width)).count == 1)
    #expect(harness.heading(day("2026-11-21"))?.states.contains(.current) == true)
  }

  @Test("a day fills the width, and its whole date is the title")
  func oneDay() throws {
    let harness = try timeline(.day, "2026-11-18", .british)
    #expect(harness.view.visibleDays == day("2026-11-18")..<day("2026-11-19"))
    #expect(harness.view.title == "Wednesday, 18 November 2026")
    #expect(harness.heading(day("2026-11-18"))?.frame.maxX == 1050)
  }

  @Test("weeks and days follow each other forwards and backwards, and today comes back")
  func steps() throws {
    let week = try timeline(.week, "2026-11-18", .british)
    week.view.send(.showNext)
    week.settle()
    #expect(week.view.visibleDays == day("2026-11-23")..<day("2026-11-30"))
    week.view.send(.showPrevious)
    week.view.send(.showPrevious)
    week.settle()
    #expect(week.view.visibleDays == day("2026-11-09")..<day("2026-11-16"))
    week.view.send(.show(day("-50000-06-01"), animated: true))
    week.settle()
    #expect(week.view.visibleDays.contains(day("-50000-06-01")))
    week.view.send(.showToday)
    week.settle()
    #expect(week.view.visibleDays == day("2026-11-16")..<day("2026-11-23"))
    let lone = try timeline(.day, "2026-11-18")
    lone.view.send(.showNext)
    lone.settle()
    #expect(lone.view.visibleDays == day("2026-11-19")..<day("2026-11-20"))
  }

  @Test("when scrolling rests, a day is at the leading edge", arguments: [CalendarLevel.ID.week, .day])
  func snapping(level: CalendarLevel.ID) throws {
    for isArabic in [false, true] {
      let harness = try timeline(level, "2026-11-18", isArabic ? .arabic : .british)
      let width = try #require(harness.heading(day("2026-11-18"))?.frame.width)
      let before = harness.view.visibleDays
      harness.window.send(
        .wheel(at: Point(x: 500, y: 600), delta: Point(x: (isArabic ? -0.8 : 0.8) * width, y: 0)))
      harness.tick()
      #expect(harness.view.visibleDays == before.lowerBound..<before.upperBound + 1)
      harness.settle()
      #expect(harness.view.visibleDays == before.lowerBound + 1..<before.upperBound + 1)
      #expect(harness.view.state.anchor.fraction == 0)
      #expect(harness.view.state.hours.laneDay == nil)
    }
  }

  @Test("right to left everything is mirrored")
  func mirrored() throws {
    let events: [Event] = [
      .timed("a", day("2026-11-17"), 36_000, day("2026-11-17"), 43_200),
      .timed("b", day("2026-11-17"), 39_600, day("2026-11-17"), 43_200),
      .days("trip", day("2026-11-16"), day("2026-11-18")),
    ]
    var mirroredLocale = LocaleInfo.british
    mirroredLocale.isRightToLeft = true
    let left = try timeline(.week, "2026-11-18", .british, events: events)
    let right = try timeline(.week, "2026-11-18", mirroredLocale, events: events)
    for uid in ["a", "b"] {
      let a = try #require(left.blocks(uid).first?.frameInWindow)
      let b = try #require(right.blocks(uid).first?.frameInWindow)
      #expect(b == a.mirrored(in: 1050))
    }
    let bar = try #require(left.bars("trip").first?.frameInWindow)
    #expect(right.bars("trip").map(\.frameInWindow) == [bar.mirrored(in: 1050)])
    let heading = try #require(left.heading(day("2026-11-16"))?.frame)
    #expect(right.heading(day("2026-11-16"))?.frame == heading.mirrored(in: 1050))
    #expect(right.view.day(at: Point(x: heading.mirrored(in: 1050).midX, y: 500)) == day("2026-11-16"))
    #expect(left.view.day(at: Point(x: 10, y: 500)) == nil)
  }

  @Test("zooming the hours keeps the minute under the pointer", arguments: [1.5, 0.7, 4, 0.1])
  func hourZoom(factor: Double) throws {
    let event = Event.timed("noon", day("2026-11-18"), 43_200, day("2026-11-18"), 46_800)
    let harness = try timeline(.week, "2026-11-18", events: [event])
    let before = try #require(harness.blocks("noon").first?.frameInWindow)
    let magnify = MagnifyEvent(
      phase: .step, location: Point(x: 500, y: before.minY), factor: factor, isVertical: true, time: 0)
    #expect(harness.window.send(.magnify(magnify)))
    harness.settle()
    let after = try #require(harness.blocks("noon").first?.frameInWindow)
    // The day at least fills the view.
    let canvas = try #require(harness.canvas)
    let leastZoom = (canvas.frame.height - 44) / (24 * 48)
    let zoom = min(max(factor, leastZoom), 4)
    #expect(abs(harness.view.state.hours.zoom - zoom) < 0.001 && canvas.contentSize.height >= canvas.frame.height - 1)
    #expect(abs(after.height + 1 - (before.height + 1) * zoom) < 1)
    if zoom > leastZoom {
      #expect(abs(after.minY - before.minY) <= 1)
    } else {
      // The day exactly fills the view, so its ends decide where the minute is.
      #expect(abs(canvas.contentSize.height - canvas.frame.height) <= 1 && canvas.contentOffset.y <= 1)
      #expect(abs(after.minY - (canvas.frameInWindow.minY + 44 + 12 * 48 * zoom)) <= 1)
    }
    #expect(harness.view.state.level == .week)
  }

  @Test("a pinch sideways zooms between levels, with Option the hours")
  func pinch() throws {
    let harness = try timeline(.week, "2026-11-18")
    var magnify = MagnifyEvent(phase: .began, location: Point(x: 500, y: 400), factor: 1.2, time: 0)
    harness.window.send(.magnify(magnify))
    #expect(harness.view.state.hours.zoom == 1)
    magnify.phase = .ended
    harness.window.send(.magnify(magnify))
    harness.settle()
    magnify.phase = .step
    magnify.modifiers = .option
    harness.window.send(.magnify(magnify))
    #expect(harness.view.state.hours.zoom == 1.2)
  }

  @Test("the now line lies in the column of its day at its minute, and nowhere without one")
  func nowLine() throws {
    let event = Event.timed("now", day("2026-11-18"), 41_100, day("2026-11-18"), 43_200)
    let harness = try timeline(.week, "2026-11-18", events: [event])
    func lines() -> [Rect] {
      harness.window.displayList().items.filter {
        $0.frame.height == 1.5 && $0.layer.fill == .role(CalendarRole.accent)
      }.map(\.frame)
    }
    #expect(lines().isEmpty)
    var configuration = harness.view.configuration
    configuration.now = Instant(seconds: Int64(day("2026-11-18").rawValue) * 86_400 + 41_100)
    harness.view.update(configuration: configuration)
    harness.settle()
    let line = try #require(lines().first)
    let block = try #require(harness.blocks("now").first?.frameInWindow)
    let heading = try #require(harness.heading(day("2026-11-18"))?.frame)
    #expect(lines().count == 1)
    #expect(abs(line.midY - block.minY) <= 0.5)
    #expect(line.minX == heading.minX && line.width == heading.width)
    configuration.now = Instant(seconds: 0)
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(lines().isEmpty)
  }

  @Test("the all-day lane is as high as its days need, up to five rows, the last one a link")
  func lane() throws {
    let few = (0..<3).map { Event.days("few \($0)", day("2026-11-17"), day("2026-11-18")) }
    let many = (0..<9).map { Event.days("many \($0)", day("2026-11-24"), day("2026-11-24")) }
    let harness = try timeline(.week, "2026-11-18", .british, events: few + many)
    let metrics = TimelineMetrics()
    func laneHeight() -> Double { (harness.heading(harness.view.visibleDays.lowerBound)?.frame.height ?? 0) - 44 }
    #expect(laneHeight() == 2 + 3 * 22 + 2)
    #expect(harness.bars("few 2").count == 1)
    #expect(!harness.view.elements().contains { $0.name.contains("more") })
    harness.view.send(.showNext)
    for _ in 0..<4 { harness.tick() }
    #expect(laneHeight() == 2 + 3 * 22 + 2)
    harness.settle()
    #expect(laneHeight() == 2 + Double(metrics.laneRowLimit) * 22 + 2)
    let link = try #require(harness.view.elements().first { $0.name == "5 more events" })
    #expect(link.day == day("2026-11-24"))
    #expect(harness.shownViews(EventBar.self).filter { $0.context?.uid.hasPrefix("many") == true }.count == 4)
    harness.view.send(.showNext)
    harness.settle()
    #expect(laneHeight() == 0)
  }

  @Test("of thirty events at once a week shows as many as can be read, and the rest in a list; a lone day shows all")
  func crowd() throws {
    let wednesday = day("2026-11-18")
    let events = (0..<30).map { Event.timed("talk \($0)", wednesday, 36_000, wednesday, 39_600) }
    let harness = try timeline(.week, "2026-11-18", events: events)
    let blocks = harness.shownViews(EventBlock.self)
    #expect(blocks.count == 4 && blocks.allSatisfy { $0.frame.width >= 27 })
    let link = try #require(harness.view.elements().first { $0.name == "26 more events" })
    #expect(link.day == wednesday && link.frame.minY == blocks[0].frameInWindow.minY && link.frame.width >= 27)
    #expect(harness.heading(wednesday)?.name.contains("30 events") == true)
    harness.tap(Point(x: link.frame.midX, y: link.frame.midY))
    harness.settle()
    #expect(harness.view.state.listedDay == wednesday && harness.view.state.level == .week)
    harness.view.send(.hideEvents)
    harness.view.send(.setLevel(.day, around: nil, animated: false))
    harness.settle()
    #expect(harness.shownViews(EventBlock.self).count == 30)
    #expect(!harness.view.elements().contains { $0.name.contains("more") })
  }

  @Test(
    "the title of a high event stays in view below the header, with its time, until the event ends",
    arguments: [false, true])
  func pinnedTitle(isRightToLeft: Bool) throws {
    var locale = LocaleInfo.british
    locale.isRightToLeft = isRightToLeft
    let event = Event.timed("shop", day("2026-11-18"), 36_000, day("2026-11-18"), 57_600, title: "Workshop")
    let harness = try timeline(.week, "2026-11-18", locale, events: [event])
    let header = 56 + 44.0
    for (topSecond, expected) in [(32_400.0, header + 192), (36_000, header), (46_800, header), (57_225, nil)] {
      harness.view.send(.scrolledHours(HourAnchor(topSecond: topSecond, zoom: 4)))
      harness.view.reload()
      harness.settle()
      let block = try #require(harness.blocks("shop").first?.frameInWindow)
      let items = harness.window.displayList().items
      let title = try #require(items.first { $0.text == "Workshop" }?.frame)
      #expect(title.minY == expected ?? block.maxY - title.height, "\(topSecond)")
      #expect(title.minX == block.minX && title.width == block.width)
      #expect(items.first { $0.text == "10:00 – 16:00" }?.frame.minY == title.minY + 19)
    }
    // Scrolling itself changes nothing but the offset.
    harness.view.send(.scrolledHours(HourAnchor(topSecond: 39_600, zoom: 4)))
    harness.view.reload()
    harness.settle()
    harness.window.send(.wheel(at: Point(x: 500, y: 500), delta: Point(x: 0, y: 3)))
    harness.tick()
    harness.mutations = []
    harness.window.send(.wheel(at: Point(x: 500, y: 500), delta: Point(x: 0, y: 3)))
    harness.tick()
    #expect(harness.mutations.count == 1)
  }

  @Test("a long title takes as many lines as fit, and the time comes below them where there is room")
  func longTitle() throws {
    let wednesday = day("2026-11-18")
    let title = "Review of the plans for the new building with everybody from the office and its neighbors"
    let harness = try timeline(
      .week, "2026-11-18",
      events: [
        .timed("high", wednesday, 36_000, wednesday, 50_400, title: title),
        .timed("hour", wednesday + 1, 36_000, wednesday + 1, 39_600, title: title),
        .timed("short", wednesday + 2, 36_000, wednesday + 2, 37_800, title: title),
      ])
    let items = harness.window.displayList().items
    let lines = items.map(\.text).filter { $0.hasPrefix("Review of the") }.map { $0.split(separator: "\n") }
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.joined(separator: " ") == title })
    #expect(Set(lines.map(\.count)).count == 3 && lines.map(\.count).contains(1) && lines.map(\.count).contains(2))
    #expect(items.filter { $0.text.hasPrefix("10:00") }.count == 1, "in the high one alone")
  }

  @Test("events of a day or longer are in the lane, shorter ones among the hours, over midnight on both days")
  func places() throws {
    let harness = try timeline(
      .week, "2026-11-18", .british,
      events: [
        .timed("long", day("2026-11-17"), 36_000, day("2026-11-18"), 36_000),
        .timed("night", day("2026-11-18"), 72_000, day("2026-11-19"), 14_400),
      ])
    harness.view.send(.scrolledHours(HourAnchor(topSecond: 0, zoom: 0.5)))
    harness.view.reload()
    harness.settle()
    #expect(harness.bars("long").count == 1)
    #expect(harness.blocks("long").isEmpty)
    let night = harness.blocks("night")
    #expect(night.map { $0.context?.hasStart } == [true, false])
    #expect(night.map { $0.context?.hasEnd } == [false, true])
  }

  @Test("a long bar says its title again at the leading edge once scrolling rests")
  func titles() throws {
    let trip = Event.days("trip", day("2026-11-16"), day("2026-11-22"))
    let harness = try timeline(.week, "2026-11-18", .british, events: [trip])
    #expect(harness.bars("trip").filter { $0.frameInWindow.maxX > 60 }.count == 1)
    harness.view.send(.focus(day("2026-11-24")))
    harness.settle()
    #expect(harness.view.visibleDays.lowerBound == day("2026-11-18"))
    let shown = harness.view.elements().filter { $0.event == "trip" }
    #expect(shown.count == 1)
    #expect(shown.first?.frame.minX == harness.heading(day("2026-11-18"))?.frame.minX)
  }

  @Test("beside a lone day a bar goes on over every edge but its last")
  func loneDays() throws {
    let trip = Event.days("trip", day("2026-11-16"), day("2026-11-19"))
    let harness = try timeline(.day, "2026-11-16", .british, events: [trip])
    for (date, hasStart, hasEnd) in [
      ("2026-11-16", true, false), ("2026-11-17", false, false), ("2026-11-18", false, false),
      ("2026-11-19", false, true),
    ] {
      let shown = harness.bars("trip").filter { $0.frameInWindow.minX >= 50 && $0.frameInWindow.minX < 1000 }
      #expect(harness.view.visibleDays.lowerBound == day(date))
      #expect(shown.map { $0.context?.hasStart } == [hasStart])
      #expect(shown.map { $0.context?.hasEnd } == [hasEnd])
      harness.view.send(.showNext)
      harness.settle()
    }
  }

  @Test("a tap on a free hour selects its day, twice zooms in, on an event activates it")
  func taps() throws {
    let event = Event.timed("noon", day("2026-11-18"), 43_200, day("2026-11-18"), 46_800)
    let harness = try timeline(.week, "2026-11-18", events: [event])
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    let heading = try #require(harness.heading(day("2026-11-19"))?.frame)
    harness.tap(Point(x: heading.midX, y: 500))
    #expect(harness.view.state.selectedDay == day("2026-11-19"))
    harness.settle()
    #expect(harness.heading(day("2026-11-19"))?.states.contains(.selected) == true)
    let block = try #require(harness.blocks("noon").first?.frameInWindow)
    harness.tap(Point(x: block.midX, y: block.midY))
    #expect(harness.view.state.selectedDay == day("2026-11-19"))
    let point = Point(x: heading.midX, y: 500)
    harness.window.send(.pointer(PointerEvent(phase: .down, location: point, time: 9, clickCount: 2)))
    harness.window.send(.pointer(PointerEvent(phase: .up, location: point, time: 9, clickCount: 2)))
    harness.settle()
    #expect(harness.view.state.level == .day)
    #expect(harness.view.visibleDays.lowerBound == day("2026-11-19"))
  }

  @Test("the Tab key stops at the heading of the focused day, which exists however far away")
  func tabStop() throws {
    let harness = try timeline(.week, "2026-11-18")
    func stops() -> [View] {
      harness.shownViews(View.self).filter { $0.isTabStop && $0.accessibility.role == .gridCell }
    }
    harness.key(.arrowRight)
    harness.settle()
    #expect(stops().count == 1)
    #expect(stops().first?.accessibility.label == "Thursday, November 19, 2026")
    harness.view.send(.show(day("2526-11-18"), animated: false))
    harness.settle()
    #expect(stops().map(\.accessibility.label) == ["Monday, November 18, 2526"], "the focus is where the calendar is")
    harness.key(.arrowRight)
    harness.settle()
    #expect(stops().map(\.accessibility.label) == ["Tuesday, November 19, 2526"])
    #expect(harness.view.visibleDays.contains(day("2526-11-19")))
  }

  @Test("hidden hours are closed, with the same time on top")
  func hiddenHours() throws {
    let event = Event.timed("one", day("2026-11-18"), 46_800, day("2026-11-18"), 50_400)
    let harness = try timeline(.week, "2026-11-18", events: [event])
    var configuration = harness.view.configuration
    configuration.visibleHours = VisibleHours([480..<720, 780..<1320])
    harness.view.update(configuration: configuration)
    harness.settle()
    let canvas = try #require(harness.canvas)
    #expect(canvas.contentSize.height == 44 + 13 * 48)
    let block = try #require(harness.blocks("one").first?.frameInWindow)
    #expect(block.minY == 56 + 44 + 4 * 48)
  }

  @Test("week and day have hours from 480 points of width on, and the same day in narrower views")
  func widths() throws {
    let harness = try timeline(.week, "2026-11-18", .british)
    harness.window.send(.resize(Size(width: 479, height: 700)))
    harness.settle()
    #expect(harness.view.visibleDays.contains(day("2026-11-18")))
    #expect(!harness.window.displayList().items.contains { $0.text == "09:00" })
    harness.window.send(.resize(Size(width: 480, height: 700)))
    harness.settle()
    #expect(harness.view.visibleDays == day("2026-11-16")..<day("2026-11-23"))
    #expect(harness.window.displayList().items.contains { $0.text == "09:00" })
  }

  @Test("hours that are no numbers, and offsets beyond all content, do no harm")
  func nonsense() throws {
    let harness = try timeline(.week, "2026-11-18")
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      harness.view.send(.scrolledHours(HourAnchor(topSecond: value, zoom: value)))
      harness.view.reload()
      harness.settle()
      let canvas = try #require(harness.canvas)
      #expect(canvas.contentOffset.y >= 0 && canvas.contentOffset.y <= canvas.contentSize.height)
      harness.window.send(.scrolled(canvas.id, to: Point(x: value, y: value)))
      harness.window.send(.scrollEnded(canvas.id))
      harness.settle()
    }
    harness.view.send(.show(day("2026-11-18"), animated: false))
    harness.settle()
    #expect(harness.view.visibleDays.contains(day("2026-11-18")))
  }

  private func timeline(
    _ level: CalendarLevel.ID, _ date: String, _ locale: LocaleInfo = .english, events: [Event] = []
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(locale)
    configuration.initialLevel = level
    configuration.initialDay = day(date)
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events))
    harness.settle()
    return harness
  }
}
