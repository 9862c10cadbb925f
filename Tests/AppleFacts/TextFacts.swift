#if canImport(UIKit)
  import Testing
  import UIKit

  /// What AlmanacUI assumes of fonts, paths and drawn texts.
  @Suite("Facts: text and colours", .serialized)
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

    @Test("Fact 64: a colour keeps its components in sRGB")
    func color() {
      let color = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
      #expect(color.components == [0.25, 0.5, 0.75, 1] && UIColor(cgColor: color).cgColor == color)
    }

    @Test("Fact 65: the current context is the one that was pushed last")
    func contexts() {
      final class Drawing: UIView {
        var isCurrent = false
        override func draw(_ layer: CALayer, in ctx: CGContext) {
          UIGraphicsPushContext(ctx)
          isCurrent = UIGraphicsGetCurrentContext() === ctx
          UIGraphicsPopContext()
        }
      }
      let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layer.setNeedsDisplay()
      view.layer.displayIfNeeded()
      #expect(view.isCurrent)
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
  }
#endif
