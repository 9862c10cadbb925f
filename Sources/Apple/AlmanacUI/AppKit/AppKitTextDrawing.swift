#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CoreGraphics
  import Foundation
  import Geometry
  import SceneExport
  import ViewKit

  /// Draws lines of text with AppKit, truncated with an ellipsis if they do not fit.
  @MainActor final class AppKitTextDrawing: TextDrawing {
    /// The font feature that gives all digits the same width: the selector "monospaced numbers" of the type "number
    /// spacing".
    private static var tabularDigits: [NSFontDescriptor.AttributeName: Any] {
      [
        .featureSettings: [
          [NSFontDescriptor.FeatureKey.typeIdentifier: 6, NSFontDescriptor.FeatureKey.selectorIdentifier: 0]
        ]
      ]
    }

    func draw(_ line: PaintText, in context: CGContext) {
      let font = font(line.style, line.font)
      let height = (font.ascender - font.descender).rounded(.up)
      let rect = CGRect(x: line.box.minX, y: line.baseline - font.ascender, width: line.box.width, height: height)
      if let shadow = line.shadow {
        draw(line, font, shadow.color, in: rect.offsetBy(dx: 0, dy: shadow.offset))
      }
      draw(line, font, line.color, in: rect)
    }

    private func draw(_ line: PaintText, _ font: NSFont, _ color: RGBA, in rect: CGRect) {
      guard let color = NSColor(cgColor: color.cgColor) else { return }
      let paragraph = NSMutableParagraphStyle()
      paragraph.lineBreakMode = .byTruncatingTail
      // Emoji and other scripts use other fonts with taller lines. Without a fixed height they would move the baseline,
      // and a line taller than the rectangle would be left out.
      paragraph.minimumLineHeight = font.ascender - font.descender
      paragraph.maximumLineHeight = font.ascender - font.descender
      paragraph.baseWritingDirection = line.direction == .rightToLeft ? .rightToLeft : .leftToRight
      paragraph.alignment =
        switch line.anchor {
        case .middle: .center
        case .start: line.direction == .leftToRight ? .left : .right
        case .end: line.direction == .leftToRight ? .right : .left
        }
      var attributes: [NSAttributedString.Key: Any] = [
        .font: font, .foregroundColor: color, .paragraphStyle: paragraph,
      ]
      if line.style.tracking != 0 { attributes[.kern] = NSNumber(value: line.style.tracking * line.style.size) }
      NSAttributedString(string: line.whole, attributes: attributes)
        .draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }

    /// Returns the font of a style.
    func font(_ style: TextStyle, _ family: FontFamily?) -> NSFont {
      if let name = family?.name, !name.isEmpty, let named = NSFont(name: name, size: style.size) {
        return NSFont(descriptor: named.fontDescriptor.addingAttributes(Self.tabularDigits), size: style.size) ?? named
      }
      let weights: [TextStyle.Weight: NSFont.Weight] = [.medium: .medium, .semibold: .semibold, .bold: .bold]
      let standard = NSFont.monospacedDigitSystemFont(ofSize: style.size, weight: weights[style.weight] ?? .regular)
      let design: NSFontDescriptor.SystemDesign
      switch family?.fallback {
      case .serif: design = .serif
      case .monospaced: design = .monospaced
      case .rounded: design = .rounded
      case .standard, .sansSerif, nil: return standard
      }
      return standard.fontDescriptor.withDesign(design).flatMap { NSFont(descriptor: $0, size: style.size) } ?? standard
    }
  }
#endif
