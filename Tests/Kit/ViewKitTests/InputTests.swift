import Basics
import Geometry
import TestSupport
import Testing
import ViewKit

/// Records what it is asked, and answers as it is told.
private final class InputSpy: View {
  var uses = false
  var keys: [KeyEvent] = []
  var wheels: [Point] = []
  var activations = 0
  var focusCount = 0

  override func keyDown(_ event: KeyEvent) -> Bool {
    keys.append(event)
    return uses
  }

  override func wheel(_ delta: Point) -> Bool {
    wheels.append(delta)
    return uses
  }

  override func activate() -> Bool {
    activations += 1
    return uses
  }

  override func didReceiveFocus() { focusCount += 1 }
}

@Suite("Keys, focus, wheel")
struct InputTests {
  private let root = InputSpy()
  private let outer = InputSpy()
  private let inner = InputSpy()
  private let harness: ViewHarness

  init() {
    harness = ViewHarness(root: root)
    outer.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    root.addSubview(outer)
    outer.addSubview(inner)
    harness.tick()
  }

  @Test("keys go to the root without a focus, else up from the focused view until one handles them")
  func keyBubbling() {
    let key = KeyEvent(.arrowDown, modifiers: .shift)
    #expect(!harness.window.send(.key(key)))
    #expect(root.keys == [key])
    harness.window.send(.focus(inner.id))
    #expect(inner.focusCount == 1)
    outer.uses = true
    #expect(harness.window.send(.key(key)))
    #expect(inner.keys == [key])
    #expect(outer.keys == [key])
    #expect(root.keys == [key])
    harness.window.send(.focus(.none))
    #expect(harness.window.focusedView == nil)
  }

  @Test("activation goes up from its view; that of an unknown view is not handled")
  func activation() {
    outer.uses = true
    #expect(harness.window.send(.activate(inner.id)))
    #expect([inner.activations, outer.activations, root.activations] == [1, 1, 0])
    #expect(!harness.window.send(.activate(ViewID(9_999))))
  }

  @Test("the wheel goes up from the view under the pointer")
  func wheelBubbling() {
    root.uses = true
    #expect(harness.window.send(.wheel(at: Point(x: 10, y: 10), delta: Point(x: 0, y: 3))))
    #expect([inner.wheels.count, outer.wheels.count, root.wheels.count] == [1, 1, 1])
    #expect(!harness.window.send(.wheel(at: Point(x: 1_000, y: 10), delta: Point(x: 0, y: 3))))
  }

  @Test("a pointer that hovers is heard by those that ask for it, from the innermost view outwards, until it leaves")
  func hover() {
    let (near, far, other) = (HoverRecorder(), HoverRecorder(), HoverRecorder())
    inner.addGesture(near)
    root.addGesture(far)
    inner.addGesture(other)
    other.tracksHover = false
    let event = PointerEvent(phase: .move, location: Point(x: 10, y: 10), time: 0)
    #expect(harness.window.send(.hover(event)))
    #expect(near.heard == [event] && far.heard == [event] && other.heard.isEmpty)
    #expect(harness.window.send(.pointer(event)) == false)
    #expect(!harness.window.send(.hover(nil)))
    #expect(near.heard == [event, nil] && far.heard == [event, nil])
    harness.window.send(.hover(nil))
    #expect(near.heard.count == 2)
  }

  @Test("a pasted text goes up from the view with the focus, but a field has that of the host")
  func paste() {
    let taker = PasteTaker()
    root.addSubview(taker)
    harness.window.send(.focus(taker.id))
    #expect(harness.window.send(.paste("BEGIN:VCALENDAR")) && taker.texts == ["BEGIN:VCALENDAR"])
    let field = PasteTaker(traits: .edits)
    root.addSubview(field)
    harness.window.send(.focus(field.id))
    #expect(!harness.window.send(.paste("words")) && field.texts.isEmpty)
  }

  @Test("a text for the clipboard is sent to the host with the next frame")
  func copy() {
    let file = TypedText("BEGIN:VCALENDAR", type: "text/calendar")
    harness.window.copy(text: "Lunch", alternatives: [file])
    #expect(harness.host.requests == [])
    harness.tick()
    #expect(harness.host.requests == [.copy(text: "Lunch", alternatives: [file])])
  }

  @Test("a request for focus is sent to the host after the frame that shows the view")
  func focusRequest() {
    let view = View()
    root.addSubview(view)
    harness.window.focus(view)
    #expect(harness.window.focusedView === view)
    #expect(harness.host.requests == [])
    let mirror = harness.mirror
    var viewCount = 0
    harness.host.onRequest = { _ in viewCount = mirror.viewCount }
    harness.tick()
    #expect(harness.host.requests == [.focus(view.id)])
    #expect(viewCount == 4)
  }

  @Test("a late report of a lost focus does not undo the focus that was asked for")
  func lateLoss() {
    harness.window.focus(inner)
    harness.window.send(.focus(.none))
    harness.tick()
    #expect(harness.host.requests == [.focus(inner.id)])
    #expect(harness.window.focusedView === inner)
  }

  @Test("a focused view that goes away loses the focus, and the host is not asked for it")
  func focusedViewRemoved() {
    harness.window.focus(inner)
    outer.removeFromSuperview()
    #expect(harness.window.focusedView == nil)
    harness.tick()
    #expect(harness.host.requests == [])
    harness.window.focus(inner)
    #expect(harness.window.focusedView == nil)
  }

  @Test("events about unknown views are ignored")
  func unknownViews() {
    #expect(!harness.window.send(.scrolled(ViewID(9_999), to: .zero)))
    #expect(!harness.window.send(.scrollEnded(inner.id)))
    harness.window.send(.focus(ViewID(9_999)))
    #expect(harness.window.focusedView == nil)
  }

  @Test("a resize changes the root's frame")
  func resize() {
    harness.window.send(.resize(Size(width: 10, height: 20)))
    #expect(harness.window.size == Size(width: 10, height: 20))
    #expect(harness.tick() == [.frame(root.id, Rect(x: 0, y: 0, width: 10, height: 20))])
  }
}

private final class HoverRecorder: GestureRecognizer {
  var heard: [PointerEvent?] = []

  override init() {
    super.init()
    tracksHover = true
  }

  override func hover(_ event: PointerEvent?) { heard.append(event) }
}

private final class PasteTaker: View {
  var texts: [String] = []

  override func paste(_ text: String) -> Bool {
    texts.append(text)
    return true
  }
}
