import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("Hit testing and painting")
struct HitTestTests {
  private func view(_ frame: Rect, in parent: View, traits: ViewTraits = []) -> View {
    let view = View(traits: traits)
    view.frame = frame
    parent.addSubview(view)
    return view
  }

  @Test("the frontmost of overlapping siblings is hit; edges at the right and bottom do not belong")
  func overlap() {
    let root = View()
    let harness = ViewHarness(root: root)
    let back = view(Rect(x: 0, y: 0, width: 100, height: 100), in: root)
    let front = view(Rect(x: 50, y: 50, width: 100, height: 100), in: root)
    #expect(root.hitTest(Point(x: 60, y: 60)) === front)
    #expect(root.hitTest(Point(x: 49, y: 60)) === back)
    #expect(root.hitTest(Point(x: 150, y: 60)) === root)
    #expect(root.hitTest(Point(x: 400, y: 10)) == nil)
    back.bringToFront()
    #expect(root.hitTest(Point(x: 60, y: 60)) === back)
    back.isHidden = true
    #expect(root.hitTest(Point(x: 60, y: 60)) === front)
    _ = harness
  }

  @Test("a view that sticks stays below the upper edge of what scrolls its section, however deep it lies")
  func sticking() {
    let scroll = ScrollView()
    scroll.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let harness = ViewHarness(root: scroll)
    scroll.contentSize = Size(width: 100, height: 1000)
    let column = view(Rect(x: 10, y: 50, width: 80, height: 900), in: scroll)
    let section = view(Rect(x: 0, y: 100, width: 80, height: 200), in: column, traits: .clips)
    let label = view(Rect(x: 0, y: 30, width: 80, height: 20), in: section, traits: .sticks)
    // At the top of the section, 30 below the edge, and with the end of the section.
    for (offset, y) in [(0.0, 150.0), (100, 50), (120, 30), (200, 30), (300, 30), (310, 20), (340, -10)] {
      scroll.scroll(to: Point(x: 0, y: offset))
      harness.tick()
      #expect(label.frameInWindow == Rect(x: 10, y: y, width: 80, height: 20), "\(offset)")
      if y >= 0, y < 100 { #expect(scroll.hitTest(Point(x: 20, y: y + 1)) === label) }
    }
  }

  @Test("presses, wheels and focus do not reach an inert view, which is painted all the same")
  func inert() {
    final class Part: View {
      var events: [String] = []
      override func wheel(_ delta: Point) -> Bool {
        events.append("wheel")
        return true
      }
      override func didReceiveFocus() { events.append("focus") }
    }
    let root = View()
    let harness = ViewHarness(root: root)
    let back = view(Rect(x: 0, y: 0, width: 100, height: 100), in: root)
    let front = view(Rect(x: 0, y: 0, width: 100, height: 100), in: root)
    let part = Part()
    part.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    front.addSubview(part)
    part.addGesture(TapGesture { [unowned part] _ in part.events.append("tap") })
    var taps = 0
    back.addGesture(TapGesture { _ in taps += 1 })
    front.isInert = true
    #expect(root.hitTest(Point(x: 10, y: 10)) === back)
    for phase in [PointerEvent.Phase.down, .up] {
      harness.window.send(
        .pointer(PointerEvent(phase: phase, location: Point(x: 10, y: 10), time: 0, target: part.id)))
    }
    harness.window.send(.wheel(at: Point(x: 10, y: 10), delta: Point(x: 0, y: 5)))
    harness.window.send(.focus(part.id))
    #expect(part.events == [] && taps == 1)
    #expect(harness.window.displayList().items.contains { $0.id == part.id })
    front.isInert = false
    harness.tap(at: Point(x: 10, y: 10))
    harness.window.send(.focus(part.id))
    #expect(part.events == ["tap", "focus"])
    harness.pointer(.down, at: Point(x: 10, y: 10))
    front.isInert = true
    harness.pointer(.up, at: Point(x: 10, y: 10))
    #expect(part.events == ["tap", "focus"], "a press on it is cancelled")
  }

  @Test("what a clipping parent cuts off is neither hit nor painted; what sticks out of a plain one is")
  func clips() {
    let root = View()
    let harness = ViewHarness(root: root)
    let clipping = view(Rect(x: 0, y: 0, width: 50, height: 50), in: root, traits: .clips)
    let plain = view(Rect(x: 100, y: 0, width: 50, height: 50), in: root)
    let cut = view(Rect(x: 60, y: 0, width: 20, height: 20), in: clipping)
    let free = view(Rect(x: 60, y: 0, width: 20, height: 20), in: plain)
    #expect(root.hitTest(Point(x: 65, y: 5)) === root)
    #expect(root.hitTest(Point(x: 165, y: 5)) === free)
    let painted = harness.window.displayList().items.map(\.id)
    #expect(!painted.contains(cut.id))
    #expect(painted.contains(free.id))
  }

  @Test("a container without a size shows and finds what is in it, also inside a clip")
  func emptyContainer() {
    let root = View()
    let harness = ViewHarness(root: root)
    let clipping = view(Rect(x: 10, y: 10, width: 100, height: 100), in: root, traits: .clips)
    let container = view(Rect(x: 0, y: -500, width: 0, height: 0), in: clipping)
    let child = view(Rect(x: 5, y: 505, width: 20, height: 20), in: container)
    #expect(root.hitTest(Point(x: 20, y: 20)) === child)
    let items = harness.window.displayList().items
    #expect(items.map(\.id) == [root.id, clipping.id, child.id])
    #expect(items.last?.frame == Rect(x: 15, y: 15, width: 20, height: 20))
    #expect(items.last?.clip == clipping.frame)
  }

  @Test("a clipping view without area shows nothing of its content")
  func emptyClip() {
    let root = View()
    let harness = ViewHarness(root: root)
    let clipping = view(Rect(x: 10, y: 10, width: 0, height: 100), in: root, traits: .clips)
    _ = view(Rect(x: -5, y: 0, width: 20, height: 20), in: clipping)
    #expect(harness.window.displayList().items.map(\.id) == [root.id, clipping.id])
  }

  @Test("scrolled content is hit and painted at its scrolled position")
  func scrolled() throws {
    let root = View()
    let harness = ViewHarness(root: root)
    let scrollView = ScrollView()
    scrollView.frame = Rect(x: 10, y: 20, width: 100, height: 100)
    scrollView.contentSize = Size(width: 100, height: 1_000)
    root.addSubview(scrollView)
    let row = view(Rect(x: 0, y: 300, width: 100, height: 40), in: scrollView)
    let inner = view(Rect(x: 10, y: 10, width: 10, height: 10), in: row)
    #expect(!harness.window.displayList().items.map(\.id).contains(row.id))
    scrollView.scroll(to: Point(x: 0, y: 290))
    #expect(root.hitTest(Point(x: 25, y: 45)) === inner)
    #expect(root.hitTest(Point(x: 15, y: 29)) === scrollView)
    let item = try #require(harness.window.displayList().items.first { $0.id == inner.id })
    #expect(item.frame == Rect(x: 20, y: 40, width: 10, height: 10))
    #expect(item.frame == inner.frameInWindow)
  }

  @Test("opacities multiply down the tree")
  func opacity() throws {
    let root = View()
    let harness = ViewHarness(root: root)
    let outer = view(Rect(x: 0, y: 0, width: 50, height: 50), in: root)
    let inner = view(Rect(x: 0, y: 0, width: 50, height: 50), in: outer)
    outer.layer.opacity = 0.5
    inner.layer.opacity = 0.5
    #expect(harness.window.displayList().items.map(\.opacity) == [1, 0.5, 0.25])
  }
}
