import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// How large months and weeks want to be, and what other sizes do to them.
struct MonthSizeTests {
  @Test("MB-9, MB-10: a month is as wide as its host, and as high as title bar, weekday menu and square cells")
  func preferredHeight() {
    for (width, five, six) in [
      (320.0, 269.0, 314.0), (375, 309, 362), (414, 339, 398), (768, 589, 698), (1024, 774, 920),
    ] {
      for (date, height) in [("2017-08-18", five), ("2013-03-01", six)] {
        let harness = classic(width: width, date)
        #expect(harness.view.preferredHeight == height)
        let configuration = harness.view.configuration
        #expect(
          CalendarView.measure(width: width, level: .month, day: day(date), configuration: configuration, scale: 1)
            == Size(width: width, height: height))
      }
    }
    let configuration = classic(width: 375, "2017-08-18").view.configuration
    #expect(
      CalendarView.measure(width: 375, level: .year, day: november(1), configuration: configuration, scale: 1) == nil)
  }

  @Test("MB-10: in the classic preset a week is 97 points high, a day 44, whatever the style says of other rows")
  func oneRow() {
    for (width, height) in [(320.0, 89.0), (375, 97), (768, 153)] {
      for (level, wanted) in [(CalendarLevel.ID.week, height), (.day, 44)] {
        let harness = HeaderSamples.harness(level, size: Size(width: width, height: 600)) {
          $0.style.header.stripHeight = 81
        }
        #expect(harness.view.preferredHeight == wanted)
        let configuration = harness.view.configuration
        let size = CalendarView.measure(
          width: width, level: level, day: day("2017-08-18"), configuration: configuration, scale: 1)
        #expect(size?.height == wanted)
        let cells = harness.view.elements().filter { $0.role == .gridCell && $0.frame.height > 0 }
        #expect(cells.map { $0.frame.height } == Array(repeating: wanted - 44, count: level == .week ? 7 : 0))
      }
    }
    let other = HeaderSamples.harness(.week) { $0.month.rowHeight = .share }
    #expect(other.view.preferredHeight == 104)
  }

  @Test("the preset classic and its style alone have the heights that the guide promises: 309, 97 and 44 points")
  func promisedHeights() {
    var configuration = CalendarConfiguration(today: day("2017-08-18"), style: .classic())
    configuration.adopt(.classic)
    for (level, height) in [(CalendarLevel.ID.month, 309.0), (.week, 97), (.day, 44)] {
      let size = CalendarView.measure(
        width: 375, level: level, day: day("2017-08-18"), configuration: configuration, scale: 1)
      #expect(size == Size(width: 375, height: height))
      configuration.initialLevel = level
      let harness = CalendarHarness(configuration: configuration, size: Size(width: 375, height: 60))
      harness.settle()
      #expect(harness.view.preferredHeight == height, "also where the view is lower")
    }
  }

  @Test("a row of days as low as a finger has its dots inside, below the number, one as high as a hand in its middle")
  func contentOfRow() throws {
    for width in [280.0, 375, 1_400] {
      let events = [Event(title: "Fair", day: day("2017-08-14"), lastDay: day("2017-08-19"))]
      let harness = HeaderSamples.harness(.week, size: Size(width: width, height: 600), events: events)
      for cell in harness.shownViews(DayCell.self) {
        let height = cell.frame.height
        #expect(cell.numberView.frame.midY == height / 2, "\(width)")
        let dots = cell.subviews.filter { $0.partName == .dayIndicator && !$0.isHidden }.map(\.frame)
        #expect(dots.allSatisfy { $0.minY >= height / 2 && $0.maxY <= height }, "\(width): \(dots)")
      }
    }
  }

  @Test("MB-12: columns of every width fill it, and differ by a pixel at most", arguments: 700...706)
  func columns(width: Int) {
    let harness = classic(width: Double(width), "2017-08-18")
    let widths = cells(harness).prefix(7).map(\.frame.width)
    #expect(widths.reduce(0, +) == Double(width))
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
  }

  @Test("MB-13: without a window, and where it fills what it gets, a calendar wants no height")
  func noMetric() {
    var configuration = CalendarConfiguration.november()
    configuration.month.arrangement = .pages
    configuration.month.rowHeight = .cellSide
    let view = CalendarView(configuration: configuration)
    #expect(view.preferredHeight == nil)
    view.send(.showNext)
    #expect(view.preferredHeight == nil)
    #expect(
      CalendarView.measure(width: 0, level: .month, day: november(1), configuration: configuration, scale: 1) == nil)
    #expect(pages().view.preferredHeight == nil)
  }

  @Test("MB-9, MB-14, MB-15: a calendar is as wide as its host, whatever size it had before")
  func width() {
    for width in [200.0, 800] {
      let harness = pages(size: Size(width: 600, height: 600))
      harness.window.send(.resize(Size(width: width, height: 600)))
      harness.settle()
      #expect(harness.view.frame.width == width)
      #expect(visible(harness).map(\.frameInWindow.width) == [width])
    }
  }

  @Test("MB-16, CV-9: the height follows the number of rows, rising or falling all the way, and only if wished")
  func followsContent() throws {
    // August 2026 has six rows from Sunday, September five.
    let harness = classic(width: 375, "2026-08-10")
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    harness.view.send(.showNext)
    harness.tick()
    let start = harness.now
    while delegate.heights.last != 309, harness.now < start + 1 {
      harness.tick()
      // The host does what is wished.
      if let height = delegate.heights.last { harness.window.send(.resize(Size(width: 375, height: height))) }
    }
    #expect(harness.now - start <= 0.3 + 2.0 / 60)
    harness.settle()
    #expect(delegate.heights == delegate.heights.sorted { $0 > $1 } && delegate.heights.count > 5)
    #expect(delegate.heights.last == 309 && harness.view.presented == day("2026-09-01"))
    #expect(harness.view.state.anchor == ScrollAnchor(day: day("2026-09-01")))
    harness.view.send(.show(day("2026-08-01"), animated: false))
    harness.settle()
    #expect(delegate.heights.last == 362)
    let off = pages { $0.initialDay = day("2026-08-10") }
    off.view.delegate = delegate
    let told = delegate.heights.count
    off.view.send(.showNext)
    off.settle()
    #expect(delegate.heights.count == told)
  }

  @Test("pages one below the other follow their height, too, and stay at the page they are at")
  func followsBelow() {
    let harness = classic(width: 375, "2026-08-10") { $0.month.arrangement = .pages }
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    for month in ["2026-09-01", "2026-10-01", "2026-11-01", "2026-12-01"] {
      harness.view.send(.showNext)
      for _ in 0..<60 {
        harness.tick()
        if let height = delegate.heights.last { harness.window.send(.resize(Size(width: 375, height: height))) }
      }
      #expect(harness.view.state.anchor == ScrollAnchor(day: day(month)))
      #expect(harness.view.frame.height == harness.view.preferredHeight)
    }
  }

  @Test("CV-8: rows share the height of the page, or are a sixth of it in every month")
  func shares() {
    for (rule, rows) in [(MonthRowHeight.share, 5.0), (.sixth, 6)] {
      let harness = pages(size: Size(width: 300, height: 28 + 56 + 450)) {
        $0.month.rowHeight = rule
        $0.month.selectsOutDays = true
        $0.initialDay = day("2017-08-18")
      }
      let room = visible(harness).first?.frame.height ?? 0
      #expect(cells(harness).first?.frame.height == (room / rows).rounded(.down))
    }
  }

  @Test("CV-8: days are a seventh of the width less their space, and lie in the middle of it", arguments: [0.0, 6])
  func spaces(space: Double) throws {
    var values = CircleAppearance()
    values.columnSpace = space
    values.rowSpace = space
    let harness = pages(size: Size(width: 300, height: 534)) {
      $0.style = .circles(values)
      $0.month.rowHeight = .sixth
      $0.initialDay = day("2017-08-18")
    }
    let row = Array(cells(harness).prefix(7).map(\.frameInWindow))
    for (column, frame) in row.enumerated() {
      #expect(abs(frame.width - (300.0 / 7 - space)) <= 1)
      #expect(abs(frame.minX - (Double(column) * 300 / 7 + space / 2)) <= 1)
    }
    let below = try #require(cells(harness).dropFirst(7).first?.frameInWindow)
    #expect(abs(below.minY - (row.first?.maxY ?? 0) - space) <= 1)
  }

  @Test("CV-11: a calendar larger than any screen is laid out all the same")
  func oversized() {
    let harness = pages(size: Size(width: 9000, height: 7000))
    #expect(cells(harness).count == 35)
    #expect(cells(harness).allSatisfy { !$0.frameInWindow.isEmpty })
  }

  @Test("MB-17: a preview draws the month without a window, a store or a data source")
  func preview() {
    let list = CalendarView.preview(configuration: .november(), size: Size(width: 600, height: 600))
    let texts = list.items.map(\.text)
    #expect((2...30).allSatisfy { texts.contains("\($0)") } && texts.contains("November 2026"))
  }

  @Test("MB-18: a turned screen has other columns, and the same selection")
  func rotation() {
    for arrangement in [MonthArrangement.pages, .sidewaysPages, .endless] {
      let harness = pages(size: Size(width: 375, height: 667)) { $0.month.arrangement = arrangement }
      harness.view.send(.select(november(10)))
      harness.settle()
      let before = harness.cell(november(10))?.frame.width ?? 0
      harness.window.send(.resize(Size(width: 667, height: 375)))
      harness.settle()
      #expect(harness.cell(november(10))?.frame.width ?? 0 > before)
      #expect(harness.cell(november(10))?.context?.flags.contains(.selected) == true)
      #expect(harness.view.presented == november(1))
    }
  }

  @Test("SH-2, CV-4: however a view got its size, it shows the same, and nothing before it has one")
  func anySize() {
    for arrangement in [MonthArrangement.pages, .sidewaysPages, .endless] {
      let resized = pages(size: Size(width: 210, height: 190)) { $0.month.arrangement = arrangement }
      resized.window.send(.resize(Size(width: 801, height: 650)))
      resized.settle()
      let fixed = pages(size: Size(width: 801, height: 650)) { $0.month.arrangement = arrangement }
      #expect(resized.scene == fixed.scene)
    }
    let harness = CalendarHarness(configuration: .november(), size: .zero)
    harness.tick()
    #expect(harness.window.displayList().items.allSatisfy { $0.frame.isEmpty || $0.text.isEmpty })
    harness.window.send(.resize(Size(width: 500, height: 500)))
    harness.tick()
    #expect(harness.mirror.displayList() == CalendarHarness.settled(.november(), Size(width: 500, height: 500)))
  }

  /// Title bar and weekday menu are 44 points high together, rows as high as columns are wide.
  private func classic(
    width: Double, _ date: String, _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    pages(size: Size(width: width, height: 400)) {
      $0.style.header.height = 28
      $0.style.header.weekdayMenuHeight = 16
      $0.month.rowHeight = .cellSide
      $0.initialDay = day(date)
      change(&$0)
    }
  }
}

extension CalendarHarness {
  fileprivate static func settled(_ configuration: CalendarConfiguration, _ size: Size) -> DisplayList {
    let harness = CalendarHarness(configuration: configuration, size: size)
    harness.settle()
    return harness.window.displayList()
  }
}
