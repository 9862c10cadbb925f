import CalendarSystems

/// A reading of the clock beside an axis.
public struct HourLabel: Hashable, Sendable {
  /// Elapsed seconds of the axis at which clocks show it.
  public var elapsed: Int
  /// Wall seconds since midnight of the axis' day. Outside 0..<86,400 it is a reading of the day before or after, as on
  /// an axis of another zone.
  public var wallSecond: Int
  /// Seconds east of UTC.
  public var offset: Int
  /// How often clocks have shown this reading before on the same axis: 0, or 1 in the repeated hour.
  public var pass: Int
  /// Whether the reading comes more than once on the axis, so that it needs its offset beside it.
  public var isAmbiguous: Bool

  /// A reading as it is; `DayAxis` makes those that belong to days.
  public init(elapsed: Int, wallSecond: Int, offset: Int, pass: Int, isAmbiguous: Bool) {
    self.elapsed = elapsed
    self.wallSecond = wallSecond
    self.offset = offset
    self.pass = pass
    self.isAmbiguous = isAmbiguous
  }

  /// Seconds since midnight, 0..<86,400.
  public var secondOfDay: Int { ((wallSecond % 86_400) + 86_400) % 86_400 }
  /// 0...23.
  public var hour: Int { secondOfDay / 3600 }
  /// 0...59.
  public var minute: Int { secondOfDay / 60 % 60 }
}

extension DayAxis {
  /// The readings that are whole multiples of `step` seconds, in the order in which clocks show them: the repeated hour
  /// comes twice, the missing one not at all.
  ///
  /// - Parameter step: 1...86,400; other values become the nearest of them.
  public func hourLabels(every step: Int = 3600) -> [HourLabel] { DayAxis.labels(of: pieces, every: step) }

  /// The readings of another zone's clocks along this day, for a second column of hours. Elapsed seconds are those of
  /// this axis; wall seconds count from midnight of the same date in the other zone.
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
