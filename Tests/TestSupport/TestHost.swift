public import ViewKit

/// A host without a screen that records what it receives.
public final class TestHost: WindowHost {
  /// The capabilities, which never change.
  public let capabilities: HostCapabilities
  /// The number of device pixels per point.
  public var scale: Double
  /// The frames committed so far, the oldest first.
  public private(set) var frames: [FrameOutput] = []
  /// The requests so far, the oldest first.
  public private(set) var requests: [HostRequest] = []
  /// The number of requested frames.
  public private(set) var requestedFrames = 0
  /// A function that is called with each frame while it is committed.
  public var onCommit: ((FrameOutput) -> Void)?
  /// A function that is called with each request while it is performed.
  public var onRequest: ((HostRequest) -> Void)?
  /// Whether a frame was requested since the harness made the last one.
  var wantsFrame = false

  /// Creates a host; by default without capabilities.
  public init(capabilities: HostCapabilities = [], scale: Double = 1) {
    self.capabilities = capabilities
    self.scale = scale
  }

  /// The mutations of all frames.
  public var mutations: [Mutation] { frames.flatMap(\.mutations) }

  /// Counts the request.
  public func requestFrame() {
    requestedFrames += 1
    wantsFrame = true
  }

  /// Records the frame, then calls `onCommit`.
  public func commit(_ frame: FrameOutput) {
    frames.append(frame)
    onCommit?(frame)
  }

  /// Records the request, then calls `onRequest`.
  public func perform(_ request: HostRequest) {
    requests.append(request)
    onRequest?(request)
  }
}
