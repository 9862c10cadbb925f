public import CoreGraphics
public import Foundation

/// A face at a size. macOS 10.0.
open class NSFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat
  public let standInFace: String

  init(_ size: CGFloat, _ face: String) { (pointSize, standInFace) = (size, face) }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard fontName == "Georgia" else { return nil }
    self.init(fontSize, fontName)
  }

  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
    self.init(fontSize > 0 ? fontSize : fontDescriptor.pointSize, fontDescriptor.face)
  }

  /// macOS 10.11.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(fontSize, "system")
  }

  open var fontDescriptor: NSFontDescriptor { NSFontDescriptor(pointSize, standInFace) }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { pointSize * -0.24 }

  /// macOS 10.11.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }
}

/// macOS 10.3.
open class NSFontDescriptor: NSObject {
  public let pointSize: CGFloat
  let face: String
  init(_ size: CGFloat, _ face: String) { (pointSize, self.face) = (size, face) }

  /// macOS 10.15.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> NSFontDescriptor { self }

  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selectorIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  open func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
    NSFontDescriptor(pointSize, "system-\(design.rawValue)")
  }

  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let serif = SystemDesign(rawValue: "serif")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }
}

/// macOS 10.0.
open class NSColor: NSObject, @unchecked Sendable {
  public let cgColor: CGColor
  /// macOS 10.8.
  public init?(cgColor: CGColor) { self.cgColor = cgColor }
}

/// macOS 10.0.
open class NSParagraphStyle: NSObject {
  open fileprivate(set) var alignment = NSTextAlignment.natural
  open fileprivate(set) var minimumLineHeight: CGFloat = 0
  open fileprivate(set) var maximumLineHeight: CGFloat = 0
  open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  open fileprivate(set) var baseWritingDirection = NSWritingDirection.natural
}

/// macOS 10.0.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable { case byWordWrapping, byTruncatingTail = 4 }
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let kern = NSAttributedString.Key("NSKern")
}

/// macOS 10.11.
open class NSStringDrawingContext: NSObject {}

extension NSString {
  /// macOS 10.4.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let usesLineFragmentOrigin = DrawingOptions(rawValue: 1)
    public static let truncatesLastVisibleLine = DrawingOptions(rawValue: 32)
  }
}

extension NSAttributedString {
  /// macOS 10.11.
  public func draw(with rect: NSRect, options: NSString.DrawingOptions = [], context: NSStringDrawingContext?) {
    NSGraphicsContext.current?.cgContext.standInDraw(self, in: rect)
  }
}
