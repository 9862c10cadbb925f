import CollectionKit
import Geometry
import Testing
import ViewKit

@Suite("Reusable view")
struct ReusableViewTests {
  @Test("preparing resets layer, text, accessibility and tab stop")
  func resets() {
    let view = ReusableView()
    view.layer = Layer(fill: .role(ColorRole(3)), ring: Ring(color: .role(ColorRole(1)), width: 2), opacity: 0.3)
    view.text = "old"
    view.accessibility = AccessibilityNode(
      role: .button, label: "old", states: .pressed, rowIndex: 2, columnIndex: 3, owned: [ViewID(4)])
    view.isTabStop = true
    view.prepareForReuse()
    #expect(view.layer == .clear)
    #expect(view.text.isEmpty)
    #expect(view.accessibility == AccessibilityNode())
    #expect(!view.isTabStop)
  }

  @Test("preparing keeps subviews and gestures, which views build once")
  func keeps() {
    let view = ReusableView()
    let child = View()
    view.addSubview(child)
    view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    view.prepareForReuse()
    #expect(view.subviews.count == 1)
    #expect(child.superview === view)
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
  }
}
