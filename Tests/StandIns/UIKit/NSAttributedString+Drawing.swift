public import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let kern = NSAttributedString.Key("NSKern")
}

/// iOS 6.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// iOS 6.
open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
  /// Draws into the current context. iOS 7.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    UIGraphicsGetCurrentContext()?.standInDraw(self, in: rect)
  }
}
