extension DayAxis {
  /// A change of the offset during a day, when clocks go forward or back.
  public struct Change: Hashable, Sendable {
    /// The elapsed seconds of the day at the change; never 0.
    public var elapsed: Int
    /// The wall seconds just before the change, exclusive.
    package var wallBefore: Int
    /// The wall seconds from the change on.
    package var wallAfter: Int

    /// The number of seconds by which the change moves clocks: positive if they skip readings, negative if they repeat
    /// some.
    public var shift: Int { wallAfter - wallBefore }
  }

  /// The changes of the offset during the day, in order. A change at the first instant is not included: the day just
  /// begins later.
  public var changes: [Change] {
    var result: [Change] = []
    for index in pieces.indices.dropFirst() {
      let piece = pieces[index]
      result.append(
        Change(elapsed: piece.start, wallBefore: pieces[index - 1].wallEnd, wallAfter: piece.wallStart))
    }
    return result
  }

  /// Returns the elapsed seconds of an instant; 0 before the day and `length` after it.
  public func elapsed(of instant: Instant) -> Int {
    if instant <= start { return 0 }
    return instant >= end ? length : Int(instant - start)
  }

  /// Returns the instant at an elapsed second, which is clamped to 0...`length`.
  public func instant(atElapsed elapsed: Int) -> Instant { start + Int64(min(max(elapsed, 0), length)) }

  /// Returns what clocks show at an elapsed second, in wall seconds. At `length`, returns what they would show if the
  /// last piece continued. For a day that the zone leaves out, returns midnight.
  public func wallSecond(atElapsed elapsed: Int) -> Int {
    guard let piece = piece(atElapsed: elapsed) else { return 0 }
    return piece.wallStart + min(max(elapsed, piece.start), piece.end) - piece.start
  }

  /// Returns the piece that contains an elapsed second; the nearest piece outside of the day, and `nil` for a day that
  /// the zone leaves out.
  public func piece(atElapsed elapsed: Int) -> Piece? {
    // Most days have one or two pieces.
    for piece in pieces where elapsed < piece.end { return piece }
    return pieces.last
  }

  /// Returns the elapsed second at which clocks show a wall second.
  ///
  /// If clocks show it more than once, `overlap` chooses; if never, the result is the end of the gap. Wall seconds
  /// outside of the day result in its nearest end.
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

  /// Returns the ranges of elapsed seconds in which clocks show a wall second in the given range: none in a gap, two
  /// where it is repeated. They are in order and not empty; adjacent ranges are merged.
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
