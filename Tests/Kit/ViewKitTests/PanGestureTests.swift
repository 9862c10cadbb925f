import Geometry
import TestSupport
import Testing

@testable import ViewKit

@Suite("Drags and long presses")
struct PanGestureTests {
  private final class Log {
    var entries: [String] = []
    var velocity = Point.zero
  }

  private let harness = ViewHarness(root: View(), size: Size(width: 400, height: 300))
  private let log = Log()

  private func addPan(begins: Bool = true) {
    harness.window.root.addGesture(
      PanGesture(
        begins: { _ in begins }, touched: { [log] in log.entries.append($0 ? "touched" : "let go") },
        action: { [log] phase, pan in
          log.entries.append("\(phase) \(pan.translation.x)")
          log.velocity = pan.velocity
        }))
  }

  @Test("a press that moves is a drag, and reports its velocity at the end")
  func drag() {
    addPan()
    harness.pointer(.down, at: Point(x: 10, y: 10))
    harness.pointer(.move, at: Point(x: 15, y: 10))
    for step in 1...6 {
      harness.advance(seconds: 1.0 / 60)
      harness.pointer(.move, at: Point(x: 10 + Double(step) * 20, y: 10))
    }
    harness.pointer(.up, at: Point(x: 130, y: 10))
    #expect(log.entries.first == "touched")
    #expect(log.entries[1] == "began 20.0")
    #expect(log.entries.last == "ended 120.0")
    #expect(abs(log.velocity.x - 1200) < 60 && log.velocity.y == 0)
  }

  @Test("a finger that rests before it leaves gives no velocity")
  func rest() {
    addPan()
    harness.pointer(.down, at: Point(x: 10, y: 10))
    harness.pointer(.move, at: Point(x: 100, y: 10))
    harness.advance(seconds: 0.3)
    harness.pointer(.up, at: Point(x: 100, y: 10))
    #expect(log.velocity == .zero)
  }

  @Test("a tap is not a drag, and a drag that loses its press is cancelled")
  func cancel() {
    addPan()
    harness.tap(at: Point(x: 10, y: 10))
    #expect(log.entries == ["touched", "let go"])
    log.entries = []
    harness.pointer(.down, at: Point(x: 10, y: 10))
    harness.pointer(.move, at: Point(x: 50, y: 10))
    harness.pointer(.cancel, at: Point(x: 50, y: 10))
    #expect(log.entries == ["touched", "began 40.0", "cancelled 40.0"])
  }

  @Test("a drag that is refused leaves the press to other recognizers")
  func unwanted() {
    addPan(begins: false)
    #expect(!harness.pointer(.down, at: Point(x: 10, y: 10)))
    harness.pointer(.move, at: Point(x: 60, y: 10))
    #expect(log.entries.isEmpty)
  }

  private func addLongPress(with tap: Bool = true) {
    if tap { harness.window.root.addGesture(TapGesture { [log] _ in log.entries.append("tap") }) }
    harness.window.root.addGesture(
      LongPressGesture(
        seconds: 0.4, begins: { _ in true },
        action: { [log] phase, pan in log.entries.append("\(phase) \(pan.translation.x)") }))
  }

  @Test("a press that rests wins over a tap, and is a drag from then on")
  func longPress() {
    addLongPress()
    harness.pointer(.down, at: Point(x: 10, y: 10))
    harness.advance(seconds: 0.5)
    #expect(log.entries == ["began 0.0"])
    harness.pointer(.move, at: Point(x: 14, y: 10))
    harness.pointer(.up, at: Point(x: 14, y: 10))
    #expect(log.entries == ["began 0.0", "changed 4.0", "ended 4.0"])
  }

  @Test("a press that ends or moves too soon is not a long press")
  func tooSoon() {
    addLongPress()
    harness.pointer(.down, at: Point(x: 10, y: 10))
    harness.advance(seconds: 0.3)
    harness.pointer(.up, at: Point(x: 10, y: 10))
    harness.advance(seconds: 1)
    harness.pointer(.down, at: Point(x: 10, y: 10))
    harness.pointer(.move, at: Point(x: 60, y: 10))
    harness.advance(seconds: 1)
    harness.pointer(.up, at: Point(x: 60, y: 10))
    #expect(log.entries == ["tap"])
  }

  @Test("a view that goes away in the action of a tap begins no long press")
  func viewIsGone() {
    var parent: View? = View()
    weak let gone = parent
    let button = View()
    button.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    parent?.frame = button.frame
    parent?.addSubview(button)
    parent?.addGesture(
      LongPressGesture(
        seconds: 0.4, begins: { _ in true }, action: { [log] phase, _ in log.entries.append("\(phase)") }))
    button.addGesture(
      TapGesture { _ in
        parent?.removeFromSuperview()
        parent = nil
      })
    parent.map { harness.window.root.addSubview($0) }
    harness.tap(at: Point(x: 10, y: 10))
    harness.advance(seconds: 1)
    #expect(gone == nil && log.entries.isEmpty)
  }

  @Test("closing a window ends the wait for a long press")
  func close() {
    addLongPress()
    harness.pointer(.down, at: Point(x: 10, y: 10))
    harness.window.close()
    harness.advance(seconds: 1)
    #expect(log.entries.isEmpty)
  }
}
