import CalendarSystems

/// Lays out days from an anchor in both directions.
struct AgendaWalk {
  private(set) var sections: [AgendaSection] = []
  private(set) var reachesStart = false
  private(set) var reachesEnd = false
  private let metrics: AgendaMetrics
  private var cursor: AgendaCursor
  private var backwards: AgendaCursor

  init(
    _ metrics: AgendaMetrics, _ keptDay: DayNumber?, _ reachable: ClosedRange<DayNumber>?,
    _ counts: @escaping (Range<DayNumber>) -> [Int]
  ) {
    self.metrics = metrics
    cursor = AgendaCursor(keptDay: keptDay, lookAhead: metrics.lookAhead, reachable: reachable, counts: counts)
    backwards = cursor
  }

  /// Adds the anchor's day, or the next day with events. If there is none, adds the previous one.
  mutating func begin(_ anchor: AgendaAnchor) {
    let found = cursor.find(from: anchor.day, step: 1)
    guard let found = found ?? backwards.find(from: anchor.day, step: -1) else {
      reachesStart = true
      reachesEnd = true
      return
    }
    sections = [section(found.day, found.count, y: anchor.y)]
  }

  /// Adds days until the heights are covered, no more days are found, or the limit is reached.
  mutating func fill(from: Double, to: Double) {
    guard !sections.isEmpty else { return }
    var steps = 0
    while let last = sections.last, last.maxY < to, !reachesEnd, steps < metrics.dayLimit {
      if let found = cursor.find(from: last.day + 1, step: 1) {
        sections.append(section(found.day, found.count, y: last.maxY))
      } else {
        reachesEnd = true
      }
      steps += 1
    }
    // Reversed while days are inserted before the first.
    sections.reverse()
    while let first = sections.last, first.y > from, !reachesStart, steps < 2 * metrics.dayLimit {
      if let found = backwards.find(from: first.day - 1, step: -1) {
        var section = section(found.day, found.count, y: 0)
        section.y = first.y - section.height
        sections.append(section)
      } else {
        reachesStart = true
      }
      steps += 1
    }
    sections.reverse()
  }

  /// Moves days back into the viewport if they were scrolled too far, and closes gaps below the last and above the
  /// first day of a list that ends.
  mutating func settle(_ height: Double) {
    if let last = sections.last, last.maxY <= 0 {
      move(by: -last.y)
      fill(from: 0, to: height)
    }
    if let first = sections.first, first.y >= height {
      move(by: -first.y)
      fill(from: 0, to: height)
    }
    if reachesEnd, let last = sections.last, last.maxY < height {
      move(by: height - last.maxY)
      fill(from: 0, to: height)
    }
    if reachesStart, let first = sections.first, first.y > 0 {
      move(by: -first.y)
      fill(from: 0, to: height)
    }
  }

  private mutating func move(by distance: Double) {
    for index in sections.indices { sections[index].y += distance }
  }

  private func section(_ day: DayNumber, _ count: Int, y: Double) -> AgendaSection {
    let rows = Double(max(count, 1)) * metrics.rowHeight
    return AgendaSection(
      day: day, eventCount: count, y: y, height: max(metrics.headingHeight + rows + metrics.dayGap, 1))
  }
}
