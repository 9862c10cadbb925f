public import CalendarSystems
public import Geometry

/// What a point of an agenda shows.
public enum AgendaPlace: Hashable, Sendable {
  /// The heading of a day, wherever it sticks.
  case heading(DayNumber)
  /// A row of a day, from 0. The row of a day without events is row 0.
  case row(DayNumber, Int)
}

extension AgendaGeometry {
  /// What is at a point of the viewport, or `nil` in the gaps between days. Headings lie above rows. The inverse of
  /// both frames.
  public func place(at point: Point) -> AgendaPlace? {
    for section in sections where headingFrame(section).contains(point) { return .heading(section.day) }
    guard point.x >= 0, point.x < viewport.width else { return nil }
    for section in sections where section.y <= point.y && point.y < section.maxY {
      let row = ((point.y - section.y - metrics.headingHeight) / metrics.rowHeight).rounded(.down)
      return row >= 0 && row < Double(section.rowCount) ? .row(section.day, Int(row)) : nil
    }
    return nil
  }

  /// The anchor at which a row lies wholly inside the viewport below the sticky heading, moved as little as possible; a
  /// day that is not laid out comes to the top.
  public func anchor(showing day: DayNumber, row: Int) -> AgendaAnchor {
    guard let section = sections.first(where: { $0.day == day }) else { return AgendaAnchor(day: day) }
    let frame = rowFrame(section, row: min(max(row, 0), section.rowCount - 1))
    var distance = 0.0
    if frame.maxY > viewport.height { distance = frame.maxY - viewport.height }
    if frame.minY - distance < metrics.headingHeight { distance = frame.minY - metrics.headingHeight }
    return AgendaAnchor(day: day, y: section.y - distance)
  }
}
