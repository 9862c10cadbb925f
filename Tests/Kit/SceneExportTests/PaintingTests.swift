import Geometry
import SceneExport
import TestSupport
import Testing
import ViewKit

@Suite("Paint operations")
struct PaintingTests {
  private let frame = Rect(x: 10, y: 20, width: 40, height: 20)
  private let ink = SampleScene.ink

  private func operations(
    _ layer: Layer, text: String = "", image: Image? = nil, direction: LayoutDirection = .leftToRight
  ) -> [PaintOperation] {
    let item = DisplayItem(id: .none, depth: 0, frame: frame, layer: layer, text: text, image: image)
    return Painting(palette: SampleScene.palette, appearance: .light, direction: direction).operations(for: item)
  }

  private func names(_ operations: [PaintOperation]) -> [String] {
    operations.map {
      switch $0 {
      case .fill(.rect(_, let radius), _): "fill rect \(radius)"
      case .fill(.path(let path), _): "fill path of \(path.steps.count)"
      case .stroke(.rect(_, let radius), let stroke, _): "stroke rect \(radius) \(stroke.width) \(stroke.isDashed)"
      case .stroke(.path(let path), let stroke, _): "stroke path of \(path.steps.count), \(stroke.isHairline)"
      case .image(let image): "image \(image.rect.width)"
      case .text(let text): "text \(text.fitted)"
      }
    }
  }

  @Test(
    "PI-2: a layer is painted from back to front; all hairlines are one path, uneven corners make a path of a rectangle"
  )
  func order() {
    let layer = Layer(
      fill: ink, leadingRadius: 4, lines: [.top, .leading], lineColor: ink, stripe: Stripe(color: ink, width: 3),
      ring: Ring(color: ink, width: 2, isDashed: true), textColor: ink, textStyle: TextStyle(size: 10, lineHeight: 12),
      hatch: ink)
    #expect(
      names(operations(layer, text: "a", image: Image(ImageSource(SampleImages.star)))) == [
        "fill path of 7", "stroke path of 16, false", "fill path of 4", "stroke path of 4, true",
        "stroke path of 7, false", "image 20.0", "text a",
      ])
    #expect(names(operations(Layer(fill: ink, leadingRadius: 4, trailingRadius: 4))) == ["fill rect 4.0"])
    #expect(operations(Layer(fill: Color.dynamic(light: RGBA(0, opacity: 0), dark: RGBA(0)))).isEmpty)
  }

  @Test("PI-7: a text has its whole words beside those that fit, and a clip once it takes more than 85 % of its box")
  func texts() throws {
    let layer = Layer(textColor: ink, textStyle: TextStyle(size: 10, lineHeight: 12))
    for (words, isCut, isClipped) in [("abc", false, false), ("abcdefg", false, true), ("abcdefghij", true, true)] {
      guard case .text(let text) = try #require(operations(layer, text: words).first) else { continue }
      #expect(text.whole == words)
      #expect((text.fitted != words) == isCut)
      #expect((text.clip == frame) == isClipped, "\(words)")
      #expect(text.isHidden)
    }
  }

  @Test("the opacity of an image lies in 0...1, and one that is no number is 0")
  func opacities() throws {
    for (opacity, painted) in [(0.5, 0.5), (-1, 0), (7, 1), (.nan, 0)] {
      let image = Image(ImageSource(SampleImages.star), opacity: opacity)
      guard case .image(let result) = try #require(operations(Layer(), image: image).first) else { continue }
      #expect(result.opacity == painted)
    }
  }

  @Test("PI-2: a line lies at its edge, whatever its width and direction")
  func edges() throws {
    let style = TextStyle(size: 10, lineHeight: 12)
    for (words, direction, left) in [
      ("ab", LayoutDirection.leftToRight, 10.0), ("שב", .leftToRight, 10), ("ab", .rightToLeft, 38),
      ("שב", .rightToLeft, 38),
    ] {
      let all = operations(Layer(textColor: ink, textStyle: style), text: words, direction: direction)
      guard case .text(let text) = try #require(all.first) else { continue }
      #expect(text.left(width: 12) == left, "\(words) \(direction)")
    }
  }

  @Test("groups end with the views that they contain, and opacities are relative")
  func groups() {
    var groups = PaintGroups()
    let changes = [(0, 1.0), (1, 0.5), (2, 0.25), (1, 1)].map {
      groups.enter(DisplayItem(id: .none, depth: $0.0, frame: frame, clip: frame, opacity: $0.1))
    }
    #expect(changes.map(\.closed) == [0, 0, 0, 2])
    #expect(changes.map(\.opacity) == [nil, 0.5, 0.5, nil])
    #expect(changes.map { $0.clip != nil } == [true, false, false, false])
  }
}
