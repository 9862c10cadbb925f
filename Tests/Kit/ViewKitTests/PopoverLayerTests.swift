import Geometry
import TestSupport
import Testing

@testable import ViewKit

/// The layer that shows popovers: place, keys and focus.
struct PopoverLayerTests {
  private final class Content: PopoverContent {
    let parts = [View(), View()]
    var height = 100.0

    override init() {
      super.init()
      for part in parts {
        part.isTabStop = true
        addSubview(part)
      }
    }

    override func wantedHeight(width: Double) -> Double { height }
  }

  private let root = View()
  private let layer = PopoverLayer()
  private let content = Content()
  private let harness: ViewHarness

  init() {
    root.addSubview(layer)
    harness = ViewHarness(root: root, size: Size(width: 800, height: 600))
  }

  private func show(
    in area: Rect = Rect(x: 0, y: 50, width: 800, height: 550), anchor: @escaping () -> Rect?,
    onClose: @escaping () -> Void = {}
  ) {
    layer.show(content, in: area, .leftToRight, anchor: anchor, onClose: onClose)
    harness.advance(seconds: 0.1)
  }

  @Test("a popover lies below its anchor; in an area that is narrow it is a sheet at the bottom")
  func place() {
    show { Rect(x: 100, y: 80, width: 40, height: 20) }
    #expect(content.frame == Rect(x: 100, y: 104, width: 296, height: 100))
    layer.fit(in: Rect(x: 0, y: 50, width: 400, height: 550))
    harness.advance(seconds: 0.1)
    #expect(content.frame == Rect(x: 8, y: 492, width: 384, height: 100))
    layer.close()
    #expect(layer.isHidden && content.superview == nil && content.onClose == nil)
  }

  @Test(
    "WK-229: a sheet follows a finger down, returns if it is released near its place, and closes otherwise",
    arguments: [(20.0, 0), (70, 1)])
  func dragging(distance: Double, closes: Int) {
    var count = 0
    show(in: Rect(x: 0, y: 50, width: 400, height: 550), anchor: { nil }, onClose: { count += 1 })
    let start = Point(x: 200, y: 500)
    func touch(_ phase: PointerEvent.Phase, _ y: Double) {
      harness.window.send(
        .pointer(
          PointerEvent(phase: phase, location: start + Point(x: 0, y: y), time: harness.now, kind: .touch)))
      harness.advance(seconds: 0.2)
    }
    touch(.down, 0)
    touch(.move, distance / 2 + 6)
    touch(.move, distance)
    #expect(content.effect.offset.y == distance && count == 0)
    touch(.move, distance)
    touch(.up, distance)
    harness.advance(seconds: 1)
    #expect(count == closes && content.effect == .none)
    touch(.down, 0)
    touch(.move, -40)
    #expect(content.effect == .none, "a sheet is not dragged up")
    touch(.cancel, 0)
    layer.fit(in: Rect(x: 0, y: 50, width: 800, height: 550))
    harness.advance(seconds: 0.1)
    #expect(content.grabber?.isHidden == true, "only a sheet can be dragged")
  }

  @Test("Tab leads from stop to stop and round, Escape asks to close, and no key gets through")
  func keys() {
    var closes = 0
    show(anchor: { nil }, onClose: { closes += 1 })
    layer.takeFocus()
    #expect(layer.hasFocus && harness.window.focusedView === content)
    func press(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) -> Bool {
      harness.window.send(.key(KeyEvent(key, modifiers: modifiers)))
    }
    for part in [0, 1, 0] {
      #expect(press(.tab) && harness.window.focusedView === content.parts[part])
    }
    #expect(press(.tab, .shift) && harness.window.focusedView === content.parts[1])
    #expect(press(.arrowLeft) && press(.letterT) && closes == 0)
    #expect(press(.escape) && closes == 1)
  }

  @Test("an anchor that goes out of view closes the popover, one that was never in view does not")
  func anchorLost() {
    var anchor: Rect?
    var closes = 0
    show(anchor: { anchor }, onClose: { closes += 1 })
    #expect(content.frame.midX == 400 && closes == 0)
    anchor = Rect(x: 10, y: 60, width: 10, height: 10)
    layer.setNeedsLayout()
    harness.advance(seconds: 0.1)
    #expect(content.frame.minY == 74 && closes == 0)
    anchor = nil
    layer.setNeedsLayout()
    harness.advance(seconds: 0.1)
    #expect(closes == 1)
  }

  @Test("the visible frame of a view is what its ancestors do not clip, and none if one of them is hidden")
  func visibleFrame() {
    let clip = View(traits: .clips)
    let part = View()
    clip.frame = Rect(x: 10, y: 10, width: 100, height: 100)
    part.frame = Rect(x: 80, y: 0, width: 50, height: 20)
    root.addSubview(clip)
    clip.addSubview(part)
    #expect(part.visibleFrame == Rect(x: 90, y: 10, width: 20, height: 20))
    part.frame = Rect(x: 120, y: 0, width: 50, height: 20)
    #expect(part.visibleFrame == nil)
    part.frame = Rect(x: 0, y: 0, width: 50, height: 20)
    clip.isHidden = true
    #expect(part.visibleFrame == nil)
  }
}
