#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import CoreGraphics
  import Foundation
  import Geometry
  import SceneExport
  import UIKit
  import ViewKit

  /// Draws lines of text with UIKit, truncated with an ellipsis if they do not fit.
  @MainActor final class UIKitTextDrawing: TextDrawing {
    private struct Face: Hashable {
      var size: Double
      var weight: TextStyle.Weight
      var family: FontFamily?
    }

    /// The font feature that gives all digits the same width: the selector "monospaced numbers" of the type "number
    /// spacing".
    private static var tabularDigits: [UIFontDescriptor.AttributeName: Any] {
      [.featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]]]
    }

    /// Whether bold text is enabled in the system settings.
    var isBold = false { didSet { if isBold != oldValue { fonts = [:] } } }
    private var fonts: [Face: UIFont] = [:]

    func draw(_ line: PaintText, in context: CGContext) {
      let font = font(line.style, line.font)
      // The baseline of a text's first line is one ascender below the top of its rectangle.
      let top = line.baseline - font.ascender
      let rect = CGRect(
        x: line.box.minX, y: top, width: line.box.width, height: (font.ascender - font.descender).rounded(.up))
      UIGraphicsPushContext(context)
      if let shadow = line.shadow {
        draw(line, font, shadow.color, in: rect.offsetBy(dx: 0, dy: shadow.offset))
      }
      draw(line, font, line.color, in: rect)
      UIGraphicsPopContext()
    }

    private func draw(_ line: PaintText, _ font: UIFont, _ color: RGBA, in rect: CGRect) {
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
        .font: font, .foregroundColor: UIColor(cgColor: color.cgColor), .paragraphStyle: paragraph,
      ]
      if line.style.tracking != 0 { attributes[.kern] = NSNumber(value: line.style.tracking * line.style.size) }
      NSAttributedString(string: line.whole, attributes: attributes)
        .draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }

    /// Returns the font of a style: the system font with tabular digits, a design of it, or a font by name.
    func font(_ style: TextStyle, _ family: FontFamily?) -> UIFont {
      let face = Face(size: style.size, weight: style.weight, family: family)
      if let known = fonts[face] { return known }
      let font = makeFont(face)
      fonts[face] = font
      return font
    }

    private func makeFont(_ face: Face) -> UIFont {
      let weight = weight(face.weight)
      if let name = face.family?.name, !name.isEmpty, let plain = UIFont(name: name, size: face.size) {
        let named = UIFont(descriptor: plain.fontDescriptor.addingAttributes(Self.tabularDigits), size: 0)
        guard face.weight.rawValue >= TextStyle.Weight.semibold.rawValue || isBold,
          let bold = named.fontDescriptor.withSymbolicTraits(.traitBold)
        else {
          return named
        }
        return UIFont(descriptor: bold, size: 0)
      }
      let standard = UIFont.monospacedDigitSystemFont(ofSize: face.size, weight: weight)
      let design: UIFontDescriptor.SystemDesign
      switch face.family?.fallback {
      case .serif: design = .serif
      case .monospaced: design = .monospaced
      case .rounded: design = .rounded
      case .standard, .sansSerif, nil: return standard
      }
      return standard.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) } ?? standard
    }

    /// Returns a font weight; with bold text, each weight is one step heavier.
    private func weight(_ weight: TextStyle.Weight) -> UIFont.Weight {
      let steps: [UIFont.Weight] = [.regular, .medium, .semibold, .bold, .heavy]
      let index = Int(weight.rawValue / 100) - 4
      return steps[index + (isBold ? 1 : 0)]
    }
  }
#endif
