/// The lanes that are taken on each day of a week, as one machine word per day.
struct LaneSet {
  private var days: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0)

  /// Takes the lowest lane that is free on all the days; -1 if there is none.
  mutating func take(from first: Int8, to last: Int8) -> Int8 {
    let free = ~taken(first, last)
    guard free != 0 else { return -1 }
    let lane = free.trailingZeroBitCount
    occupy(lane, first, last)
    return Int8(lane)
  }

  /// Takes `preferred` if it is free and at most `emptyAbove` free lanes lie above it; otherwise the lowest free lane.
  mutating func take(from first: Int8, to last: Int8, preferring preferred: Int8, emptyAbove: Int) -> Int8 {
    guard preferred >= 0 else { return take(from: first, to: last) }
    let free = ~taken(first, last)
    let bit = UInt64(1) << UInt64(preferred)
    guard free & bit != 0, (free & (bit - 1)).nonzeroBitCount <= emptyAbove else {
      return take(from: first, to: last)
    }
    occupy(Int(preferred), first, last)
    return preferred
  }

  private func taken(_ first: Int8, _ last: Int8) -> UInt64 {
    var union: UInt64 = 0
    for day in first...last { union |= self[day] }
    return union
  }

  private mutating func occupy(_ lane: Int, _ first: Int8, _ last: Int8) {
    let bit = UInt64(1) << UInt64(lane)
    for day in first...last { self[day] |= bit }
  }

  private subscript(day: Int8) -> UInt64 {
    get {
      switch day {
      case 0: days.0
      case 1: days.1
      case 2: days.2
      case 3: days.3
      case 4: days.4
      case 5: days.5
      default: days.6
      }
    }
    set {
      switch day {
      case 0: days.0 = newValue
      case 1: days.1 = newValue
      case 2: days.2 = newValue
      case 3: days.3 = newValue
      case 4: days.4 = newValue
      case 5: days.5 = newValue
      default: days.6 = newValue
      }
    }
  }
}
