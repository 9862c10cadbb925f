import Basics
public import CalendarSystems
public import TimeZones

/// Searches the events of a store for words, in time slices of a few milliseconds, however large the store is.
///
///     let search = EventSearch("team berlin", in: store, from: today, displayZone: zone, zones: zones)
///     while search.advance() {}  // or one slice per frame
///     for occurrence in search.results { print(occurrence.firstDay) }
///
/// Every word must occur in the title, location, or description, possibly within a longer word, ignoring case and
/// accents; see `TextFolding`. A recurring event is found once, by its next occurrence. An override is found separately
/// only if its own texts match and the texts of the series do not. Not thread-safe. After the store changes, start a new
/// search.
public final class EventSearch {
  /// The default number of bytes of text and events in a slice: a few milliseconds in WebAssembly, one in native code.
  public static let sliceLength = 400_000

  /// Whether the search is complete.
  public private(set) var isDone: Bool
  /// The error that ended the search, or `nil`.
  public private(set) var error: StoreError?
  /// The number of events found so far; recurring events are counted at the end.
  public private(set) var count = 0

  private let source: any EventScanning
  private let words: [[UInt8]]
  private let hidden: [CalendarID]
  private let limit: Int
  private let nearest: NearestOccurrence
  private var position: Int? = 0
  /// The folded texts of an event; a property to reuse its storage.
  private var text: [UInt8] = []
  private var found: [Occurrence] = []
  private var keys: [SortKey] = []
  private var masters: [StoredEvent] = []
  private var nextMaster = 0
  private var overrides = SeriesOverrides()
  private var matchingOverrides: [StoredEvent] = []
  /// The indices of matching overrides by the hash of their series; `isUsed` marks those already resolved.
  private var overrideKeys: [SortKey] = []
  private var isUsed: [Bool] = []
  private var nextOverride = 0

  /// Creates a search. It does no work until ``advance(work:)`` is called.
  /// - Parameters:
  ///   - query: the words, separated by white space. An empty query finds nothing.
  ///   - day: the day from which results are listed first.
  ///   - hidden: the calendars to leave out.
  ///   - nextDayThreshold: the `EventTimeline.nextDayThreshold` of the calendar that shows the results.
  ///   - limit: the number of results to keep; further ones are only counted.
  public init(
    _ query: String, in source: any EventScanning, from day: DayNumber, displayZone: ZoneRules,
    zones: any ZoneProvider, hidden: [CalendarID] = [], nextDayThreshold: Int = 0, limit: Int = 100
  ) {
    self.source = source
    self.hidden = hidden
    self.limit = max(limit, 0)
    words = Self.words(of: query)
    nearest = NearestOccurrence(
      day: day, displayZone: displayZone, zones: zones, nextDayThreshold: nextDayThreshold)
    isDone = words.isEmpty
  }

  /// The results, at most `limit`: occurrences from the given day on by their start, then earlier ones, latest first.
  /// An occurrence that is still in progress on that day is sorted as if it started then.
  public var results: [Occurrence] {
    trim()
    return found
  }

  /// Searches another slice.
  /// - Parameter work: the number of bytes of text and events to visit.
  /// - Returns: whether there is more to do.
  @discardableResult
  public func advance(work: Int = sliceLength) -> Bool {
    guard !isDone else { return false }
    var rest = max(work, 1)
    if let start = position {
      do throws(StoreError) {
        position = try source.scan(from: start) { event in
          rest -= look(at: event)
          return rest > 0
        }
      } catch {
        self.error = error
        position = nil
      }
      if position == nil { sortOverrides() }
    }
    guard position == nil else { return true }
    while rest > 0, nextMaster < masters.count {
      resolve(masters[nextMaster])
      nextMaster += 1
      rest -= Self.masterCost
    }
    guard nextMaster == masters.count else { return true }
    while rest > 0, nextOverride < overrideKeys.count {
      if !isUsed[nextOverride] {
        resolve(matchingOverrides[Int(overrideKeys[nextOverride].index)], nil)
      }
      nextOverride += 1
      rest -= Self.eventCost
    }
    guard nextOverride == overrideKeys.count else { return true }
    masters = []
    matchingOverrides = []
    isDone = true
    return false
  }

  // MARK: - Parts

  /// The cost of an event in addition to its texts, and `masterCost`, the cost of finding the next occurrence of a
  /// series, in bytes of text.
  private static let eventCost = 24
  private static let masterCost = 4_000
  private static let wordLimit = 16

  private static func words(of query: String) -> [[UInt8]] {
    let folded = TextFolding.fold(query)
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    for byte in folded.prefix(1_000) + [UInt8(ascii: " ")] {
      if byte > UInt8(ascii: " ") {
        word.append(byte)
      } else if !word.isEmpty {
        if words.count < wordLimit { words.append(word) }
        word = []
      }
    }
    return words
  }

  /// Checks one event, and returns the cost.
  private func look(at stored: StoredEvent) -> Int {
    let event = stored.event
    let cost = event.summary.utf8.count + event.location.utf8.count + event.notes.utf8.count + Self.eventCost
    if event.recurrenceID != nil { overrides.add(event, EventOutline(id: stored.id, event: event)) }
    guard !hidden.contains(event.calendar), matches(event, cost) else { return cost }
    if event.recurrenceID != nil {
      matchingOverrides.append(stored)
    } else if event.recurrence != nil {
      masters.append(stored)
    } else {
      keep(nearest.occurrence(of: stored))
    }
    return cost
  }

  /// Returns whether all words occur in the texts of the event.
  /// - Parameter length: an upper bound of the bytes of these texts, plus three.
  private func matches(_ event: Event, _ length: Int) -> Bool {
    if text.count < length { text = Array(repeating: 0, count: 2 * length) }
    return text.withUnsafeMutableBufferPointer { room in
      var end = 0
      for part in [event.summary, event.location, event.notes] where !part.utf8.isEmpty {
        TextFolding.write(part, to: room, at: &end)
        room[end] = UInt8(ascii: "\n")
        end += 1
      }
      let text = UnsafeBufferPointer(rebasing: room[..<end])
      for word in words where !word.withUnsafeBufferPointer({ TextFolding.contains(text, $0) }) { return false }
      return true
    }
  }

  private func resolve(_ master: StoredEvent) {
    let (replaced, following) = overrides.take(master.event)
    resolve(master, nearest.occurrence(of: master, replaced: replaced, following: following))
  }

  /// Keeps the nearest among an occurrence and the matching overrides of the same series.
  private func resolve(_ stored: StoredEvent, _ occurrence: Occurrence?) {
    var best = occurrence
    let key = stored.event.seriesHash
    var index = firstIndex(of: key)
    while index < overrideKeys.count, overrideKeys[index].key == key {
      let override = matchingOverrides[Int(overrideKeys[index].index)]
      if !isUsed[index], override.event.isOfSeries(of: stored.event) {
        isUsed[index] = true
        if let other = nearest.occurrence(of: override) {
          if best.map({ nearest.rank(other) < nearest.rank($0) }) ?? true { best = other }
        }
      }
      index += 1
    }
    keep(best)
  }

  private func sortOverrides() {
    for (index, stored) in matchingOverrides.enumerated() {
      overrideKeys.append(SortKey(stored.event.seriesHash, index))
    }
    SortKey.sort(&overrideKeys)
    isUsed = Array(repeating: false, count: overrideKeys.count)
  }

  private func firstIndex(of key: UInt64) -> Int { overrideKeys.partitioningIndex { $0.key >= key } }

  private func keep(_ occurrence: Occurrence?) {
    guard let occurrence else { return }
    count += 1
    guard limit > 0 else { return }
    found.append(occurrence)
    // Rare enough to be cheap, frequent enough to bound the memory.
    if found.count >= 4 * limit + 64 { trim() }
  }

  /// Sorts the results and drops those beyond the limit.
  private func trim() {
    keys.removeAll(keepingCapacity: true)
    for (index, occurrence) in found.enumerated() { keys.append(SortKey(nearest.rank(occurrence), index)) }
    SortKey.sort(&keys) { [found] in found[Int($0)] < found[Int($1)] }
    found = keys.prefix(limit).map { found[Int($0.index)] }
  }
}
