import Geometry
import TestSupport
import Testing

@testable import ViewKit

@Suite("Scrolling by finger where the host does not scroll")
struct TouchScrollingTests {
  /// Rests at multiples of 100 if told to.
  private final class Pages: ScrollView {
    var isPaged = false

    override func restingOffset(near offset: Point, velocity: Point) -> Point {
      isPaged ? Point(x: offset.x, y: (offset.y / 100).rounded() * 100) : offset
    }
  }

  private func harness(
    capabilities: HostCapabilities = [], traits: ViewTraits = [], isPaged: Bool = false
  ) -> (ViewHarness, Pages) {
    let harness = ViewHarness(size: Size(width: 200, height: 200), capabilities: capabilities)
    let pages = Pages(traits: traits)
    pages.isPaged = isPaged
    pages.frame = Rect(x: 0, y: 0, width: 200, height: 200)
    pages.contentSize = Size(width: 200, height: 1000)
    harness.window.root.addSubview(pages)
    harness.tick()
    return (harness, pages)
  }

  private func send(
    _ harness: ViewHarness, _ phase: PointerEvent.Phase, _ y: Double, _ kind: PointerEvent.Kind = .touch
  ) {
    harness.window.send(
      .pointer(PointerEvent(phase: phase, location: Point(x: 100, y: y), time: harness.now, kind: kind)))
  }

  /// Moves a finger up by `distance` in frames of a sixtieth second.
  private func swipe(_ harness: ViewHarness, from y: Double, by distance: Double, frames: Int, rests: Bool = false) {
    send(harness, .down, y)
    for frame in 1...frames {
      harness.advance(seconds: 1.0 / 60)
      send(harness, .move, y - distance * Double(frame) / Double(frames))
    }
    if rests { harness.advance(seconds: 0.3) }
    send(harness, .up, y - distance)
  }

  @Test("content follows the finger one to one")
  func follows() {
    let (harness, pages) = harness()
    send(harness, .down, 150)
    send(harness, .move, 139)
    let start = pages.contentOffset.y
    send(harness, .move, 99)
    #expect(pages.contentOffset.y - start == 40)
  }

  @Test("content goes on after a fling, and a finger catches it")
  func fling() {
    let (harness, pages) = harness()
    swipe(harness, from: 180, by: 100, frames: 6)
    let released = pages.contentOffset.y
    harness.advance(seconds: 0.2)
    #expect(pages.contentOffset.y > released + 50)
    send(harness, .down, 100)
    let caught = pages.contentOffset.y
    harness.advance(seconds: 0.5)
    #expect(pages.contentOffset.y == caught)
  }

  @Test("content that is pulled beyond its end follows more slowly and comes back", arguments: [true, false])
  func rubberBand(isPaged: Bool) {
    let (harness, pages) = harness(isPaged: isPaged)
    send(harness, .down, 20)
    send(harness, .move, 40)
    send(harness, .move, 140)
    #expect(pages.contentOffset.y < -20 && pages.contentOffset.y > -100)
    harness.advance(seconds: 0.3)
    send(harness, .up, 140)
    harness.advance(seconds: 1.5)
    #expect(pages.contentOffset.y == 0)
    #expect(!harness.window.isAnimating(pages))
  }

  @Test("content comes to rest at the offsets that its owner gives")
  func snaps() {
    let (harness, pages) = harness(isPaged: true)
    swipe(harness, from: 180, by: 90, frames: 30, rests: true)
    harness.advance(seconds: 2)
    #expect(pages.contentOffset.y == 100)
    harness.window.send(.wheel(at: Point(x: 5, y: 5), delta: Point(x: 0, y: 130)))
    harness.advance(seconds: 2)
    #expect(pages.contentOffset.y == 200)
  }

  @Test("GT-7: content coasts after fingers left a trackpad, rests where its owner says, and a wheel catches it")
  func trackpad() {
    let (harness, pages) = harness(isPaged: true)
    let point = Point(x: 5, y: 5)
    harness.window.send(.wheel(at: point, delta: Point(x: 0, y: 30)))
    #expect(harness.window.send(.fling(at: point, velocity: Point(x: 0, y: 700))))
    harness.advance(seconds: 0.3)
    #expect(pages.contentOffset.y > 100)
    harness.advance(seconds: 2)
    #expect(pages.contentOffset.y == 400)
    harness.window.send(.fling(at: point, velocity: Point(x: 0, y: -400)))
    harness.advance(seconds: 0.1)
    harness.window.send(.wheel(at: point, delta: Point(x: 0, y: 1)))
    let caught = pages.contentOffset.y
    harness.advance(seconds: 0.1)
    #expect(pages.contentOffset.y == caught && caught < 400)
  }

  @Test("GT-7: a fling moves nothing at an end, where the host or code alone scrolls, and at no velocity")
  func flingOfNothing() {
    let point = Point(x: 5, y: 5)
    for (capabilities, traits, velocity) in [
      (HostCapabilities(), ViewTraits(), -500.0), (.scrollsNatively, [], 500), ([], .scrollsByCode, 500), ([], [], 0),
      ([], [], .nan),
    ] {
      let (harness, pages) = harness(capabilities: capabilities, traits: traits)
      #expect(!harness.window.send(.fling(at: point, velocity: Point(x: 0, y: velocity))))
      #expect(pages.contentOffset == .zero && !harness.window.isAnimating(pages))
    }
  }

  @Test("a mouse does not pull content, and nothing does where the host scrolls, or code alone")
  func notByOthers() {
    for (capabilities, traits, kind) in [
      (HostCapabilities.scrollsNatively, ViewTraits(), PointerEvent.Kind.touch), ([], .scrollsByCode, .touch),
      ([], [], .mouse),
    ] {
      let (harness, pages) = harness(capabilities: capabilities, traits: traits)
      send(harness, .down, 150, kind)
      send(harness, .move, 100, kind)
      send(harness, .move, 50, kind)
      #expect(pages.contentOffset.y == 0)
    }
    let (harness, pages) = harness(traits: .scrollsByCode)
    #expect(!harness.window.send(.wheel(at: Point(x: 5, y: 5), delta: Point(x: 0, y: 130))))
    #expect(pages.contentOffset.y == 0)
  }

  @Test("with reduced motion, released content stops at once")
  func reducedMotion() {
    let (harness, pages) = harness(isPaged: true)
    harness.window.reducesMotion = true
    swipe(harness, from: 180, by: 90, frames: 30, rests: true)
    #expect(pages.contentOffset.y == 100)
  }
}
