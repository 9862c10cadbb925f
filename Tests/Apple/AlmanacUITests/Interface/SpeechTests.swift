import Almanac
import Foundation
import HostConformance
import Testing
import UIKit

@testable import AlmanacUI

extension UITests {
  @Suite("Speech of UIKit")
  @MainActor struct SpeechTests {
    @Test("AP-30, AP-31: elements are in the order of SpeechOrder; what speaks and holds others speaks first")
    func order() throws {
      let shown = ShownCalendar()
      let mirror = MirrorTree()
      let copy = CalendarView(configuration: shown.view.engine.configuration)
      copy.timeline = shown.view.timeline
      let relay = Recorder { mirror.apply($0) }
      let window = Window(root: copy, host: relay, size: Size(width: 375, height: 667))
      for frame in 0..<20 { window.tick(now: Double(frame) / 60) }
      let reading = CanvasReading(
        canvas: shown.view.canvas,
        surroundings: HostSurroundings(size: Size(width: 375, height: 667), palette: shown.view.palette))
      #expect(reading.spoken() == SpeechOrder.of(mirror).map(\.id))
      let all = shown.view.canvas.accessibilityElements ?? []
      #expect(!all.isEmpty && all.allSatisfy { $0 is NodeElement || $0 is UIView })
      window.close()
    }

    /// A host that hands mutations on.
    private final class Recorder: WindowHost {
      let capabilities = HostCapabilities.scrollsNatively
      let scale = 2.0
      let body: ([Mutation]) -> Void
      init(_ body: @escaping ([Mutation]) -> Void) { self.body = body }
      func requestFrame() {}
      func commit(_ frame: FrameOutput) { body(frame.mutations) }
      func perform(_ request: HostRequest) {}
    }

    private func element(_ shown: ShownCalendar, _ role: AccessibilityNode.Role, _ name: String) throws -> NodeElement {
      let view = try #require(shown.node(role, name) as? any SpeakingView)
      return view.ownElement
    }

    @Test("AP-32: label, value, traits and language say what the view says, a state once")
    func words() throws {
      let shown = ShownCalendar()
      let cell = try element(shown, .gridCell, "Saturday, November 21")
      #expect(cell.accessibilityLabel?.hasPrefix("Saturday, November 21") == true)
      #expect(cell.accessibilityValue == "Today" && cell.accessibilityTraits.contains(.button))
      #expect(cell.accessibilityLanguage?.hasPrefix("en") == true)
      shown.view.selectedDay = ShownCalendar.today
      shown.settle()
      #expect(cell.accessibilityTraits.contains(.selected) && cell.accessibilityValue == "Today")
    }

    @Test(
      "AP-32: a button that is pressed is selected, a box is checked as systems expect it, and words are joined as in the language"
    )
    func values() throws {
      let screen = StandInScreen(size: CGSize(width: 300, height: 200))
      let (root, button, box) = (View(), View(), View())
      button.accessibility = AccessibilityNode(role: .button, label: "Bold", states: .pressed)
      box.accessibility = AccessibilityNode(role: .checkbox, label: "Home", states: [.checkable, .checked, .current])
      for view in [button, box] {
        root.addSubview(view)
        view.frame = Rect(x: 0, y: 0, width: 100, height: 50)
      }
      let host = AlmanacHostUIView(root: root)
      host.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      screen.window.addSubview(host)
      for _ in 0..<3 { screen.frame() }
      var phrases = Phrases.english
      (phrases.today, phrases.separator) = ("now", "; ")
      host.canvas.tree.speech.words = SpokenWords(phrases)
      let elements = (host.canvas.accessibilityElements ?? []).compactMap { $0 as? NodeElement }
      #expect(elements.map(\.accessibilityValue) == [nil, "now; 1"])
      #expect(elements.first?.accessibilityTraits == [.button, .selected])
      #expect(elements.last?.accessibilityTraits.contains(.toggleButton) == true)
    }

    @Test("AP-30: a month is a table whose cells know their rows and columns")
    func table() throws {
      let shown = ShownCalendar()
      _ = shown.view.canvas.accessibilityElements
      let grid = try #require(shown.node(.grid))
      let table = try #require(grid as? any UIAccessibilityContainerDataTable)
      #expect(grid.accessibilityContainerType == .dataTable)
      #expect(table.accessibilityColumnCount() == 7 && table.accessibilityRowCount() > 5)
      let first = try #require(
        table.accessibilityDataTableCellElement(forRow: 2, column: 3) as? NodeElement)
      #expect(first.accessibilityRowRange() == NSRange(location: 2, length: 1))
      #expect(first.accessibilityColumnRange() == NSRange(location: 3, length: 1))
      let headers = table.accessibilityHeaderElements(forColumn: 3) ?? []
      #expect(headers.count == 1 && (headers.first as? NodeElement)?.node?.accessibility.role == .columnHeader)
      let cell = try element(shown, .gridCell, "Saturday, November 21")
      #expect(cell.accessibilityColumnRange().location == cell.node.map { $0.accessibility.columnIndex - 1 })
      let frame = cell.accessibilityFrame
      #expect(frame.width > 40 && shown.screen.window.bounds.intersects(frame))
    }

    @Test("AP-19: three fingers turn to the next and previous period, in the direction of reading")
    func scrolls() throws {
      let shown = ShownCalendar()
      let scroller = try #require(shown.scroller)
      func presented(after directions: UIAccessibilityScrollDirection...) -> DayNumber {
        for direction in directions { #expect(scroller.accessibilityScroll(direction)) }
        shown.settle()
        return shown.view.engine.presented
      }
      let start = shown.view.engine.presented
      #expect(presented(after: .down) == start + 30 && presented(after: .up) == start)
      #expect(presented(after: .next, .right) == start + 61 && presented(after: .previous, .left) == start)
      shown.view.semanticContentAttribute = .forceRightToLeft
      #expect(presented(after: .left) == start + 30 && presented(after: .right) == start)
    }

    @Test("AP-34: activating an element does what a tap does; the gestures for escape and today work")
    func acting() throws {
      let shown = ShownCalendar()
      let cell = try element(shown, .gridCell, "Monday, November 23")
      #expect(cell.accessibilityActivate() && shown.view.selectedDay == DayNumber(20_780))
      shown.view.send(.show(ShownCalendar.today + 300, animated: false))
      shown.settle()
      #expect(shown.view.canvas.accessibilityPerformMagicTap())
      shown.settle()
      #expect(shown.view.engine.visibleDays.contains(ShownCalendar.today))
    }

    @Test("AP-34: the title is adjusted to the next and the previous period")
    func title() throws {
      let shown = ShownCalendar()
      let title = try element(shown, .heading, "November 2026")
      #expect(title.accessibilityTraits.isSuperset(of: [.header, .adjustable]))
      title.accessibilityIncrement()
      shown.settle()
      #expect(title.accessibilityLabel == "December 2026")
      title.accessibilityDecrement()
      shown.settle()
      #expect(title.accessibilityLabel == "November 2026")
      let cell = try element(shown, .gridCell, "Saturday, November 21")
      #expect(!cell.accessibilityTraits.contains(.adjustable))
    }

    @Test(
      "AP-35: a frame posts at most one change, another level another screen, and only while assistive technology runs")
    func news() throws {
      let shown = ShownCalendar()
      UIAccessibility.standInPosted = []
      shown.view.send(.showNext)
      shown.settle()
      #expect(UIAccessibility.standInPosted.isEmpty)
      UIAccessibility.standInIsVoiceOverRunning = true
      defer { UIAccessibility.standInIsVoiceOverRunning = false }
      func changes() -> [(UIAccessibility.Notification, Any?)] {
        UIAccessibility.standInPosted.filter { $0.0 != .announcement }
      }
      shown.view.send(.showNext)
      var most = 0
      for _ in 0..<60 {
        UIAccessibility.standInPosted = []
        shown.screen.frame()
        most = max(most, changes().count)
      }
      #expect(most == 1)
      shown.settle()
      UIAccessibility.standInPosted = []
      shown.view.send(.setLevel(.year, around: nil, animated: false))
      shown.screen.frame()
      #expect(changes().map(\.0) == [.screenChanged])
      #expect((changes().first?.1 as? NodeElement)?.node?.isTabStop == true)
      UIAccessibility.standInPosted = []
    }

    @Test("AP-36: what is behind a modal view is out of reach of touch, keys and speech")
    func inert() throws {
      let screen = StandInScreen(size: CGSize(width: 300, height: 200))
      let (root, behind) = (View(), View())
      root.addSubview(behind)
      behind.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      behind.accessibility = AccessibilityNode(role: .button, label: "Behind")
      behind.isTabStop = true
      behind.isInert = true
      behind.accessibility.states = .inert
      let host = AlmanacHostUIView(root: root)
      host.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      screen.window.addSubview(host)
      for _ in 0..<3 { screen.frame() }
      let view = try #require(host.canvas.tree.views[behind.id])
      #expect(screen.window.hitTest(CGPoint(x: 50, y: 50), with: nil) !== view && view.accessibilityElementsHidden)
      #expect(host.canvas.accessibilityElements?.isEmpty == true)
      #expect(TabOrder(host.canvas.tree.root?.node).next(after: nil) == nil)
    }
  }
}
