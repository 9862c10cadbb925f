import CalendarSystems

/// A series that touches the days of a block.
struct BlockSeries {
  let recurrence: Recurrence
  let outline: EventOutline
  let overrides: (replaced: [EventTime], following: [EventOutline])
  /// The UID and the title, for `EventTimeline.willExpand`.
  let name: (uid: String, title: String)
  /// The maximum number of days in a block that an occurrence covers.
  private let daysCovered: Int

  init(
    _ recurrence: Recurrence, of event: Event, _ outline: EventOutline,
    _ overrides: (replaced: [EventTime], following: [EventOutline])
  ) {
    name = (event.uid, event.summary)
    self.recurrence = recurrence
    self.outline = outline
    self.overrides = overrides
    var longest = outline.end.writtenDay - outline.start.writtenDay
    for other in overrides.following { longest = max(longest, other.end.writtenDay - other.start.writtenDay) }
    daysCovered = min(max(longest, 1), EventTimeline.blockLength)
  }

  /// Returns the number of steps that an expansion may take for a share of the limit. Any series may have an occurrence
  /// each day, and any number of series may have one per week that is longer.
  func allowance(_ share: Int) -> Int {
    max(share / daysCovered, daysCovered <= 7 ? Self.usual : Self.least)
  }

  /// Returns the part of the limit that a number of steps uses.
  func cost(_ steps: Int) -> Int { steps * daysCovered }

  /// The steps of a daily rule in a block and around it.
  private static let usual = EventTimeline.blockLength + 16
  private static let least = 16
  /// The part of the limit for a series that exceeds it: about eight occurrences on each day.
  static let thinned = 512
}

extension OccurrenceExpander {
  /// Appends the occurrences of all series to a block. Series that need the fewest steps come first; what they leave is
  /// divided among the others, until the rest need more than their share. These are thinned out. With a limit of 0, all
  /// series are that need more than a few steps.
  mutating func append(_ series: [BlockSeries], limit: Int, to block: inout TimelineBlock) {
    if series.isEmpty { return }
    let initial = (allowance, excess)
    defer {
      (allowance, excess) = initial
      // No series is to blame for what fails later.
      willExpand?("", "")
    }
    excess = .leaveOut
    var waiting = Array(series.indices)
    var share = 0
    for _ in 0..<Self.roundLimit where limit > 0 && !waiting.isEmpty {
      let next = (limit - block.cost) / waiting.count
      if next <= share, share > 0 { break }
      share = max(next, 1)
      waiting = waiting.filter { !append(series[$0], share, to: &block) }
    }
    excess = .thinOut
    share = min(max((limit - block.cost) / max(waiting.count, 1), 1), BlockSeries.thinned)
    for index in waiting {
      let cost = block.cost
      let isSufficient = append(series[index], share, to: &block)
      // Without rounds, nobody has asked before whether a few steps are sufficient.
      if isSufficient, limit == 0 { continue }
      block.cost = cost
      block.incomplete.append(series[index].outline.id)
    }
  }

  /// Appends a series if its share is sufficient, or if it is thinned out. Returns whether the share was sufficient.
  private mutating func append(_ series: BlockSeries, _ share: Int, to block: inout TimelineBlock) -> Bool {
    willExpand?(series.name.uid, series.name.title)
    allowance = excess == .thinOut ? max(share / series.cost(1), 4) : series.allowance(share)
    let outcome = append(
      series.recurrence, of: series.outline, replaced: series.overrides.replaced,
      following: series.overrides.following, to: &block.occurrences)
    guard outcome == .complete else { return false }
    block.cost += series.cost(cost)
    return true
  }

  /// The number of rounds; each takes at most as many steps as the limit.
  private static let roundLimit = 8
}
