import Almanac
import Foundation
import Testing
import UIKit

@testable import AlmanacUI

extension UITests {
  @Suite("Elements and the ring of the focus")
  @MainActor struct ElementTests {
    @Test("AP-30, AP-68: views that were removed are freed, also when they were in the list of elements")
    func freed() throws {
      let screen = StandInScreen(size: CGSize(width: 300, height: 200))
      let (root, group, button) = (View(), View(), View())
      root.accessibility = AccessibilityNode(role: .group, label: "All")
      group.accessibility = AccessibilityNode(role: .group, label: "Some")
      button.accessibility = AccessibilityNode(role: .button, label: "One")
      root.addSubview(group)
      group.addSubview(button)
      for view in [group, button] { view.frame = Rect(x: 0, y: 0, width: 100, height: 100) }
      let host = AlmanacHostUIView(root: root)
      host.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      screen.window.addSubview(host)
      for _ in 0..<3 { screen.frame() }
      #expect(host.canvas.accessibilityElements?.count == 1)
      weak let view = host.canvas.tree.views[group.id]
      #expect(view != nil)
      group.removeFromSuperview()
      for _ in 0..<3 { screen.frame() }
      #expect(view == nil)
    }

    @Test("AP-30: an element that assistive technology keeps says nothing after its view is gone")
    func stale() throws {
      var host: AlmanacHostUIView?
      let root = View()
      root.accessibility = AccessibilityNode(role: .button, label: "One")
      host = AlmanacHostUIView(root: root)
      host?.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      let screen = StandInScreen(size: CGSize(width: 300, height: 200))
      if let host { screen.window.addSubview(host) }
      for _ in 0..<3 { screen.frame() }
      let element = try #require(host?.canvas.accessibilityElements?.first as? NodeElement)
      #expect(element.accessibilityLabel == "One" && element.accessibilityFrame.width == 300)
      host?.removeFromSuperview()
      host = nil
      #expect(element.node == nil && element.accessibilityLabel == nil && element.accessibilityValue == nil)
      #expect(element.accessibilityFrame == .zero && element.accessibilityTraits == .none)
      #expect(!element.accessibilityActivate() && element.accessibilityRowRange().location == 0)
    }

    @Test("AP-26: the ring moves with what scrolls, before the callback of the scroll view returns")
    func ring() throws {
      let shown = ShownCalendar()
      shown.view.send(.select(ShownCalendar.today))
      shown.view.canvas.becomeFirstResponder()
      shown.screen.key(.keyboardRightArrow)
      shown.settle()
      let ring = shown.view.canvas.ring
      let before = ring.frame.minY
      let scroller = try #require(shown.scroller)
      for step in 1...6 {
        scroller.contentOffset.y += 1
        #expect(ring.frame.minY == before - CGFloat(step))
      }
    }
  }
}
