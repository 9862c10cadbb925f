import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("Commit")
struct CommitTests {
  @Test("replaying all mutations gives what the window paints", arguments: 1...12)
  func replayEqualsPaint(seed: Int) {
    let scene = RandomScene(
      seed: UInt64(seed), capabilities: seed.isMultiple(of: 2) ? .scrollsNatively : [])
    let harness = scene.harness
    for _ in 0..<120 {
      scene.edit()
      harness.tick()
      #expect(harness.mirror.displayList() == harness.window.displayList())
      #expect(harness.mirror.violations == [])
    }
    #expect(harness.window.displayList().items.count > 1)
  }

  @Test("P10: a second tick commits nothing and no frame is asked for", arguments: 21...26)
  func idleIsFree(seed: Int) {
    let scene = RandomScene(seed: UInt64(seed))
    let harness = scene.harness
    for _ in 0..<60 {
      scene.edit()
      harness.tick()
      let requested = harness.host.requestedFrames
      #expect(harness.tick() == [])
      #expect(harness.host.requestedFrames == requested)
    }
  }

  @Test("a view that is added and removed between two frames is never sent")
  func removedBeforeCommitted() {
    let harness = ViewHarness()
    harness.tick()
    let view = View()
    view.addSubview(View())
    harness.window.root.addSubview(view)
    view.text = "gone"
    view.removeFromSuperview()
    #expect(harness.tick() == [])
  }

  @Test("a layer value is defined once, before its first use")
  func layersOnce() {
    let harness = ViewHarness()
    let layer = Layer(fill: .role(ColorRole(1)))
    for _ in 0..<3 {
      let view = View()
      view.layer = layer
      harness.window.root.addSubview(view)
    }
    harness.tick()
    let late = View()
    harness.window.root.addSubview(late)
    harness.tick()
    late.layer = layer
    harness.tick()
    let definitions = harness.host.mutations.filter { if case .layer = $0 { true } else { false } }
    let uses = harness.host.mutations.filter { if case .style = $0 { true } else { false } }
    #expect(definitions.count == 1)
    #expect(uses.count == 4)
    #expect(harness.mirror.violations == [])
  }

  @Test("a new view without properties takes one creation and one frame")
  func plainCreation() {
    let harness = ViewHarness()
    harness.tick()
    let view = View(traits: .clips)
    view.isHidden = true
    view.isHidden = false
    view.text = "a"
    view.text = ""
    harness.window.root.addSubview(view)
    #expect(
      harness.tick() == [
        .create(view.id, parent: harness.window.root.id, traits: .clips), .frame(view.id, .zero),
      ])
  }

  @Test("only what changed of the accessibility is sent")
  func accessibilityDifferences() {
    let harness = ViewHarness()
    let view = View()
    view.accessibility = AccessibilityNode(role: .gridCell, label: "1 May", states: .selectable)
    harness.window.root.addSubview(view)
    harness.tick()
    view.accessibility.states.insert(.selected)
    #expect(harness.tick() == [.states(view.id, [.selectable, .selected])])
    view.accessibility.label = "2 May"
    #expect(harness.tick() == [.label(view.id, "2 May")])
    view.accessibility.columnIndex = 3
    #expect(harness.tick() == [.role(view.id, .gridCell, rowIndex: 0, columnIndex: 3)])
  }

  @Test("setting a property to its present value changes nothing")
  func equalValues() {
    let harness = ViewHarness()
    harness.tick()
    let root = harness.window.root
    root.frame = Rect(origin: .zero, size: harness.window.size)
    root.layer = Layer()
    root.text = ""
    root.isHidden = false
    root.accessibility = AccessibilityNode()
    #expect(harness.tick() == [])
  }

  @Test("a raised view comes last among its siblings, for the host too")
  func raise() {
    let harness = ViewHarness()
    let views = (0..<3).map { _ in View() }
    for view in views {
      view.frame = Rect(x: 0, y: 0, width: 10, height: 10)
      harness.window.root.addSubview(view)
    }
    harness.tick()
    views[0].bringToFront()
    #expect(harness.tick() == [.raise(views[0].id)])
    #expect(
      harness.mirror.displayList().items.map(\.id) == [harness.window.root, views[1], views[2], views[0]].map(\.id))
  }

  @Test("a hidden view without content is sent when it is shown, at its index among its siblings")
  func withheld() {
    let harness = ViewHarness()
    let views = (0..<3).map { _ in View() }
    views[1].isHidden = true
    for view in views {
      view.frame = Rect(x: 0, y: 0, width: 10, height: 10)
      harness.window.root.addSubview(view)
    }
    harness.tick()
    #expect(harness.mirror.viewCount == 3)
    #expect(harness.window.withheldViewCount == 1)
    views[1].text = "later"
    #expect(harness.tick() == [])
    views[1].isHidden = false
    let (root, id) = (harness.window.root.id, views[1].id)
    #expect(
      harness.tick() == [
        .create(id, parent: root, traits: []), .raise(views[2].id), .frame(id, views[1].frame), .text(id, "later"),
      ])
    #expect(harness.mirror.displayList() == harness.window.displayList())
    #expect(harness.window.withheldViewCount == 0)
    views[1].isHidden = true
    #expect(harness.tick() == [.hidden(id, true)])
  }

  @Test("a hidden view that was never sent is removed without a mutation, alone or with its parent")
  func withheldRemoved() {
    let harness = ViewHarness()
    let parent = View()
    harness.window.root.addSubview(parent)
    let views = (0..<2).map { _ in View() }
    for view in views {
      view.isHidden = true
      parent.addSubview(view)
    }
    harness.tick()
    #expect(harness.window.withheldViewCount == 2)
    views[0].removeFromSuperview()
    #expect(harness.tick() == [])
    let id = parent.id
    parent.removeFromSuperview()
    #expect(harness.tick() == [.remove(id)])
    #expect(harness.window.withheldViewCount == 0)
    #expect(harness.mirror.violations == [])
  }

  @Test("a hidden view is sent if it has a role, children or a tab stop")
  func notWithheld() {
    let harness = ViewHarness()
    let views = (0..<3).map { _ in View() }
    views[0].accessibility.role = .status
    views[1].addSubview(View())
    views[2].isTabStop = true
    for view in views {
      view.isHidden = true
      harness.window.root.addSubview(view)
    }
    harness.tick()
    #expect(harness.mirror.viewCount == 5)
    #expect(harness.window.withheldViewCount == 0)
  }

  @Test("a view moved to another parent gets a new number")
  func moved() {
    let harness = ViewHarness()
    let (left, right, child) = (View(), View(), View())
    harness.window.root.addSubview(left)
    harness.window.root.addSubview(right)
    left.addSubview(child)
    harness.tick()
    let old = child.id
    right.addSubview(child)
    #expect(harness.window.view(old) == nil)
    #expect(child.id != old)
    #expect(
      harness.tick() == [
        .remove(old), .create(child.id, parent: right.id, traits: []), .frame(child.id, .zero),
      ])
  }

  @Test("a view is not put below itself")
  func noCycles() {
    let harness = ViewHarness()
    let (outer, inner) = (View(), View())
    harness.window.root.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(outer)
    inner.addSubview(inner)
    #expect(outer.superview === harness.window.root)
    #expect(inner.superview === outer)
  }
}
