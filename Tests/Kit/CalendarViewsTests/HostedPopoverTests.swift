import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Popovers of other targets in the popover layer of a calendar.
struct HostedPopoverTests {
  private final class Content: PopoverContent {
    let stop = View()

    override init() {
      super.init()
      accessibility.label = "Hosted"
      stop.accessibility = AccessibilityNode(role: .button, label: "Stop")
      stop.isTabStop = true
      addSubview(stop)
    }

    override func wantedHeight(width: Double) -> Double { 80 }
    override func focusTarget() -> View { stop }
    override func layoutSubviews() { stop.frame = Rect(x: 8, y: 8, width: 80, height: 32) }
  }

  private final class Owner {
    var closed = 0
  }

  private let owner = Owner()

  private func harness(level: CalendarLevel.ID = .month) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(.english)
    configuration.initialDay = november(18)
    configuration.initialLevel = level
    let lunch = Event.timed("lunch", november(18), 45_000, november(18), 48_600, title: "Lunch")
    let harness = CalendarHarness(configuration: configuration, store: try .holding([lunch]))
    harness.settle()
    return harness
  }

  private func lunch(_ harness: CalendarHarness) throws -> Occurrence {
    try #require(harness.timeline.occurrences(touching: november(18)..<november(19)).first)
  }

  /// Shows a popover at the event.
  @discardableResult
  private func show(_ harness: CalendarHarness) throws -> Content {
    let (view, id, content) = (harness.view, try lunch(harness).id, Content())
    view.show(
      content, at: { view.pieces(of: id).first.flatMap { view.frame(of: $0) } }, of: id,
      onClose: { [owner] in owner.closed += 1 })
    harness.settle()
    return content
  }

  private func dialogs(_ harness: CalendarHarness) -> [String] {
    harness.view.elements().filter { $0.role == .dialog }.map { $0.name }
  }

  private func focused(_ harness: CalendarHarness) -> String { harness.window.focusedView?.accessibility.label ?? "" }

  @Test("ED-144: a hosted popover has the focus at once, lies beside its anchor, and is closed by Escape")
  func escape() throws {
    let harness = try harness()
    let view = harness.view
    let content = Content()
    let id = try lunch(harness).id
    view.show(content, at: { view.pieces(of: id).first.flatMap { view.frame(of: $0) } }, of: id) {
      [owner] in owner.closed += 1
    }
    #expect(focused(harness) == "Stop" && view.hasHostedPopover)
    harness.settle()
    #expect(dialogs(harness) == ["Hosted"])
    let bar = try #require(harness.bars("lunch").first).frameInWindow
    #expect(!content.frameInWindow.intersects(bar) && abs(content.frameInWindow.minY - bar.maxY) < 5)
    harness.key(.escape)
    harness.settle()
    #expect(dialogs(harness) == [] && owner.closed == 1 && !view.hasHostedPopover)
    #expect(focused(harness).hasPrefix("Lunch"))
  }

  @Test("ED-144: it gives the focus to the event it was opened for or, if that is gone, to its day")
  func focusBack() throws {
    let harness = try harness()
    harness.view.send(.focus(november(18)))
    try show(harness)
    harness.view.closePopover()
    harness.settle()
    #expect(focused(harness).hasPrefix("Lunch") && owner.closed == 0, "its owner is not told of what it did itself")
    try show(harness)
    try harness.store.apply(.delete(try lunch(harness).id.event))
    harness.view.closePopover()
    harness.settle()
    #expect(focused(harness).hasPrefix("Wednesday, November 18"))
  }

  @Test("a press beside it closes it and leaves the focus alone; a press on it does not")
  func press() throws {
    let harness = try harness()
    let content = try show(harness)
    let frame = content.frameInWindow
    harness.tap(Point(x: frame.midX, y: frame.maxY - 4))
    harness.settle()
    #expect(dialogs(harness) == ["Hosted"])
    harness.tap(Point(x: 60, y: 650))
    harness.settle()
    #expect(dialogs(harness) == [] && owner.closed == 1)
    #expect(!focused(harness).hasPrefix("Lunch"))
  }

  @Test("it lies over the details of an event, which come back with the focus")
  func overDetails() throws {
    let harness = try harness()
    let frame = try #require(harness.bars("lunch").first).frameInWindow
    harness.tap(Point(x: frame.midX, y: frame.midY))
    harness.settle()
    #expect(dialogs(harness) == ["Lunch"])
    try show(harness)
    #expect(dialogs(harness) == ["Hosted"])
    harness.key(.escape)
    harness.settle()
    #expect(dialogs(harness) == ["Lunch"] && harness.view.popovers.hasFocus)
    try show(harness)
    harness.tap(Point(x: 60, y: 650))
    harness.settle()
    #expect(dialogs(harness) == [] && harness.view.state.details == nil)
  }

  @Test("another level closes it, and so do another hosted popover and an anchor that goes out of view")
  func elsewhere() throws {
    let harness = try harness()
    try show(harness)
    harness.view.send(.setLevel(.week, around: november(18), animated: true))
    harness.settle()
    #expect(dialogs(harness) == [] && owner.closed == 1)
    harness.view.send(.setLevel(.month, around: november(18), animated: false))
    harness.settle()
    try show(harness)
    try show(harness)
    #expect(dialogs(harness) == ["Hosted"] && owner.closed == 2)
    harness.window.send(.wheel(at: Point(x: 60, y: 600), delta: Point(x: 0, y: 4000)))
    harness.settle()
    #expect(dialogs(harness) == [] && owner.closed == 3)
  }
}
