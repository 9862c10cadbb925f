import Almanac
import TestSupport
import Testing

/// What a delegate is asked and told, and in which order.
struct DelegatePipelineTests {
  private let delegate = RecordingDelegate()

  private func harness(
    _ events: [Event] = [], _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.levels = [.month, .agenda]
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events))
    harness.view.delegate = delegate
    harness.view.decorator = delegate
    harness.settle()
    delegate.calls = []
    return harness
  }

  @Test("a tap is reported from the press to the release, the highlight last, and the presented month after the frame")
  func order() throws {
    let harness = try harness { $0.scrollPolicy = .paged }
    harness.view.send(.select(november(3)))
    delegate.calls = []
    let place = harness.place(of: day("2026-12-05"))
    harness.pointer(.down, place)
    #expect(delegate.calls == ["shouldHighlight 2026-12-05", "didHighlight 2026-12-05"])
    harness.tick()
    #expect(harness.cell(day("2026-12-05"))?.context?.flags.contains(.pressed) == true)
    harness.pointer(.up, place)
    harness.settle()
    #expect(
      delegate.calls == [
        "shouldHighlight 2026-12-05", "didHighlight 2026-12-05", "shouldSelect 2026-12-05", "willSelect 2026-12-05",
        "didDeselect 2026-11-03", "didSelect 2026-12-05", "didChange", "didUnhighlight 2026-12-05",
        "didPresent 2026-12-01",
      ])
    #expect(harness.cell(day("2026-12-05"))?.context?.flags.contains(.pressed) == false)
  }

  @Test("periods of two levels that begin on one day are both reported, and so is a period with another title")
  func periods() throws {
    let harness = try harness { $0.levels = [.year, .month, .week, .day, .agenda] }
    for level in [CalendarLevel.ID.agenda, .month] {
      harness.view.send(.setLevel(level, around: nil, animated: false))
      harness.settle()
      #expect(delegate.calls.filter { $0.hasPrefix("didPresent") } == ["didPresent 2026-11-01"], "\(level)")
      delegate.calls = []
    }
    var configuration = harness.view.configuration
    configuration.locale = .arabic
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(delegate.calls == ["didPresent 2026-11-01"])
  }

  @Test("MB-31: a day that is selected already is selected without a word")
  func sameDay() throws {
    let harness = try harness()
    for _ in 0..<2 { harness.view.send(.select(november(10))) }
    harness.key(.enter)
    harness.key(.space)
    harness.view.send(.setSelection(DaySelection(november(10))))
    #expect(delegate.calls.filter { $0.hasPrefix("willSelect") } == ["willSelect 2026-11-10"])
    #expect(delegate.calls.filter { $0.hasPrefix("didSelect") } == ["didSelect 2026-11-10"])
  }

  @Test("CV-34: a tap selects, another takes it back, and a tap on the selected day does nothing")
  func select() throws {
    let harness = try harness()
    for date in [10, 12, 12] { harness.tap(day: november(date)) }
    #expect(
      delegate.calls.filter { $0.hasPrefix("did") && $0.contains("elect") } == [
        "didSelect 2026-11-10", "didDeselect 2026-11-10", "didSelect 2026-11-12",
      ])
  }

  @Test("code that asks for silence is neither asked about nor reported, but cannot select what is not enabled")
  func silence() throws {
    let harness = try harness()
    delegate.disabled = [november(11)]
    delegate.refused = [november(10)]
    #expect(harness.view.send(.select(november(10)), silently: true))
    #expect(harness.view.state.selectedDay == november(10))
    #expect(!harness.view.send(.select(november(11)), silently: true))
    harness.view.send(.clearSelection, silently: true)
    #expect(harness.view.state.selection.isEmpty)
    #expect(delegate.calls.isEmpty)
  }

  @Test("a day may refuse to be taken back")
  func deselection() throws {
    let harness = try harness { $0.selectionMode = .multiple }
    delegate.kept = [november(10)]
    harness.tap(day: november(10))
    harness.tap(day: november(12))
    harness.settle()
    harness.tap(day: november(10))
    harness.tap(day: november(12))
    #expect(harness.view.state.selection == DaySelection(november(10)))
    #expect(delegate.calls.suffix(1) == ["didUnhighlight 2026-11-12"])
    #expect(delegate.calls.contains("didDeselect 2026-11-12") && !delegate.calls.contains("didDeselect 2026-11-10"))
  }

  @Test("a refused highlight is not shown, and the tap counts all the same")
  func highlight() throws {
    let harness = try harness()
    delegate.unlit = [november(10)]
    harness.pointer(.down, harness.place(of: november(10)))
    #expect(harness.view.state.pressedDay == nil)
    harness.pointer(.up, harness.place(of: november(10)))
    #expect(harness.view.state.selectedDay == november(10))
    #expect(!delegate.calls.contains("didHighlight 2026-11-10"))
  }

  @Test("CV-39: a day that is not enabled looks disabled and cannot be selected in any way")
  func disabled() throws {
    delegate.disabled = [november(10)]
    let harness = try harness()
    let cell = try #require(harness.cell(november(10)))
    #expect(cell.context?.flags.contains(.disabled) == true)
    #expect(cell.numberView.layer.textColor == .role(ColorRole(5)))
    #expect(cell.accessibility.states == [.disabled, .past])
    harness.tap(day: november(10))
    #expect(!harness.window.send(.activate(cell.id)))
    harness.view.send(.select(november(10)))
    harness.view.send(.choose(november(10)))
    #expect(harness.view.state.selection.isEmpty && delegate.calls.isEmpty)
    delegate.disabled = []
    harness.view.reload()
    harness.settle()
    #expect(harness.cell(november(10))?.context?.flags.contains(.disabled) == false)
  }

  @Test("a span is refused at either of its ends")
  func rangeVeto() throws {
    let harness = try harness { $0.selectionMode = .range(maximum: 0) }
    delegate.refused = [november(12)]
    harness.drag([10, 12].map { harness.place(of: november($0)) })
    #expect(harness.view.state.selection.isEmpty && harness.view.state.dragged == nil)
    harness.drag([10, 11].map { harness.place(of: november($0)) })
    #expect(harness.view.state.selection.count == 2)
  }

  @Test("a delegate that selects another day while it is asked has its way")
  func reentry() throws {
    final class Redirecting: CalendarViewDelegate {
      var told: [DayNumber] = []

      func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool {
        guard day == november(10) else { return true }
        view.send(.select(november(11)))
        return false
      }

      func calendarView(_ view: CalendarView, didSelect day: DayNumber) { told.append(day) }
    }
    let harness = try harness()
    let redirecting = Redirecting()
    harness.view.delegate = redirecting
    harness.tap(day: november(10))
    #expect(harness.view.state.selectedDay == november(11) && redirecting.told == [november(11)])
  }

  @Test(
    "CV-37: the presented month is reported once for each that comes, by code, wheel and tap, and not for selecting")
  func presented() throws {
    let harness = try harness { $0.scrollPolicy = .paged }
    #expect(delegate.presented == [november(1)])
    harness.view.send(.showNext)
    harness.settle()
    harness.view.send(.select(day("2026-12-10")))
    harness.settle()
    #expect(delegate.presented == [november(1), day("2026-12-01")])
    #expect(harness.view.presented == day("2026-12-01"))
    delegate.presented = []
    harness.window.send(.wheel(at: Point(x: 400, y: 400), delta: Point(x: 0, y: -300)))
    harness.settle()
    #expect(delegate.presented == [november(1)], "by wheel")
    let pages = pages()
    let paged = RecordingDelegate()
    pages.view.delegate = paged
    let out = try #require(cells(pages).first { $0.context?.day == day("2026-12-01") }?.frameInWindow)
    pages.tap(Point(x: out.midX, y: out.maxY - 5))
    pages.settle()
    #expect(paged.presented == [day("2026-12-01")], "by tap")
    pages.tap(day: day("2026-12-10"))
    pages.settle()
    #expect(paged.presented == [day("2026-12-01")])
  }

  @Test("SH-44: a tap is reported at once where two taps do nothing, and late enough where they zoom")
  func tapped() throws {
    let harness = try harness()
    harness.tap(day: november(10))
    #expect(delegate.tapped == [november(10)])
    let zooming = try self.harness { $0.levels = [.month, .week, .agenda] }
    delegate.tapped = []
    zooming.tap(day: november(10))
    #expect(delegate.tapped.isEmpty)
    #expect(zooming.view.state.selectedDay == november(10), "the selection does not wait")
    zooming.pass(seconds: 0.6)
    #expect(delegate.tapped == [november(10)])
    zooming.doubleTap(zooming.place(of: november(12)))
    zooming.pass(seconds: 1)
    #expect(delegate.tapped == [november(10)])
    #expect(delegate.doubleTapped == [november(12)])
  }

  @Test("SH-45: two taps are reported where no zoom follows, too")
  func doubleTapped() throws {
    let harness = try harness()
    harness.doubleTap(harness.place(of: november(12)))
    harness.pass(seconds: 1)
    #expect(delegate.doubleTapped == [november(12)])
    #expect(harness.view.state.level == .month)
    let off = try self.harness {
      $0.levels = [.month, .week, .agenda]
      $0.enabledGestures.remove(.doubleTap)
    }
    delegate.tapped = []
    off.doubleTap(off.place(of: november(13)))
    #expect(delegate.tapped == [november(13)] && delegate.doubleTapped == [november(12), november(13)])
    #expect(off.view.state.level == .month)
  }

  @Test("SH-43: a tap on an event is reported as that of the event alone")
  func eventTap() throws {
    let harness = try harness([.days("trip", november(10), november(12), title: "Trip")])
    let bar = try #require(harness.bars("trip").first).frameInWindow
    harness.tap(Point(x: bar.midX, y: bar.midY))
    harness.pass(seconds: 1)
    #expect(delegate.activated.count == 1)
    #expect(delegate.tapped.isEmpty && delegate.calls.isEmpty)
  }
}
