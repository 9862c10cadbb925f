public import CalendarSystems
public import Geometry

/// The days of an agenda around an anchor: headings that stick to the top, and rows of equal height below them.
///
/// Days without events are left out. Only what touches the viewport is laid out, day by day from the anchor in both
/// directions, so that the list has no end and no length; no number here depends on days far away.
public struct AgendaGeometry: Equatable, Sendable {
  /// The days that touch the viewport and the overscan, in order; empty if there is no event near.
  public let sections: [AgendaSection]
  /// The day at the top of the viewport: where the next layout should begin.
  public let anchor: AgendaAnchor
  /// Whether nothing was found before the first section, within the look-ahead.
  public let reachesStart: Bool
  /// Whether nothing was found after the last section, within the look-ahead.
  public let reachesEnd: Bool

  /// Lays out the days around `anchor`. If the list ends inside the viewport, it is moved as far as it can be, as at
  /// the ends of any scrolling content: first the last row to the bottom, then the first heading to the top.
  ///
  /// - Parameters:
  ///   - overscan: how far above and below the viewport days are laid out as well, in points.
  ///   - keptDay: a day shown even without events, such as today.
  ///   - reachable: the days that may be shown; `nil` for all.
  ///   - counts: how many events each of some days has. Called with ranges of four weeks, never twice for a range in
  ///     one direction.
  public init(
    anchor: AgendaAnchor, viewport: Size, overscan: Double = 0, keptDay: DayNumber? = nil,
    reachable: ClosedRange<DayNumber>? = nil, metrics: AgendaMetrics = AgendaMetrics(), pixels: PixelGrid,
    counts: @escaping (Range<DayNumber>) -> [Int]
  ) {
    var walk = AgendaWalk(metrics, keptDay, reachable, counts)
    let far = 1e9
    let y = anchor.y > -far ? min(anchor.y, far) : -far
    walk.begin(AgendaAnchor(day: anchor.day, y: pixels.snap(y)))
    walk.fill(from: 0, to: viewport.height)
    walk.settle(viewport.height)
    walk.fill(from: -max(overscan, 0), to: viewport.height + max(overscan, 0))
    sections = walk.sections.filter {
      $0.maxY > -max(overscan, 0) && $0.y < viewport.height + max(overscan, 0)
    }
    let top = sections.first { $0.maxY > 0 } ?? sections.last
    self.anchor = top.map { AgendaAnchor(day: $0.day, y: $0.y) } ?? anchor
    reachesStart = walk.reachesStart && sections.first == walk.sections.first
    reachesEnd = walk.reachesEnd && sections.last == walk.sections.last
  }
}
