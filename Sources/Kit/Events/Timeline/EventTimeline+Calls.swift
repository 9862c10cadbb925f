import Basics

/// The limit on what is expanded for one call of a program, which may ask for many years at once.
extension EventTimeline {
  /// The answer to a call.
  package struct CallAnswer {
    /// The occurrences, in the order of the query.
    package fileprivate(set) var occurrences: [Occurrence]
    /// The series of which occurrences are missing, in ascending order.
    package let incomplete: [EventID]

    /// Returns whether occurrences of an occurrence's series are missing in the answer.
    package func isIncomplete(_ occurrence: Occurrence) -> Bool { place(of: occurrence) != nil }

    /// Returns the index of an occurrence's series in `incomplete`.
    fileprivate func place(of occurrence: Occurrence) -> Int? {
      let id = occurrence.id.event
      let index = incomplete.partitioningIndex { $0 >= id }
      return index < incomplete.count && incomplete[index] == id ? index : nil
    }
  }

  /// Answers a call of a program, outside of frames or during one.
  ///
  ///     let answer = timeline.inOneCall { timeline.occurrences(touching: tenYears) }
  ///
  /// All blocks that the query expands share four times the `expansionLimit`. When they have taken it, dense series are
  /// thinned out in the other blocks, and finally all series. Of the series that are incomplete, the answer has at most
  /// 20,000 occurrences, but at least one of each. Calendars that need no more than the total lose nothing.
  ///
  /// What was thinned out for want of steps is not kept, so views never show it.
  package func inOneCall(_ query: () -> [Occurrence]) -> CallAnswer {
    let outer = total
    // Blocks that a frame has thinned out for want of steps are expanded again.
    let hurried = takeHurriedBlocks()
    // The latest answer does not say which series are incomplete.
    answer = nil
    total = ExpansionTotal(call: Self.blocksInCall, of: expansionLimit)
    let found = query()
    let incomplete = EventID.unique(total?.incomplete ?? [])
    total = outer
    let dropped = takeHurriedBlocks()
    if !dropped.isEmpty || !hurried.isEmpty { answer = nil }
    for (index, block) in hurried {
      if blocks[index] == nil { blocks[index] = block }
      // Views still show what the frame expanded. The end of the next frame tells them.
      blocks[index]?.isHurried = true
    }
    var result = CallAnswer(occurrences: found, incomplete: incomplete)
    result.thinOut(to: Self.mostIncomplete)
    return result
  }

  /// Removes and returns the blocks that were thinned out for want of steps.
  private func takeHurriedBlocks() -> [(index: Int, block: TimelineBlock)] {
    var taken: [(index: Int, block: TimelineBlock)] = []
    for (index, block) in blocks where block.isHurried { taken.append((index, block)) }
    for each in taken { blocks[each.index] = nil }
    return taken
  }

  /// The number of blocks that a call expands at least: the 1,000 rules of the bench set need them for ten years.
  private static let blocksInCall = 4
  /// The number of occurrences of incomplete series in an answer.
  private static let mostIncomplete = 20_000
}

extension EventTimeline.CallAnswer {
  /// Keeps a number of the occurrences of incomplete series: of each series as many, evenly spread.
  fileprivate mutating func thinOut(to limit: Int) {
    guard !incomplete.isEmpty else { return }
    var counts = [Int64](repeating: 0, count: incomplete.count)
    var total = 0
    for occurrence in occurrences {
      guard let place = place(of: occurrence) else { continue }
      counts[place] += 1
      total += 1
    }
    guard total > limit else { return }
    // Products of numbers of occurrences exceed 32 bits.
    let most = Int64(max(limit / incomplete.count, 1))
    var seen = [Int64](repeating: 0, count: incomplete.count)
    var kept: [Occurrence] = []
    for occurrence in occurrences {
      if let place = place(of: occurrence) {
        let number = seen[place]
        seen[place] += 1
        // This is so for as many of the numbers below the count.
        guard counts[place] <= most || number * most % counts[place] < most else { continue }
      }
      kept.append(occurrence)
    }
    occurrences = kept
  }
}
