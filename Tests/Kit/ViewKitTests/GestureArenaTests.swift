import Geometry
import TestSupport
import Testing

@testable import ViewKit

/// Answers as it is told and records what it is given.
private final class ScriptedGesture: GestureRecognizer {
  var answers: [PointerEvent.Phase: Outcome] = [:]
  var phases: [PointerEvent.Phase] = []
  var cancellations = 0
  var begun = 0
  var isWanted = true
  var onHandle: () -> Void = {}

  override func pressDidBegin(_ event: PointerEvent) { begun += 1 }

  override func wants(_ event: PointerEvent) -> Bool { isWanted }

  override func handle(_ event: PointerEvent) -> Outcome {
    phases.append(event.phase)
    onHandle()
    return answers[event.phase] ?? .possible
  }

  override func cancel() { cancellations += 1 }
}

@Suite("Gesture arena")
struct GestureArenaTests {
  private let harness: ViewHarness
  private let outer = ScriptedGesture()
  private let inner = ScriptedGesture()
  private let scrollView = ScrollView()
  private let child = View()
  private let point = Point(x: 5, y: 5)

  init() {
    harness = ViewHarness()
    scrollView.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    scrollView.contentSize = Size(width: 100, height: 1_000)
    child.frame = scrollView.frame
    harness.window.root.addSubview(scrollView)
    scrollView.addSubview(child)
    scrollView.addGesture(outer)
    child.addGesture(inner)
    harness.tick()
  }

  @Test("the innermost recognizer that recognizes wins and the others are cancelled")
  func innermostWins() {
    inner.answers = [.up: .recognized]
    outer.answers = [.up: .recognized]
    harness.tap(at: point)
    #expect(inner.phases == [.down, .up])
    #expect(outer.phases == [.down])
    #expect(outer.cancellations == 1)
    #expect(inner.cancellations == 0)
  }

  @Test("a press begins for recognizers that do not want it, but not for disabled ones (D6)")
  func beginning() {
    inner.isWanted = false
    harness.tap(at: point)
    #expect(inner.begun == 1 && inner.phases == [])
    #expect(outer.begun == 1 && outer.phases == [.down, .up])
    outer.isEnabled = false
    harness.tap(at: point)
    #expect(inner.begun == 2 && outer.begun == 1)
  }

  @Test("a recognizer that fails receives nothing more; the others continue")
  func failure() {
    inner.answers = [.move: .failed]
    outer.answers = [.up: .recognized]
    harness.pointer(.down, at: point)
    harness.pointer(.move, at: point)
    harness.pointer(.move, at: point)
    harness.pointer(.up, at: point)
    #expect(inner.phases == [.down, .move])
    #expect(outer.phases == [.down, .move, .move, .up])
    #expect(inner.cancellations == 0)
  }

  @Test("a recognizer that wins early gets the rest of the press alone")
  func winnerContinues() {
    outer.answers = [.move: .recognized]
    harness.pointer(.down, at: point)
    harness.pointer(.move, at: point)
    #expect(inner.cancellations == 1)
    harness.pointer(.move, at: point)
    #expect(harness.pointer(.up, at: point))
    #expect(outer.phases == [.down, .move, .move, .up])
    #expect(inner.phases == [.down, .move])
    #expect(!harness.pointer(.move, at: point))
  }

  @Test("a scroll by the host cancels the press")
  func scrollCancels() {
    harness.pointer(.down, at: point)
    harness.window.send(.scrolled(scrollView.id, to: Point(x: 0, y: 30)))
    #expect(inner.cancellations == 1)
    #expect(outer.cancellations == 1)
    #expect(!harness.pointer(.up, at: point))
    #expect(inner.phases == [.down])
  }

  @Test("a host that reports the offset it was sent cancels no press")
  func echo() {
    scrollView.scroll(to: Point(x: 0, y: 30.4))
    harness.tick()
    harness.pointer(.down, at: point)
    harness.window.send(.scrolled(scrollView.id, to: Point(x: 0, y: 30)))
    #expect(inner.cancellations == 0)
    #expect(scrollView.contentOffset.y == 30)
  }

  @Test("removing or hiding a view cancels its press", arguments: [true, false])
  func viewGoes(isRemoved: Bool) {
    inner.answers = [.up: .recognized]
    harness.pointer(.down, at: point)
    if isRemoved { scrollView.removeFromSuperview() } else { scrollView.isHidden = true }
    #expect(inner.cancellations == 1)
    harness.pointer(.up, at: point)
    #expect(inner.phases == [.down])
  }

  @Test("a second press before the end of the first begins at its own target")
  func pressWithoutRelease() {
    harness.pointer(.down, at: point)
    harness.pointer(.down, at: Point(x: 300, y: 200))
    #expect(inner.cancellations == 1)
    #expect(!harness.pointer(.up, at: point))
    #expect(inner.phases == [.down])
  }

  @Test("the host's own target is taken before hit testing")
  func hostTarget() {
    harness.window.send(
      .pointer(PointerEvent(phase: .down, location: Point(x: 300, y: 200), time: 0, target: child.id)))
    #expect(inner.phases == [.down])
  }

  @Test("a disabled gesture receives nothing")
  func disabled() {
    inner.isEnabled = false
    harness.tap(at: point)
    #expect(inner.phases == [])
    #expect(outer.phases == [.down, .up])
  }

  @Test("a recognizer may send, remove its view and close the window while it handles an event", arguments: 0...2)
  func reentrance(action: Int) {
    let (harness, child) = (harness, child)
    inner.onHandle = {
      switch action {
      case 0: harness.pointer(.cancel, at: .zero)
      case 1: child.removeFromSuperview()
      default: harness.window.close()
      }
    }
    inner.answers = [.down: .recognized]
    harness.pointer(.down, at: point)
    #expect(!harness.pointer(.up, at: point))
    #expect(harness.mirror.violations == [])
  }

  @Test("a view that leaves its window in the middle of a drag leaves no animation behind")
  func dragEndsFirst() {
    for (phase, y) in [(PointerEvent.Phase.down, 80.0), (.move, 50), (.move, 20)] {
      harness.window.send(
        .pointer(PointerEvent(phase: phase, location: Point(x: 5, y: y), time: harness.now, kind: .touch)))
    }
    #expect(scrollView.contentOffset.y > 0)
    scrollView.removeFromSuperview()
    #expect(!harness.window.isAnimating(scrollView))
  }

  @Test("a view that goes away in the action of a tap hears no more of the press")
  func viewIsGone() {
    var phases: [PressGesture.Phase] = []
    var parent: View? = View()
    let button = View()
    weak let gone = parent
    parent?.frame = Rect(x: 200, y: 0, width: 50, height: 50)
    button.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    parent?.addSubview(button)
    parent?.addGesture(PressGesture { phase, _ in phases.append(phase) })
    button.addGesture(
      TapGesture { _ in
        parent?.removeFromSuperview()
        parent = nil
      })
    parent.map { harness.window.root.addSubview($0) }
    harness.tap(at: Point(x: 210, y: 10))
    #expect(gone == nil && phases == [.began])
  }

  @Test("a recognizer outlives its view and its window without it")
  func recognizerOutlives() {
    do {
      let harness = ViewHarness()
      harness.window.root.addGesture(inner)
      harness.pointer(.down, at: point)
      harness.window.close()
    }
    #expect(inner.cancellations == 1 && inner.view == nil)
  }

  @Test("a tap acts at its release, unless the finger slipped or the content below it scrolled")
  func tap() {
    var taps: [Point] = []
    let tap = View()
    tap.frame = Rect(x: 200, y: 0, width: 50, height: 50)
    tap.addGesture(TapGesture { taps.append($0.location) })
    harness.window.root.addSubview(tap)
    harness.tap(at: Point(x: 210, y: 10))
    #expect(taps == [Point(x: 210, y: 10)])
    harness.pointer(.down, at: Point(x: 210, y: 10))
    harness.pointer(.move, at: Point(x: 240, y: 10))
    harness.pointer(.up, at: Point(x: 210, y: 10))
    #expect(taps.count == 1)
    harness.pointer(.down, at: Point(x: 210, y: 10))
    harness.window.send(.scrolled(scrollView.id, to: Point(x: 0, y: 99)))
    harness.pointer(.up, at: Point(x: 210, y: 10))
    #expect(taps.count == 2, "other content scrolled")
    tap.frame = Rect(x: 0, y: 0, width: 50, height: 1_000)
    scrollView.addSubview(tap)
    harness.tick()
    harness.tap(at: point)
    #expect(taps.count == 3)
    harness.pointer(.down, at: point)
    harness.window.send(.scrolled(scrollView.id, to: Point(x: 0, y: 0)))
    harness.pointer(.up, at: point)
    #expect(taps.count == 3)
  }
}
