import Geometry
import SceneExport
import TestSupport
import Testing
import ViewKit

/// Images in documents.
@Suite("Images in documents")
struct ImageTests {
  private func items(_ image: Image, layer: Layer = .clear, frame: Rect = Rect(x: 10, y: 20, width: 40, height: 30))
    -> DisplayList
  {
    DisplayList(items: [DisplayItem(id: .none, depth: 0, frame: frame, layer: layer, image: image)])
  }

  private func svg(_ image: Image, layer: Layer = .clear, appearance: Appearance = .light) -> String {
    let text = SVGWriter.write(
      items(image, layer: layer), size: SampleScene.size, palette: SampleScene.palette, appearance: appearance,
      direction: .leftToRight, title: "Title", fontFamily: "Inter")
    #expect(XMLCheck(text).isWellFormed)
    return text
  }

  @Test("a file is data in an SVG, with its alternative text, or hidden if it has none")
  func file() {
    let source = SampleImages.source(SampleImages.heart)
    let plain = svg(Image(source))
    #expect(plain.contains("<image x=\"10\" y=\"20\" width=\"40\" height=\"30\" aria-hidden=\"true\""))
    #expect(plain.contains("href=\"data:image/svg+xml;base64,PD94bWw"))
    let labeled = svg(Image(source, contentMode: .fill, opacity: 0.5, label: "A <heart>"))
    #expect(labeled.contains("preserveAspectRatio=\"xMidYMid slice\" opacity=\"0.5\""))
    #expect(labeled.contains("role=\"img\" aria-label=\"A &lt;heart&gt;\""))
  }

  @Test("round corners cut it, and one larger than its frame is cut to that")
  func cut() {
    let source = SampleImages.source(SampleImages.cup)
    let round = svg(Image(source), layer: Layer(leadingRadius: 4, trailingRadius: 4))
    #expect(round.contains("<clipPath id=\"clip_10_20_40_30_4_4\"><rect"))
    #expect(round.contains(" clip-path=\"url(#clip_10_20_40_30_4_4)\""))
    let small = items(Image(source, contentMode: .original), frame: Rect(x: 0, y: 0, width: 20, height: 20))
    let text = SVGWriter.write(
      small, size: SampleScene.size, palette: SampleScene.palette, appearance: .light, direction: .leftToRight,
      title: "", fontFamily: "")
    #expect(text.contains("<image x=\"-4\" y=\"-4\" width=\"28\" height=\"28\" clip-path=\"url(#clip_0_0_20_20_0_0)\""))
  }

  @Test("a tint is a filter for files and the fill of outlines, in the color of the surroundings")
  func tint() {
    let file = svg(Image(SampleImages.source(SampleImages.cup), tint: SampleScene.accent), appearance: .dark)
    #expect(file.contains("<feFlood flood-color=\"#ef675c\"/>") && file.contains(" filter=\"url(#tint_"))
    let outline = svg(Image(ImageSource(SampleImages.star), tint: SampleScene.accent))
    #expect(outline.contains("<path d=\"M30 20") && outline.contains("fill=\"#c9302d\""))
    #expect(!outline.contains("<image"))
  }

  @Test("an address stays an address")
  func address() throws {
    let text = svg(Image(try ImageSource(address: "https://example.com/?a=1&b=2")))
    #expect(text.contains("href=\"https://example.com/?a=1&amp;b=2\""))
  }

  @Test("a dump says what an image is and how it is shown, not its bytes")
  func dump() throws {
    func line(_ image: Image) -> String { SceneDump.text(items(image), palette: SampleScene.palette) }
    #expect(
      line(Image(SampleImages.source(SampleImages.cup)))
        == "view 10,20 40x30 image image/png \(SampleImages.cup.count) bytes 28x28\n")
    #expect(
      line(
        Image(
          ImageSource(SampleImages.star), contentMode: .fill, tint: SampleScene.accent, opacity: 0.25, label: "Star"))
        == "view 10,20 40x30 image outline of 10 points fill tint accent opacity 0.25 label \"Star\"\n")
    #expect(
      line(Image(try ImageSource(address: "https://a/b"))) == "view 10,20 40x30 image \"https://a/b\"\n")
  }
}
