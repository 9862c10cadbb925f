/// An sRGB color with opacity, packed as 0xRRGGBBAA.
public struct RGBA: Hashable, Sendable {
  /// The color as 0xRRGGBBAA.
  public let packed: UInt32

  /// Creates a color from 0xRRGGBBAA. All values are valid.
  public init(packed: UInt32) { self.packed = packed }

  /// Creates a color from 0xRRGGBB; opaque by default.
  public init(_ rgb: UInt32, opacity: UInt8 = 255) { packed = rgb << 8 | UInt32(opacity) }

  /// The red component, 0...255.
  public var red: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }
  /// The green component, 0...255.
  public var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }
  /// The blue component, 0...255.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }
  /// The opacity: 0 is transparent, 255 opaque.
  public var opacity: UInt8 { UInt8(truncatingIfNeeded: packed) }
}
