/// Which end of a span a position is for. The ends only differ at a gap in the line, at an hour that clocks skip.
public enum AxisEdge: UInt8, Hashable, Sendable {
  /// The start of a span. A span that starts at the change lies after the gap.
  case start
  /// The end of a span. A span that ends at the change lies before the gap.
  case end
}

extension DayRuler {
  /// Returns the position of an elapsed second, in ticks. Hidden seconds are at the position where their part is left
  /// out, and seconds outside of the day are at its nearest end.
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

  /// Returns the elapsed second at a position: the last one whose position is not greater. In a gap, returns the second
  /// after the gap. A position outside of the line results in the nearest end; after the last section, this is the
  /// second at which that section ends.
  public func elapsed(atPosition position: Int) -> Int {
    for section in sections {
      if position < section.start { return section.elapsedStart }
      if position < section.end { return section.elapsed(at: position) }
    }
    return sections.last?.elapsedEnd ?? 0
  }

  /// Returns the first elapsed second whose position is not smaller; after the line, returns the end of the last
  /// section.
  public func elapsed(atOrAfterPosition position: Int) -> Int {
    for section in sections {
      if position <= section.start { return section.elapsedStart }
      if position < section.end { return section.elapsed(atOrAfter: position) }
    }
    return sections.last?.elapsedEnd ?? 0
  }

  /// Returns whether an elapsed second is shown.
  public func isVisible(elapsed: Int) -> Bool {
    sections.contains { $0.elapsedStart <= elapsed && elapsed < $0.elapsedEnd }
  }

  /// Returns whether any second of a span is shown. An empty span counts as its first second.
  public func isVisible(elapsed range: Range<Int>) -> Bool {
    let end = max(range.upperBound, range.lowerBound + 1)
    return sections.contains { $0.elapsedStart < end && range.lowerBound < $0.elapsedEnd }
  }

  /// The parts of the line without time, because clocks skip their readings, in ticks. Views hatch them. Empty with
  /// `.elapsed`.
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
