public import CalendarSystems
public import Geometry

/// The days of an agenda around an anchor: headings that stick to the top, and rows of equal height below them.
///
/// Days without events are omitted. Only the part that touches the viewport is laid out, day by day from the anchor in
/// both directions. The list therefore has no end and no length, and no value here depends on distant days.
public struct AgendaGeometry: Equatable, Sendable {
  /// The days that touch the viewport and the overscan, in order; empty if there are no events nearby.
  public let sections: [AgendaSection]
  /// The day at the top of the viewport, where the next layout should begin; of a limited list, its first day.
  public let anchor: AgendaAnchor
  /// Whether no earlier events were found within the look-ahead.
  public let reachesStart: Bool
  /// Whether no later events were found within the look-ahead.
  public let reachesEnd: Bool

  /// Lays out the days around `anchor`. If the list ends inside the viewport, it is moved as any scrolling content is
  /// at its ends: first, the last row to the bottom; then, the first heading to the top.
  ///
  /// - Parameters:
  ///   - overscan: the distance above and below the viewport in which days are also laid out, in points.
  ///   - keptDay: a day that is shown even without events, such as today.
  ///   - reachable: the days that may be shown; `nil` for all.
  ///   - isLimited: whether all days before the viewport are laid out, too. Only for few reachable days.
  ///   - counts: returns the number of events of each day in a range. Called with ranges of four weeks, never twice for
  ///     the same range in one direction.
  public init(
    anchor: AgendaAnchor, viewport: Size, overscan: Double = 0, keptDay: DayNumber? = nil,
    reachable: ClosedRange<DayNumber>? = nil, isLimited: Bool = false, metrics: AgendaMetrics = AgendaMetrics(),
    pixels: PixelGrid, counts: @escaping (Range<DayNumber>) -> [Int]
  ) {
    var walk = AgendaWalk(metrics, keptDay, reachable, counts)
    let far = 1e9
    let y = anchor.y > -far ? min(anchor.y, far) : -far
    walk.begin(AgendaAnchor(day: anchor.day, y: pixels.snap(y)))
    walk.fill(from: 0, to: viewport.height)
    walk.settle(viewport.height)
    walk.fill(from: isLimited ? -far : -max(overscan, 0), to: viewport.height + max(overscan, 0))
    sections = walk.sections.filter {
      $0.maxY > -max(overscan, 0) && $0.y < viewport.height + max(overscan, 0)
    }
    let top = sections.first { $0.maxY > 0 } ?? sections.last
    if isLimited, let reachable {
      self.anchor = AgendaAnchor(day: reachable.lowerBound, y: walk.sections.first?.y ?? anchor.y)
    } else {
      self.anchor = top.map { AgendaAnchor(day: $0.day, y: $0.y) } ?? anchor
    }
    reachesStart = walk.reachesStart && sections.first == walk.sections.first
    reachesEnd = walk.reachesEnd && sections.last == walk.sections.last
  }
}
