/// What runs in a tick beside the passes: animations, what waits for a time, and what waits for the end of the frame.
extension Window {
  /// What is run at the end of a tick.
  enum Notification {
    case body(() -> Void)
    case observer(any FrameObserver)
  }

  /// Runs `body` at the end of the current or next tick, when the tree is settled; it may send, not tick.
  public func notify(_ body: @escaping () -> Void) {
    notifications.append(.body(body))
    requestFrame()
  }

  /// Tells `observer` at the end of the current or next tick, in the order of what is run then. Told often, this is
  /// cheaper than a closure.
  package func notify(_ observer: any FrameObserver) {
    notifications.append(.observer(observer))
    requestFrame()
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

  /// Runs an animation from the next tick on; one that is running for the same owner is replaced.
  public func animate(_ animation: any Animation) {
    cancelAnimation(of: animation.owner)
    animations.append(animation)
    requestFrame()
  }

  /// Runs `body` in the first tick that is at least `seconds` after the next one; a body that waits for the same owner
  /// is forgotten, as are those of views that leave the window.
  public func after(_ seconds: Double, for owner: View, _ body: @escaping () -> Void) {
    cancelDelay(of: owner)
    delays.append(Delay(owner: owner, seconds: seconds, body: body))
    requestFrame()
  }

  /// Forgets what waits for `owner`.
  public func cancelDelay(of owner: View) { delays.removeAll { $0.owner === owner } }

  /// Whether something waits for `owner`.
  func isDelayed(_ owner: View) -> Bool { delays.contains { $0.owner === owner } }

  /// Stops the animation of `owner` where it stands.
  public func cancelAnimation(of owner: View) { animations.removeAll { $0.owner === owner } }

  package func isAnimating(_ owner: View) -> Bool { animations.contains { $0.owner === owner } }

  func runDelays(_ now: Double) {
    guard !delays.isEmpty else { return }
    var due: [Delay] = []
    for index in delays.indices {
      if let start = delays[index].start {
        if now - start >= delays[index].seconds { due.append(delays[index]) }
      } else {
        delays[index].start = now
      }
    }
    // A body may set or cancel delays, its own too.
    delays.removeAll { delay in due.contains { $0.owner === delay.owner } }
    for delay in due { delay.body() }
  }

  func advanceAnimations(_ now: Double) {
    // A step may start, replace and cancel animations, its own too.
    for animation in animations where animations.contains(where: { $0 === animation }) {
      if !animation.advance(to: now) { animations.removeAll { $0 === animation } }
    }
  }
}

/// Wants to know when a frame has ended and the tree is settled; asks for it with `Window.notify(_:)`.
package protocol FrameObserver: AnyObject {
  /// A frame ended for which the observer asked; it may send, not tick.
  func frameEnded()
}

/// Something that waits for a time of the window's clock.
struct Delay {
  /// Has one delay at most.
  let owner: View
  let seconds: Double
  let body: () -> Void
  /// When waiting began; `nil` before the first tick.
  var start: Double?
}
