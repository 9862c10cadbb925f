public import CalendarSystems

/// One day of a zone as it really passes: how long it lasts, and what clocks show at each second of it.
///
/// A second of a day has two names. *Elapsed* counts from the first instant of the day, 0 up to `length`, and never
/// skips or repeats. *Wall* counts from midnight as clocks show it, so it jumps where they are put forward or back. The
/// axis is cut into pieces on which the two run in step, at most one cut for each change of offset; days of 23, 24½ or
/// 25 hours, days that begin at 01:00 and days that a zone leaves out are all of the same kind.
public struct DayAxis: Equatable, Sendable {
  /// A part of the day with one offset from UTC.
  public struct Piece: Equatable, Sendable {
    /// Elapsed seconds at which the piece begins.
    public var start: Int
    /// Elapsed seconds at which it ends, exclusive; greater than `start`.
    public var end: Int
    /// Wall seconds at its beginning. Usually 0..<86,400; below zero where clocks are put back over midnight and show
    /// the end of the day before once more.
    public var wallStart: Int
    /// Offset and name of the time on clocks.
    public var type: LocalTimeType

    /// Wall seconds at its end, exclusive.
    public var wallEnd: Int { wallStart + end - start }
  }

  /// The day on the wall calendar.
  public let day: DayNumber
  /// The first instant; with a left-out day, that of the next one.
  public let start: Instant
  /// In order, without holes; empty if the zone leaves the day out.
  public let pieces: [Piece]

  /// The axis of `day` in `zone`. Days a million years away or more are read as the last ones before that.
  public init(day: DayNumber, in zone: ZoneRules) {
    let limit = 364_000_000
    let day = DayNumber(min(max(day.rawValue, -limit), limit))
    let start = zone.startOfDay(day)
    let end = zone.startOfDay(day + 1)
    self.day = day
    self.start = start
    pieces = end > start ? DayAxis.pieces(from: start, to: end, midnight: Int64(day.rawValue) * 86_400, in: zone) : []
  }

  /// The axes of several days, in the order given.
  public static func axes(of days: [DayNumber], in zone: ZoneRules) -> [DayAxis] {
    days.map { DayAxis(day: $0, in: zone) }
  }

  /// How many seconds the day lasts; 0 if the zone leaves it out.
  public var length: Int { pieces.last?.end ?? 0 }

  /// The first instant after the day.
  public var end: Instant { start + Int64(length) }

  /// Whether the zone leaves the day out.
  public var isLeftOut: Bool { pieces.isEmpty }

  /// Whether clocks run through all 24 hours without a change.
  public var isPlain: Bool { pieces.count == 1 && pieces[0].wallStart == 0 && pieces[0].end == 86_400 }

  /// Whether `instant` lies in the day.
  public func contains(_ instant: Instant) -> Bool { instant >= start && instant < end }

  /// What clocks show from `start` to `end`, counted in seconds from the instant that would be `midnight` in UTC.
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

/// How long the hours of a day are drawn on days when clocks change.
public enum AxisRule: UInt8, Hashable, Sendable {
  /// By time that passes: a day of 25 hours is an hour longer than others, with the repeated hour twice; a day of 23
  /// hours is shorter. The rule for a single day.
  case elapsed
  /// By clocks: every day has the same 24 rows, so that columns of a week stand side by side. Skipped readings are an
  /// empty band, and both passes of a repeated hour share its row, half of it each.
  case wallClock
}
