/// The days of a timeline that exist while a transition brings it in: first some around the day that is zoomed into,
/// then more with each frame. Creating a full level at once would delay the first frame, in which the level is not yet
/// visible.
struct TimelineArrival {
  /// The column of the day that is zoomed into.
  private let column: Int
  private var count = TimelineArrival.step
  /// Whether the frame with the current days is being made.
  private(set) var isUnderWay = false

  /// The number of days added in each frame.
  private static let step = 3

  init(column: Int) { self.column = column }

  /// Returns the needed columns that currently exist.
  mutating func days(of needed: Range<Int>) -> Range<Int> {
    isUnderWay = true
    guard count < needed.count else { return needed }
    let first = min(max(column - count / 2, needed.lowerBound), needed.upperBound - count)
    return first..<first + count
  }

  /// Adds days after a frame was made. Returns whether more are to come.
  mutating func goOn() -> Bool {
    isUnderWay = false
    count += TimelineArrival.step
    return count < TimelineArrival.limit
  }

  /// More than the maximum number of days side by side, including neighbors.
  private static let limit = 9 + step
}
