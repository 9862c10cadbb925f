/// A time among the hours that keeps its vertical position in the viewport while the zoom changes.
package struct TimelineAnchor: Hashable, Sendable {
  /// The hours since the first shown minute, excluding hidden ones.
  package var hours: Double
  /// The distance from the top of the viewport, in points.
  package var viewportY: Double

  /// Creates the anchor for a vertical position in the viewport.
  ///
  /// - Parameters:
  ///   - offset: the scroll offset of the hours, in points.
  ///   - hourHeight: the height of an hour, in points.
  package init(atViewportY y: Double, offset: Double, hourHeight: Double) {
    hours = (offset + y) / hourHeight
    viewportY = y
  }

  /// Returns the scroll offset at which the time is at the same position again, limited to 0...`maximum`.
  package func offset(hourHeight: Double, maximum: Double) -> Double {
    min(max(0, hours * hourHeight - viewportY), maximum)
  }
}
