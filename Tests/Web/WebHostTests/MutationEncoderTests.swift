import Almanac
import TestSupport
import Testing

@testable import WebHost

@Suite("Mutations on the wire")
struct MutationEncoderTests {
  private let styles = LayerStyleSheet(palette: .standard)

  @Test("encoded mutations are decoded to the same mutations", arguments: 1...50)
  func roundTrip(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var encoder = MutationEncoder(styles: styles)
    for _ in 0..<20 {
      let mutations = (0..<Int.random(in: 0...40, using: &random)).map { _ in mutation(&random) }
      encoder.encode(mutations)
      let decoder = MutationDecoder(
        words: encoder.words, text: encoder.text, layers: layers, styles: styles, images: images)
      #expect(decoder.decode() == mutations)
    }
  }

  @Test("lengths of texts are counted as JavaScript counts them")
  func lengths() {
    for text in ["", "a", "äöü", "日本語", "🎉", "👨‍👩‍👧 é e\u{301}", "\u{FEFF}b", "מחר"] {
      var encoder = MutationEncoder(styles: styles)
      encoder.encode([.text(ViewID(7), text)])
      #expect(encoder.words == [7, 7, Int32(text.utf16.count)])
      #expect(encoder.text == Array(text.utf8))
    }
  }

  @Test("files and addresses are sent beside the words, once for each number, outlines as drawings")
  func imageSources() throws {
    var encoder = MutationEncoder(styles: styles)
    let address = "https://example.com/a.png"
    encoder.encode([
      .imageSource(ImageID(1), SampleImages.source(SampleImages.cup)),
      .imageSource(ImageID(2), try ImageSource(address: address)),
      .imageSource(ImageID(3), ImageSource(Outline(points: [.zero, Point(x: 1, y: 0), Point(x: 0.5, y: 0.25)]))),
    ])
    #expect(encoder.words.isEmpty && encoder.text.isEmpty)
    #expect(encoder.images.map { $0.id } == [1, 2, 3])
    #expect(encoder.images.map { $0.format } == [.png, nil, .svg])
    #expect(encoder.images[0].bytes == SampleImages.cup)
    #expect(encoder.images[1].bytes == Array(address.utf8))
    let drawing = String(decoding: encoder.images[2].bytes, as: UTF8.self)
    #expect(drawing.hasPrefix("<svg xmlns=") && drawing.contains("\"M0 0L100 0L50 25Z\""))
    #expect(ImageFormat(encoder.images[2].bytes) == .svg)
    encoder.encode([])
    #expect(encoder.images.isEmpty)
  }

  @Test("an empty frame has no words, whatever the frame before")
  func emptyFrame() {
    var encoder = MutationEncoder(styles: styles)
    encoder.encode([.text(ViewID(1), "x")])
    encoder.encode([])
    #expect(encoder.words.isEmpty && encoder.text.isEmpty)
  }

  @Test("lengths beyond 32 bits become the largest number, and NaN becomes 0")
  func extremeLengths() {
    var encoder = MutationEncoder(styles: styles)
    encoder.encode([.scroll(ViewID(1), to: Point(x: 1e300, y: -1e300))])
    #expect(encoder.words == [15, 1, .max, .min])
    encoder.encode([.scroll(ViewID(1), to: Point(x: .nan, y: 0.3))])
    #expect(encoder.words == [15, 1, 0, 19])
  }

  private let images = [
    Image(SampleImages.source(SampleImages.cup)),
    Image(SampleImages.source(SampleImages.sun), contentMode: .fill, opacity: 0.5, label: "Sonne 日"),
    Image(ImageSource(SampleImages.star), contentMode: .original, tint: .role(CalendarRole.accent), label: "*"),
    Image(ImageSource(SampleImages.star)),
  ]
  private let layers = [
    Layer.clear, Layer(fill: .role(CalendarRole.surface)), Layer(opacity: 0.5),
    Layer(textColor: .role(CalendarRole.ink), textStyle: TextStyle(size: 12, lineHeight: 16)),
  ]

  private func mutation(_ random: inout SeededGenerator) -> Mutation {
    func id() -> ViewID { ViewID(Int32.random(in: 1...1_000_000, using: &random)) }
    func length() -> Double { Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 64 }
    func text() -> String {
      let parts = ["", "a", "Besprechung", "ü", "会議", "🎉", "👩‍💻", "اجتماع", "\u{200F}", "\n"]
      return (0..<Int.random(in: 0...4, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    }
    let layer = Int.random(in: 0..<layers.count, using: &random)
    switch Int.random(in: 1...19, using: &random) {
    case 1:
      return .create(id(), parent: id(), traits: ViewTraits(rawValue: UInt16.random(in: 0...7, using: &random)))
    case 2: return .remove(id())
    case 3: return .raise(id())
    case 4:
      return .frame(id(), Rect(x: length(), y: length(), width: abs(length()), height: abs(length())))
    case 5: return .style(id(), LayerID(Int32(layer)))
    case 6: return .layer(LayerID(Int32(layer)), layers[layer])
    case 7: return .text(id(), text())
    case 8: return .hidden(id(), Bool.random(using: &random))
    case 9:
      return .role(
        id(), AccessibilityNode.Role.allCases.randomElement(using: &random) ?? .none,
        rowIndex: Int.random(in: 0...100, using: &random), columnIndex: Int.random(in: 0...7, using: &random))
    case 10: return .label(id(), text())
    case 11: return .states(id(), AccessibilityNode.States(rawValue: UInt32.random(in: 0...1023, using: &random)))
    case 12: return .owned(id(), (0..<Int.random(in: 0...5, using: &random)).map { _ in id() })
    case 13: return .tabStop(id(), Bool.random(using: &random))
    case 14: return .contentSize(id(), Size(width: abs(length()), height: abs(length())))
    case 15:
      return .extent(
        id(),
        AccessibilityNode.Extent(
          position: Int.random(in: 0...9, using: &random), count: Int.random(in: 0...9, using: &random),
          rowCount: Int.random(in: 0...9, using: &random), columnCount: Int.random(in: 0...9, using: &random)))
    case 16:
      guard let image = images.randomElement(using: &random) else { return .image(id(), .none, nil) }
      return .image(id(), ImageID(Int32.random(in: 1...99, using: &random)), image)
    case 17: return .forgetImage(ImageID(Int32.random(in: 1...99, using: &random)))
    case 18: return .part(id(), ViewPart(UInt8.random(in: 0...255, using: &random)))
    default: return .scroll(id(), to: Point(x: length(), y: length()))
    }
  }
}
