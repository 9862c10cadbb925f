import Geometry
import SceneExport
import TestSupport
import Testing
import ViewKit

@Suite("SVG")
struct SVGWriterTests {
  private let style = TextStyle(size: 12, lineHeight: 16)

  private func svg(
    _ items: [DisplayItem], direction: LayoutDirection = .leftToRight, appearance: Appearance = .light,
    title: String = "Title"
  ) -> String {
    SVGWriter.write(
      DisplayList(items: items), size: SampleScene.size, palette: SampleScene.palette, appearance: appearance,
      direction: direction, title: title, fontFamily: "Inter, 'Noto Sans', sans-serif")
  }

  private func line(_ text: String, _ alignment: TextStyle.Alignment = .leading, width: Double = 200) -> DisplayItem {
    DisplayItem(
      id: .none, depth: 0, frame: Rect(x: 10, y: 20, width: width, height: 20),
      layer: Layer(
        textColor: SampleScene.ink, textStyle: TextStyle(size: 12, lineHeight: 16, alignment: alignment),
        textInsets: Insets(leading: 8, trailing: 4)), text: text)
  }

  @Test("the picture of the sample is the recorded one, in both appearances", arguments: [Appearance.light, .dark])
  func recorded(appearance: Appearance) throws {
    let harness = ViewHarness(root: SampleScene.root(), size: SampleScene.size)
    harness.tick()
    let text = svg(harness.window.displayList().items, appearance: appearance, title: "November 2026")
    #expect(XMLCheck(text).isWellFormed)
    let name = appearance == .light ? "Sample-light.svg" : "Sample-dark.svg"
    #expect(try text == Recorded.text(name, actual: text))
  }

  @Test("a hatch is one path of lines that stay inside the frame")
  func hatch() {
    let frame = Rect(x: 10, y: 20, width: 30, height: 18)
    let text = svg([DisplayItem(id: .none, depth: 0, frame: frame, layer: Layer(hatch: SampleScene.ink))])
    #expect(XMLCheck(text).isWellFormed)
    let data = text.split(separator: "\"").first { $0.hasPrefix("M") }.map { String($0) } ?? ""
    let numbers = data.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    #expect(numbers.count == 4 * 6)
    for (index, number) in numbers.enumerated() {
      #expect(index % 2 == 0 ? (10...40).contains(number) : (20...38).contains(number))
    }
  }

  @Test("roles, names and states are those of the views")
  func accessibility() throws {
    let harness = ViewHarness(root: SampleScene.root(), size: SampleScene.size)
    let document = XMLCheck(svg(harness.window.displayList().items))
    let cell = try #require(document.all("g").first { $0.attributes["role"] == "gridcell" })
    #expect(cell.attributes["aria-selected"] == "true")
    #expect(cell.attributes["aria-current"] == "date")
    #expect(cell.attributes["aria-colindex"] == "1")
    #expect(document.all("title").map(\.text).contains("21 November, \"today\""))
    #expect(document.all("title").map(\.text).contains("Review <b>& plan</b>"))
    // The day's number is spoken by its cell.
    #expect(document.all("text").first { $0.text == "21" }?.attributes["aria-hidden"] == "true")
    #expect(document.all("text").contains { $0.text == "MON" })
  }

  @Test("text of any kind is data: well-formed, and whole")
  func escaping() {
    let texts = [
      "<script>alert(1)</script>", "a & b &amp; \"c\" 'd' ]]>", "\u{0}\u{7}\u{1B}", "a\r\nb\tc", "\u{FFFE}x\u{FFFF}",
    ]
    for text in texts {
      let document = XMLCheck(svg([line(text)], title: text))
      #expect(document.isWellFormed)
      #expect(document.all("text").count == 1)
      #expect(document.all("script").isEmpty)
    }
    #expect(XMLCheck(svg([line(texts[0])])).all("text").first?.text == texts[0])
    #expect(XMLCheck(svg([line(texts[1])])).all("text").first?.text == texts[1])
    #expect(XMLCheck(svg([line(texts[2])])).all("text").first?.text == "\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(XMLCheck(svg([line(texts[3])])).all("text").first?.text == "a  b c")
  }

  @Test("every title of the collection of hard texts is well-formed, cut or whole")
  func hardTitles() throws {
    struct Title: Decodable {
      var text: String?
      var utf16: [UInt16]?
    }
    guard let titles = try Golden.decode([Title].self, from: "text/titles.json") else { return }
    for title in titles {
      let text = title.text ?? String(decoding: title.utf16 ?? [], as: UTF16.self)
      for (width, direction) in [(40.0, LayoutDirection.leftToRight), (4_000, .rightToLeft)] {
        let document = XMLCheck(svg([line(text, width: width)], direction: direction, title: text))
        #expect(document.isWellFormed, "\(text)")
        #expect(document.all("title").count == 1)
      }
    }
  }

  @Test("text keeps to its edge and reads in its own direction")
  func direction() throws {
    struct Row {
      var text: String
      var alignment: TextStyle.Alignment
      var direction: LayoutDirection
      var x: String
      var anchor: String?
      var isRightToLeft: Bool
    }
    let rows = [
      Row(text: "abc", alignment: .leading, direction: .leftToRight, x: "18", anchor: nil, isRightToLeft: false),
      Row(text: "abc", alignment: .trailing, direction: .leftToRight, x: "206", anchor: "end", isRightToLeft: false),
      Row(text: "שלום", alignment: .leading, direction: .leftToRight, x: "18", anchor: "end", isRightToLeft: true),
      Row(text: "שלום", alignment: .leading, direction: .rightToLeft, x: "202", anchor: nil, isRightToLeft: true),
      Row(text: "abc", alignment: .leading, direction: .rightToLeft, x: "202", anchor: "end", isRightToLeft: false),
      Row(text: "+4", alignment: .leading, direction: .rightToLeft, x: "202", anchor: "end", isRightToLeft: false),
      Row(
        text: "\u{200F}abc", alignment: .trailing, direction: .rightToLeft, x: "14", anchor: "end", isRightToLeft: true),
      Row(text: "(א) a", alignment: .center, direction: .leftToRight, x: "112", anchor: "middle", isRightToLeft: true),
    ]
    for row in rows {
      let element = try #require(
        XMLCheck(svg([line(row.text, row.alignment)], direction: row.direction)).all("text").first)
      #expect(element.attributes["x"] == row.x, "\(row)")
      #expect(element.attributes["text-anchor"] == row.anchor, "\(row)")
      #expect(element.attributes["direction"] == (row.isRightToLeft ? "rtl" : nil), "\(row)")
    }
  }

  @Test("text that does not fit ends with an ellipsis and is cut at its frame")
  func ellipsis() throws {
    let document = XMLCheck(svg([line("A long title that goes on", width: 80)]))
    #expect(document.all("text").first?.text.hasSuffix("…") == true)
    let clip = try #require(document.all("g").first?.attributes["clip-path"])
    let name = try #require(document.all("clipPath").first?.attributes["id"])
    #expect(clip == "url(#\(name))")
    #expect(XMLCheck(svg([line("Short")])).all("clipPath").isEmpty)
    #expect(XMLCheck(svg([line("Nothing", width: 14)])).all("text").isEmpty)
  }

  @Test("leading edges are at the right in right-to-left pictures")
  func mirrored() {
    let bar = DisplayItem(
      id: .none, depth: 0, frame: Rect(x: 0, y: 0, width: 100, height: 20),
      layer: Layer(
        fill: SampleScene.blue, leadingRadius: 5, lines: .leading, lineColor: SampleScene.ink,
        stripe: Stripe(color: SampleScene.accent, width: 3)))
    let left = svg([bar])
    let right = svg([bar], direction: .rightToLeft)
    #expect(left.contains("M5 0L100 0L100 20L5 20A5 5 0 0 1 0 15L0 5A5 5 0 0 1 5 0Z"))
    #expect(right.contains("M0 0L95 0A5 5 0 0 1 100 5L100 15A5 5 0 0 1 95 20L0 20L0 0Z"))
    #expect(left.contains("M3 0.417A5 5 0 0 0 0 5L0 15A5 5 0 0 0 3 19.583Z"))
    #expect(right.contains("M97 0.417A5 5 0 0 1 100 5L100 15A5 5 0 0 1 97 19.583Z"))
    #expect(left.contains("M0.5 0L0.5 20"))
    #expect(right.contains("M99.5 0L99.5 20"))
  }

  @Test("radii never exceed half the frame, and a stripe wider than its radius has straight sides")
  func extremes() {
    let layer = Layer(
      fill: SampleScene.blue, leadingRadius: 50, trailingRadius: 50,
      stripe: Stripe(color: SampleScene.accent, width: 12))
    let disc = DisplayItem(id: .none, depth: 0, frame: Rect(x: 0, y: 0, width: 30, height: 20), layer: layer)
    let text = svg([disc])
    #expect(text.contains(#"width="30" height="20" rx="10""#))
    #expect(text.contains("M12 0L10 0A10 10 0 0 0 0 10L0 10A10 10 0 0 0 10 20L12 20Z"))
    let flat = DisplayItem(id: .none, depth: 0, frame: Rect(x: 0, y: 0, width: 0, height: 20), layer: layer)
    #expect(XMLCheck(svg([flat])).elements.map(\.name) == ["svg", "title"])
  }

  @Test("the document names color roles that are not in the palette and texts without a color, and nothing else (S16)")
  func problems() {
    func item(_ layer: Layer, _ text: String = "") -> DisplayItem {
      DisplayItem(id: .none, depth: 0, frame: Rect(x: 10, y: 20, width: 200, height: 20), layer: layer, text: text)
    }
    func comments(_ items: [DisplayItem]) -> [String] {
      let text = svg(items)
      #expect(XMLCheck(text).isWellFormed)
      return text.split(separator: "\n").filter { $0.hasPrefix("<!--") }.map { String($0) }
    }
    // The palette has the roles 0 to 3.
    let (last, first) = (Color.role(ColorRole(4)), Color.role(ColorRole(200)))
    let unknown =
      "color role(s), the first is 4, are not in the palette and painted black: use the palette of the style -->"
    let layers = [
      Layer(fill: last), Layer(lines: .top, lineColor: last), Layer(stripe: Stripe(color: last, width: 3)),
      Layer(ring: Ring(color: last, width: 2)), Layer(textColor: last, textStyle: style), Layer(hatch: last),
    ]
    for layer in layers {
      #expect(
        comments([item(layer, "Lunch"), item(layer, "Lunch")]) == ["<!-- 1 " + unknown], "each role is said once")
    }
    #expect(comments([item(Layer(fill: first)), item(Layer(fill: last))]) == ["<!-- 2 " + unknown])
    let black = svg([item(Layer(fill: Color(rgb: 0)))])
    #expect(svg([item(Layer(fill: last))]).replacing("<!-- 1 " + unknown + "\n", with: "") == black)

    let colorless = item(Layer(textStyle: style), "Lunch")
    #expect(comments([colorless, colorless]) == ["<!-- 2 text(s) have no textColor and are not painted -->"])
    #expect(XMLCheck(svg([colorless])).all("text").isEmpty)
    #expect(comments([item(Layer(fill: first)), colorless]).count == 2)

    // A view may have a name without showing it, and a color that it does not use.
    let fine = [
      item(Layer(), "Lunch"), item(Layer(textStyle: style)), item(Layer(lineColor: last)),
      item(Layer(textColor: last)), line("Lunch"), item(Layer(fill: SampleScene.accent)),
    ]
    #expect(comments(fine) == [])
  }

  @Test("opacity belongs to groups, relative to the one around")
  func opacity() {
    let items = [(0, 1.0), (1, 0.5), (2, 0.25), (1, 1)].map {
      DisplayItem(id: .none, depth: $0.0, frame: Rect(x: 0, y: 0, width: 9, height: 9), opacity: $0.1)
    }
    let groups = XMLCheck(svg(items)).all("g")
    #expect(groups.map { $0.attributes["opacity"] } == ["0.5", "0.5"])
  }
}
