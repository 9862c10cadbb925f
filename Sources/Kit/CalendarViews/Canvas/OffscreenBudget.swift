import ViewKit

/// A limit on what a canvas builds out of view in one frame, so that frames stay short while new views scroll into view.
///
/// It counts parts and measures no time, so that the same input always results in the same frames. Outside of frames,
/// and in windows whose frames must be complete, there is no limit.
struct OffscreenBudget {
  /// The largest number of parts built out of view in one frame.
  let limit: Int
  private var remaining = Int.max
  /// Whether parts were left out in the current frame.
  private var hasLeftOut = false

  /// Creates a budget without a limit; the first frame sets it.
  init(limit: Int) { self.limit = limit }

  /// Returns how many of `count` parts out of view to build now. The others wait for the next frame.
  mutating func take(_ count: Int) -> Int {
    let taken = min(count, remaining)
    remaining -= taken
    if taken < count { hasLeftOut = true }
    return taken
  }

  /// Sets the limit of the frame that begins.
  mutating func beginFrame() { remaining = limit }

  /// Removes the limit at the end of a frame. Returns whether parts were left out.
  mutating func endFrame() -> Bool {
    defer { self = OffscreenBudget(limit: limit) }
    return hasLeftOut
  }
}

/// A canvas builds parts out of view over several frames.
extension EndlessCanvas: FrameLimiter {
  func frameWillBegin() { offscreen.beginFrame() }

  /// Requests another frame if this one has left out parts.
  func frameDidEnd() {
    if offscreen.endFrame() { setNeedsLayout() }
  }
}
