import Almanac
import AppKit
import Foundation
import HostConformance
import Testing

@testable import AlmanacUI

extension UITests {
  @Suite("AppKit")
  @MainActor struct CanvasNSTests {
    @Test(
      "AP-67: the canvas of AppKit, which paints, conforms at all levels, in sessions of each kind",
      arguments: 1...8)
    func conforms(seed: Int) async throws {
      let report = try await ConformanceSession(seed: UInt64(seed), steps: 40).run(on: CanvasNSHost())
      #expect(report.failures.map(\.description) == [])
      #expect(report.levels.last == .fields && report.steps == 40)
    }

    /// A fault of a host that conformance has to find.
    enum Fault: String, CaseIterable {
      case losesTyping, staysLight, paintsNothing, paintsLower, losesTexts, reportsNothing, exposesNothing
    }

    @Test("AP-67: each fault of the canvas of AppKit is found", arguments: Fault.allCases)
    func finds(fault: Fault) async throws {
      var found: HostFailure?
      for seed in 1...8 where found == nil {
        let host = CanvasNSHost()
        host.fault = { canvas in
          switch fault {
          case .staysLight: canvas.surroundings.appearance = .light
          case .paintsNothing: canvas.isHidingEverything()
          case .paintsLower: canvas.movesEverything()
          case .losesTyping: canvas.field?.editor.onChange = nil
          case .losesTexts: canvas.nodes.root?.forEach { $0.text = "" }
          case .reportsNothing: canvas.onEvent = { _ in true }
          case .exposesNothing: canvas.nodes.root?.accessibility.states.insert(.inert)
          }
        }
        found = try await ConformanceSession(seed: UInt64(seed), steps: 20).run(on: host).failures.first
      }
      #expect(found != nil, "\(fault) was not found")
    }

    private func shown() -> (NSWindow, AlmanacCalendarNSView) {
      let window = NSWindow(standInSize: CGSize(width: 1_200, height: 900))
      let view = AlmanacCalendarNSView(configuration: CalendarConfiguration(today: DayNumber(20_778)))
      view.frame = CGRect(x: 0, y: 0, width: 1_200, height: 900)
      window.standInContent.addSubview(view)
      window.settle()
      return (window, view)
    }

    @Test("AP-1, AP-68: releasing a view of AppKit frees it, its window and its links")
    func releases() {
      weak var view: AlmanacCalendarNSView?
      weak var engine: CalendarView?
      do {
        let (window, made) = shown()
        (view, engine) = (made, made.engine)
        _ = made.canvas.accessibilityChildren()
        made.canvas.mouseDown(with: window.standInEvent(at: CGPoint(x: 600, y: 400), clicks: 1))
        made.removeFromSuperview()
      }
      #expect(view == nil && engine == nil && CADisplayLink.standInCount == 0)
    }

    @Test("AP-3, AP-16, AP-22: wheels scroll with what the system adds, pinches zoom, and nothing ticks at rest")
    func input() throws {
      let (window, view) = shown()
      #expect(CADisplayLink.standInRunning == 0 && CADisplayLink.standInCount == 1)
      let before = view.engine.visibleDays
      for _ in 0..<8 {
        view.canvas.scrollWheel(with: window.standInEvent(at: CGPoint(x: 600, y: 500), delta: CGPoint(x: 0, y: -120)))
        window.settle()
      }
      #expect(view.engine.visibleDays.lowerBound > before.lowerBound)
      let point = CGPoint(x: 600, y: 500)
      for (phase, amount) in [(NSEvent.Phase.began, 0.0), (.changed, 1.5), (.ended, 0)] {
        view.canvas.magnify(with: window.standInEvent(at: point, magnification: CGFloat(amount), phase: phase))
      }
      window.settle()
      #expect(view.engine.state.level == .week)
    }

    @Test("AP-42, AP-49: contrast and Reduce Motion of the Mac are followed live")
    func settings() async {
      let (window, view) = shown()
      for isOn in [true, false] {
        NSWorkspace.shared.standInSet(contrast: isOn, reducesMotion: isOn)
        for _ in 0..<20 { await Task.yield() }
        #expect(view.engine.configuration.style == (isOn ? .highContrast : .standard))
        #expect(view.engine.window?.reducesMotion == isOn && window.standInSize.width > 0)
      }
    }

    @Test("AP-44: a direction that the view is given lays the calendar out")
    func direction() {
      let (window, view) = shown()
      view.userInterfaceLayoutDirection = .rightToLeft
      window.settle()
      #expect(view.engine.configuration.direction == .rightToLeft && view.canvas.surroundings.direction == .rightToLeft)
    }

    @Test("AP-22: a tap of two fingers on a trackpad is a double click, which leads into a day")
    func smartMagnify() {
      let (window, view) = shown()
      let level = view.engine.state.level
      view.canvas.smartMagnify(with: window.standInEvent(at: CGPoint(x: 600, y: 500)))
      window.settle()
      #expect(level == .month && view.engine.state.level == .week)
    }

    @Test("AP-23: over what a click acts on the pointer of a Mac is a hand")
    func cursor() throws {
      let (window, view) = shown()
      let item = try #require(
        view.engine.window?.displayList().items.first { $0.layer.cursor == .pointingHand && $0.text == "Today" })
      let point = CGPoint(x: item.frame.midX, y: item.frame.midY)
      view.canvas.mouseMoved(with: window.standInEvent(at: point))
      #expect(NSCursor.current === NSCursor.pointingHand)
      view.canvas.mouseExited(with: window.standInEvent(at: point))
      #expect(NSCursor.current === NSCursor.arrow)
    }

    @Test("AP-38: what AppKit paints stays inside of the canvas")
    func clips() { #expect(shown().1.canvas.clipsToBounds) }

    @Test("AP-38: elements have roles of AppKit, frames from the lower left, and press their view")
    func speech() throws {
      let (window, view) = shown()
      var selected: [DayNumber] = []
      view.onSelect = { selected.append($0) }
      var all: [NodeNSElement] = []
      func visit(_ elements: [Any]) {
        for case let element as NodeNSElement in elements {
          all.append(element)
          visit(element.accessibilityChildren() ?? [])
        }
      }
      visit(view.canvas.accessibilityChildren() ?? [])
      let day = try #require(all.first { $0.accessibilityLabel()?.hasPrefix("Monday, November 23") == true })
      #expect(day.accessibilityRole() == .cell && day.accessibilityFrameInParentSpace().width > 100)
      #expect(day.accessibilityColumnIndexRange().location == 1 && day.accessibilityRowIndexRange().location > 0)
      let grid = try #require(all.first { $0.accessibilityRole() == .table })
      #expect(grid.accessibilityColumnCount() == 7 && grid.accessibilityRowCount() > 5)
      #expect(day.accessibilityPerformPress())
      window.settle()
      #expect(selected == [DayNumber(20_780)])
      window.standInAppear(dark: true)
      #expect(view.canvas.surroundings.appearance == .dark)
    }
  }
}

extension CanvasNSView {
  fileprivate func isHidingEverything() { onPaint = { DisplayList(items: []) } }

  fileprivate func movesEverything() {
    guard let list = onPaint?() else { return }
    onPaint = {
      DisplayList(
        items: list.items.map { item in
          var item = item
          item.frame.origin.y += 1
          return item
        })
    }
  }
}
