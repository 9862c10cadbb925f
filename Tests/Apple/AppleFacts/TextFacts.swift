#if canImport(UIKit)
  import Testing
  import UIKit

  /// What AlmanacUI assumes of fonts, paths and drawn texts.
  @Suite("Facts: text and colors", .serialized)
  @MainActor struct TextFacts {
    @Test("Fact 58: the ascender is positive, the descender negative, and a line holds both")
    func metrics() {
      let font = UIFont.systemFont(ofSize: 17, weight: .regular)
      #expect(font.ascender > 0 && font.descender < 0 && font.lineHeight >= font.ascender - font.descender - 0.5)
    }

    @Test("Fact 59: a font has the size that was asked for")
    func size() {
      #expect(UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .semibold).pointSize == 13)
    }

    @Test("Fact 60: a descriptor with size zero keeps the size of its font")
    func descriptor() throws {
      let font = UIFont.systemFont(ofSize: 15, weight: .medium)
      let serif = try #require(font.fontDescriptor.withDesign(.serif))
      #expect(UIFont(descriptor: serif, size: 0).pointSize == 15)
    }

    @Test("Fact 61: the system has designs with serifs, round ends and one width", arguments: [0, 1, 2])
    func designs(index: Int) {
      let designs: [UIFontDescriptor.SystemDesign] = [.serif, .rounded, .monospaced]
      #expect(UIFont.systemFont(ofSize: 15, weight: .regular).fontDescriptor.withDesign(designs[index]) != nil)
    }

    @Test("Fact 62: a face that is not installed gives no font")
    func unknown() { #expect(UIFont(name: "No Such Face Of Almanac", size: 12) == nil) }

    @Test("Fact 63: weights are ordered from regular to heavy")
    func weights() {
      let weights: [UIFont.Weight] = [.regular, .medium, .semibold, .bold, .heavy]
      #expect(weights.map(\.rawValue) == weights.map(\.rawValue).sorted())
    }

    @Test("Fact 64: a color keeps its components in sRGB")
    func color() {
      let color = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
      #expect(color.components == [0.25, 0.5, 0.75, 1] && UIColor(cgColor: color).cgColor == color)
    }

    @Test("Fact 65: the current context is the one that was pushed last")
    func contexts() {
      var isCurrent = false
      let renderer = UIGraphicsImageRenderer(
        size: CGSize(width: 10, height: 10), format: UIGraphicsImageRendererFormat())
      _ = renderer.image { context in
        UIGraphicsPushContext(context.cgContext)
        isCurrent = UIGraphicsGetCurrentContext() === context.cgContext
        UIGraphicsPopContext()
      }
      #expect(isCurrent)
    }

    @Test("Fact 66: a paragraph style keeps side, direction and cut")
    func paragraph() {
      let style = NSMutableParagraphStyle()
      (style.alignment, style.baseWritingDirection, style.lineBreakMode) = (.center, .rightToLeft, .byTruncatingTail)
      #expect(style.alignment == .center && style.baseWritingDirection == .rightToLeft)
      #expect(style.lineBreakMode == .byTruncatingTail)
    }

    @Test("Fact 67: a size that follows the text size of people is positive")
    func dynamicType() {
      let metrics = UIFontMetrics(forTextStyle: .body)
      #expect(metrics.scaledValue(for: 100, compatibleWith: UITraitCollection()) > 0)
    }

    @Test("Fact 83: a line whose paragraph fixes its height has it also with emoji, which come from another font")
    func lineHeight() {
      let font = UIFont.systemFont(ofSize: 15, weight: .regular)
      let paragraph = NSMutableParagraphStyle()
      let height = font.ascender - font.descender
      (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (height, height)
      for text in ["Day", "Day \u{1F389}", "\u{64A}\u{648}\u{645}"] {
        let line = NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: paragraph])
        let box = line.boundingRect(
          with: CGSize(width: 1_000, height: 1_000), options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(box.height - height) < 0.5, "\(text)")
      }
    }

    @Test("Fact 84: a font with digits of one width keeps its size")
    func digits() throws {
      let font = try #require(UIFont(name: "Georgia", size: 14))
      let features = [[UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]]
      let tabular = UIFont(descriptor: font.fontDescriptor.addingAttributes([.featureSettings: features]), size: 0)
      #expect(tabular.pointSize == 14)
    }
  }
#endif
