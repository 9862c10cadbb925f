public import Geometry
public import ViewKit

/// A window on a recording host, with a mirror that follows its mutations and a clock that moves only by hand.
public final class ViewHarness {
  /// Seconds between frames while time passes.
  public static let frameInterval = 1.0 / 60
  /// The window under test.
  public let window: Window
  /// The host of the window.
  public let host: TestHost
  /// Follows what the window commits.
  public let mirror = MirrorTree()
  /// Seconds.
  public private(set) var now = 0.0

  /// Puts `root` into a window; the first frame is asked for, not made.
  public init(
    root: View = View(), size: Size = Size(width: 400, height: 300), capabilities: HostCapabilities = [],
    scale: Double = 1
  ) {
    host = TestHost(capabilities: capabilities, scale: scale)
    let mirror = mirror
    host.onCommit = { mirror.apply($0.mutations) }
    window = Window(root: root, host: host, size: size)
  }

  /// Makes a frame now, asked for or not. Returns its mutations, none if nothing was committed.
  @discardableResult
  public func tick() -> [Mutation] {
    let count = host.frames.count
    host.wantsFrame = false
    window.tick(now: now)
    return host.frames.dropFirst(count).flatMap(\.mutations)
  }

  /// Makes frames, without letting time pass, until none is asked for; at most `limit`. Returns how many were made.
  @discardableResult
  public func settle(limit: Int = 10) -> Int {
    var count = 0
    while host.wantsFrame, count < limit {
      tick()
      count += 1
    }
    return count
  }

  /// Lets time pass in steps of `interval` seconds, with a frame after each that is asked for.
  public func advance(seconds: Double, interval: Double = frameInterval) {
    let steps = Int((seconds / interval).rounded(.up))
    for _ in 0..<steps {
      now += interval
      if host.wantsFrame { tick() }
    }
  }

  /// Presses and releases at one place.
  public func tap(at point: Point) {
    pointer(.down, at: point)
    pointer(.up, at: point)
  }

  /// Sends one pointer event; whether anything in the window used it.
  @discardableResult
  public func pointer(_ phase: PointerEvent.Phase, at point: Point) -> Bool {
    window.send(.pointer(PointerEvent(phase: phase, location: point, time: now)))
  }
}
