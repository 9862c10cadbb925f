public import CoreGraphics

/// A color, perhaps one that depends on traits. iOS 2.
open class UIColor: NSObject, @unchecked Sendable {
  public let cgColor: CGColor

  public init(cgColor: CGColor) { self.cgColor = cgColor }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// iOS 13.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
}
