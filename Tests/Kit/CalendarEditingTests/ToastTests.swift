import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// The notice after an edit.
@Suite struct ToastTests {
  private final class Heard {
    var undone: [String] = []
  }

  private let heard = Heard()

  private func show(
    _ toast: ToastView, _ harness: ViewHarness, _ text: String = "Lunch deleted.", isRightToLeft: Bool = false
  ) {
    let locale = PopoverSamples.locale(isRightToLeft: isRightToLeft)
    toast.show(text, button: "Undo", PopoverSamples.configuration(locale)) { [heard] in heard.undone.append(text) }
    toast.fit(in: Rect(origin: .zero, size: harness.window.size))
    harness.tick()
  }

  private func harness(width: Double = 800) -> (ToastView, ViewHarness) {
    let (root, toast) = (View(), ToastView())
    root.addSubview(toast)
    let harness = ViewHarness(root: root, size: Size(width: width, height: 600))
    harness.tick()
    return (toast, harness)
  }

  @Test("ED-123: it says what happened for eight seconds")
  func time() {
    let (toast, harness) = harness()
    #expect(toast.isHidden && toast.elementViews.isEmpty)
    show(toast, harness)
    #expect(!toast.isHidden && toast.accessibility.label == "Lunch deleted.")
    #expect(toast.elementViews.map { $0.text } == ["", "Lunch deleted.", "Undo", "×"])
    harness.advance(seconds: 7.8)
    #expect(!toast.isHidden)
    harness.advance(seconds: 0.4)
    #expect(toast.isHidden && heard.undone.isEmpty)
  }

  @Test("ED-123: the newest one replaces those before, and begins its time anew")
  func newest() {
    let (toast, harness) = harness()
    show(toast, harness)
    harness.advance(seconds: 6)
    show(toast, harness, "Tea deleted.")
    harness.advance(seconds: 6)
    #expect(!toast.isHidden && toast.elementViews[1].text == "Tea deleted.")
    _ = toast.button?.activate()
    #expect(heard.undone == ["Tea deleted."] && toast.isHidden)
  }

  @Test("ED-123: it stays while it is pointed at, pressed, or has the focus")
  func held() throws {
    let (toast, harness) = harness()
    show(toast, harness)
    let middle = Point(x: toast.frame.midX, y: toast.frame.midY)
    harness.window.send(.hover(PointerEvent(phase: .move, location: middle, time: 0)))
    harness.advance(seconds: 20)
    #expect(!toast.isHidden)
    harness.window.send(.hover(nil))
    harness.window.focus(try #require(toast.button))
    harness.advance(seconds: 20)
    #expect(!toast.isHidden)
    harness.window.send(.focus(.none))
    let point = Point(x: toast.frame.minX + 20, y: toast.frame.midY)
    harness.pointer(.down, at: point)
    harness.advance(seconds: 20)
    #expect(!toast.isHidden)
    harness.pointer(.up, at: point)
    harness.advance(seconds: 9)
    #expect(toast.isHidden)
  }

  @Test("its button undoes and takes it away")
  func undo() throws {
    let (toast, harness) = harness()
    show(toast, harness)
    let button = try #require(toast.button).frameInWindow
    harness.tap(at: Point(x: button.midX, y: button.midY))
    #expect(heard.undone == ["Lunch deleted."] && toast.isHidden)
    harness.advance(seconds: 9)
    #expect(heard.undone.count == 1)
  }

  @Test("ED-123: it lies at the bottom, wide and narrow, with long texts too, mirrored from right to left")
  func layout() throws {
    let long = "Supercalifragilistic lunch with everybody moved to Tuesday, November 24, 2026, 12:00 PM – 1:00 PM."
    for isRightToLeft in [false, true] {
      for width in [800.0, 390, 320] {
        for text in ["Lunch deleted.", long] {
          let (toast, harness) = harness(width: width)
          show(toast, harness, text, isRightToLeft: isRightToLeft)
          let (frame, button) = (toast.frame, try #require(toast.button).frameInWindow)
          #expect(PopoverSamples.areApart(toast.subviews), "\(width) \(text)")
          #expect(abs(frame.midX - width / 2) <= 1 && frame.maxY <= 592 && frame.maxY > 580)
          #expect(frame.width <= min(width - 16, 720) && frame.height >= 48)
          #expect(isRightToLeft ? button.minX - frame.minX == 48 : frame.maxX - button.maxX == 48)
          #expect((text == long) == (frame.height > 48))
        }
      }
    }
  }

  @Test("its close button and Escape close it, and only a closed notice that had the focus gives it back (B15)")
  func closing() throws {
    final class Left { var count = 0 }
    let left = Left()
    let (toast, harness) = harness()
    toast.onLeave = { left.count += 1 }
    show(toast, harness)
    let close = try #require(toast.closeButton)
    #expect(close.accessibility.label == "Close")
    harness.tap(at: Point(x: close.frameInWindow.midX, y: close.frameInWindow.midY))
    #expect(toast.isHidden && left.count == 0 && heard.undone.isEmpty)
    show(toast, harness)
    harness.window.focus(try #require(toast.button))
    harness.window.send(.key(KeyEvent(.escape)))
    #expect(toast.isHidden && left.count == 1 && heard.undone.isEmpty)
  }

  @Test("it lies at the top of its area rather than over what stays in view (B15)")
  func beside() {
    let (toast, harness) = harness()
    show(toast, harness)
    let area = Rect(x: 0, y: 40, width: 800, height: 560)
    toast.fit(in: area, besides: [Rect(x: 300, y: 100, width: 200, height: 60)])
    #expect(toast.frame.maxY == 584)
    toast.fit(in: area, besides: [Rect(x: 300, y: 540, width: 200, height: 60)])
    #expect(toast.frame.minY == 56)
  }

  @Test("a text that fits in one line of a wide calendar has one (B15)")
  func height() {
    let (toast, harness) = harness()
    show(toast, harness, "Lunch with everybody moved to Tuesday, November 24, 2026.")
    #expect(toast.frame.height == 48 && toast.frame.width <= 720)
  }
}
