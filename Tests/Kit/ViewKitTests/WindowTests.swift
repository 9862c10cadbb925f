import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("Window")
struct WindowTests {
  /// Holds a view weakly.
  private struct WeakView { weak var view: View? }

  @Test("P9: after close nothing is kept alive, whatever was going on", arguments: [1, 2, 3] as [UInt64])
  func noLeaks(seed: UInt64) {
    var views: [WeakView] = []
    weak var window: Window?
    do {
      let scene = RandomScene(seed: seed)
      for _ in 0..<30 {
        scene.edit()
        scene.harness.tick()
      }
      let closing = scene.window
      window = closing
      let scrollView = ScrollView()
      scrollView.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      scrollView.contentSize = Size(width: 100, height: 900)
      // A cycle through a gesture, and one through a notification.
      scrollView.addGesture(TapGesture { _ in scrollView.scroll(to: .zero) })
      closing.root.addSubview(scrollView)
      closing.anomalyHandler = { _ in _ = closing.size }
      scene.harness.tick()
      closing.notify { closing.focus(scrollView) }
      scrollView.animateScroll(to: Point(x: 0, y: 500))
      scene.harness.pointer(.down, at: Point(x: 5, y: 5))
      closing.focus(scrollView)
      collect(closing.root, into: &views)
      closing.close()
      #expect(scene.harness.mirror.viewCount == 0)
      #expect(scene.harness.mirror.violations == [])
    }
    #expect(views.count > 2)
    #expect(views.filter { $0.view != nil }.count == 0)
    #expect(window == nil)
  }

  private func collect(_ view: View, into views: inout [WeakView]) {
    views.append(WeakView(view: view))
    for child in view.subviews { collect(child, into: &views) }
  }

  @Test("a request for a context menu goes from a view outwards until one has a menu, and not to fields")
  func contextMenu() {
    final class Menued: View {
      var asked: [Point] = []
      override func openContextMenu(from view: View, at location: Point) -> Bool {
        asked.append(location)
        return view.text == "item"
      }
    }
    let root = Menued()
    let item = View()
    item.text = "item"
    let field = TextField()
    root.addSubview(item)
    root.addSubview(field)
    item.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    let harness = ViewHarness(root: root)
    harness.tick()
    #expect(harness.window.send(.contextMenu(item.id, at: Point(x: 1, y: 2))))
    #expect(harness.window.send(.contextMenu(.none, at: Point(x: 3, y: 4))))
    #expect(!harness.window.send(.contextMenu(root.id, at: .zero)))
    #expect(!harness.window.send(.contextMenu(field.id, at: .zero)))
    #expect(root.asked == [Point(x: 1, y: 2), Point(x: 3, y: 4), .zero])
  }

  @Test("a closed window handles nothing and sends nothing")
  func closed() {
    let harness = ViewHarness()
    let root = harness.window.root
    harness.tick()
    harness.window.close()
    #expect(harness.host.frames.last?.mutations == [.remove(ViewID(1))])
    let count = harness.host.frames.count
    harness.window.close()
    root.text = "late"
    harness.window.send(.resize(.zero))
    harness.tick()
    #expect(harness.host.frames.count == count)
    #expect(root.window == nil)
  }

  @Test("a window that is closed before its first frame sends nothing")
  func closedUnseen() {
    let harness = ViewHarness()
    harness.window.close()
    #expect(harness.host.frames == [])
  }

  @Test("dropping a window without closing it leaves views without a window")
  func dropped() {
    let root = View()
    let child = View()
    root.addSubview(child)
    do {
      let window = Window(root: root, host: TestHost(), size: .zero)
      #expect(child.window === window)
    }
    #expect(child.window == nil)
    #expect(child.id == .none)
    #expect(child.superview === root)
  }

  @Test("a child that outlives its parent has no parent")
  func orphan() {
    let child = View()
    do {
      let parent = View()
      parent.addSubview(child)
    }
    #expect(child.superview == nil)
  }

  @Test("notifications run after the commit, once, and may send")
  func notifications() {
    let harness = ViewHarness()
    var log: [String] = []
    let (window, mirror) = (harness.window, harness.mirror)
    harness.host.onCommit = {
      log.append("commit")
      mirror.apply($0.mutations)
    }
    window.notify {
      log.append("notify")
      window.send(.resize(Size(width: 1, height: 1)))
      window.notify { log.append("later") }
      window.tick(now: 99)
    }
    harness.tick()
    #expect(log == ["commit", "notify"])
    #expect(harness.settle() == 1)
    #expect(log == ["commit", "notify", "commit", "later"])
  }

  @Test("a change asks for one frame, however many there are; a frame that settles asks for none")
  func frameRequests() {
    let harness = ViewHarness()
    #expect(harness.host.requestedFrames == 1)
    for _ in 0..<5 { harness.window.root.addSubview(View()) }
    harness.window.root.text = "a"
    #expect(harness.host.requestedFrames == 1)
    harness.tick()
    #expect(harness.host.requestedFrames == 1)
    harness.window.root.text = "b"
    #expect(harness.host.requestedFrames == 2)
  }

  @Test("a view is notified when it enters a window and when it leaves")
  func didMove() {
    final class Mover: View {
      var windows: [Bool] = []
      override func didMove(to window: Window?) { windows.append(window != nil) }
    }
    let harness = ViewHarness()
    let (outer, inner) = (View(), Mover())
    outer.addSubview(inner)
    #expect(inner.windows == [])
    harness.window.root.addSubview(outer)
    outer.removeFromSuperview()
    harness.window.root.addSubview(outer)
    harness.window.close()
    #expect(inner.windows == [true, false, true, false])
  }

  /// Does something at each step and goes on as long as it is told.
  private final class ScriptedAnimation: Animation {
    let owner: View
    var steps = 0
    var body: () -> Bool

    init(owner: View, body: @escaping () -> Bool) {
      self.owner = owner
      self.body = body
    }

    func advance(to now: Double) -> Bool {
      steps += 1
      return body()
    }
  }

  @Test("a delay is cancelled by another that takes its owner out of the window, and by one that replaces it")
  func dueDelays() {
    let harness = ViewHarness()
    var calls: [String] = []
    let views = (0..<3).map { _ in View() }
    for view in views { harness.window.root.addSubview(view) }
    harness.window.after(0.1, for: views[0]) {
      calls.append("first")
      views[1].removeFromSuperview()
      harness.window.after(0.5, for: views[2]) { calls.append("replacement") }
    }
    for view in views.dropFirst() { harness.window.after(0.1, for: view) { calls.append("late") } }
    harness.advance(seconds: 0.3)
    #expect(calls == ["first"])
    harness.advance(seconds: 1)
    #expect(calls == ["first", "replacement"])
  }

  @Test("an animation may cancel itself and others, and start the next, during its step")
  func animationsDuringStep() {
    let harness = ViewHarness()
    let window = harness.window
    let (a, b) = (View(), View())
    window.root.addSubview(a)
    window.root.addSubview(b)
    let next = ScriptedAnimation(owner: a) { false }
    let victim = ScriptedAnimation(owner: b) { true }
    let first = ScriptedAnimation(owner: a) {
      window.cancelAnimation(of: b)
      window.animate(next)
      return true
    }
    window.animate(first)
    window.animate(victim)
    harness.tick()
    harness.tick()
    harness.tick()
    #expect([first.steps, victim.steps, next.steps] == [1, 0, 1])
    #expect(harness.settle() == 0)
  }
}
