import Basics
import CalendarSystems

extension EventTimeline {
  /// Shows the events as if a change had been applied, until the next preview. `nil` ends the preview.
  ///
  ///     timeline.preview(.update(id, moved))
  ///     timeline.preview(nil)
  ///
  /// All queries include the change and `onChange` is called, but the store stays unchanged. If the store changes
  /// meanwhile, the preview continues on top of it. Inserted events get new identifiers, in order, above all identifiers
  /// in the store. Ignores changes of calendars, expected revisions, and events that a store would reject. The cost
  /// depends on the days that differ from the previous preview.
  public func preview(_ change: EventChange?) {
    let next = EventOverlay(change)
    let ids = EventID.unique(overlay.entries.map { $0.id.rawValue } + next.entries.map { $0.id.rawValue })
    let before = ids.map { event($0)?.event }
    overlay = next
    for id in ids { details[id.rawValue] = nil }
    var changed: [EventID] = []
    var ranges: [Range<DayNumber>] = []
    for (index, id) in ids.enumerated() {
      let after = event(id)?.event
      if after == before[index] { continue }
      changed.append(id)
      if let event = before[index] { ranges.append(EventExtent.days(of: event)) }
      if let after { ranges.append(EventExtent.days(of: after)) }
    }
    if !changed.isEmpty { exchange(changed, touching: ranges, areExtents: true) }
  }

  func storeDidChange(_ change: StoreChange) {
    guard let days = change.days, let events = change.events else { return invalidate(change.days) }
    if !days.isEmpty { exchange(events, touching: [days]) }
  }

  /// Drops the blocks of some days, or all, and reports these days.
  func invalidate(_ range: Range<DayNumber>?) {
    var days = range
    if let range {
      if range.isEmpty { return }
      for (index, block) in blocks {
        let own = Self.days(ofBlock: index)
        guard block.dependsOnOtherDays || own.overlaps(range) else { continue }
        if block.dependsOnOtherDays, let known = days { days = EventExtent.hull(known, own) }
        blocks[index] = nil
      }
    } else {
      blocks.removeAll()
    }
    calendars = nil
    details.removeAll(keepingCapacity: true)
    report(days)
  }

  /// Exchanges what some events and their series contribute to the blocks, and reports the days.
  /// - Parameters:
  ///   - ids: the changed events, in ascending order.
  ///   - ranges: the days that they may touch, before and after; at least one range.
  ///   - areExtents: whether these are all days of the events, not only those that differ.
  private func exchange(_ ids: [EventID], touching ranges: [Range<DayNumber>], areExtents: Bool = false) {
    lastError = nil
    for id in ids { details[id.rawValue] = nil }
    var series: [UInt64] = []
    for id in ids {
      guard let event = event(id)?.event, event.recurrence != nil || event.recurrenceID != nil else { continue }
      series.append(event.seriesHash)
    }
    if lastError != nil { return invalidate(nil) }
    var days = ranges[0]
    for range in ranges { days = EventExtent.hull(days, range) }
    let hull = days
    var change = TimelineChange(blocks: Array(blocks.keys))
    var isKnown = true
    for index in change.blocks {
      let own = Self.days(ofBlock: index)
      // The block is not copied here: it is changed where it is.
      let affected = blocks[index]?.affected(by: ids, of: series) ?? ids
      if affected.count > ids.count {
        // Overrides may have moved occurrences to other days than their series.
        days = EventExtent.hull(days, own)
      } else if !ranges.contains(where: { $0.overlaps(own) }) {
        continue
      }
      do throws(StoreError) {
        let part = try expand(try outlines(of: affected, touching: own), touching: own, limit: expansionLimit)
        guard blocks[index]?.admits(part, limit: expansionLimit) != false else {
          blocks[index] = nil
          days = EventExtent.hull(days, own)
          isKnown = false
          continue
        }
        change.removed += blocks[index]?.replace(affected, touching: areExtents ? hull : nil, with: part) ?? []
        change.inserted += part.occurrences
      } catch {
        blocks[index] = nil
        isKnown = false
      }
    }
    latest = isKnown ? change : nil
    latestGeneration = generation + 1
    report(days)
  }

  /// Returns the outlines of some events that may touch some days, in the order of a store's.
  private func outlines(
    of ids: [EventID], touching days: Range<DayNumber>
  ) throws(StoreError) -> [EventOutline] {
    var outlines: [EventOutline] = []
    var order: [SortKey] = []
    for id in ids {
      guard let event = try read(id)?.event else { continue }
      let extent = EventExtent.days(of: event)
      guard extent.overlaps(days) else { continue }
      order.append(SortKey(SortKey.key(Int64(extent.lowerBound.rawValue)), outlines.count))
      outlines.append(EventOutline(id: id, event: event))
    }
    SortKey.sort(&order)
    return order.map { outlines[Int($0.index)] }
  }

  func report(_ days: Range<DayNumber>?) {
    if let answer, days?.overlaps(answer.days) ?? true { self.answer = nil }
    lastError = nil
    generation += 1
    onChange?(days)
  }
}
