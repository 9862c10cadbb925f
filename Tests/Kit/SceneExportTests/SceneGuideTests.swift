import Geometry
import SceneExport
import TestSupport
import Testing
import ViewKit

@Suite("The guide of SceneExport")
struct SceneGuideTests {
  @Test("the example of the guide compiles, and its comments are true")
  func example() {
    let (root, host, palette) = (SampleScene.root(), TestHost(), SampleScene.palette)
    let size = Size(width: 300, height: 120)
    let window = Window(root: root, host: host, size: size)
    window.tick(now: 0)
    let list = window.displayList()
    let dump = SceneDump.text(list, palette: palette)
    #expect(dump.contains("Monday"))
    let svg = SVGWriter.write(
      list, size: size, palette: palette, appearance: .dark, direction: .leftToRight, title: "November 2026",
      fontFamily: "Inter, sans-serif")
    #expect(XMLCheck(svg).isWellFormed)
    let report = JSONText.object([("title", "November 2026"), ("size", [300, 120])])
    #expect(report.compact == #"{"title":"November 2026","size":[300,120]}"#)
  }
}
