public import Foundation

/// A face at a size. iOS 2.
open class UIFont: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat
  public let standInWeight: Weight
  public let standInFace: String
  public let standInHasTabularDigits: Bool

  init(_ size: CGFloat, _ weight: Weight, _ face: String, tabular: Bool) {
    (pointSize, standInWeight, standInFace, standInHasTabularDigits) = (size, weight, face, tabular)
  }

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard UIFont.standInFaces.contains(fontName) else { return nil }
    self.init(fontSize, .regular, fontName, tabular: false)
  }

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(size, descriptor.standInWeight, descriptor.standInFace, tabular: descriptor.standInHasTabularDigits)
  }

  /// The faces that are installed, beside those of the system.
  public nonisolated(unsafe) static var standInFaces: Set<String> = ["Georgia"]

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize, weight, "system", tabular: false)
  }

  /// iOS 9.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize, weight, "system", tabular: true)
  }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(pointSize, standInWeight, standInFace, tabular: standInHasTabularDigits)
  }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { pointSize * -0.24 }
  open var lineHeight: CGFloat { pointSize * 1.19 }

  /// iOS 8.2.
  public typealias Weight = StandInFontWeight
}

/// iOS 7.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public let pointSize: CGFloat
  let standInWeight: UIFont.Weight
  let standInFace: String
  let standInHasTabularDigits: Bool

  init(_ size: CGFloat, _ weight: UIFont.Weight, _ face: String, tabular: Bool) {
    (pointSize, standInWeight, standInFace, standInHasTabularDigits) = (size, weight, face, tabular)
  }

  /// iOS 13. Only faces of the system have designs.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard standInFace.hasPrefix("system") else { return nil }
    let face = design == .default ? "system" : "system-\(design.rawValue)"
    return UIFontDescriptor(pointSize, standInWeight, face, tabular: standInHasTabularDigits)
  }

  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let features = attributes[.featureSettings] as? [[FeatureKey: Int]] ?? []
    let isTabular = standInHasTabularDigits || features.contains { $0[.type] == 6 && $0[.selector] == 0 }
    return UIFontDescriptor(pointSize, standInWeight, standInFace, tabular: isTabular)
  }

  public typealias AttributeName = StandInFontAttribute

  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// iOS 15.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// iOS 15.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let weight: UIFont.Weight = symbolicTraits.contains(.traitBold) ? .bold : standInWeight
    return UIFontDescriptor(pointSize, weight, standInFace, tabular: standInHasTabularDigits)
  }

  public typealias SystemDesign = StandInFontDesign

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }
}
