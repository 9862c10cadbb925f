import Basics
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
  /// The calendars whose events are left out from now on, in any order.
  public var hiddenCalendars: [CalendarID] {
    get { hidden }
    set {
      guard newValue != hidden else { return }
      hidden = newValue
      invalidate(nil)
    }
  }

  private var hidden: [CalendarID] = []
  private let store: any EventStore
  private let zones: any ZoneProvider
  private let blockLimit: Int
  private let gap: GapPolicy
  private var token: ObservationToken?
  private var blocks: [Int: Block] = [:]
  private var clock = 0
  private var answer: (days: Range<DayNumber>, occurrences: [Occurrence])?
  private var details: [Int64: Detail] = [:]
  private var calendars: [CalendarInfo]?

  private static let detailLimit = 8192

  private struct Detail {
    var stored: StoredEvent
    /// Decoded when first asked for.
    var image: EventImage??
  }

  private struct Block {
    var occurrences: [Occurrence]
    var incomplete: [EventID]
    var lastUse: Int
  }

  /// - Parameters:
  ///   - blockLimit: how many blocks are kept; those unused for longest go first.
  ///   - gap: what becomes of starts of rules that clocks skip; see `OccurrenceExpander`.
  public init(
    store: any EventStore, displayZone: ZoneRules, zones: any ZoneProvider, blockLimit: Int = 64,
    gap: GapPolicy = .moveForward
  ) {
    self.store = store
    self.displayZone = displayZone
    self.zones = zones
    self.blockLimit = max(blockLimit, 1)
    self.gap = gap
    // The token is this object's own and ends with it.
    token = store.observe(callback(to: self) { $0.invalidate($1.days) })
  }

  /// Everything shown on one of `days`, in the order of layout. Takes no time worth mentioning when asked again.
  public func occurrences(touching days: Range<DayNumber>) -> [Occurrence] {
    guard !days.isEmpty else { return [] }
    if let answer, answer.days == days { return answer.occurrences }
    let indices = Self.indices(touching: days)
    var result: [Occurrence] = []
    var isComplete = true
    for index in indices {
      guard let block = block(index) else {
        isComplete = false
        continue
      }
      // What began in a block before was taken from there.
      let start = index == indices.lowerBound ? DayNumber(.min) : DayNumber(index * Self.blockLength)
      if result.isEmpty { result.reserveCapacity(block.count) }
      for occurrence in block {
        if occurrence.firstDay >= days.upperBound { break }
        if occurrence.firstDay >= start, occurrence.lastDay >= days.lowerBound { result.append(occurrence) }
      }
    }
    if isComplete { answer = (days, result) }
    return result
  }

  /// The series of which some instances on `days` may be missing, because their rules would take too long to expand:
  /// millions of instances, or a COUNT that has to be counted through. In ascending order; empty except for pathological
  /// rules.
  public func incompleteEvents(touching days: Range<DayNumber>) -> [EventID] {
    guard !days.isEmpty else { return [] }
    var result: [EventID] = []
    for index in Self.indices(touching: days) {
      _ = block(index)
      for id in blocks[index]?.incomplete ?? [] where !result.contains(id) {
        result.insert(id, at: result.firstIndex { id < $0 } ?? result.count)
      }
    }
    return result
  }

  /// The texts and other details of an event, remembered for the next time; `nil` if it is gone or cannot be read.
  public func event(_ id: EventID) -> StoredEvent? {
    if let known = details[id.rawValue] { return known.stored }
    do throws(StoreError) {
      guard let event = try store.event(id) else { return nil }
      if details.count >= Self.detailLimit { details.removeAll(keepingCapacity: true) }
      details[id.rawValue] = Detail(stored: event)
      return event
    } catch {
      lastError = error
      return nil
    }
  }

  /// The image of an event, `Event.image`, remembered for the next time; `nil` if it has none, is gone or cannot be read.
  public func image(of id: EventID) -> EventImage? {
    event(id).flatMap { image(of: id, $0.event) }
  }

  /// The same for those who have the event, which `event(_:)` gave; takes next to no time where it has none.
  package func image(of id: EventID, _ event: Event) -> EventImage? {
    guard event.mayHaveImage else { return nil }
    if let known = details[id.rawValue]?.image { return known }
    let image = event.image
    details[id.rawValue]?.image = .some(image)
    return image
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

  /// The blocks that some days, at least one, lie in.
  private static func indices(touching days: Range<DayNumber>) -> ClosedRange<Int> {
    floorDiv(days.lowerBound.rawValue, blockLength)...floorDiv(days.upperBound.rawValue - 1, blockLength)
  }

  private func invalidate(_ days: Range<DayNumber>?) {
    if let days {
      if days.isEmpty { return }
      let indices = Self.indices(touching: days)
      for index in blocks.keys.filter({ indices ~= $0 }) { blocks[index] = nil }
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
      let block = try load(index)
      if blocks.count >= blockLimit, let oldest = blocks.min(by: { $0.value.lastUse < $1.value.lastUse }) {
        blocks[oldest.key] = nil
      }
      blocks[index] = block
      return block.occurrences
    } catch {
      lastError = error
      return nil
    }
  }

  private func load(_ index: Int) throws(StoreError) -> Block {
    let days = DayNumber(index * Self.blockLength)..<DayNumber((index + 1) * Self.blockLength)
    var outlines = try store.outlines(touching: days)
    if !hidden.isEmpty { outlines.removeAll { isHidden($0.id) } }
    var overrides = SeriesOverrides()
    for outline in outlines where outline.recurrenceID != nil {
      if let stored = event(outline.id) { overrides.add(stored.event, outline) }
    }
    var expander = OccurrenceExpander(touching: days, displayZone: displayZone, zones: zones, gap: gap)
    var block = Block(occurrences: [], incomplete: [], lastUse: clock)
    block.occurrences.reserveCapacity(outlines.count)
    for outline in outlines {
      if outline.isRecurring, let stored = event(outline.id), let recurrence = stored.event.recurrence {
        append(recurrence, of: outline, overrides.take(stored.event), by: &expander, to: &block)
      } else {
        expander.append(outline, to: &block.occurrences)
      }
    }
    if overrides.hasFollowing { try appendDistant(outlines, &overrides, by: &expander, to: &block) }
    markBackgrounds(outlines, in: &block)
    block.occurrences = Self.sorted(block.occurrences, from: days.lowerBound)
    return block
  }

  private func markBackgrounds(_ outlines: [EventOutline], in block: inout Block) {
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

  private func append(
    _ recurrence: Recurrence, of outline: EventOutline, _ overrides: (replaced: [EventTime], following: [EventOutline]),
    by expander: inout OccurrenceExpander, to block: inout Block
  ) {
    let outcome = expander.append(
      recurrence, of: outline, replaced: overrides.replaced, following: overrides.following, to: &block.occurrences)
    if outcome == .limitReached { block.incomplete.append(outline.id) }
  }

  /// Adds instances that an override moved to days which their series itself does not touch.
  private func appendDistant(
    _ outlines: [EventOutline], _ overrides: inout SeriesOverrides, by expander: inout OccurrenceExpander,
    to block: inout Block
  ) throws(StoreError) {
    for outline in outlines {
      guard let start = outline.recurrenceID, let override = event(outline.id)?.event,
        override.recurrenceRange == .thisAndFuture, !overrides.isExpanded(override)
      else { continue }
      // The series is found where the replaced instance would have been.
      let day = start.writtenDay
      for master in try store.outlines(touching: day - 2..<day + 3) where master.isRecurring {
        guard let stored = event(master.id), let recurrence = stored.event.recurrence,
          stored.event.isOfSeries(of: override)
        else { continue }
        append(recurrence, of: master, overrides.take(stored.event), by: &expander, to: &block)
        break
      }
    }
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
