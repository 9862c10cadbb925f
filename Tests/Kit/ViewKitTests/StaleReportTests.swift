import Geometry
import HostConformance
import TestSupport
import Testing
import ViewKit

/// Reports of a host that are older than a change by the engine.
@Suite("Stale reports")
struct StaleReportTests {
  /// The seeds of the random reports.
  private static let seeds: ClosedRange<UInt64> = 1...200

  /// Prints once which combinations the tests run.
  private static let announcement: Void = print(
    "matrix of late reports: offsets, texts, focus, and sizes, by engine and host, \(seeds.count) seeds of 40 frames")

  init() { Self.announcement }

  private func make() -> (ViewHarness, ScrollView, TextField, View) {
    let harness = ViewHarness(capabilities: .scrollsNatively)
    let scroll = ScrollView()
    scroll.frame = Rect(x: 0, y: 50, width: 100, height: 100)
    scroll.contentSize = Size(width: 100, height: 1_000)
    let field = TextField(label: "Title", kind: .text)
    let button = View()
    button.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    for view in [scroll, field, button] { harness.window.root.addSubview(view) }
    harness.tick()
    return (harness, scroll, field, button)
  }

  @Test("an offset that the engine has set survives reports until the host has been sent it")
  func offset() {
    let (harness, scroll, _, _) = make()
    scroll.scroll(to: Point(x: 0, y: 400))
    harness.window.send(.scrolled(scroll.id, to: Point(x: 0, y: 12)))
    #expect(scroll.contentOffset.y == 400)
    #expect(harness.tick() == [.scroll(scroll.id, to: Point(x: 0, y: 400))])
    harness.window.send(.scrolled(scroll.id, to: Point(x: 0, y: 412)))
    #expect(scroll.contentOffset.y == 412, "a report after the frame counts")
  }

  @Test("an origin that moved counts before a report that does not know of it")
  func origin() {
    let (harness, scroll, _, _) = make()
    harness.window.send(.scrolled(scroll.id, to: Point(x: 0, y: 800)))
    scroll.rebase(to: Point(x: 0, y: 300))
    harness.window.send(.scrolled(scroll.id, to: Point(x: 0, y: 810)))
    #expect(scroll.contentOffset.y == 300)
  }

  @Test("a requested motion begins where the host has scrolled to meanwhile, and ends at its target")
  func motion() {
    let (harness, scroll, _, _) = make()
    scroll.animateScroll(to: Point(x: 0, y: 600))
    for y in [30.0, 60] {
      harness.window.send(.scrolled(scroll.id, to: Point(x: 0, y: y)))
      harness.window.send(.scrollEnded(scroll.id))
      harness.advance(seconds: ViewHarness.frameInterval)
    }
    #expect(scroll.contentOffset.y > 60 && scroll.contentOffset.y < 200)
    harness.window.send(.scrollEnded(scroll.id))
    harness.advance(seconds: 2)
    #expect(scroll.contentOffset.y == 600)
  }

  @Test("content that scrolls cancels a press on it, and none elsewhere", arguments: [true, false])
  func press(isInside: Bool) {
    let (harness, scroll, _, button) = make()
    let (content, taps) = (View(), Taps())
    content.frame = Rect(x: 0, y: 0, width: 100, height: 1_000)
    scroll.addSubview(content)
    for view in [content, button] { view.addGesture(TapGesture { _ in taps.count += 1 }) }
    harness.tick()
    let point = Point(x: 10, y: isInside ? 90 : 10)
    harness.pointer(.down, at: point)
    harness.window.send(.scrolled(scroll.id, to: Point(x: 0, y: 40)))
    harness.tick()
    harness.pointer(.up, at: point)
    #expect(taps.count == (isInside ? 0 : 1))
  }

  @Test("a text that code has set survives the reports of a host that does not have it yet")
  func text() {
    let (harness, _, field, _) = make()
    harness.window.send(.edited(field.id, "t"))
    harness.window.send(.edited(field.id, "te"))
    #expect(field.text == "te", "letters typed within a frame count")
    field.text = "Lunch"
    harness.window.send(.edited(field.id, "tea"))
    #expect(field.text == "Lunch")
    #expect(harness.tick() == [.text(field.id, "Lunch")])
    harness.window.send(.edited(field.id, "Lunch!"))
    #expect(field.text == "Lunch!")
  }

  @Test("a requested focus survives the report that another element lost it")
  func focus() {
    let (harness, _, field, button) = make()
    harness.window.send(.focus(button.id))
    harness.window.focus(field)
    harness.window.send(.focus(.none))
    #expect(harness.window.focusedView === field)
    harness.window.send(.focus(button.id))
    harness.tick()
    #expect(harness.window.focusedView === field && harness.host.requests.last == .focus(field.id))
    harness.window.send(.focus(.none))
    #expect(harness.window.focusedView == nil)
  }

  @Test(
    "whatever a host reports at random, after each frame it and the engine agree on what the engine set last",
    arguments: seeds)
  func random(seed: UInt64) {
    let (harness, scroll, field, button) = make()
    // A window paints the label of an empty field, a mirror only what it was sent.
    field.text = "code 0"
    harness.tick()
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    func offset() -> Point { Point(x: 0, y: Double(number(0...80)) * 10) }
    for frame in 0..<40 {
      var (wantedOffset, wantedText, wantedFocus) = (scroll.contentOffset, field.text, harness.window.focusedView)
      var wantedSize = harness.window.size
      var (isMoved, isTyped, isFocused) = (false, false, false)
      for _ in 0..<number(0...8) {
        switch number(0...7) {
        case 0:
          let target = offset()
          isMoved = isMoved || target != scroll.contentOffset
          scroll.scroll(to: target)
          wantedOffset = scroll.contentOffset
        case 1:
          let text = "code \(number(0...3))"
          isTyped = isTyped || field.text != text
          field.text = text
          wantedText = text
        case 2:
          let view = number(0...1) == 0 ? field : button
          (wantedFocus, isFocused) = (view, true)
          harness.window.focus(view)
        case 3, 4:
          let reported = offset()
          harness.mirror.scrolledByHost(scroll.id, to: reported)
          harness.window.send(.scrolled(scroll.id, to: reported))
          if number(0...1) == 0 { harness.window.send(.scrollEnded(scroll.id)) }
          if !isMoved { wantedOffset = reported }
        case 5:
          let text = "host \(number(0...3))"
          harness.window.send(.edited(field.id, text))
          if !isTyped { wantedText = text }
        case 6:
          // The size is the host's alone, so the latest report counts, whatever the engine has set.
          wantedSize = Size(width: Double(number(1...4)) * 100, height: Double(number(1...4)) * 100)
          harness.window.send(.resize(wantedSize))
        default:
          let view = [field, button, nil][number(0...2)]
          harness.window.send(.focus(view?.id ?? .none))
          if !isFocused { wantedFocus = view }
        }
      }
      harness.advance(seconds: ViewHarness.frameInterval)
      #expect(scroll.contentOffset == wantedOffset, "frame \(frame)")
      #expect(field.text == wantedText, "frame \(frame)")
      #expect(harness.window.focusedView === wantedFocus, "frame \(frame)")
      #expect(harness.window.size == wantedSize && harness.window.root.frame.size == wantedSize, "frame \(frame)")
      #expect(harness.mirror.displayList() == harness.window.displayList(), "frame \(frame)")
    }
  }

  private final class Taps {
    var count = 0
  }
}
