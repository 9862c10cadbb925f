import Almanac
import TestSupport
import Testing

/// Views of sizes that nobody sees, days that no calendar has, places that are none.
struct OddSizeTests {
  private static let levels: [CalendarLevel.ID] = [.year, .month, .week, .day, .agenda]

  @Test("a calendar takes any size and, back at a usual one, looks as before", arguments: OddSizeTests.levels)
  func sizes(level: CalendarLevel.ID) throws {
    let lengths = [0.3, 5, 319.7, .nan, .infinity, -5]
    for arrangement in [MonthArrangement.endless, .pages, .sidewaysPages] where level == .month || arrangement == .pages
    {
      var configuration = CalendarConfiguration.november()
      configuration.initialLevel = level
      configuration.month.arrangement = arrangement
      configuration.month.rowHeight = arrangement == .pages ? .cellSide : .share
      configuration.month.showsWeekNumbers = true
      let harness = CalendarHarness(configuration: configuration)
      harness.settle()
      for width in lengths {
        for height in lengths {
          harness.window.send(.resize(Size(width: width, height: height)))
          harness.tick()
          _ = harness.view.day(at: Point(x: width / 2, y: height / 2))
          #expect(harness.view.elements().allSatisfy { $0.frame.width.isFinite && $0.frame.height.isFinite })
        }
      }
      harness.window.send(.resize(Size(width: 1050, height: 700)))
      harness.settle()
      let fresh = CalendarHarness(configuration: configuration, state: harness.view.state)
      fresh.settle()
      #expect(harness.scene == fresh.scene)
    }
  }

  @Test("a view as high as a page of paper is long shows all its rows", arguments: OddSizeTests.levels)
  func high(level: CalendarLevel.ID) {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    let harness = CalendarHarness(configuration: configuration, size: Size(width: 400, height: 10_000))
    #expect(harness.settle())
    #expect(harness.view.elements().contains { $0.day == november(21) || level == .agenda })
    harness.window.send(.resize(Size(width: 10_000, height: 100)))
    #expect(harness.settle())
  }

  @Test("actions with days as far away as numbers go do no harm at any level", arguments: OddSizeTests.levels)
  func farActions(level: CalendarLevel.ID) {
    let days = [Int.max, .min, 1 << 40, -(1 << 40), 0].map { DayNumber($0) }
    for mode in [SelectionMode.none, .required, .multiple, .range(maximum: 5), .range(maximum: .min)] {
      var configuration = CalendarConfiguration.november()
      configuration.initialLevel = level
      configuration.selectionMode = mode
      let harness = CalendarHarness(configuration: configuration)
      harness.settle()
      for day in days {
        for other in days {
          let span = min(day, other)..<max(day, other)
          let actions: [CalendarAction] = [
            .select(day), .choose(day), .deselect(day), .selectRange(span), .extendSelection(to: day),
            .setSelection(DaySelection(span)), .dragSelection(from: day, to: other), .endDragSelection, .press(day),
            .focus(day), .showEvents(of: day), .show(day, animated: true), .crossFade(to: day),
            .scroll(to: day, level: level, animated: true), .showNext, .showPrevious, .zoomIn(around: day),
            .zoomOut(around: day), .setLevel(level, around: day, animated: false), .clearSelection,
          ]
          for action in actions { harness.view.send(action) }
        }
        harness.tick()
        #expect(harness.view.configuration.isReachable(harness.view.state.focusedDay))
      }
      harness.view.send(.setLevel(level, around: nil, animated: false))
      #expect(harness.settle())
      #expect(harness.view.state.level == level)
    }
  }

  @Test("places that are none do no harm at any level", arguments: OddSizeTests.levels)
  func oddPlaces(level: CalendarLevel.ID) {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    let harness = CalendarHarness(configuration: configuration)
    harness.settle()
    for day in [Int.max, .min, 0] {
      for fraction in [Double.nan, .infinity, -1, 1e300] {
        harness.view.send(.scrolled(ScrollAnchor(day: DayNumber(day), fraction: fraction)))
        harness.tick()
        harness.view.send(
          .scrolledHours(HourAnchor(topSecond: fraction, zoom: fraction, laneDay: DayNumber(day))))
        harness.settle()
        harness.window.send(.resize(Size(width: 800, height: 500)))
        harness.view.send(.showNext)
        harness.settle()
      }
    }
    harness.view.send(.show(november(21), animated: false))
    harness.settle()
    #expect(harness.view.visibleDays.contains(november(21)))
  }

  @Test(
    "SH-21: the first day is in view at the year level, however low it is, and so is today when it is asked for",
    arguments: [
      Size(width: 320, height: 568), Size(width: 800, height: 600), Size(width: 1050, height: 700),
      Size(width: 2560, height: 1440),
    ])
  func yearShowsDay(size: Size) {
    for date in ["2026-01-05", "2026-06-30", "2026-12-31"] {
      for policy in [ScrollPolicy.continuous, .paged, .none] {
        var configuration = CalendarConfiguration.november()
        configuration.initialLevel = .year
        configuration.initialDay = day(date)
        configuration.today = day(date)
        configuration.scrollPolicy = policy
        let harness = CalendarHarness(configuration: configuration, size: size)
        harness.settle()
        func isSeen() -> Bool {
          harness.view.elements().contains {
            $0.day == day(date) && $0.role == .gridCell && $0.frame.minY >= 56 && $0.frame.maxY <= size.height
          }
        }
        #expect(isSeen(), "\(date) \(policy)")
        harness.view.send(.showNext)
        harness.settle()
        #expect(harness.view.presented == day("2027-01-01"))
        harness.view.send(.showNext)
        harness.view.send(.showToday)
        harness.settle()
        #expect(isSeen(), "today \(date) \(policy)")
      }
    }
  }

  @Test("the first day is in view in a low month, too, and a day asked for before there is a size")
  func lowMonth() {
    var configuration = CalendarConfiguration.november()
    configuration.initialDay = november(28)
    let harness = CalendarHarness(configuration: configuration, size: Size(width: 800, height: 190))
    harness.settle()
    #expect(harness.view.visibleDays.contains(november(28)))
    let other = CalendarHarness(configuration: configuration, size: .zero)
    other.settle()
    other.view.send(.scroll(to: day("2027-03-30"), level: .month, animated: false))
    other.window.send(.resize(Size(width: 800, height: 190)))
    other.settle()
    #expect(other.view.visibleDays.contains(day("2027-03-30")))
  }
}
