import Almanac
import Foundation
import Testing
import UIKit

@testable import AlmanacUI

extension UITests {
  @Suite("Touches, pointers and keys of UIKit")
  @MainActor struct InputTests {
    /// The events that the window gets while a person acts.
    private func events(_ shown: ShownCalendar, _ act: () -> Void) -> [InputEvent] {
      var sent: [InputEvent] = []
      let send = shown.view.canvas.onEvent
      shown.view.canvas.onEvent = { event in
        sent.append(event)
        return send?(event) ?? false
      }
      act()
      shown.view.canvas.onEvent = send
      shown.settle()
      return sent
    }

    private func phases(_ events: [InputEvent]) -> [PointerEvent.Phase] {
      events.compactMap { if case .pointer(let event) = $0 { event.phase } else { nil } }
    }

    @Test("AP-20: a tap of a finger selects the day below it, with the view under it and its kind")
    func tap() throws {
      let shown = ShownCalendar()
      let cell = try #require(shown.node(.gridCell, "Monday, November 23"))
      let sent = events(shown) {
        shown.screen.touchDown(shown.middle(cell))
        shown.screen.touchUp()
      }
      guard case .pointer(let down)? = sent.first else { throw CancellationError() }
      #expect(down.kind == .touch && down.target != nil && phases(sent) == [.down, .up])
      #expect(shown.view.selectedDay == DayNumber(20_780))
    }

    @Test("AP-20: a scroll view that follows the finger cancels the press")
    func scrolled() throws {
      let shown = ShownCalendar()
      let sent = events(shown) {
        shown.screen.touchDown(CGPoint(x: 180, y: 500))
        for y in stride(from: 490.0, through: 300, by: -20) { shown.screen.touchMove(CGPoint(x: 180, y: y)) }
        shown.screen.touchUp(throwing: CGPoint(x: 0, y: 200))
      }
      let ends = sent.filter { if case .scrollEnded = $0 { true } else { false } }
      #expect(phases(sent).last == .cancel && !phases(sent).contains(.up) && ends.count == 1)
      #expect(sent.contains { if case .scrolled = $0 { true } else { false } })
      #expect(shown.view.selectedDay == nil)
    }

    @Test("AP-21: a press that the engine owns prevents scrolling")
    func claimed() throws {
      let shown = ShownCalendar()
      let scroller = try #require(shown.scroller)
      let before = scroller.contentOffset
      shown.tree.isPressClaimed = { true }
      _ = events(shown) {
        shown.screen.touchDown(CGPoint(x: 180, y: 500))
        for y in stride(from: 490.0, through: 300, by: -20) { shown.screen.touchMove(CGPoint(x: 180, y: y)) }
        shown.screen.touchUp()
      }
      #expect(scroller.contentOffset == before)
    }

    @Test("AP-21: when the engine no longer owns a press, scrolling may begin without another event of the press")
    func released() throws {
      let shown = ShownCalendar()
      let scroller = try #require(shown.scroller)
      var isClaimed = true
      shown.tree.isPressClaimed = { isClaimed }
      shown.screen.touchDown(CGPoint(x: 180, y: 500))
      #expect(!scroller.gestureRecognizerShouldBegin(scroller.panGestureRecognizer))
      isClaimed = false
      #expect(scroller.gestureRecognizerShouldBegin(scroller.panGestureRecognizer))
      shown.screen.touchUp()
    }

    @Test("AP-20: a mouse says that it is one, counts its clicks and names its modifiers")
    func mouse() throws {
      let shown = ShownCalendar()
      let sent = events(shown) {
        for taps in 1...2 {
          shown.screen.touchDown(CGPoint(x: 180, y: 400), .indirectPointer, taps: taps, modifiers: .shift)
          shown.screen.touchUp()
        }
      }
      let pointers = sent.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
      #expect(pointers.map(\.clickCount) == [1, 1, 2, 2] && pointers.allSatisfy { $0.kind == .mouse })
      #expect(pointers.allSatisfy { $0.modifiers == .shift })
    }

    @Test("AP-22: two fingers zoom, by factors since the last event, and say whether they lie above each other")
    func pinch() throws {
      let shown = ShownCalendar()
      let sent = events(shown) { shown.screen.pinch(at: CGPoint(x: 180, y: 400), scales: [1.5, 2], vertical: true) }
      let steps = sent.compactMap { if case .magnify(let event) = $0 { event } else { nil } }
      #expect(steps.map(\.phase) == [.began, .changed, .changed, .ended] && steps.map(\.factor) == [1, 1.5, 2, 1])
      #expect(steps.allSatisfy(\.isVertical) && shown.view.level == .week)
    }

    @Test("AP-23: a pointer that hovers moves without a press, and leaves")
    func hover() {
      let shown = ShownCalendar()
      let sent = events(shown) {
        shown.screen.hover(CGPoint(x: 100, y: 300))
        shown.screen.hover(nil)
      }
      guard case .hover(let pointer?) = sent.first else { return #expect(Bool(false), "\(sent)") }
      #expect(pointer.location == Point(x: 100, y: 300) && sent.last == .hover(nil))
    }

    @Test("AP-23: over what a click acts on the pointer highlights the view")
    func pointer() throws {
      let shown = ShownCalendar()
      let pointers = try #require(
        shown.view.canvas.interactions.compactMap { $0 as? UIPointerInteraction }.first)
      let button = try #require(shown.node(.button, "Today"))
      let style = try #require(pointers.standInStyle(at: shown.middle(button)))
      guard case .highlight(let preview) = style.standInEffect else { throw CancellationError() }
      #expect(preview.view === button)
      #expect(pointers.standInStyle(at: CGPoint(x: 2, y: 2)) == nil)
    }

    @Test("AP-25: commands of arrows have titles in the language and direction of the calendar")
    func titles() throws {
      let shown = ShownCalendar()
      shown.view.canvas.becomeFirstResponder()
      func title(_ input: String) -> String? {
        shown.view.canvas.keyCommands?.first { $0.input == input && $0.modifierFlags == [] }?.discoverabilityTitle
      }
      #expect(
        title(UIKeyCommand.inputLeftArrow) == "Previous day" && title(UIKeyCommand.inputUpArrow) == "Previous week")
      shown.view.semanticContentAttribute = .forceRightToLeft
      #expect(title(UIKeyCommand.inputLeftArrow) == "Next day" && title("\t") == nil)
    }

    @Test("AP-26: for the focus system the calendar is one item, which takes the keys")
    func focusSystem() {
      let shown = ShownCalendar()
      let canvas = shown.view.canvas
      #expect(canvas.canBecomeFocused && canvas.focusEffect == nil && !canvas.isFirstResponder)
      shown.screen.moveFocus(to: canvas)
      #expect(canvas.isFirstResponder)
    }

    @Test(
      "AP-24, B3: a field reports what is typed, shows what code sets also during a composition, and hands on Return and Escape"
    )
    func field() throws {
      let screen = StandInScreen(size: CGSize(width: 300, height: 200))
      let root = View()
      let field = TextField(label: "Search")
      field.layer = Layer(
        textColor: .role(CalendarRole.ink), textStyle: TextStyle(size: 14, lineHeight: 18),
        textInsets: Insets(top: 2, leading: 8, bottom: 2, trailing: 8))
      root.addSubview(field)
      field.frame = Rect(x: 10, y: 10, width: 200, height: 32)
      var (texts, keys): ([String], [KeyEvent.Key]) = ([], [])
      field.onChange = { texts.append($0) }
      field.onKey = { key in
        keys.append(key.key)
        return true
      }
      let host = AlmanacHostUIView(root: root)
      host.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      screen.window.addSubview(host)
      for _ in 0..<3 { screen.frame() }
      let view = try #require(host.canvas.tree.views[field.id] as? FieldNodeView)
      let control = try #require(view.field)
      #expect(control.frame == CGRect(x: 8, y: 2, width: 184, height: 28) && control.font?.pointSize == 14)
      #expect(control.attributedPlaceholder?.string == "Search" && control.returnKeyType == .search)
      control.becomeFirstResponder()
      #expect(host.canvas.tree.focused == field.id)
      control.standInType("tea")
      control.standInIsComposing = true
      field.text = "coffee"
      for _ in 0..<3 { screen.frame() }
      #expect(control.text == "coffee" && !control.standInIsComposing && texts == ["tea"] && field.text == "coffee")
      screen.key(.keyboardReturnOrEnter)
      screen.key(.keyboardDownArrow)
      screen.key(.keyboardHome)
      #expect(keys == [.enter, .arrowDown])
      control.resignFirstResponder()
      #expect(host.canvas.tree.focused == nil)
    }

    @Test("AP-24: a field of several lines has the type of its look, and its text begins where the look says")
    func lines() throws {
      let screen = StandInScreen(size: CGSize(width: 300, height: 200))
      let root = View()
      let field = TextField(label: "Notes", kind: .lines)
      field.layer = Layer(
        textColor: .role(CalendarRole.ink), textStyle: TextStyle(size: 14, lineHeight: 18, alignment: .trailing),
        textInsets: Insets(top: 2, leading: 8, bottom: 2, trailing: 8))
      root.addSubview(field)
      field.frame = Rect(x: 10, y: 10, width: 200, height: 90)
      let host = AlmanacHostUIView(root: root)
      host.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      screen.window.addSubview(host)
      for _ in 0..<3 { screen.frame() }
      let view = try #require((host.canvas.tree.views[field.id] as? FieldNodeView)?.lines)
      #expect(view.frame == CGRect(x: 8, y: 2, width: 184, height: 86) && view.font?.pointSize == 14)
      #expect(view.textContainerInset == .zero && view.textContainer.lineFragmentPadding == 0)
      #expect(view.backgroundColor?.cgColor.alpha == 0 && view.textAlignment == .right)
    }

    @Test("AP-25: arrows and Tab are commands with priority, Tab only while there is another stop")
    func commands() throws {
      let shown = ShownCalendar()
      let canvas = shown.view.canvas
      #expect(canvas.keyCommands == nil)
      canvas.becomeFirstResponder()
      let inputs = canvas.keyCommands?.compactMap(\.input) ?? []
      #expect(inputs.contains(UIKeyCommand.inputLeftArrow) && inputs.contains("\t"))
      #expect(canvas.keyCommands?.allSatisfy(\.wantsPriorityOverSystemBehavior) == true)
      var stops: [ViewID] = []
      while canvas.keyCommands?.contains(where: { $0.input == "\t" && $0.modifierFlags == [] }) == true,
        stops.count < 99
      {
        shown.screen.key(.keyboardTab)
        stops.append(try #require(canvas.tree.focused))
      }
      #expect(stops.count > 2 && Set(stops).count == stops.count && stops.count < 99)
    }

    @Test("AP-25: keys that the calendar does not use go up the responder chain")
    func unused() {
      final class Outer: UIView {
        var keys = 0
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
      }
      let shown = ShownCalendar()
      let outer = Outer(frame: shown.view.frame)
      shown.screen.window.addSubview(outer)
      outer.addSubview(shown.view)
      shown.view.canvas.becomeFirstResponder()
      shown.screen.key(.keyboardInsert)
      #expect(outer.keys == 1)
      shown.screen.key(.keyboardPageDown)
      #expect(outer.keys == 1)
    }

    @Test("AP-26: the focus has a ring after keys, none after touches, and is lost with the first responder")
    func ring() throws {
      let shown = ShownCalendar()
      let canvas = shown.view.canvas
      shown.view.send(.select(ShownCalendar.today))
      canvas.becomeFirstResponder()
      shown.screen.key(.keyboardRightArrow)
      shown.settle()
      #expect(!canvas.ring.isHidden && canvas.tree.focused != nil && canvas.ring.layer.borderWidth == 2)
      shown.screen.touchDown(CGPoint(x: 20, y: 20))
      #expect(canvas.ring.isHidden)
      shown.screen.touchUp()
      canvas.resignFirstResponder()
      #expect(canvas.tree.focused == nil && shown.view.engine.window?.focusedView == nil)
    }

    @Test("AP-11: a delegate that removes the calendar while it is pressed stops nothing else")
    func reentrancy() throws {
      final class Remover: CalendarViewDelegate {
        var remove: (() -> Void)?
        func calendarView(_ view: CalendarView, didSelect day: DayNumber) { remove?() }
      }
      let shown = ShownCalendar()
      let delegate = Remover()
      delegate.remove = { MainActor.assumeIsolated { shown.view.removeFromSuperview() } }
      shown.view.delegate = delegate
      let cell = try #require(shown.node(.gridCell, "Monday, November 23"))
      shown.screen.touchDown(shown.middle(cell))
      shown.screen.touchUp()
      shown.settle()
      #expect(shown.view.superview == nil && CADisplayLink.standInCount == 0)
    }
  }
}
