/// Places the seconds of a day on a line: the axis after hours are hidden and clock changes are drawn by a rule.
///
/// Positions are whole *ticks*, twelve to a second at full size, from 0 to `length`. Later seconds never get smaller
/// positions, and shown ones always greater: `elapsed(atPosition: position(ofElapsed: x)) == x`. A view multiplies
/// ticks by its own points per tick.
public struct DayRuler: Equatable, Sendable {
  /// Ticks of a second at full size; divisible by how often a day may repeat an hour.
  public static let ticksPerSecond = 12

  /// A part on which seconds and ticks run evenly.
  struct Section: Equatable {
    var elapsedStart: Int
    var elapsedEnd: Int
    var start: Int
    var end: Int
  }

  /// Which rule was followed.
  public let rule: AxisRule
  /// Of the whole line, in ticks.
  public let length: Int
  /// Ascending in both seconds and ticks.
  let sections: [Section]

  /// The line of one day. With `.wallClock` all days have the same length.
  public init(axis: DayAxis, hours: VisibleHours = .all, rule: AxisRule) {
    self.rule = rule
    switch rule {
    case .elapsed:
      sections = DayRuler.elapsedSections(axis, hours)
      length = sections.last?.end ?? 0
    case .wallClock:
      sections = DayRuler.wallSections(axis, hours)
      length = hours.minuteCount * 60 * DayRuler.ticksPerSecond
    }
  }

  private static func elapsedSections(_ axis: DayAxis, _ hours: VisibleHours) -> [Section] {
    var result: [Section] = []
    var position = 0
    for piece in axis.pieces {
      for part in hours.visibleParts(ofWallSeconds: piece.wallStart..<piece.wallEnd) {
        let from = part.lowerBound - piece.wallStart + piece.start
        let end = position + part.count * ticksPerSecond
        result.append(
          Section(elapsedStart: from, elapsedEnd: from + part.count, start: position, end: end))
        position = end
      }
    }
    return result
  }

  private static func wallSections(_ axis: DayAxis, _ hours: VisibleHours) -> [Section] {
    var result: [Section] = []
    let whole = WallLine.sections(of: axis)
    var shown = 0
    for range in hours.ranges {
      let from = range.lowerBound * 60 * ticksPerSecond
      let to = range.upperBound * 60 * ticksPerSecond
      for section in whole where section.start < to && section.end > from {
        let start = max(section.start, from)
        let end = min(section.end, to)
        result.append(
          Section(
            elapsedStart: section.elapsed(atOrAfter: start), elapsedEnd: section.elapsed(atOrAfter: end),
            start: start - from + shown, end: end - from + shown))
      }
      shown += to - from
    }
    return result.filter { $0.elapsedStart < $0.elapsedEnd }
  }
}

extension DayRuler.Section {
  /// Products do not fit 32 bits.
  private var seconds: Int64 { Int64(elapsedEnd - elapsedStart) }
  private var ticks: Int64 { Int64(end - start) }

  /// The tick of a second of the section, its end included.
  func position(of elapsed: Int) -> Int { start + Int(Int64(elapsed - elapsedStart) * ticks / seconds) }

  /// The last second whose tick is not greater; the inverse of `position`.
  func elapsed(at position: Int) -> Int {
    elapsedStart + Int((Int64(position - start + 1) * seconds - 1) / ticks)
  }

  /// The first second whose tick is not smaller.
  func elapsed(atOrAfter position: Int) -> Int {
    elapsedStart + Int((Int64(position - start) * seconds + ticks - 1) / ticks)
  }
}
