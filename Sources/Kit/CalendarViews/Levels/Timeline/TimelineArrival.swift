/// The days of a timeline that exist while a transition brings it in: some around the day that is zoomed into, and more
/// with each frame. A level full of events would make its first frame late, in which nothing is seen of it.
struct TimelineArrival {
  /// The number of the day that is zoomed into, among those that are shown.
  private let unit: Int
  private var count = TimelineArrival.step
  /// Whether the frame with the days so far is under way.
  private(set) var isUnderWay = false

  /// Days that a frame adds.
  private static let step = 3

  init(unit: Int) { self.unit = unit }

  /// Those of the days that are needed which exist now.
  mutating func days(of needed: Range<Int>) -> Range<Int> {
    isUnderWay = true
    guard count < needed.count else { return needed }
    let first = min(max(unit - count / 2, needed.lowerBound), needed.upperBound - count)
    return first..<first + count
  }

  /// The frame is made. Returns whether there is more to come.
  mutating func goOn() -> Bool {
    isUnderWay = false
    count += TimelineArrival.step
    return count < TimelineArrival.limit
  }

  /// More days than there ever are side by side, with their neighbors.
  private static let limit = 9 + step
}
