/// What owns the window, the clock and the pixels. A host never sees a view, only values.
public protocol WindowHost: AnyObject {
  var capabilities: HostCapabilities { get }
  /// Device pixels per point.
  var scale: Double { get }
  /// Asks for one call of `Window.tick(now:)` soon; calls before it coalesce.
  func requestFrame()
  /// Takes the outcome of a tick; not called if nothing changed.
  func commit(_ frame: FrameOutput)
  /// Carries out what is no change of the picture.
  func perform(_ request: HostRequest)
}

/// What a host does by itself.
public struct HostCapabilities: OptionSet, Hashable, Sendable {
  /// A bit for each capability.
  public let rawValue: UInt8

  /// Unknown bits mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Scrolling views are moved by the host, which reports where they stand.
  public static let scrollsNatively = HostCapabilities(rawValue: 1)
}

/// What one tick gives a host.
public struct FrameOutput: Equatable, Sendable {
  /// In the order to be applied; not empty.
  public var mutations: [Mutation]

  /// A frame with these changes.
  public init(mutations: [Mutation]) { self.mutations = mutations }
}

/// Something to do that is not part of the picture. Sent after the commit of the frame it belongs to.
public enum HostRequest: Equatable, Sendable {
  /// Keyboard focus goes to the view.
  case focus(ViewID)
}
