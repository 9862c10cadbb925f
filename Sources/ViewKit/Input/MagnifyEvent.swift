public import Geometry

/// Two fingers that move apart or together, or a wheel that turns while a key asks for zoom.
public struct MagnifyEvent: Equatable, Sendable {
  /// The stages of a gesture. Wheels give `step` alone: nobody says when they end.
  public enum Phase: UInt8, Hashable, Sendable { case began, changed, ended, cancelled, step }

  /// The stage this event reports.
  public var phase: Phase
  /// The middle between the fingers, or the pointer, in the coordinates of the window.
  public var location: Point
  /// How much larger things should be than at the event before; above 0.
  public var factor: Double
  /// Whether the fingers lie one above the other rather than side by side.
  public var isVertical: Bool
  /// Seconds on the clock of `Window.tick(now:)`.
  public var time: Double
  /// The keys held meanwhile.
  public var modifiers: KeyEvent.Modifiers

  /// Fingers side by side and no keys, unless told otherwise.
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
