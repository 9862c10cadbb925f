/// A colour in sRGB with opacity, packed as 0xRRGGBBAA.
public struct RGBA: Hashable, Sendable {
  /// 0xRRGGBBAA.
  public let packed: UInt32

  /// Any 32 bits are a colour.
  public init(packed: UInt32) { self.packed = packed }

  /// An opaque colour written as 0xRRGGBB.
  public init(_ rgb: UInt32, opacity: UInt8 = 255) { packed = rgb << 8 | UInt32(opacity) }

  /// 0...255.
  public var red: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }
  /// 0...255.
  public var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }
  /// 0...255.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }
  /// 0 is clear, 255 opaque.
  public var opacity: UInt8 { UInt8(truncatingIfNeeded: packed) }
}
