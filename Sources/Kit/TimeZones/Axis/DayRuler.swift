/// Maps the seconds of a day to positions on a line, on which some hours may be hidden and clock changes are drawn by a
/// rule.
///
/// ```swift
/// let ruler = DayRuler(axis: axis, hours: VisibleHours([7 * 60..<19 * 60]), rule: .wallClock)
/// let position = ruler.position(ofElapsed: 9 * 3600)
/// ```
///
/// Positions are integer *ticks* from 0 to `length`, twelve per second at full size. Positions never decrease with
/// time, and the positions of visible seconds increase: `elapsed(atPosition: position(ofElapsed: x)) == x`. A view
/// multiplies ticks by its own points per tick.
public struct DayRuler: Equatable, Sendable {
  /// The number of ticks per second at full size. Divisible by each number of times that a day may repeat an hour.
  public static let ticksPerSecond = 12

  /// A part of the line in which ticks are proportional to seconds.
  struct Section: Equatable {
    var elapsedStart: Int
    var elapsedEnd: Int
    var start: Int
    var end: Int
  }

  /// The rule for drawing clock changes.
  public let rule: AxisRule
  /// The length of the line, in ticks.
  public let length: Int
  /// The sections in order, by seconds and by ticks.
  let sections: [Section]

  /// Creates the line of one day. With `.wallClock`, all days have the same length.
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
  /// The length in seconds. Both lengths have 64 bits because their products do not fit into 32.
  private var seconds: Int64 { Int64(elapsedEnd - elapsedStart) }
  private var ticks: Int64 { Int64(end - start) }

  /// Returns the tick of a second of the section, including its end.
  func position(of elapsed: Int) -> Int { start + Int(Int64(elapsed - elapsedStart) * ticks / seconds) }

  /// Returns the last second whose tick is not greater, the inverse of `position(of:)`.
  func elapsed(at position: Int) -> Int {
    elapsedStart + Int((Int64(position - start + 1) * seconds - 1) / ticks)
  }

  /// Returns the first second whose tick is not smaller.
  func elapsed(atOrAfter position: Int) -> Int {
    elapsedStart + Int((Int64(position - start) * seconds + ticks - 1) / ticks)
  }
}
