extension DayAxis {
  /// A moment at which clocks are put forward or back during the day.
  public struct Change: Hashable, Sendable {
    /// Elapsed seconds at which it happens; never 0.
    public var elapsed: Int
    /// Wall seconds just before, exclusive.
    public var wallBefore: Int
    /// Wall seconds from then on.
    public var wallAfter: Int

    /// Positive where clocks skip readings, negative where they repeat some.
    public var shift: Int { wallAfter - wallBefore }
  }

  /// The changes of offset inside the day, in order. A change at the first instant is none: the day just begins late.
  public var changes: [Change] {
    var result: [Change] = []
    for index in pieces.indices.dropFirst() {
      let piece = pieces[index]
      result.append(
        Change(elapsed: piece.start, wallBefore: pieces[index - 1].wallEnd, wallAfter: piece.wallStart))
    }
    return result
  }

  /// The elapsed seconds of an instant; 0 before the day and `length` after it.
  public func elapsed(of instant: Instant) -> Int {
    if instant <= start { return 0 }
    return instant >= end ? length : Int(instant - start)
  }

  /// The instant at an elapsed second; outside 0...`length` the nearest end.
  public func instant(atElapsed elapsed: Int) -> Instant { start + Int64(min(max(elapsed, 0), length)) }

  /// What clocks show at an elapsed second, as wall seconds; at `length`, what they would show if the last piece went
  /// on. A left-out day shows its midnight.
  public func wallSecond(atElapsed elapsed: Int) -> Int {
    guard let piece = piece(atElapsed: elapsed) else { return 0 }
    return piece.wallStart + min(max(elapsed, piece.start), piece.end) - piece.start
  }

  /// The piece that an elapsed second lies in; outside the day the nearest one, `nil` in a left-out day.
  public func piece(atElapsed elapsed: Int) -> Piece? {
    // A day has one piece, or two.
    for piece in pieces where elapsed < piece.end { return piece }
    return pieces.last
  }

  /// When clocks show a wall second: the first or the last time if they do so more than once, the end of the gap if
  /// never; the nearest end of the day if that lies outside.
  public func elapsed(ofWallSecond wall: Int, overlap: OverlapPolicy = .earlier) -> Int {
    var found: Int?
    var next: Int?
    for piece in pieces {
      if wall >= piece.wallStart, wall < piece.wallEnd {
        if found == nil || overlap == .later { found = piece.start + wall - piece.wallStart }
      } else if wall < piece.wallStart, next == nil {
        next = piece.start
      }
    }
    return found ?? next ?? length
  }

  /// The spans of elapsed seconds in which clocks show a wall second of the range: none in a gap, two where it is
  /// repeated. In order, without empty ones; spans that touch are one.
  public func ranges(ofWallSeconds wall: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for piece in pieces {
      let from = max(wall.lowerBound, piece.wallStart) - piece.wallStart + piece.start
      let to = min(wall.upperBound, piece.wallEnd) - piece.wallStart + piece.start
      guard from < to else { continue }
      if let last = result.last, last.upperBound == from {
        result[result.count - 1] = last.lowerBound..<to
      } else {
        result.append(from..<to)
      }
    }
    return result
  }
}
