import Basics
import CalendarSystems

/// The stored events and the index of their days, kept consistent.
///
/// Events are unordered: the last event takes the place of a removed one.
struct EventTable {
  private(set) var records: [StoredEvent] = []
  private var extents: [Range<DayNumber>] = []
  /// The positions by identifier.
  private var positions = PositionTable()
  private var index = IntervalIndex()
  /// The positions by UID and calendar; created on the first query for them.
  private var series: SeriesIndex?

  var count: Int { records.count }

  func position(of id: EventID) -> Int? { positions[id.rawValue] }

  func extent(at position: Int) -> Range<DayNumber> { extents[position] }

  /// Returns the outlines of the indexed events that touch some days, in the order of the index. Takes O(log n) before
  /// the first one.
  func outlines(touching days: Range<DayNumber>) -> [EventOutline] {
    var result: [EventOutline] = []
    index.forEachKey(overlapping: days) { key in
      if let position = positions[key] {
        result.append(EventOutline(id: records[position].id, event: records[position].event))
      }
    }
    return result
  }

  /// Returns the events with a UID in a calendar, in the order of `EventStore.events(uid:in:)`.
  mutating func events(uid: String, in calendar: CalendarID) -> [StoredEvent] {
    if series == nil { series = SeriesIndex(records) }
    var result: [StoredEvent] = []
    series?.forEachPosition(Event.seriesHash(uid, calendar)) { position in
      let event = records[position].event
      if event.calendar == calendar, event.uid.hasSameBytes(as: uid) { result.append(records[position]) }
    }
    return StoredEvent.ordered(result)
  }

  /// Reserves capacity for a number of further events, and at least for half of the existing number; otherwise, many
  /// small loads would each copy all events.
  mutating func reserve(_ number: Int) {
    let total = records.count + number
    guard total > records.capacity else { return }
    let room = max(total, records.count + records.count / 2)
    records.reserveCapacity(room)
    extents.reserveCapacity(room)
  }

  /// Appends an event, without indexing it.
  mutating func append(_ record: StoredEvent) -> IntervalIndex.Entry {
    let extent = EventExtent.days(of: record.event)
    positions[record.id.rawValue] = records.count
    records.append(record)
    extents.append(extent)
    series?.append(record.event.seriesHash)
    return IntervalIndex.Entry(days: extent, key: record.id.rawValue)
  }

  /// Indexes appended events.
  mutating func insert(_ entries: [IntervalIndex.Entry]) { index.insert(contentsOf: entries) }

  /// Indexes an appended event.
  mutating func insert(_ entry: IntervalIndex.Entry) { index.insert(entry) }

  mutating func replace(at position: Int, with event: Event, revision: Revision) {
    let id = records[position].id
    let extent = EventExtent.days(of: event)
    if extent != extents[position] {
      index.remove(IntervalIndex.Entry(days: extents[position], key: id.rawValue))
      index.insert(IntervalIndex.Entry(days: extent, key: id.rawValue))
      extents[position] = extent
    }
    records[position] = StoredEvent(id: id, revision: revision, event: event)
    series?.replace(at: position, with: event.seriesHash)
  }

  mutating func setRevision(_ revision: Revision, at position: Int) { records[position].revision = revision }

  mutating func remove(at position: Int) -> StoredEvent {
    let record = records[position]
    index.remove(IntervalIndex.Entry(days: extents[position], key: record.id.rawValue))
    positions[record.id.rawValue] = nil
    let last = records.count - 1
    if position < last {
      records[position] = records[last]
      extents[position] = extents[last]
      positions[records[position].id.rawValue] = position
    }
    records.removeLast()
    extents.removeLast()
    series?.remove(at: position)
    return record
  }
}
