@_exported public import CoreGraphics

/// The time of the system's clock, in seconds; here, of a clock that tests turn. iOS 2, macOS 10.5.
public func CACurrentMediaTime() -> CFTimeInterval { StandInClock.now }

public typealias CFTimeInterval = Double

/// The clock of the stand-ins.
public enum StandInClock {
  public nonisolated(unsafe) static var now: CFTimeInterval = 1_000
}

/// A timer that is called with each frame of the screen, and that retains its target. iOS 3.1, macOS 14.
open class CADisplayLink: NSObject {
  open var isPaused = false
  /// iOS 15, macOS 14.
  open var preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0, preferred: nil)
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  private var action: (@MainActor (CADisplayLink) -> Void)?
  private var isAdded = false

  private nonisolated(unsafe) static var links: [ObjectIdentifier: CADisplayLink] = [:]

  /// In place of `init(target:selector:)`.
  public init(standInAction: @escaping @MainActor (CADisplayLink) -> Void) { action = standInAction }

  /// The run loop retains the link.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    Self.links[ObjectIdentifier(self)] = self
  }

  open func invalidate() {
    isAdded = false
    action = nil
    Self.links[ObjectIdentifier(self)] = nil
  }

  /// The links that run or are paused.
  @MainActor public static var standInCount: Int { links.count }

  /// The frames a second that links ask for.
  @MainActor public static var standInRates: [CAFrameRateRange] { links.values.map(\.preferredFrameRateRange) }

  /// The links that are called with the next frame.
  @MainActor public static var standInRunning: Int { links.values.count { !$0.isPaused } }

  /// Lets a frame of a sixtieth of a second pass.
  @MainActor public static func standInFrame() {
    StandInClock.now += 1.0 / 60
    for link in Array(links.values) where !link.isPaused && link.isAdded {
      link.timestamp = StandInClock.now
      link.targetTimestamp = StandInClock.now + 1.0 / 60
      link.action?(link)
    }
  }
}

/// Frames a second. iOS 15, macOS 12.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float?) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}
