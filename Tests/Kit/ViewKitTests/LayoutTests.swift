import Geometry
import TestSupport
import Testing
import ViewKit

/// Runs a closure as its layout and counts.
final class LayoutSpy: View {
  var count = 0
  var body: (LayoutSpy) -> Void = { _ in }

  override func layoutSubviews() {
    count += 1
    body(self)
  }
}

@Suite("Layout")
struct LayoutTests {
  @Test("a view is laid out once, and again only when asked or resized")
  func onDemand() {
    let spy = LayoutSpy()
    let harness = ViewHarness()
    harness.window.root.addSubview(spy)
    harness.tick()
    harness.tick()
    #expect(spy.count == 1)
    spy.setNeedsLayout()
    spy.setNeedsLayout()
    harness.tick()
    #expect(spy.count == 2)
    spy.frame = Rect(x: 5, y: 5, width: 10, height: 10)
    harness.tick()
    #expect(spy.count == 3)
    spy.frame.origin.x = 7
    harness.tick()
    #expect(spy.count == 3)
  }

  @Test("layout asked for below a hidden view, or before the view had a window, comes when it is shown")
  func belowHidden() {
    let harness = ViewHarness()
    let outer = View()
    let spy = LayoutSpy()
    outer.addSubview(spy)
    spy.setNeedsLayout()
    spy.text = "before"
    harness.window.root.addSubview(outer)
    harness.tick()
    #expect(spy.count == 1)
    outer.isHidden = true
    harness.tick()
    spy.setNeedsLayout()
    spy.setNeedsLayout()
    spy.text = "hidden"
    harness.tick()
    spy.setNeedsLayout()
    harness.tick()
    #expect(spy.count == 1)
    outer.isHidden = false
    harness.tick()
    #expect(spy.count == 2)
    outer.removeFromSuperview()
    spy.setNeedsLayout()
    spy.text = "away"
    let other = View()
    other.addSubview(outer)
    harness.window.root.addSubview(other)
    #expect(harness.tick().contains(.text(spy.id, "away")))
    #expect(spy.count == 3)
  }

  @Test("parents are laid out before children, in one frame however deep")
  func topDown() {
    let root = LayoutSpy()
    var current = root
    for _ in 0..<8 {
      let child = LayoutSpy()
      current.addSubview(child)
      current.body = { view in child.frame = Rect(origin: .zero, size: view.frame.size) }
      current = child
    }
    let harness = ViewHarness(root: root)
    var anomalies = 0
    harness.window.anomalyHandler = { _ in anomalies += 1 }
    harness.tick()
    #expect(current.frame.size == harness.window.size)
    harness.window.send(.resize(Size(width: 20, height: 30)))
    harness.tick()
    #expect(current.frame.size == Size(width: 20, height: 30))
    #expect(anomalies == 0)
    #expect(harness.tick() == [])
  }

  @Test("sending events lays nothing out")
  func sendNeverLaysOut() {
    let spy = LayoutSpy()
    let harness = ViewHarness(root: spy)
    harness.tick()
    harness.window.send(.resize(Size(width: 50, height: 50)))
    harness.tap(at: Point(x: 5, y: 5))
    harness.window.send(.wheel(at: Point(x: 1, y: 1), delta: Point(x: 0, y: 10)))
    harness.window.send(.key(KeyEvent(.enter)))
    harness.window.send(.activate(spy.id))
    #expect(spy.count == 1)
    harness.tick()
    #expect(spy.count == 2)
  }

  @Test("a child may invalidate its parent once; layout settles in the same frame")
  func backToTheParent() {
    let root = LayoutSpy()
    let child = LayoutSpy()
    root.addSubview(child)
    child.body = { if $0.count == 1 { root.setNeedsLayout() } }
    let harness = ViewHarness(root: root)
    var anomalies = 0
    harness.window.anomalyHandler = { _ in anomalies += 1 }
    harness.tick()
    #expect(root.count == 2)
    #expect(anomalies == 0)
    #expect(harness.settle() == 0)
  }

  @Test("layout that never settles is an anomaly and continues in the next frame")
  func anomaly() {
    let root = LayoutSpy()
    root.body = { $0.setNeedsLayout() }
    let harness = ViewHarness(root: root)
    var anomalies: [String] = []
    harness.window.anomalyHandler = { anomalies.append($0) }
    harness.tick()
    #expect(root.count == 3)
    #expect(anomalies == ["layout did not settle in 3 rounds"])
    root.body = { _ in }
    #expect(harness.settle() == 1)
    #expect(root.count == 4)
  }

  @Test("a hidden view is laid out when it is shown again, with all invalid views below it")
  func hidden() {
    let (outer, inner) = (LayoutSpy(), LayoutSpy())
    outer.addSubview(inner)
    let harness = ViewHarness()
    harness.window.root.addSubview(outer)
    harness.tick()
    outer.isHidden = true
    inner.setNeedsLayout()
    outer.frame.size = Size(width: 9, height: 9)
    harness.tick()
    inner.setNeedsLayout()
    harness.tick()
    #expect(outer.count == 1)
    #expect(inner.count == 1)
    outer.isHidden = false
    harness.tick()
    #expect(outer.count == 2)
    #expect(inner.count == 2)
  }

  @Test("a hidden root settles")
  func hiddenRoot() {
    let harness = ViewHarness()
    var anomalies = 0
    harness.window.anomalyHandler = { _ in anomalies += 1 }
    harness.window.root.isHidden = true
    harness.tick()
    #expect(anomalies == 0)
    #expect(harness.settle() == 0)
  }

  @Test("a view hidden twice over is laid out when both are shown")
  func hiddenTwice() {
    let (outer, middle, inner) = (LayoutSpy(), LayoutSpy(), LayoutSpy())
    outer.addSubview(middle)
    middle.addSubview(inner)
    let harness = ViewHarness()
    harness.window.root.addSubview(outer)
    outer.isHidden = true
    middle.isHidden = true
    harness.tick()
    outer.isHidden = false
    harness.tick()
    #expect(inner.count == 0)
    middle.isHidden = false
    harness.tick()
    #expect(inner.count == 1)
  }

  @Test("views added during layout are laid out in the same frame")
  func addedDuringLayout() {
    let root = LayoutSpy()
    let child = LayoutSpy()
    root.body = { if $0.count == 1 { $0.addSubview(child) } }
    let harness = ViewHarness(root: root)
    harness.tick()
    #expect(child.count == 1)
    #expect(harness.tick() == [])
  }
}
