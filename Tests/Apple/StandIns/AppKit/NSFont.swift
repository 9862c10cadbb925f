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
  public typealias Weight = StandInFontWeight
}

/// macOS 10.3.
open class NSFontDescriptor: NSObject {
  public let pointSize: CGFloat
  let face: String
  init(_ size: CGFloat, _ face: String) { (pointSize, self.face) = (size, face) }

  /// macOS 10.15.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> NSFontDescriptor { self }

  public typealias AttributeName = StandInFontAttribute

  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selectorIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  open func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
    NSFontDescriptor(pointSize, "system-\(design.rawValue)")
  }

  public typealias SystemDesign = StandInFontDesign
}

/// macOS 10.0.
open class NSColor: NSObject, @unchecked Sendable {
  public let cgColor: CGColor
  /// macOS 10.8.
  public init?(cgColor: CGColor) { self.cgColor = cgColor }
}

extension NSAttributedString {
  /// macOS 10.11.
  public func draw(with rect: NSRect, options: NSString.DrawingOptions = [], context: NSStringDrawingContext?) {
    NSGraphicsContext.current?.cgContext.standInDraw(self, in: rect)
  }
}
