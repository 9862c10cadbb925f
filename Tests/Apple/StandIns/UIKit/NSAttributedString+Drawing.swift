public import Foundation

/// iOS 6.
public typealias NSStringDrawingOptions = NSString.DrawingOptions

extension NSAttributedString {
  /// Draws into the current context. iOS 7.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    UIGraphicsGetCurrentContext()?.standInDraw(self, in: rect)
  }

  /// The size of one line; its width is guessed. iOS 7.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let attributes = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    let font = attributes[.font] as? UIFont
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
    let natural = string.unicodeScalars.contains { $0.properties.isEmojiPresentation } ? 1.4 : 1.0
    let height = max((font?.lineHeight ?? 14) * natural, paragraph?.minimumLineHeight ?? 0)
    let most = paragraph?.maximumLineHeight ?? 0
    return CGRect(
      x: 0, y: 0, width: CGFloat(length) * (font?.pointSize ?? 12) / 2, height: most > 0 ? min(height, most) : height)
  }
}
