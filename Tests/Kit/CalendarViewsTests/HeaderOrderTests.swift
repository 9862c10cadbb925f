import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Title bars whose parts have an order of their own, and those that leave space for a host's views.
struct HeaderOrderTests {
  private static let orders: [[HeaderControl]] = [
    [.previous, .title, .today, .levels, .next], [.today, .previous, .next, .title, .levels], [.title, .next],
    [.previous, .next], [.levels, .title],
  ]

  private func harness(
    _ order: [HeaderControl], width: Double = 1000, isRightToLeft: Bool = false,
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.locale.isRightToLeft = isRightToLeft
    configuration.headerOrder = order
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration, size: Size(width: width, height: 600))
    harness.settle()
    return harness
  }

  /// The frames of the visible parts, in the order of `HeaderControl`.
  private func frames(_ header: HeaderView) -> [(control: HeaderControl, frame: Rect)] {
    let views: [(HeaderControl, View)] = [
      (.previous, header.previous), (.title, header.title), (.today, header.today), (.levels, header.switcher),
      (.next, header.next),
    ]
    return views.filter { !$0.1.isHidden }.map { ($0.0, $0.1.frame) }
  }

  @Test("WK-202: the parts of the title bar lie in their order, and no others", arguments: orders, [false, true])
  func order(order: [HeaderControl], isRightToLeft: Bool) {
    let harness = harness(order, isRightToLeft: isRightToLeft)
    let parts = frames(harness.view.header)
    let expected = order
    #expect(Set(parts.map(\.control.rawValue)) == Set(expected.map(\.rawValue)))
    let sorted = parts.sorted { $0.frame.minX < $1.frame.minX }.map(\.control)
    #expect(sorted == (isRightToLeft ? expected.reversed() : expected))
    for (index, part) in parts.enumerated() {
      #expect(part.frame.minX >= 0 && part.frame.maxX <= 1000 && part.frame.width > 0)
      #expect(!parts[(index + 1)...].contains { $0.frame.intersects(part.frame) })
    }
    let names = harness.view.header.elementViews.filter { !$0.isHidden && $0.accessibility.role == .button }
    #expect(names.count == order.count { $0 != .title && $0 != .levels } + (order.contains(.levels) ? 5 : 0))
  }

  @Test("WK-202: in a narrow calendar the levels have their own line, and an order can be taken back")
  func narrow() {
    let harness = harness([.next, .title, .levels, .previous], width: 390)
    let header = harness.view.header
    #expect(header.switcher.frame.minY >= header.next.frame.maxY && header.next.frame.minX < header.title.frame.minX)
    #expect(header.today.isHidden && header.previous.frame.maxX > header.title.frame.maxX)
    var configuration = harness.view.configuration
    configuration.headerOrder = []
    harness.view.update(configuration: configuration)
    harness.settle()
    let standard = self.harness([], width: 390).view.header
    #expect(frames(header).map(\.frame) == frames(standard).map(\.frame) && frames(header).count == 5)
  }

  @Test(
    "WK-202: the title bar leaves the space of a host's views free", arguments: [1000, 700, 390],
    [[HeaderControl](), orders[0], orders[1]])
  func space(width: Double, order: [HeaderControl]) {
    for isCentered in [false, true] {
      let harness = harness(order, width: width) { $0.style.header.arrangement = isCentered ? .centered : .leading }
      let header = harness.view.header
      let before = frames(header).map(\.frame)
      header.hostSpace = (90, 60)
      harness.settle()
      for (control, frame) in frames(header) where frame.minY < header.metrics.buttonHeight {
        #expect(frame.minX >= 90 && frame.maxX <= width - 60, "\(control) \(frame)")
      }
      header.hostSpace = (0, 0)
      harness.settle()
      #expect(frames(header).map(\.frame) == before)
    }
  }
}
