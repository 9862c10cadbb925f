@_exported public import Foundation

/// A color. iOS 2, macOS 10.3.
public final class CGColor: Hashable, Sendable {
  private let values: [CGFloat]

  /// iOS 13, macOS 10.15.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    values = [red, green, blue, alpha]
  }

  public var components: [CGFloat]? { values }
  public var alpha: CGFloat { values[3] }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.values == b.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
