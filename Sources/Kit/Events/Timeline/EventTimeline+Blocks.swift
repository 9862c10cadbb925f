import Basics
import CalendarSystems

extension EventTimeline {
  /// Returns the blocks of a range of at least one day.
  static func indices(touching days: Range<DayNumber>) -> ClosedRange<Int> {
    floorDiv(days.lowerBound.rawValue, blockLength)...floorDiv(days.upperBound.rawValue - 1, blockLength)
  }

  static func days(ofBlock index: Int) -> Range<DayNumber> {
    DayNumber(index * blockLength)..<DayNumber((index + 1) * blockLength)
  }

  /// Returns the outlines of all events that may touch some days, including previewed events.
  func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline] {
    overlay.outlines(try store.outlines(touching: days), touching: days)
  }

  func block(_ index: Int) -> [Occurrence]? {
    clock += 1
    if let known = blocks[index]?.occurrences {
      blocks[index]?.lastUse = clock
      total?.note(blocks[index]?.incomplete ?? [])
      return known
    }
    do throws(StoreError) {
      let days = Self.days(ofBlock: index)
      let limit = total?.limit(below: expansionLimit) ?? expansionLimit
      var block = try expand(try outlines(touching: days), touching: days, limit: limit)
      block.lastUse = clock
      block.isHurried = limit < expansionLimit && block.isThinned
      total?.take(block, limit: limit)
      total?.note(block.incomplete)
      makeRoom(for: block)
      blocks[index] = block
      return block.occurrences
    } catch {
      lastError = error
      return nil
    }
  }

  /// The number of occurrences in all blocks.
  package var keptOccurrences: Int {
    var total = 0
    for block in blocks.values { total += block.count }
    return total
  }

  /// Drops the least recently used blocks, until there is room for another one.
  private func makeRoom(for block: TimelineBlock) {
    var total = block.count + keptOccurrences
    while blocks.count >= blockLimit || total > Self.occurrenceLimit,
      let oldest = blocks.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      total -= oldest.value.count
      blocks[oldest.key] = nil
    }
  }

  /// The number of occurrences that are kept in all blocks: about 100 MB.
  private static let occurrenceLimit = 1_000_000

  /// Returns what some events contribute to a block.
  /// - Parameters:
  ///   - outlines: the outlines of the events. A series needs the outlines of all its overrides that touch the days.
  ///   - limit: the steps that the series may take together; 0 for a few steps for each.
  func expand(
    _ outlines: [EventOutline], touching days: Range<DayNumber>, limit: Int
  ) throws(StoreError) -> TimelineBlock {
    var outlines = outlines
    if !hidden.isEmpty { outlines.removeAll { isHidden($0.id) } }
    var block = TimelineBlock()
    var overrides = SeriesOverrides()
    for outline in outlines where outline.recurrenceID != nil {
      guard let stored = event(outline.id) else { continue }
      overrides.add(stored.event, outline)
      block.members.append((outline.id, stored.event.seriesHash))
    }
    var expander = OccurrenceExpander(touching: days, displayZone: displayZone, zones: zones, gap: gap)
    expander.willExpand = willExpand
    var series: [BlockSeries] = []
    block.occurrences.reserveCapacity(outlines.count)
    for outline in outlines {
      if outline.isRecurring, let stored = event(outline.id), let recurrence = stored.event.recurrence {
        block.members.append((outline.id, stored.event.seriesHash))
        if isShownOnce(stored.event) {
          block.incomplete.append(outline.id)
          block.shownOnceCount += 1
          let isReplaced = overrides.take(stored.event).replaced.contains(outline.start)
          if !isReplaced { expander.append(outline, to: &block.occurrences) }
        } else {
          series.append(BlockSeries(recurrence, of: stored.event, outline, overrides.take(stored.event)))
        }
      } else {
        expander.append(outline, to: &block.occurrences)
      }
    }
    if overrides.hasFollowing { try appendDistant(outlines, &overrides, to: &series, &block) }
    expander.append(series, limit: limit, to: &block)
    markBackgrounds(outlines, in: &block)
    if nextDayThreshold > 0 {
      for index in block.occurrences.indices { block.occurrences[index].setListedDays(threshold: nextDayThreshold) }
    }
    if !order.keys.isEmpty {
      for (index, occurrence) in block.occurrences.enumerated() {
        block.occurrences[index].position = order.position(of: occurrence) {
          event(occurrence.id.event)?.event.uid ?? ""
        }
      }
    }
    block.sort(from: days.lowerBound)
    return block
  }

  private func markBackgrounds(_ outlines: [EventOutline], in block: inout TimelineBlock) {
    var ids: [EventID: Bool] = [:]
    for outline in outlines where outline.isBackground { ids[outline.id] = true }
    guard !ids.isEmpty else { return }
    for index in block.occurrences.indices where ids[block.occurrences[index].id.event] != nil {
      block.occurrences[index].isBackground = true
    }
  }

  private func isHidden(_ id: EventID) -> Bool {
    event(id).map { hidden.contains($0.event.calendar) } ?? false
  }

  /// Appends each series of which an override moved an occurrence to days that the series itself does not touch.
  private func appendDistant(
    _ outlines: [EventOutline], _ overrides: inout SeriesOverrides, to series: inout [BlockSeries],
    _ block: inout TimelineBlock
  ) throws(StoreError) {
    for outline in outlines {
      guard let start = outline.recurrenceID, let override = event(outline.id)?.event,
        override.recurrenceRange == .thisAndFuture, !overrides.isExpanded(override)
      else { continue }
      block.dependsOnOtherDays = true
      // The series is found by the day of the replaced occurrence.
      let day = start.writtenDay
      for master in try self.outlines(touching: day - 2..<day + 3) where master.isRecurring {
        guard let stored = event(master.id), let recurrence = stored.event.recurrence,
          stored.event.isOfSeries(of: override), !isShownOnce(stored.event)
        else { continue }
        block.members.append((master.id, stored.event.seriesHash))
        series.append(BlockSeries(recurrence, of: stored.event, master, overrides.take(stored.event)))
        break
      }
    }
  }
}
