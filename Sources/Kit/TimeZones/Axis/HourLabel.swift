import CalendarSystems

/// A clock reading displayed next to an axis.
public struct HourLabel: Hashable, Sendable {
  /// The elapsed second of the axis at which clocks show the reading.
  public var elapsed: Int
  /// The wall seconds since midnight of the axis' day. Values outside of 0..<86,400 belong to the previous or next day,
  /// for example on an axis of another zone.
  public var wallSecond: Int
  /// The offset from UTC, in seconds eastwards.
  public var offset: Int
  /// How often clocks have shown this reading before on the same axis: 0, or 1 in the repeated hour.
  public var pass: Int
  /// Whether the reading occurs more than once on the axis, so its offset has to be displayed.
  public var isAmbiguous: Bool

  /// Creates a label without validating it; `DayAxis.hourLabels(every:)` returns the labels of a day.
  public init(elapsed: Int, wallSecond: Int, offset: Int, pass: Int, isAmbiguous: Bool) {
    self.elapsed = elapsed
    self.wallSecond = wallSecond
    self.offset = offset
    self.pass = pass
    self.isAmbiguous = isAmbiguous
  }

  /// The seconds since midnight, 0..<86,400.
  public var secondOfDay: Int { ((wallSecond % 86_400) + 86_400) % 86_400 }
  /// The hour of the reading, 0...23.
  public var hour: Int { secondOfDay / 3600 }
  /// The minute of the reading, 0...59.
  public var minute: Int { secondOfDay / 60 % 60 }
}

extension DayAxis {
  /// Returns the readings that are multiples of `step` seconds, in the order in which clocks show them. A repeated hour
  /// occurs twice, and a skipped hour does not occur.
  ///
  /// - Parameter step: the step in seconds, clamped to 1...86,400.
  public func hourLabels(every step: Int = 3600) -> [HourLabel] { DayAxis.labels(of: pieces, every: step) }

  /// Returns the readings of another zone's clocks along this day, for a second column of hours. Elapsed seconds refer
  /// to this axis; wall seconds count from midnight of the same date in the other zone.
  ///
  /// - Parameters:
  ///   - step: the step in seconds, clamped to 1...86,400.
  ///   - zone: the zone of the clocks.
  public func hourLabels(every step: Int = 3600, in zone: ZoneRules) -> [HourLabel] {
    guard !isLeftOut else { return [] }
    let midnight = Int64(day.rawValue) * 86_400
    return DayAxis.labels(of: DayAxis.pieces(from: start, to: end, midnight: midnight, in: zone), every: step)
  }

  private static func labels(of pieces: [Piece], every step: Int) -> [HourLabel] {
    let step = min(max(step, 1), 86_400)
    var result: [HourLabel] = []
    for (index, piece) in pieces.enumerated() {
      // The first multiple of the step in the piece.
      var wall = piece.wallStart + ((-piece.wallStart % step) + step) % step
      while wall < piece.wallEnd {
        var pass = 0
        var count = 0
        for (other, candidate) in pieces.enumerated()
        where candidate.wallStart <= wall && wall < candidate.wallEnd {
          if other < index { pass += 1 }
          count += 1
        }
        result.append(
          HourLabel(
            elapsed: piece.start + wall - piece.wallStart, wallSecond: wall, offset: Int(piece.type.offset), pass: pass,
            isAmbiguous: count > 1))
        wall += step
      }
    }
    return result
  }
}
