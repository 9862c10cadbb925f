import Almanac

/// The host of a session's window. It keeps what the window sends until the session passes it on.
final class RelayHost: WindowHost {
  let capabilities: HostCapabilities
  let scale = 1.0
  var wantsFrame = false
  private var frames: [[Mutation]] = []
  private var requests: [HostRequest] = []

  init(capabilities: HostCapabilities) { self.capabilities = capabilities }

  func requestFrame() { wantsFrame = true }
  func commit(_ frame: FrameOutput) { frames.append(frame.mutations) }
  func perform(_ request: HostRequest) { requests.append(request) }

  /// Returns what was sent since the previous call.
  func take() -> (frames: [[Mutation]], requests: [HostRequest]) {
    defer { (frames, requests) = ([], []) }
    return (frames, requests)
  }
}
