import Geometry
import SceneExport
import TestSupport
import Testing
import ViewKit

@Suite("Scene dump")
struct SceneDumpTests {
  @Test("the dump of the sample is the recorded one")
  func recorded() throws {
    let harness = ViewHarness(root: SampleScene.root(), size: SampleScene.size)
    harness.tick()
    let dump = SceneDump.text(harness.window.displayList(), palette: SampleScene.palette)
    #expect(try dump == Recorded.text("SceneDump.txt", actual: dump))
  }

  @Test("views made in another order, with other numbers, dump alike by place but not as painted")
  func order() {
    func dump(_ places: [Double], _ order: SceneDump.Order) -> String {
      let harness = ViewHarness()
      for place in places {
        let view = View()
        view.frame = Rect(x: 0, y: place, width: 10, height: 10)
        view.text = "\(Int(place))"
        let child = View()
        child.frame = Rect(x: place, y: 0, width: 1, height: 1)
        view.addSubview(child)
        harness.window.root.addSubview(view)
      }
      return SceneDump.text(harness.window.displayList(), order: order)
    }
    #expect(dump([0, 10, 20], .place) == dump([20, 0, 10], .place))
    #expect(dump([0, 10, 20], .paint) != dump([20, 0, 10], .paint))
    #expect(dump([0, 10, 20], .paint) == dump([0, 10, 20], .place))
  }

  @Test("every item has one line, however odd its text")
  func lines() {
    let items = ["a\nb", "\u{2028}", "\"\\", "\u{0}\u{1B}", "שלום"].map {
      DisplayItem(id: .none, depth: 0, frame: .zero, text: $0)
    }
    let dump = SceneDump.text(DisplayList(items: items), order: .paint)
    #expect(dump.unicodeScalars.filter { $0 == "\n" }.count == items.count)
    #expect(dump.contains(#""a\nb""#))
    #expect(dump.contains(#""\u0000\u001b""#))
  }

  @Test("frames are rounded to half points, without a sign of zero")
  func rounding() {
    let item = DisplayItem(id: .none, depth: 0, frame: Rect(x: -0.1, y: 10.26, width: 1.74, height: 1.75))
    #expect(SceneDump.text(DisplayList(items: [item])) == "view 0,10.5 1.5x2\n")
  }

  @Test("items whose parents are not painted keep their indentation")
  func missingParents() {
    let items = [0, 2, 2, 1, 3].map { DisplayItem(id: .none, depth: $0, frame: .zero) }
    #expect(
      SceneDump.text(DisplayList(items: items), order: .paint)
        == "view 0,0 0x0\n    view 0,0 0x0\n    view 0,0 0x0\n  view 0,0 0x0\n      view 0,0 0x0\n")
    #expect(SceneDump.text(DisplayList(items: [])) == "")
  }

  @Test("each role and each state has a name of its own")
  func names() {
    let roles = AccessibilityNode.Role.allCases.map(\.ariaName)
    #expect(Set(roles).count == roles.count)
    let states = AccessibilityNode.States(rawValue: .max).names
    #expect(states.count == 15)
    #expect(Set(states).count == 15)
  }
}
