/// The steps that all blocks that are expanded in one frame of a host, or for one call of a program, may take together.
///
/// While steps are left, a block has the whole limit of a block or what is left. When all are taken, only series with more
/// than about one occurrence a day are thinned out. When as many steps have been taken again, all series are, whatever
/// they need.
struct ExpansionTotal {
  private let whole: Int
  /// The steps that are left. Negative after series that are never thinned out have taken more.
  private var rest: Int
  /// The series that are incomplete in the blocks that a call has used, each any number of times; `nil` in a frame.
  private(set) var incomplete: [Int64]?

  /// Creates the total of a frame.
  init(frame blocks: Int, of limit: Int) {
    whole = blocks * limit
    rest = whole
  }

  /// Creates the total of a call.
  init(call blocks: Int, of limit: Int) {
    self.init(frame: blocks, of: limit)
    incomplete = []
  }

  /// Returns the limit of the next block; 0 to thin out all of its series.
  func limit(below most: Int) -> Int {
    if rest > 0 { return min(most, rest) }
    return rest > -whole ? 1 : 0
  }

  /// Records that a block was expanded with a limit.
  mutating func take(_ block: TimelineBlock, limit: Int) { rest -= block.isThinned ? limit : block.cost }

  /// Records, for a call, which series a block shows incompletely.
  mutating func note(_ series: [EventID]) {
    guard incomplete != nil else { return }
    for id in series { incomplete?.append(id.rawValue) }
  }
}
