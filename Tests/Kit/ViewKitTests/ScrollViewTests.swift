import Geometry
import TestSupport
import Testing
import ViewKit

private final class ScrollSpy: ScrollView {
  var offsets: [Double] = []
  var ends = 0
  var onEnd: (ScrollSpy) -> Void = { _ in }

  override func didScroll() {
    super.didScroll()
    offsets.append(contentOffset.y)
  }

  override func didEndScrolling() {
    ends += 1
    onEnd(self)
  }
}

@Suite("Scrolling")
struct ScrollViewTests {
  private func make(_ capabilities: HostCapabilities = []) -> (ViewHarness, ScrollSpy) {
    let harness = ViewHarness(capabilities: capabilities)
    let view = ScrollSpy()
    view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    view.contentSize = Size(width: 100, height: 1_000)
    harness.window.root.addSubview(view)
    harness.tick()
    return (harness, view)
  }

  @Test("offsets are kept inside the content", arguments: [(-5.0, 0.0), (0, 0), (450, 450), (900, 900), (901, 900)])
  func clamp(asked: Double, got: Double) {
    let (_, view) = make()
    view.scroll(to: Point(x: 50, y: asked))
    #expect(view.contentOffset == Point(x: 0, y: got))
  }

  @Test("an offset that is not a number counts as the beginning")
  func notANumber() {
    let (_, view) = make()
    view.scroll(to: Point(x: .nan, y: .nan))
    #expect(view.contentOffset == .zero)
  }

  @Test("scrolling takes one mutation, and none where nothing moves")
  func mutations() {
    let (harness, view) = make()
    view.scroll(to: Point(x: 0, y: 40))
    #expect(harness.tick() == [.scroll(view.id, to: Point(x: 0, y: 40))])
    view.scroll(to: Point(x: 0, y: 40))
    #expect(harness.tick() == [])
    #expect(view.offsets == [40])
  }

  @Test("a view or content that becomes smaller pulls the offset inside")
  func shrink() {
    let (harness, view) = make()
    view.scroll(to: Point(x: 0, y: 900))
    view.contentSize.height = 500
    #expect(view.contentOffset.y == 400)
    view.frame.size.height = 300
    #expect(view.contentOffset.y == 200)
    harness.tick()
    #expect(harness.mirror.displayList() == harness.window.displayList())
    #expect(harness.mirror.contentSize(of: view.id) == Size(width: 100, height: 500))
  }

  @Test("a rebase is sent to the host only")
  func rebase() {
    let (harness, view) = make()
    view.scroll(to: Point(x: 0, y: 800))
    harness.tick()
    view.rebase(to: Point(x: 0, y: 300))
    #expect(view.offsets == [800])
    #expect(harness.tick() == [.scroll(view.id, to: Point(x: 0, y: 300))])
  }

  @Test("the wheel moves the view where the host does not scroll; at the end it goes to the parent")
  func wheel() {
    let (harness, view) = make()
    let point = Point(x: 10, y: 10)
    #expect(harness.window.send(.wheel(at: point, delta: Point(x: 0, y: 60))))
    #expect(view.contentOffset.y == 60)
    #expect(harness.window.send(.wheel(at: point, delta: Point(x: 0, y: -600))))
    #expect(view.contentOffset.y == 0)
    #expect(!harness.window.send(.wheel(at: point, delta: Point(x: 0, y: -1))))
    let (native, nativeView) = make(.scrollsNatively)
    #expect(!native.window.send(.wheel(at: point, delta: Point(x: 0, y: 60))))
    #expect(nativeView.contentOffset == .zero)
  }

  @Test("an offset that the host reports is accepted and not sent back")
  func hostScroll() {
    let (harness, view) = make(.scrollsNatively)
    harness.window.send(.scrolled(view.id, to: Point(x: 0, y: -12)))
    harness.window.send(.scrolled(view.id, to: Point(x: 0, y: 512.5)))
    #expect(view.offsets == [-12, 512.5])
    #expect(harness.tick() == [])
    harness.window.send(.scrollEnded(view.id))
    #expect(view.ends == 1)
  }

  @Test("an animated scroll goes there with a spring, ends exactly, and then rests")
  func animated() {
    let (harness, view) = make()
    view.animateScroll(to: Point(x: 0, y: 600))
    #expect(view.contentOffset.y == 0)
    harness.advance(seconds: 0.1)
    let early = view.contentOffset.y
    #expect(early > 50 && early < 600)
    harness.advance(seconds: 1.5)
    #expect(view.contentOffset.y == 600)
    #expect(view.ends == 1)
    #expect(harness.settle() == 0)
    #expect(harness.mirror.displayList() == harness.window.displayList())
  }

  @Test("an animated scroll looks alike at 30, 60 and 144 frames a second")
  func frameRates() {
    var samples: [[Double]] = []
    for rate in [30.0, 60, 144] {
      let (harness, view) = make()
      view.animateScroll(to: Point(x: 0, y: 600))
      harness.tick()
      samples.append(
        (0..<5).map { _ in
          harness.advance(seconds: 0.1, interval: 1 / rate)
          return view.contentOffset.y
        })
    }
    for (slow, fast) in zip(samples[0], samples[2]) { #expect(abs(slow - fast) < 25) }
    for (slow, fast) in zip(samples[1], samples[2]) { #expect(abs(slow - fast) < 25) }
  }

  @Test("reduced motion jumps, and comes to rest at once")
  func reducedMotion() {
    let (harness, view) = make()
    harness.window.reducesMotion = true
    view.animateScroll(to: Point(x: 0, y: 600))
    #expect(view.contentOffset.y == 600)
    #expect(view.ends == 1)
  }

  @Test("any input stops an animation at its present offset", arguments: 0...3)
  func interruption(kind: Int) {
    let (harness, view) = make(kind == 1 ? .scrollsNatively : [])
    view.animateScroll(to: Point(x: 0, y: 600))
    harness.advance(seconds: 0.1)
    let before = view.contentOffset.y
    switch kind {
    case 0: harness.window.send(.wheel(at: Point(x: 1, y: 1), delta: Point(x: 0, y: 5)))
    case 1: harness.window.send(.scrolled(view.id, to: Point(x: 0, y: before + 5)))
    case 2: view.scroll(to: Point(x: 0, y: before + 5))
    default: view.animateScroll(to: Point(x: 0, y: before + 5))
    }
    harness.advance(seconds: 2)
    #expect(abs(view.contentOffset.y - before - 5) < 1e-9)
  }

  @Test("a host that reports rounded offsets of an animation does not stop it")
  func echo() {
    let (harness, view) = make(.scrollsNatively)
    view.animateScroll(to: Point(x: 0, y: 600))
    for _ in 0..<120 {
      harness.advance(seconds: ViewHarness.frameInterval)
      harness.window.send(.scrolled(view.id, to: Point(x: 0, y: view.contentOffset.y.rounded())))
    }
    #expect(view.contentOffset.y == 600)
    #expect(view.ends == 1)
  }

  @Test("an animation goes on to the same picture after a rebase")
  func rebaseDuringAnimation() {
    let (harness, view) = make()
    view.animateScroll(to: Point(x: 0, y: 600))
    harness.advance(seconds: 0.1)
    view.rebase(to: view.contentOffset + Point(x: 0, y: 200))
    harness.advance(seconds: 2)
    #expect(view.contentOffset.y == 800)
  }

  @Test("a view that snaps at the end of each scroll comes to rest", arguments: [true, false])
  func snapping(reducesMotion: Bool) {
    let (harness, view) = make()
    harness.window.reducesMotion = reducesMotion
    view.onEnd = { $0.animateScroll(to: Point(x: 0, y: ($0.contentOffset.y / 100).rounded() * 100)) }
    view.animateScroll(to: Point(x: 0, y: 330))
    harness.advance(seconds: 3)
    #expect(view.contentOffset.y == 300)
    #expect(view.ends == 2)
    #expect(harness.settle() == 0)
  }

  @Test("removing a view ends its animation")
  func removal() {
    let (harness, view) = make()
    view.animateScroll(to: Point(x: 0, y: 600))
    harness.advance(seconds: 0.1)
    view.removeFromSuperview()
    let offset = view.contentOffset
    harness.advance(seconds: 1)
    #expect(view.contentOffset == offset)
    #expect(harness.settle() == 0)
  }
}
