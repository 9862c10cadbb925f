/// Lays out a day by the clock, with 24 rows even when clocks change.
enum WallLine {
  /// Returns the sections that map elapsed seconds to ticks of the clock's day.
  ///
  /// Where clocks go forward, ticks are skipped. Where they go back by d seconds, the 2d seconds around the change
  /// share d seconds of the line. If changes are so close that these parts would overlap, the whole day is spread
  /// evenly over the 24 hours instead.
  static func sections(of axis: DayAxis) -> [DayRuler.Section] {
    guard let first = axis.pieces.first else { return [] }
    let length = axis.length
    var result: [DayRuler.Section] = []
    var elapsed = 0
    var wall = first.wallStart
    func add(to end: Int, wall wallEnd: Int) {
      if end > elapsed {
        let scale = DayRuler.ticksPerSecond
        result.append(
          DayRuler.Section(elapsedStart: elapsed, elapsedEnd: end, start: wall * scale, end: wallEnd * scale))
      }
      elapsed = end
      wall = wallEnd
    }
    for change in axis.changes {
      if change.elapsed < elapsed { return even(length) }
      if change.shift > 0 {
        add(to: change.elapsed, wall: wall + change.elapsed - elapsed)
        wall += change.shift
      } else {
        let room = -change.shift
        let begin = min(max(elapsed, change.elapsed - room), length - 2 * room)
        if begin < elapsed { return even(length) }
        add(to: begin, wall: wall + begin - elapsed)
        add(to: begin + 2 * room, wall: wall + room)
      }
    }
    add(to: length, wall: wall + length - elapsed)
    return first.wallStart >= 0 && wall <= 86_400 ? result : even(length)
  }

  private static func even(_ length: Int) -> [DayRuler.Section] {
    [DayRuler.Section(elapsedStart: 0, elapsedEnd: length, start: 0, end: 86_400 * DayRuler.ticksPerSecond)]
  }
}
