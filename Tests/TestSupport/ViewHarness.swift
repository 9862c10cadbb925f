public import Geometry
public import ViewKit

/// A window on a recording host, with a mirror that follows its mutations and a clock that only tests advance.
public final class ViewHarness {
  /// The seconds between frames while time passes.
  public static let frameInterval = 1.0 / 60
  /// The window under test.
  public let window: Window
  /// The host of the window.
  public let host: TestHost
  /// The tree that follows the mutations of the window.
  public let mirror = MirrorTree()
  /// The time of the window's clock, in seconds.
  public private(set) var now = 0.0

  /// Creates a window with `root`; the first frame is requested but not made.
  public init(
    root: View = View(), size: Size = Size(width: 400, height: 300), capabilities: HostCapabilities = [],
    scale: Double = 1
  ) {
    host = TestHost(capabilities: capabilities, scale: scale)
    let mirror = mirror
    host.onCommit = { mirror.apply($0.mutations) }
    window = Window(root: root, host: host, size: size)
  }

  /// Makes a frame, requested or not. Returns its mutations; none if nothing was committed.
  @discardableResult
  public func tick() -> [Mutation] {
    let count = host.frames.count
    host.wantsFrame = false
    window.tick(now: now)
    return host.frames.dropFirst(count).flatMap(\.mutations)
  }

  /// Makes frames, without letting time pass, until none is requested, at most `limit`. Returns their number.
  @discardableResult
  public func settle(limit: Int = 10) -> Int {
    var count = 0
    while host.wantsFrame, count < limit {
      tick()
      count += 1
    }
    return count
  }

  /// Lets time pass in steps of `interval` seconds, with a frame after each in which one is requested.
  public func advance(seconds: Double, interval: Double = frameInterval) {
    let steps = Int((seconds / interval).rounded(.up))
    for _ in 0..<steps {
      now += interval
      if host.wantsFrame { tick() }
    }
  }

  /// Taps a point.
  public func tap(at point: Point) {
    pointer(.down, at: point)
    pointer(.up, at: point)
  }

  /// Sends one pointer event. Returns whether anything in the window used it.
  @discardableResult
  public func pointer(_ phase: PointerEvent.Phase, at point: Point) -> Bool {
    window.send(.pointer(PointerEvent(phase: phase, location: point, time: now)))
  }
}
