import Basics
public import CalendarSystems
public import TimeZones

/// The occurrences of a store on an endless axis of days, cached and kept up to date: what views query.
///
///     let timeline = EventTimeline(store: store, displayZone: zone, zones: zones)
///     for occurrence in timeline.occurrences(touching: monday..<monday + 7) {
///       print(timeline.event(occurrence.id.event)?.event.summary ?? "")
///     }
///
/// Works in aligned blocks of 56 days, which are expanded on the first query, kept while in use, and dropped when the
/// store reports changes to their days. Not for use by several threads.
public final class EventTimeline {
  /// The number of days in a block.
  public static let blockLength = 56

  /// The error of the most recent query of the store, or `nil`. Days that cannot be read are shown empty and queried
  /// again.
  public private(set) var lastError: StoreError?
  /// A number that increases whenever occurrences or details may have changed.
  public private(set) var generation = 0
  /// A handler that is called after each increase of `generation`, with the affected days; `nil` for all. Must not
  /// change the store.
  public var onChange: ((Range<DayNumber>?) -> Void)?
  /// The zone in which days and clock times are displayed.
  public private(set) var displayZone: ZoneRules
  /// The calendars whose events are left out, in any order.
  public var hiddenCalendars: [CalendarID] {
    get { hidden }
    set {
      guard newValue != hidden else { return }
      hidden = newValue
      invalidate(nil)
    }
  }

  /// Whether there are calendars, and all of them are hidden.
  package var hidesAllCalendars: Bool {
    guard !hidden.isEmpty else { return false }
    loadCalendars()
    guard let calendars, !calendars.isEmpty else { return false }
    return calendars.allSatisfy { hidden.contains($0.id) }
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
    /// The image, decoded on the first query.
    var image: EventImage??
  }

  private struct Block {
    var occurrences: [Occurrence]
    var incomplete: [EventID]
    var lastUse: Int
  }

  /// Creates a timeline of a store, which it observes.
  /// - Parameters:
  ///   - blockLimit: the number of blocks to keep; the least recently used go first.
  ///   - gap: the treatment of rule starts in the gap of a clock change; see `OccurrenceExpander`.
  public init(
    store: any EventStore, displayZone: ZoneRules, zones: any ZoneProvider, blockLimit: Int = 64,
    gap: GapPolicy = .moveForward
  ) {
    self.store = store
    self.displayZone = displayZone
    self.zones = zones
    self.blockLimit = max(blockLimit, 1)
    self.gap = gap
    // The token belongs to this object and ends with it.
    token = store.observe(callback(to: self) { $0.invalidate($1.days) })
  }

  /// Returns everything displayed on one of `days`, in layout order. A repeated query is answered from the cache.
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
      // What began in an earlier block was taken from there.
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

  /// Returns the series of which some instances on `days` may be missing, because their rules exceed the budget of an
  /// expansion: millions of instances, or a COUNT that has to be counted through. In ascending order; empty except for
  /// pathological rules.
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

  /// Returns an event with its details, cached; `nil` if it does not exist or cannot be read.
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

  /// Returns the image of an event, `Event.image`, cached; `nil` if it has none, does not exist or cannot be read.
  public func image(of id: EventID) -> EventImage? {
    event(id).flatMap { image(of: id, $0.event) }
  }

  /// Returns the image of an event that `event(_:)` returned; nearly free for an event without images.
  package func image(of id: EventID, _ event: Event) -> EventImage? {
    guard event.mayHaveImage else { return nil }
    if let known = details[id.rawValue]?.image { return known }
    let image = event.image
    details[id.rawValue]?.image = .some(image)
    return image
  }

  /// Returns a calendar; `nil` if it does not exist or cannot be read.
  public func calendar(_ id: CalendarID) -> CalendarInfo? {
    loadCalendars()
    return calendars?.first { $0.id == id }
  }

  private func loadCalendars() {
    guard calendars == nil else { return }
    do throws(StoreError) { calendars = try store.calendars() } catch { lastError = error }
  }

  /// Displays everything in another zone.
  public func setDisplayZone(_ zone: ZoneRules) {
    guard zone != displayZone else { return }
    displayZone = zone
    invalidate(nil)
  }

  // MARK: - Search

  /// Returns the day nearest to another one on which something is displayed that is no background; `nil` if nothing is
  /// found in some steps. For a day with nothing near it: what lies near is read as a whole.
  package func nearestDay(to day: DayNumber) -> DayNumber? {
    let far = EventExtent.farFuture
    let day = min(max(day, DayNumber(-far.rawValue)), far)
    var budget = Self.searchLimit
    var length = Self.blockLength
    while true {
      let next = nearest(to: day, in: day..<min(day + length, far + 1), &budget)
      let last = nearest(to: day, in: max(day - length, DayNumber(-far.rawValue))..<day, &budget)
      if let next, let last { return next - day <= day - last ? next : last }
      if let found = next ?? last { return found }
      guard length < 2 * far.rawValue else { return nil }
      // Numbers have 32 bits in WebAssembly.
      length *= min(8, 2 * far.rawValue / length + 1)
    }
  }

  /// Returns the day nearest to `day`, which is the first or follows the last of `days`, on which something is
  /// displayed. Halves the days until they are few; a range without events costs one query of the store.
  private func nearest(to day: DayNumber, in days: Range<DayNumber>, _ budget: inout Int) -> DayNumber? {
    guard !days.isEmpty, budget > 0 else { return nil }
    budget -= 1
    let count = days.upperBound - days.lowerBound
    let isAfter = days.lowerBound >= day
    guard count > Self.blockLength else {
      var best: DayNumber?
      for occurrence in occurrences(touching: days) where !occurrence.isBackground {
        let found = isAfter ? max(occurrence.firstDay, days.lowerBound) : min(occurrence.lastDay, days.upperBound - 1)
        best = best.map { isAfter ? min($0, found) : max($0, found) } ?? found
      }
      return best
    }
    do throws(StoreError) { if try store.outlines(touching: days).isEmpty { return nil } } catch { return nil }
    let middle = days.lowerBound + count / 2
    let (low, high) = (days.lowerBound..<middle, middle..<days.upperBound)
    return nearest(to: day, in: isAfter ? low : high, &budget) ?? nearest(to: day, in: isAfter ? high : low, &budget)
  }

  /// The number of ranges of days that a search looks at: rules without instances may claim any number of days. Enough
  /// for the decades that a rule of leap days may claim after its last instance.
  private static let searchLimit = 1024

  // MARK: - Blocks

  /// Returns the blocks of a range of at least one day.
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

  /// Appends instances that an override moved to days which their series does not touch.
  private func appendDistant(
    _ outlines: [EventOutline], _ overrides: inout SeriesOverrides, by expander: inout OccurrenceExpander,
    to block: inout Block
  ) throws(StoreError) {
    for outline in outlines {
      guard let start = outline.recurrenceID, let override = event(outline.id)?.event,
        override.recurrenceRange == .thisAndFuture, !overrides.isExpanded(override)
      else { continue }
      // The series is found by the day of the replaced instance.
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

  /// Returns `sorted()`, several times faster: most comparisons are those of one number that packs the leading
  /// criteria, and moving such keys is cheaper than moving occurrences.
  private static func sorted(_ occurrences: [Occurrence], from first: DayNumber) -> [Occurrence] {
    var order: [SortKey] = []
    order.reserveCapacity(occurrences.count)
    for (index, occurrence) in occurrences.enumerated() {
      let age = first - occurrence.firstDay
      var key: UInt64 = 0
      // Occurrences of thousands of years share a key and are told apart below.
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
