/// A host without a screen: for pictures, text and tests, which read `Window.displayList()` or the view itself.
public final class PictureHost: WindowHost {
  /// Device pixels per point of the picture.
  public let scale: Double
  /// None: whoever makes the picture scrolls and ticks.
  public let capabilities: HostCapabilities = []

  /// - Parameter scale: device pixels per point of the picture.
  public init(scale: Double = 1) { self.scale = scale }

  /// Nothing; whoever makes the picture ticks.
  public func requestFrame() {}
  /// Nothing; the picture is read from the window.
  public func commit(_ frame: FrameOutput) {}
  /// Nothing; a picture has no focus.
  public func perform(_ request: HostRequest) {}
}
