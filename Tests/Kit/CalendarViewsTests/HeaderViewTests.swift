import Almanac
import AlmanacFormerNames
import TestSupport
import Testing

/// A title bar that stands alone, with a source and a delegate of its own.
struct HeaderViewTests {
  private final class Source: HeaderViewDataSource {
    var title = "X"
    var isHighlighted = false
    var columns: [String] = []
    var isFirst = false
    var isLast = false

    func title(of header: HeaderView) -> String { title }
    func highlightsTitle(of header: HeaderView) -> Bool { isHighlighted }
    func columnCount(of header: HeaderView) -> Int { columns.count }
    func headerView(_ header: HeaderView, titleOfColumn column: Int) -> String { columns[column] }
    func isBackwardDisabled(of header: HeaderView) -> Bool { isFirst }
    func isForwardDisabled(of header: HeaderView) -> Bool { isLast }
  }

  private final class Listener: HeaderViewDelegate {
    var heard: [String] = []

    func headerViewDidGoForward(_ header: HeaderView) { heard.append("forward") }
    func headerViewDidGoBackward(_ header: HeaderView) { heard.append("backward") }
    func headerView(_ header: HeaderView, didTap zone: HeaderZone) {
      switch zone {
      case .title: heard.append("title")
      case .column(let column): heard.append("column \(column)")
      }
    }
  }

  /// A bar in a window of its size.
  private struct Bar {
    let view: HeaderView
    let views: ViewHarness
    let source = Source()
    let listener = Listener()

    init(
      _ configuration: CalendarConfiguration, width: Double = 375, height: Double = 44, hasSource: Bool = true
    ) {
      view = HeaderView(configuration: configuration)
      views = ViewHarness(root: view, size: Size(width: width, height: height))
      if hasSource { view.dataSource = source }
      view.delegate = listener
      views.settle()
    }

    var items: [DisplayItem] { views.window.displayList().items }

    var title: DisplayItem? { items.first { $0.accessibility.role == .heading } }

    func arrow(_ name: String) -> DisplayItem? { items.first { $0.accessibility.label == name } }

    func press(_ item: DisplayItem?) {
      guard let frame = item?.frame else { return }
      views.tap(at: Point(x: frame.midX, y: frame.midY))
      views.settle()
    }
  }

  private static var classic: CalendarConfiguration {
    CalendarConfiguration(today: november(21), style: .classic())
  }

  @Test("MB-53: the source says title, columns and which arrows are off, and can be replaced")
  func source() {
    let bar = Bar(Self.classic)
    #expect(bar.title?.text == "X")
    #expect(bar.view.columnLabels.isEmpty)
    let other = Source()
    (other.title, other.columns, other.isFirst) = ("Y", ["a", "b", "c"], true)
    bar.view.dataSource = other
    bar.views.settle()
    #expect(bar.title?.text == "Y")
    #expect(bar.view.columnLabels.map(\.text) == ["a", "b", "c"])
    #expect(bar.arrow("Previous month")?.opacity == 0.5 && bar.arrow("Next month")?.opacity == 1)
    bar.press(bar.arrow("Previous month"))
    bar.press(bar.arrow("Next month"))
    #expect(bar.listener.heard == ["forward"])
  }

  @Test("MB-38: 44 points hold arrows at the edges, a title between them, and a row of equal columns if there are any")
  func parts() throws {
    for width in [320.0, 375, 1_001] {
      let bar = Bar(Self.classic, width: width)
      #expect(bar.view.preferredHeight == 44)
      let (back, on) = (try #require(bar.arrow("Previous month")), try #require(bar.arrow("Next month")))
      #expect(back.frame.minX == 0 && on.frame.maxX == width)
      #expect(back.frame.size == Size(width: 44, height: 44) && on.frame.size == back.frame.size)
      let title = try #require(bar.title)
      #expect(title.frame.midX == width / 2 && title.layer.textStyle?.alignment == .center)
      #expect(title.frame.minY == 0 && title.frame.height == 44, "no columns, the whole height")
      bar.source.columns = (0..<7).map { "\($0)" }
      bar.view.reloadData()
      bar.views.settle()
      #expect(bar.title?.frame.height == 34, "10 points for what stands below")
      #expect(bar.arrow("Next month")?.frame.size == Size(width: 34, height: 34))
      let frames = bar.view.columnLabels.map(\.frameInWindow)
      #expect(frames.map(\.width).reduce(0, +) == width && frames.allSatisfy { $0.maxY == 44 })
      #expect((frames.map(\.width).max() ?? 0) - (frames.map(\.width).min() ?? 0) <= 1)
    }
  }

  @Test("MB-39: without a source a bar says what is wrong, once, and its arrows are off")
  func noSource() {
    let bar = Bar(Self.classic, hasSource: false)
    var told: [String] = []
    bar.views.window.anomalyHandler = { told.append($0) }
    #expect(bar.view.problem == .noDataSource)
    #expect(bar.title?.text == "Calendar" && bar.arrow("Next month")?.opacity == 0.5)
    bar.press(bar.arrow("Next month"))
    #expect(bar.listener.heard.isEmpty)
    bar.view.dataSource = bar.source
    bar.views.settle()
    #expect(bar.view.problem == nil && bar.title?.text == "X" && told.isEmpty)
    bar.view.dataSource = nil
    bar.views.settle()
    bar.view.reloadData()
    bar.views.settle()
    #expect(told == [HeaderError.noDataSource.message])
    bar.view.dataSource = bar.source
    bar.views.window.close()
    #expect(bar.view.dataSource == nil && bar.view.delegate == nil, "cleared when the window closes")
  }

  @Test("MB-50: with their taps switched off arrows are inert to fingers, not to assistive technology")
  func taps() throws {
    let bar = Bar(Self.classic)
    bar.view.arrowsTakeTaps = false
    bar.press(bar.arrow("Next month"))
    bar.views.tap(at: Point(x: 46, y: 22))
    #expect(bar.listener.heard.isEmpty)
    let arrow = try #require(bar.view.subviews.first { $0.accessibility.label == "Next month" })
    bar.views.window.send(.activate(arrow.id))
    bar.view.arrowsTakeTaps = true
    bar.press(bar.arrow("Previous month"))
    #expect(bar.listener.heard == ["forward", "backward"])
  }

  @Test("MB-51: a reload asks for title and columns anew, and makes labels anew only for another number of them")
  func reload() {
    let bar = Bar(Self.classic)
    bar.source.columns = ["Mon", "Tue"]
    bar.view.reloadData()
    bar.views.settle()
    let labels = bar.view.columnLabels.map { ObjectIdentifier($0) }
    (bar.source.title, bar.source.columns) = ("Y", ["Mo", "Di"])
    #expect(bar.title?.text == "X")
    bar.view.reloadData()
    bar.views.settle()
    #expect(bar.title?.text == "Y" && bar.view.columnLabels.map(\.text) == ["Mo", "Di"])
    #expect(bar.view.columnLabels.map { ObjectIdentifier($0) } == labels)
    bar.source.columns = []
    bar.view.reloadData()
    bar.views.settle()
    #expect(bar.view.columnLabels.isEmpty && bar.title?.frame.height == 44)
  }

  @Test("A bar knows the height of its style before it is shown")
  func preferredHeight() {
    #expect(HeaderView(configuration: Self.classic).preferredHeight == 44)
    #expect(HeaderView(configuration: .november()).preferredHeight == 56)
  }

  @Test("A highlighted title has the ink of today, in the style of the configuration")
  func highlight() {
    let bar = Bar(Self.classic)
    let style = Self.classic.style
    #expect(bar.title?.layer.textColor == style.header.titleInk)
    bar.source.isHighlighted = true
    bar.view.reloadData()
    bar.views.settle()
    #expect(bar.title?.layer.textColor == style.header.todayInk)
    var other = Self.classic
    other.style.header.todayInk = .role(CalendarRole.accent)
    bar.view.update(configuration: other)
    bar.views.settle()
    #expect(bar.title?.layer.textColor == .role(CalendarRole.accent))
  }

  @Test("Taps beside the arrows tell the title or the column, mirrored where lines run from the right")
  func zones() {
    for isRightToLeft in [false, true] {
      var configuration = Self.classic
      configuration.locale.isRightToLeft = isRightToLeft
      let bar = Bar(configuration, width: 350)
      bar.source.columns = (0..<7).map { "\($0)" }
      bar.view.reloadData()
      bar.views.settle()
      bar.views.tap(at: Point(x: 175, y: 10))
      bar.views.tap(at: Point(x: 101, y: 43))
      #expect(bar.listener.heard == ["title", isRightToLeft ? "column 4" : "column 2"])
    }
  }

  @Test("The standard arrangement has the title at the leading edge and columns below it, at every size and count")
  func standard() {
    for count in [0, 1, 7, 1_000] {
      for size in [Size(width: 700, height: 56), Size(width: 300, height: 56), Size(width: 3, height: 2)] {
        let bar = Bar(.november(), width: size.width, height: size.height)
        bar.source.columns = [String](repeating: "c", count: count)
        bar.view.reloadData()
        bar.views.settle()
        #expect(bar.view.columnLabels.count == min(count, 64))
        guard size.width > 100, let title = bar.title else { continue }
        #expect(title.frame.minX <= 16 && title.frame.maxX <= (bar.arrow("Previous month")?.frame.minX ?? 0))
        #expect(title.frame.maxY <= (bar.view.columnLabels.first?.frameInWindow.minY ?? 56))
      }
    }
  }

  @Test("A calendar without a bar of its own fills one that is elsewhere: title, columns, arrows")
  func apart() {
    let root = View()
    let configuration = HeaderSamples.classic(today: "2017-08-18") { $0.showsHeader = false }
    let calendar = CalendarView(configuration: configuration)
    let bar = HeaderView(configuration: configuration)
    let follower = Follower(bar)
    calendar.delegate = follower
    bar.dataSource = calendar
    bar.delegate = calendar
    bar.frame = Rect(x: 0, y: 500, width: 375, height: 44)
    calendar.frame = Rect(x: 0, y: 0, width: 375, height: 400)
    root.addSubview(calendar)
    root.addSubview(bar)
    let views = ViewHarness(root: root, size: Size(width: 375, height: 600))
    views.advance(seconds: 1)
    func titles() -> [String] {
      views.window.displayList().items.filter { $0.accessibility.role == .heading }.map(\.text)
    }
    #expect(titles() == ["August 2017"])
    #expect(calendar.preferredHeight == 281)
    #expect(bar.columnLabels.map(\.text) == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    views.tap(at: Point(x: 360, y: 517))
    views.advance(seconds: 2)
    #expect(titles() == ["September 2017"] && calendar.state.selectedDay == day("2017-09-01"))
    calendar.displayMode = .day
    views.advance(seconds: 2)
    #expect(titles() == ["Sep 1, 2017"] && bar.columnLabels.isEmpty)
  }

  /// Has a bar follow a calendar.
  private final class Follower: CalendarViewDelegate {
    let bar: HeaderView

    init(_ bar: HeaderView) { self.bar = bar }

    func calendarView(_ view: CalendarView, didPresent period: DayNumber) { bar.reloadData() }
    func calendarView(_ view: CalendarView, didZoomTo level: CalendarLevel.ID) { bar.reloadData() }
  }

  @Test("A calendar's own bar takes another source and another delegate, and is the calendar's again without them")
  func replaced() {
    let harness = HeaderSamples.harness()
    let (source, listener) = (Source(), Listener())
    source.title = "Own"
    harness.view.header.dataSource = source
    harness.view.header.delegate = listener
    harness.settle()
    #expect(HeaderSamples.title(harness)?.text == "Own")
    HeaderSamples.press("Next month", in: harness)
    #expect(listener.heard == ["forward"] && harness.view.title == "August 2017")
    harness.view.header.dataSource = nil
    harness.view.header.delegate = nil
    harness.settle()
    HeaderSamples.press("Next month", in: harness)
    #expect(HeaderSamples.title(harness)?.text == "September 2017")
  }
}
