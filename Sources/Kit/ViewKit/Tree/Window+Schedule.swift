/// The parts of a tick besides the passes: animations, delays, and notifications at the end of the frame.
extension Window {
  /// A function or observer that is called at the end of a tick.
  enum Notification {
    case body(() -> Void)
    case observer(any FrameObserver)
  }

  /// Calls `body` once at the end of the current or next tick, when layout has settled. `body` may send events but must
  /// not call `tick(now:)`.
  public func notify(_ body: @escaping () -> Void) {
    notifications.append(.body(body))
    requestFrame()
  }

  /// Notifies `observer` at the end of the current or next tick, in order with the functions of `notify(_:)`. For
  /// repeated calls, this costs less than a closure.
  package func notify(_ observer: any FrameObserver) {
    notifications.append(.observer(observer))
    requestFrame()
  }

  /// Tells a view when each later frame begins and ends, until it leaves the window. Does nothing with a `PictureHost`:
  /// its window may have only one frame, which must be complete.
  package func limit(_ limiter: any FrameLimiter) {
    guard !capabilities.contains(.makesSingleFrames), !limiters.contains(where: { $0 === limiter }) else { return }
    limiters.append(limiter)
  }

  func runNotifications() {
    guard !notifications.isEmpty else { return }
    swap(&notifications, &runningNotifications)
    for notification in runningNotifications {
      switch notification {
      case .body(let body): body()
      case .observer(let observer): observer.frameEnded()
      }
    }
    runningNotifications.removeAll(keepingCapacity: true)
  }

  /// Runs an animation, starting with the next tick. It replaces one with the same owner.
  public func animate(_ animation: any Animation) {
    cancelAnimation(of: animation.owner)
    animations.append(animation)
    requestFrame()
  }

  /// Calls `body` in the first tick that is at least `seconds` after the next one. This replaces an earlier delay of
  /// the same owner. The delay is canceled if the owner leaves the window.
  public func after(_ seconds: Double, for owner: View, _ body: @escaping () -> Void) {
    cancelDelay(of: owner)
    delays.append(Delay(owner: owner, seconds: seconds, body: body))
    requestFrame()
  }

  /// Cancels the delay of `owner`.
  public func cancelDelay(of owner: View) { delays.removeAll { $0.owner === owner } }

  /// Returns whether a delay of `owner` is pending.
  func isDelayed(_ owner: View) -> Bool { delays.contains { $0.owner === owner } }

  /// Cancels the animation of `owner` at its current position.
  public func cancelAnimation(of owner: View) { animations.removeAll { $0.owner === owner } }

  package func isAnimating(_ owner: View) -> Bool { animations.contains { $0.owner === owner } }

  func runDelays(_ now: Double) {
    guard !delays.isEmpty else { return }
    let waiting = delays
    for index in delays.indices where delays[index].start == nil { delays[index].start = now }
    for delay in waiting {
      guard let start = delay.start, now - start >= delay.seconds,
        // A function may start or cancel delays, including its own.
        delays.contains(where: { $0.owner === delay.owner && $0.start != nil })
      else { continue }
      cancelDelay(of: delay.owner)
      delay.body()
    }
  }

  func advanceAnimations(_ now: Double) {
    // A step may start, replace, and cancel animations, including its own.
    for animation in animations where animations.contains(where: { $0 === animation }) {
      if !animation.advance(to: now) { animations.removeAll { $0 === animation } }
    }
  }
}

/// An observer of the end of a frame, when layout has settled. Register it with `Window.notify(_:)`.
package protocol FrameObserver: AnyObject {
  /// Called at the end of a frame for which the observer registered. It may send events but must not call
  /// `Window.tick(now:)`.
  func frameEnded()
}

/// A view that limits what is computed in one frame of its window. Register it with `Window.limit(_:)`.
package protocol FrameLimiter: AnyObject {
  /// Called before anything else in a frame.
  func frameWillBegin()
  /// Called after everything else in a frame. If it invalidates views, another frame follows.
  func frameDidEnd()
}

/// A function that waits for a time of the window's clock.
struct Delay {
  /// The view that the delay belongs to. A view has at most one delay.
  let owner: View
  let seconds: Double
  let body: () -> Void
  /// The time at which waiting began; `nil` before the first tick.
  var start: Double?
}
