import Basics
import Geometry
import TestSupport
import Testing
import ViewKit

@Suite("The guide of ViewKit")
struct ViewKitGuideTests {
  @Test("The window of the guide shows the text of its button, and another one after a tap")
  func example() {
    // example
    let button = View()
    button.frame = Rect(x: 20, y: 20, width: 80, height: 32)
    button.layer = Layer(fill: Color(rgb: 0x0a84ff), textColor: Color(rgb: 0xffffff))
    button.layer.textStyle = TextStyle(size: 15, lineHeight: 20)
    button.text = "Today"
    button.addGesture(TapGesture(action: callback(to: button) { button, _ in button.text = "Tapped" }))
    let root = View()
    root.addSubview(button)
    let window = Window(root: root, host: PictureHost(), size: Size(width: 320, height: 200))
    window.tick(now: 0)
    // end
    #expect(window.displayList().items.map(\.text) == ["", "Today"])
    let point = Point(x: 60, y: 36)
    window.send(.pointer(PointerEvent(phase: .down, location: point, time: 0)))
    window.send(.pointer(PointerEvent(phase: .up, location: point, time: 0.1)))
    #expect(window.displayList().items.map(\.text) == ["", "Tapped"])
    window.close()
  }

  @Test("The examples of the symbols compile")
  func symbols() throws {
    let view = View()
    view.accessibility = AccessibilityNode(role: .button, label: "Next month")
    view.image = Image(try ImageSource(address: "https://example.org/cup.png"), contentMode: .fill, label: "A cup")
    view.addGesture(
      LongPressGesture(
        seconds: 0.5, begins: { _ in true },
        action: callback(to: view) { view, _, pan in view.frame.origin = pan.event.location }))
    view.addGesture(
      PanGesture(
        begins: { $0.kind == .touch },
        action: callback(to: view) { view, _, pan in view.frame.origin = pan.event.location }))
    view.addGesture(
      PressGesture(action: callback(to: view) { view, phase, _ in view.layer.opacity = phase == .began ? 0.5 : 1 }))
    var spring = Spring(value: 100)
    while !spring.isAtRest { spring.advance(by: 1.0 / 60) }
    var motion = ScrollPhysics(position: 0, velocity: 1200)
    motion.advance(by: 1.0 / 60, in: 0...1000)
    #expect(abs(spring.value) < 0.25 && motion.position > 0)
  }

  @Test("the example of the page is compiled here")
  func page() throws {
    #expect(try GuidePage.untested("ViewKit") == [])
  }
}
