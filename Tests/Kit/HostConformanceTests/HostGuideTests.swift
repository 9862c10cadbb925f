import Almanac
import HostConformance
import TestSupport
import Testing

@Suite("The guide for hosts")
struct HostGuideTests {
  @Test("HC-1, HC-11: the examples of the guide and of the target are those that the tests run")
  func examples() async throws {
    // example
    for seed: UInt64 in 1...4 {
      let report = try await ConformanceSession(seed: seed, steps: 20).run(on: ReferenceHost())
      for failure in report.failures { print(failure) }
    }
    // end
    #expect(try GuidePage.untested("HostConformance") == [])
    let hosts = ["ReferenceHost", "SmallHost"].map { #filePath.replacing("HostGuideTests", with: $0) }
    #expect(try GuidePage.untested(document: "WritingAHost", in: [#filePath] + hosts) == [])
  }

  @Test("the host of 60 lines shows a calendar, and people can use it")
  func small() throws {
    final class Canvas: Toolkit {
      var texts: [String] = []
      var frames = 0
      var clipboard = ""
      let pixelsPerPoint = 2.0
      func scheduleFrame() { frames += 1 }
      func invalidate() {}
      func setClipboard(_ text: String) { clipboard = text }
      func paint(_ operation: PaintOperation, clip: Rect?, opacity: Double) {
        if case .text(let text) = operation { texts.append(text.fitted) }
      }
    }
    let (canvas, today) = (Canvas(), DayNumber(20_778))
    let calendar = CalendarView(configuration: CalendarConfiguration(today: today))
    let size = Size(width: 800, height: 600)
    let host = SmallHost(showing: calendar, size: size, palette: calendar.configuration.style.palette, on: canvas)
    #expect(canvas.frames == 1)
    host.frame(at: 0)
    host.paint(in: .light)
    #expect(canvas.texts.contains("21") && canvas.texts.contains("November 2026"))
    for (index, phase) in [PointerEvent.Phase.down, .up].enumerated() {
      let event = PointerEvent(phase: phase, location: Point(x: 400, y: 300), time: Double(index) / 10)
      #expect(host.send(.pointer(event)))
    }
    host.frame(at: 1)
    #expect(calendar.state.selectedDay != nil)
    host.close()
    #expect(!host.send(.key(KeyEvent(.enter))))
  }

  @Test("HC-7: events that no host should send trap nothing and change no picture")
  func misuse() {
    let harness = CalendarHarness(configuration: CalendarConfiguration(today: DayNumber(20_778)))
    harness.settle()
    let before = harness.window.displayList()
    let (unknown, nowhere) = (ViewID(1_000_000), Point(x: .nan, y: 1e300))
    let pointers = [PointerEvent.Phase.up, .move, .cancel].map {
      InputEvent.pointer(PointerEvent(phase: $0, location: nowhere, time: -1, target: unknown))
    }
    let events: [InputEvent] = [
      .scrolled(unknown, to: nowhere), .scrollEnded(unknown), .scrollEnded(harness.view.id), .activate(unknown),
      .edited(unknown, "x"), .wheel(at: nowhere, delta: nowhere), .contextMenu(unknown, at: nowhere),
      .magnify(MagnifyEvent(phase: .ended, location: nowhere, factor: .nan, time: 0)), .hover(nil),
    ]
    for event in pointers + events + Array(repeating: pointers[1], count: 10_000) { harness.window.send(event) }
    harness.settle()
    #expect(harness.window.displayList() == before)
    #expect(harness.mirror.violations == [])
  }

  @Test("HC-2, HC-8: the order of reading is that of the tree, with owned views behind the children of their owner")
  func speech() {
    let harness = ViewHarness()
    func view(_ label: String, in parent: View) -> View {
      let view = View()
      view.accessibility = AccessibilityNode(role: .button, label: label)
      parent.addSubview(view)
      return view
    }
    let row = view("row", in: harness.window.root)
    let cell = view("cell", in: row)
    let bar = view("bar", in: harness.window.root)
    let hidden = view("hidden", in: row)
    hidden.isHidden = true
    harness.tick()
    cell.accessibility.owned = [bar.id]
    harness.tick()
    let order = SpeechOrder.of(harness.mirror)
    #expect(order.map(\.accessibility.label) == ["row", "cell", "bar"])
    #expect(order.map(\.depth) == [0, 1, 2])
    #expect(harness.mirror.displayList() == harness.window.displayList())
  }
}
