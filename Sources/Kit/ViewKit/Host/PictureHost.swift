/// A host without a screen, for pictures and text that are made from `Window.displayList()`.
///
/// ```swift
/// let window = Window(root: view, host: PictureHost(scale: 2), size: Size(width: 800, height: 600))
/// window.tick(now: 0)
/// let list = window.displayList()
/// ```
public final class PictureHost: WindowHost {
  /// The device pixels per point of the picture.
  public let scale: Double
  /// No work: the owner of the picture scrolls and calls `Window.tick(now:)`. Each frame is complete.
  public let capabilities: HostCapabilities = .makesSingleFrames

  /// Creates a host.
  /// - Parameter scale: the device pixels per point of the picture.
  public init(scale: Double = 1) { self.scale = scale }

  /// Does nothing; the owner of the picture calls `Window.tick(now:)`.
  public func requestFrame() {}
  /// Does nothing; the picture is read from the window.
  public func commit(_ frame: FrameOutput) {}
  /// Does nothing; a picture has no focus.
  public func perform(_ request: HostRequest) {}
}
