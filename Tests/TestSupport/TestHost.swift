public import ViewKit

/// A host without a surface: it records what it is given.
public final class TestHost: WindowHost {
  /// Fixed, as for any host.
  public let capabilities: HostCapabilities
  /// Device pixels per point.
  public var scale: Double
  /// The frames committed so far, the oldest first.
  public private(set) var frames: [FrameOutput] = []
  /// What was asked for besides frames, the oldest first.
  public private(set) var requests: [HostRequest] = []
  /// How often a frame was asked for.
  public private(set) var requestedFrames = 0
  /// Called with each frame while it is committed.
  public var onCommit: ((FrameOutput) -> Void)?
  /// Called with each request while it is carried out.
  public var onRequest: ((HostRequest) -> Void)?
  /// Whether a frame was asked for since the harness made the last one.
  var wantsFrame = false

  /// A host that does nothing by itself, unless told otherwise.
  public init(capabilities: HostCapabilities = [], scale: Double = 1) {
    self.capabilities = capabilities
    self.scale = scale
  }

  /// All mutations so far.
  public var mutations: [Mutation] { frames.flatMap(\.mutations) }

  /// Counts.
  public func requestFrame() {
    requestedFrames += 1
    wantsFrame = true
  }

  /// Records, then calls `onCommit`.
  public func commit(_ frame: FrameOutput) {
    frames.append(frame)
    onCommit?(frame)
  }

  /// Records, then calls `onRequest`.
  public func perform(_ request: HostRequest) {
    requests.append(request)
    onRequest?(request)
  }
}
