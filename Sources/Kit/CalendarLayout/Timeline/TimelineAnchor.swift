/// A time of the hours that stays at a height of the viewport while the zoom changes.
package struct TimelineAnchor: Hashable, Sendable {
  /// Hours from the first shown minute, hidden ones not counted.
  package var hours: Double
  /// The distance from the top of the viewport, in points.
  package var viewportY: Double

  /// The time at a height of the viewport.
  ///
  /// - Parameters:
  ///   - offset: how far the hours are scrolled, in points.
  ///   - hourHeight: the height of an hour, in points.
  package init(atViewportY y: Double, offset: Double, hourHeight: Double) {
    hours = (offset + y) / hourHeight
    viewportY = y
  }

  /// The offset at which the time is at its height again, as near as the ends of the hours allow: 0...`maximum`.
  package func offset(hourHeight: Double, maximum: Double) -> Double {
    min(max(0, hours * hourHeight - viewportY), maximum)
  }
}
