public import Geometry

/// An event of two fingers that move apart or together, or of a wheel that turns while the zoom key is held.
public struct MagnifyEvent: Equatable, Sendable {
  /// The stages of a gesture. Wheels send only `step`, because nothing reports their end.
  public enum Phase: UInt8, Hashable, Sendable { case began, changed, ended, cancelled, step }

  /// The stage that the event reports.
  public var phase: Phase
  /// The center between the fingers, or the pointer, in window coordinates.
  public var location: Point
  /// The magnification relative to the previous event; greater than 0.
  public var factor: Double
  /// Whether the fingers are above each other rather than side by side.
  public var isVertical: Bool
  /// The time in seconds, on the clock of `Window.tick(now:)`.
  public var time: Double
  /// The modifier keys that are held.
  public var modifiers: KeyEvent.Modifiers

  /// Creates an event; by default, with fingers side by side and no modifier keys.
  public init(
    phase: Phase, location: Point, factor: Double, isVertical: Bool = false, time: Double,
    modifiers: KeyEvent.Modifiers = []
  ) {
    self.phase = phase
    self.location = location
    self.factor = factor
    self.isVertical = isVertical
    self.time = time
    self.modifiers = modifiers
  }
}
