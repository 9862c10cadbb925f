/// Which end of a span is placed. They differ only where the line has a hole: at a skipped hour of a wall clock.
public enum AxisEdge: UInt8, Hashable, Sendable {
  /// What begins at the change lies behind the hole.
  case start
  /// What ends at the change lies before it.
  case end
}

extension DayRuler {
  /// The tick of an elapsed second. Hidden seconds lie where the hidden part is closed; seconds outside the day lie at
  /// the nearest end.
  public func position(ofElapsed elapsed: Int, edge: AxisEdge = .start) -> Int {
    switch edge {
    case .start:
      for section in sections where elapsed < section.elapsedEnd {
        return section.position(of: max(elapsed, section.elapsedStart))
      }
      return sections.last?.end ?? 0
    case .end:
      for section in sections.reversed() where elapsed > section.elapsedStart {
        return section.position(of: min(elapsed, section.elapsedEnd))
      }
      return sections.first?.start ?? 0
    }
  }

  /// The elapsed second at a tick: the last one that does not lie behind it. In a hole the second after it; outside the
  /// line the nearest end, which behind the last section is the second at which that ends.
  public func elapsed(atPosition position: Int) -> Int {
    for section in sections {
      if position < section.start { return section.elapsedStart }
      if position < section.end { return section.elapsed(at: position) }
    }
    return sections.last?.elapsedEnd ?? 0
  }

  /// The first elapsed second that lies at the tick or behind it; behind the line the end of the last section.
  public func elapsed(atOrAfterPosition position: Int) -> Int {
    for section in sections {
      if position <= section.start { return section.elapsedStart }
      if position < section.end { return section.elapsed(atOrAfter: position) }
    }
    return sections.last?.elapsedEnd ?? 0
  }

  /// Whether an elapsed second is shown.
  public func isVisible(elapsed: Int) -> Bool {
    sections.contains { $0.elapsedStart <= elapsed && elapsed < $0.elapsedEnd }
  }

  /// Whether any second of a span is shown; a span without length counts as its first second.
  public func isVisible(elapsed range: Range<Int>) -> Bool {
    let end = max(range.upperBound, range.lowerBound + 1)
    return sections.contains { $0.elapsedStart < end && range.lowerBound < $0.elapsedEnd }
  }

  /// Where the line has no time at all, because clocks skip the readings: the bands to hatch. Only by the wall clock.
  public var skippedBands: [Range<Int>] {
    var result: [Range<Int>] = []
    var end = 0
    for section in sections {
      if section.start > end { result.append(end..<section.start) }
      end = section.end
    }
    if length > end { result.append(end..<length) }
    return result
  }
}
