public import CalendarSystems
public import TimeZones

/// The occurrences of a store as one endless line of days, kept fresh: what views ask.
///
/// Works in aligned blocks of 56 days, which are expanded when first asked for, kept while they are used, and dropped
/// when the store says that their days have changed. Not for use by several threads.
public final class EventTimeline {
  /// Days in a block.
  public static let blockLength = 56

  /// What went wrong when the store was last asked, or `nil`. Days that could not be read are shown empty and asked for
  /// again.
  public private(set) var lastError: StoreError?
  /// Grows whenever occurrences or details may have become different.
  public private(set) var generation = 0
  /// Called after each growth of `generation`, with the days concerned; `nil` for all. Must not change the store.
  public var onChange: ((Range<DayNumber>?) -> Void)?
  /// The zone that days and clocks are shown in.
  public private(set) var displayZone: ZoneRules

  private let store: any EventStore
  private let zones: any ZoneProvider
  private let blockLimit: Int
  private var token: ObservationToken?
  private var blocks: [Int: Block] = [:]
  private var clock = 0
  private var answer: (days: Range<DayNumber>, occurrences: [Occurrence])?
  private var details: [Int64: StoredEvent] = [:]
  private var calendars: [CalendarInfo]?

  private static let detailLimit = 8192

  private struct Block {
    var occurrences: [Occurrence]
    var lastUse: Int
  }

  /// - Parameter blockLimit: how many blocks are kept; those unused for longest go first.
  public init(store: any EventStore, displayZone: ZoneRules, zones: any ZoneProvider, blockLimit: Int = 64) {
    self.store = store
    self.displayZone = displayZone
    self.zones = zones
    self.blockLimit = max(blockLimit, 1)
    // The token is this object's own and ends with it.
    token = store.observe { [unowned(unsafe) self] change in invalidate(change.days) }
  }

  /// Everything shown on one of `days`, in the order of layout. Takes no time worth mentioning when asked again.
  public func occurrences(touching days: Range<DayNumber>) -> [Occurrence] {
    guard !days.isEmpty else { return [] }
    if let answer, answer.days == days { return answer.occurrences }
    let first = floorDiv(days.lowerBound.rawValue, Self.blockLength)
    let last = floorDiv(days.upperBound.rawValue - 1, Self.blockLength)
    var result: [Occurrence] = []
    var isComplete = true
    for index in first...last {
      guard let block = block(index) else {
        isComplete = false
        continue
      }
      // What began in a block before was taken from there.
      let start = index == first ? DayNumber(.min) : DayNumber(index * Self.blockLength)
      if result.isEmpty { result.reserveCapacity(block.count) }
      for occurrence in block {
        if occurrence.firstDay >= days.upperBound { break }
        if occurrence.firstDay >= start, occurrence.lastDay >= days.lowerBound { result.append(occurrence) }
      }
    }
    if isComplete { answer = (days, result) }
    return result
  }

  /// The texts and other details of an event, remembered for the next time; `nil` if it is gone or cannot be read.
  public func event(_ id: EventID) -> StoredEvent? {
    if let known = details[id.rawValue] { return known }
    do throws(StoreError) {
      guard let event = try store.event(id) else { return nil }
      if details.count >= Self.detailLimit { details.removeAll(keepingCapacity: true) }
      details[id.rawValue] = event
      return event
    } catch {
      lastError = error
      return nil
    }
  }

  /// Name and colour of a calendar; `nil` if it is gone or cannot be read.
  public func calendar(_ id: CalendarID) -> CalendarInfo? {
    if calendars == nil {
      do throws(StoreError) { calendars = try store.calendars() } catch { lastError = error }
    }
    return calendars?.first { $0.id == id }
  }

  /// Shows everything in another zone from now on.
  public func setDisplayZone(_ zone: ZoneRules) {
    guard zone != displayZone else { return }
    displayZone = zone
    invalidate(nil)
  }

  // MARK: - Blocks

  private func invalidate(_ days: Range<DayNumber>?) {
    if let days {
      if days.isEmpty { return }
      let first = floorDiv(days.lowerBound.rawValue, Self.blockLength)
      let last = floorDiv(days.upperBound.rawValue - 1, Self.blockLength)
      for index in blocks.keys.filter({ first...last ~= $0 }) { blocks[index] = nil }
      if let answer, answer.days.overlaps(days) { self.answer = nil }
    } else {
      blocks.removeAll()
      answer = nil
    }
    details.removeAll(keepingCapacity: true)
    calendars = nil
    lastError = nil
    generation += 1
    onChange?(days)
  }

  private func block(_ index: Int) -> [Occurrence]? {
    clock += 1
    if let known = blocks[index]?.occurrences {
      blocks[index]?.lastUse = clock
      return known
    }
    do throws(StoreError) {
      let occurrences = try load(index)
      if blocks.count >= blockLimit, let oldest = blocks.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        blocks[oldest.key] = nil
      }
      blocks[index] = Block(occurrences: occurrences, lastUse: clock)
      return occurrences
    } catch {
      lastError = error
      return nil
    }
  }

  private func load(_ index: Int) throws(StoreError) -> [Occurrence] {
    let days = DayNumber(index * Self.blockLength)..<DayNumber((index + 1) * Self.blockLength)
    let outlines = try store.outlines(touching: days)
    var overrides = SeriesOverrides()
    if outlines.contains(where: { $0.isRecurring }) {
      for outline in outlines {
        if let time = outline.recurrenceID, let stored = event(outline.id) { overrides.add(stored.event, at: time) }
      }
    }
    var expander = OccurrenceExpander(touching: days, displayZone: displayZone, zones: zones)
    var result: [Occurrence] = []
    result.reserveCapacity(outlines.count)
    for outline in outlines {
      if outline.isRecurring, let stored = event(outline.id), let recurrence = stored.event.recurrence {
        _ = expander.append(
          recurrence, of: outline, replaced: overrides.replacedStarts(of: stored.event), to: &result)
      } else {
        expander.append(outline, to: &result)
      }
    }
    return Self.sorted(result, from: days.lowerBound)
  }

  /// The same as `sorted()`. Most comparisons are those of one number that packs what the order looks at first; moving
  /// such pairs is several times cheaper than moving occurrences.
  private static func sorted(_ occurrences: [Occurrence], from first: DayNumber) -> [Occurrence] {
    var order: [SortKey] = []
    order.reserveCapacity(occurrences.count)
    for (index, occurrence) in occurrences.enumerated() {
      let age = first - occurrence.firstDay
      var key: UInt64 = 0
      // What lasts for thousands of years shares a key and is told apart below.
      if age < 1 << 19 {
        key = UInt64(1 << 20 - age) << 42
        if occurrence.dayCount < 1 << 20 {
          let timed: UInt64 = occurrence.isAllDay ? 0 : 1
          key |= UInt64(1 << 20 - occurrence.dayCount) << 20 | timed << 18 | UInt64(occurrence.startSecond)
        }
      }
      order.append(SortKey(key, index))
    }
    SortKey.sort(&order) { occurrences[Int($0)] < occurrences[Int($1)] }
    return order.map { occurrences[Int($0.index)] }
  }
}
