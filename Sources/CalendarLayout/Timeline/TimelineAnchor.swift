import Geometry

/// A place of the time grid that is to stay under a place of the screen while the zoom or the size changes.
public struct TimelineAnchor: Hashable, Sendable {
  /// Hours of the grid from its first shown minute, hidden ones not counted.
  public var hours: Double
  /// From the top of the viewport, in points.
  public var viewportY: Double

  /// The place `hours` below the first shown minute, at `viewportY`.
  public init(hours: Double, viewportY: Double) {
    self.hours = hours
    self.viewportY = viewportY
  }
}

extension TimelineGeometry {
  /// What lies at a height of the viewport while the grid is scrolled by `offset`.
  public func anchor(atViewportY y: Double, offset: Double) -> TimelineAnchor {
    TimelineAnchor(hours: (offset + y) / hourHeight, viewportY: y)
  }

  /// The scroll offset at which the anchor's place lies under its height of the viewport again, as near as the ends of
  /// the grid allow: 0...`maximumOffset`.
  public func offset(keeping anchor: TimelineAnchor) -> Double {
    pixels.snap(min(max(anchor.hours * hourHeight - anchor.viewportY, 0), maximumOffset))
  }

  /// The scroll offset that brings a minute of a day to a height of the viewport, as near as the ends of the grid
  /// allow.
  public func offset(showing minute: Int, column: Int, atViewportY y: Double) -> Double {
    pixels.snap(min(max(self.y(ofMinute: minute, column: column) - y, 0), maximumOffset))
  }
}
