public import Foundation

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let kern = NSAttributedString.Key("NSKern")
}

/// iOS 6, macOS 10.11.
open class NSStringDrawingContext: NSObject {}

/// The area of a text. iOS 7, macOS 10.0.
open class NSTextContainer: NSObject {
  /// The space beside each line.
  open var lineFragmentPadding: CGFloat = 5
}

extension NSString {
  /// iOS 6 under the name `NSStringDrawingOptions`, macOS 10.4.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = DrawingOptions(rawValue: 1)
    public static let truncatesLastVisibleLine = DrawingOptions(rawValue: 32)
  }
}
