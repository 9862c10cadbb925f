import Basics
public import CalendarSystems
public import TimeZones

/// The occurrences of a store on an endless axis of days, cached and kept up to date. Views query it.
///
///     let timeline = EventTimeline(store: store, displayZone: zone, zones: zones)
///     for occurrence in timeline.occurrences(touching: monday..<monday + 7) {
///       print(timeline.event(occurrence.id.event)?.event.summary ?? "")
///     }
///
/// Works in aligned blocks of 56 days, which are expanded on the first query and kept while in use. If the store
/// reports which events changed, their occurrences are updated in place; otherwise, the affected blocks are dropped.
/// Not thread-safe.
public final class EventTimeline {
  /// The number of days in a block.
  public static let blockLength = 56

  /// The error of the most recent query of the store, or `nil`. Days that cannot be read are shown empty and are
  /// queried again.
  public internal(set) var lastError: StoreError?
  /// A number that increases whenever occurrences or details may have changed.
  public internal(set) var generation = 0
  /// A handler that is called after each increase of `generation`, with the affected days, or `nil` for all. It must
  /// not change the store.
  public var onChange: ((Range<DayNumber>?) -> Void)?
  /// The zone in which days and clock times are displayed.
  public private(set) var displayZone: ZoneRules
  /// The calendars whose events are hidden, in any order.
  public var hiddenCalendars: [CalendarID] {
    get { hidden }
    set {
      guard newValue != hidden else { return }
      hidden = newValue
      invalidate(nil)
    }
  }

  /// The time of day, in minutes, 0...1,440, up to which an event may end on the next day without being listed there.
  /// Events that last less than 24 hours and end by then have `Occurrence.isListedOnFirstDay` set. With the default, 0,
  /// every event is listed on all its days. A `CalendarView` sets the value from its configuration.
  public var nextDayThreshold: Int {
    get { threshold }
    set {
      let minute = min(max(newValue, 0), 1_440)
      guard minute != threshold else { return }
      threshold = minute
      invalidate(nil)
    }
  }

  /// Whether calendars have no lane for all-day events above the hours. A `CalendarView` sets the value from its
  /// configuration.
  package var hidesAllDayLane = false {
    didSet { if hidesAllDayLane != oldValue { invalidate(nil) } }
  }

  /// The order of events that begin on the same day. A `CalendarView` sets the value from its configuration.
  public var order = EventOrder() {
    didSet { if order != oldValue { invalidate(nil) } }
  }

  /// The days for which the store has all events, in order; `nil`, the default, for all days. On other days, for
  /// example while a server cannot be reached, calendars indicate that events may be missing.
  public var loadedDays: [Range<DayNumber>]? {
    didSet {
      guard loadedDays != oldValue else { return }
      generation += 1
      onChange?(nil)
    }
  }

  /// Returns whether the store has all events of a day.
  public func isLoaded(_ day: DayNumber) -> Bool { loadedDays?.contains { $0.contains(day) } != false }

  /// Whether there are calendars, and all of them are hidden.
  package var hidesAllCalendars: Bool {
    guard !hidden.isEmpty else { return false }
    loadCalendars()
    guard let calendars, !calendars.isEmpty else { return false }
    return calendars.allSatisfy { hidden.contains($0.id) }
  }

  /// A handler that is called with the UID and the title of each series before it is expanded. A host whose program may end
  /// there notes them, and tells the next timeline by `showOnce(_:andAll:)`.
  package var willExpand: ((_ uid: String, _ title: String) -> Void)?
  /// The UIDs of the series that are not expanded, and whether none is.
  private var shownOnce: (uids: [String], areAll: Bool) = ([], false)

  private(set) var hidden: [CalendarID] = []
  private var threshold = 0
  let store: any EventStore
  let zones: any ZoneProvider
  let blockLimit: Int
  /// The number of steps that the series of a block may take together; see `OccurrenceExpander`.
  let expansionLimit: Int
  /// What the blocks of the present frame or call may still take; `nil` outside of both.
  var total: ExpansionTotal?
  let gap: GapPolicy
  private var token: ObservationToken?
  /// The blocks by their index.
  var blocks: [Int: TimelineBlock] = [:]
  /// The number of times that a block was used.
  var clock = 0
  /// The answer to the most recent query.
  var answer: (days: Range<DayNumber>, occurrences: [Occurrence])?
  var details: [Int64: Detail] = [:]
  var calendars: [CalendarInfo]?
  /// The events that are marked as not saved yet, and the note on them.
  private(set) var unsaved: (events: [EventID], note: String) = ([], "")
  /// The note on events in read-only calendars; empty for none.
  private var readOnlyNote = ""
  /// The change that `preview(_:)` shows over the store.
  var overlay = EventOverlay()
  /// The latest change that is known by its occurrences, and the generation that it led to.
  var latest: TimelineChange?
  var latestGeneration = 0

  private static let detailLimit = 8192

  /// What is known about an event.
  struct Detail {
    var stored: StoredEvent
    /// The image, decoded on the first query.
    var image: EventImage??
  }

  /// Creates a timeline of a store, which it observes.
  /// - Parameters:
  ///   - blockLimit: the number of blocks to keep; the least recently used blocks are dropped first.
  ///   - gap: the treatment of rule starts in the gap of a clock change; see `OccurrenceExpander`.
  ///   - expansionLimit: the number of steps that the series of a block may take together; each day of an occurrence
  ///     counts as one step. The series share it fairly: only series with more occurrences than the average of what
  ///     others leave are thinned out.
  public init(
    store: any EventStore, displayZone: ZoneRules, zones: any ZoneProvider, blockLimit: Int = 64,
    gap: GapPolicy = .moveForward, expansionLimit: Int = OccurrenceExpander.defaultBudget
  ) {
    self.store = store
    self.displayZone = displayZone
    self.zones = zones
    self.blockLimit = max(blockLimit, 1)
    self.gap = gap
    self.expansionLimit = max(expansionLimit, 1)
    // The token belongs to this object and ends with it.
    token = store.observe(callback(to: self) { $0.storeDidChange($1) })
  }

  /// Returns everything displayed on one of `days`, in layout order. Repeated queries are answered from the cache.
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
      if result.isEmpty, days.upperBound - days.lowerBound > 7 { result.reserveCapacity(block.count) }
      // What began long before is over.
      let reach = days.lowerBound - (blocks[index]?.longest ?? 0)
      for occurrence in block[block.partitioningIndex { $0.firstDay > reach }...] {
        if occurrence.firstDay >= days.upperBound { break }
        if occurrence.firstDay >= start, occurrence.lastDay >= days.lowerBound { result.append(occurrence) }
      }
    }
    if isComplete { answer = (days, result) }
    return result
  }

  /// Returns everything that months, years, and lists show on `days`, in layout order: everything displayed on them,
  /// except for occurrences that are listed only on an earlier day.
  public func occurrences(listedOn days: Range<DayNumber>) -> [Occurrence] {
    var found = occurrences(touching: days)
    // What began before the days comes first.
    let earlier = found.prefix { $0.firstDay < days.lowerBound }
    if earlier.contains(where: { $0.lastListedDay < days.lowerBound }) {
      found.removeAll { $0.lastListedDay < days.lowerBound }
    }
    return found
  }

  /// Returns the series with missing occurrences on `days`, because they exceed their share of the `expansionLimit`:
  /// millions of occurrences, occurrences that last for years and overlap, or a COUNT that requires visiting all
  /// earlier occurrences. A few of their occurrences on each day are present. In ascending order; empty except for
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

  /// Returns whether occurrences of an occurrence's series are missing near its days, as far as these days were
  /// queried.
  package func isIncomplete(_ occurrence: Occurrence) -> Bool {
    let span = Self.indices(touching: occurrence.firstDay..<occurrence.lastDay + 1)
    // An occurrence may begin centuries before the first block that is known.
    for (index, block) in blocks where span.contains(index) {
      if block.incomplete.contains(occurrence.id.event) { return true }
    }
    return false
  }

  /// Returns an event with its details, from a cache; `nil` if it does not exist or cannot be read.
  public func event(_ id: EventID) -> StoredEvent? {
    do throws(StoreError) { return try read(id) } catch {
      lastError = error
      return nil
    }
  }

  func read(_ id: EventID) throws(StoreError) -> StoredEvent? {
    if let known = details[id.rawValue] { return known.stored }
    var stored = try store.event(id)
    if let entry = overlay.entry(id) {
      let revision = stored?.revision ?? Revision(0)
      stored = entry.event.map { StoredEvent(id: id, revision: revision, event: $0) }
    }
    guard let stored else { return nil }
    if details.count >= Self.detailLimit { details.removeAll(keepingCapacity: true) }
    details[id.rawValue] = Detail(stored: stored)
    return stored
  }

  /// Returns the image of an event, `Event.image`, from a cache; `nil` if the event has none, does not exist, or cannot
  /// be read.
  public func image(of id: EventID) -> EventImage? {
    event(id).flatMap { image(of: id, $0.event) }
  }

  /// Returns the image of an event that `event(_:)` returned. Nearly free for an event without images.
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

  /// Marks events that are in the store but not saved in their final place yet, such as a server. Replaces earlier
  /// marks. A circle is displayed before their titles, and the note ends their accessibility labels.
  ///
  ///     timeline.markUnsaved([lunch], note: "Not saved yet")
  public func markUnsaved(_ events: [EventID], note: String) {
    guard events != unsaved.events || !note.hasSameBytes(as: unsaved.note) else { return }
    unsaved = (events, note)
    generation += 1
    onChange?(nil)
  }

  /// Sets the note that ends the labels of events in read-only calendars, while other calendars can be changed. Empty
  /// for no note.
  public func markReadOnly(note: String) {
    guard !note.hasSameBytes(as: readOnlyNote) else { return }
    readOnlyNote = note
    generation += 1
    onChange?(nil)
  }

  /// Returns the note on an event in a read-only calendar; `nil` for other events, and if all calendars are read-only.
  package func readOnlyNote(on event: Event?) -> String? {
    guard let event, !readOnlyNote.utf8.isEmpty, calendar(event.calendar)?.access == .readOnly else { return nil }
    return readOnlyNote
  }

  /// Returns the note on an event that is not saved yet; `nil` for other events.
  package func note(on id: EventID) -> String? { unsaved.events.contains(id) ? unsaved.note : nil }

  /// Shows some series once, at their start, and marks them as incomplete: those during whose expansion a program ended.
  /// - Parameters:
  ///   - uids: the UIDs of the series.
  ///   - areAll: whether the same is true of all other series.
  package func showOnce(_ uids: [String], andAll areAll: Bool = false) {
    shownOnce = (uids, areAll)
    invalidate(nil)
  }

  /// Returns whether a series is not expanded.
  func isShownOnce(_ series: Event) -> Bool {
    shownOnce.areAll || shownOnce.uids.contains { $0.hasSameBytes(as: series.uid) }
  }

  /// Displays all events in another zone.
  public func setDisplayZone(_ zone: ZoneRules) {
    guard zone != displayZone else { return }
    displayZone = zone
    invalidate(nil)
  }
}
