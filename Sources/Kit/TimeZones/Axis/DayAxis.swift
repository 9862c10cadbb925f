public import CalendarSystems

/// One day in a zone: its actual length, and what clocks show at each second.
///
/// ```swift
/// let axis = DayAxis(day: day, in: zone)
/// axis.length  // 82,800 in Paris on 29 March 2026
/// axis.wallSecond(atElapsed: 7200)  // 10,800: clocks go from 02:00 to 03:00
/// ```
///
/// A second of a day has two numbers. *Elapsed* seconds count from the first instant of the day, from 0 to `length`,
/// and never skip or repeat. *Wall* seconds count from midnight as clocks show it, so they jump where clocks change.
/// Each change of the offset splits the axis into pieces, and within a piece both advance equally. Days of 23, 24½, or
/// 25 hours, days that begin at 01:00, and days that a zone leaves out need no special cases.
public struct DayAxis: Equatable, Sendable {
  /// A part of the day with one offset from UTC.
  public struct Piece: Equatable, Sendable {
    /// The elapsed second at which the piece begins.
    public var start: Int
    /// The elapsed second at which the piece ends, exclusive; greater than `start`.
    public var end: Int
    /// The wall second at which the piece begins. It is usually in 0..<86,400, but negative where clocks go back across
    /// midnight and repeat the end of the previous day.
    package var wallStart: Int
    /// The offset and name of the local time during the piece.
    public var type: LocalTimeType

    /// The wall second at which the piece ends, exclusive.
    package var wallEnd: Int { wallStart + end - start }
  }

  /// The day on the wall calendar.
  public let day: DayNumber
  /// The first instant of the day. If the zone leaves the day out, the first instant of the next day.
  public let start: Instant
  /// The pieces in order, without gaps; empty if the zone leaves the day out.
  public let pieces: [Piece]

  /// Creates the axis of `day` in `zone`. Days a million years away or more are clamped.
  public init(day: DayNumber, in zone: ZoneRules) {
    let limit = 364_000_000
    let day = DayNumber(min(max(day.rawValue, -limit), limit))
    let start = zone.startOfDay(day)
    let end = zone.startOfDay(day + 1)
    self.day = day
    self.start = start
    pieces = end > start ? DayAxis.pieces(from: start, to: end, midnight: Int64(day.rawValue) * 86_400, in: zone) : []
  }

  /// The length of the day in seconds; 0 if the zone leaves it out.
  public var length: Int { pieces.last?.end ?? 0 }

  /// The first instant after the day.
  public var end: Instant { start + Int64(length) }

  /// Whether the zone leaves the day out, as Samoa did on 30 December 2011.
  public var isLeftOut: Bool { pieces.isEmpty }

  /// Whether clocks show all 24 hours without a change.
  public var isPlain: Bool { pieces.count == 1 && pieces[0].wallStart == 0 && pieces[0].end == 86_400 }

  /// Returns whether `instant` lies in the day.
  public func contains(_ instant: Instant) -> Bool { instant >= start && instant < end }

  /// Returns what clocks show from `start` to `end`, counted in seconds from the instant that would be `midnight` in
  /// UTC.
  static func pieces(from start: Instant, to end: Instant, midnight: Int64, in zone: ZoneRules) -> [Piece] {
    var pieces: [Piece] = []
    func add(_ from: Instant, _ to: Instant, _ type: LocalTimeType) {
      if let last = pieces.last, last.type.offset == type.offset {
        pieces[pieces.count - 1].end = Int(to - start)
      } else {
        let wall = from.seconds + Int64(type.offset) - midnight
        pieces.append(Piece(start: Int(from - start), end: Int(to - start), wallStart: Int(wall), type: type))
      }
    }
    var cursor = start
    var type = zone.localTimeType(at: start)
    for transition in zone.transitions(from: start + 1, to: end) {
      add(cursor, transition.instant, type)
      cursor = transition.instant
      type = transition.type
    }
    add(cursor, end, type)
    return pieces
  }
}

/// How hours are drawn on days when clocks change.
public enum AxisRule: UInt8, Hashable, Sendable {
  /// Hours are as long as they last: a day of 25 hours is an hour longer than others and contains the repeated hour
  /// twice, and a day of 23 hours is shorter. Use this rule for a single day.
  case elapsed
  /// Hours follow the clock: every day has the same 24 rows, so the columns of a week align. Skipped readings are an
  /// empty band, and both passes of a repeated hour share its row, half of it each.
  case wallClock
}
