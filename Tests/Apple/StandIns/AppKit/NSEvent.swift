import CoreGraphics
public import Foundation
import QuartzCore

/// What a person did. macOS 10.0.
open class NSEvent: NSObject {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }

  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let began = Phase(rawValue: 1)
    public static let changed = Phase(rawValue: 4)
    public static let ended = Phase(rawValue: 8)
    public static let cancelled = Phase(rawValue: 16)
  }

  public let locationInWindow: NSPoint
  private let clicks: Int?
  /// Raises an exception where the event has none.
  public var clickCount: Int {
    guard let clicks else { preconditionFailure("only presses and drags of a mouse have clicks") }
    return clicks
  }
  public let modifierFlags: ModifierFlags
  public let timestamp: TimeInterval
  public let scrollingDeltaX: CGFloat
  public let scrollingDeltaY: CGFloat
  public let hasPreciseScrollingDeltas = true
  public let magnification: CGFloat
  public let phase: Phase
  public let keyCode: UInt16
  public let charactersIgnoringModifiers: String?

  init(
    _ location: CGPoint, _ clicks: Int?, _ flags: ModifierFlags, _ delta: CGPoint, _ magnification: CGFloat,
    _ phase: Phase, _ keyCode: UInt16, _ characters: String
  ) {
    (locationInWindow, self.clicks, modifierFlags, timestamp) = (location, clicks, flags, StandInClock.now)
    (scrollingDeltaX, scrollingDeltaY) = (delta.x, delta.y)
    (self.magnification, self.phase, self.keyCode) = (magnification, phase, keyCode)
    charactersIgnoringModifiers = characters
  }
}

/// The shape of the pointer. macOS 10.0.
@MainActor open class NSCursor: NSObject {
  public static let arrow = NSCursor()
  public static let pointingHand = NSCursor()
  public private(set) static var current = arrow

  open func set() { Self.current = self }
}
