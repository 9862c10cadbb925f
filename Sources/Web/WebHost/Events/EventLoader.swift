package import Almanac

/// Loads events into the store of a page: from files, from a server, and from the page's sources.
package final class EventLoader {
  package let store = MemoryEventStore()
  /// The zones of the page and the files.
  package let zones: CalendarFileZones
  /// The origin of each calendar.
  private(set) var sources: [Source] = []
  private(set) var nextCalendar: Int64 = 1
  /// The server's calendar objects that are in the store, or were edited or deleted there, by `key(_:_:)`.
  private var known = KeySet()
  /// The access to the calendars of a server.
  var serverAccess = CalendarAccess.full
  /// Whether events come from a server.
  var hasServer = false
  /// The calendars that were added without events; see `addCalendars(of:to:)`.
  var declared: [CalendarID] = []
  /// The numbers of server calendars that the user deleted, which answers may still contain.
  var deletedNumbers: [Int64] = []
  /// Called when the store rejects a change of the page or its server, or when a text of the server cannot be read.
  var onFailure: ((LoadReport.Failure) -> Void)?

  /// - Parameter zones: The zones known to the page.
  package init(zones: any ZoneProvider) { self.zones = CalendarFileZones([], behind: zones) }

  enum Origin: Equatable {
    case file(String)
    /// The server's number of the calendar.
    case server(Int64)
    /// The number of a source of the page, and its identifier for the calendar.
    case page(Int, String)

    func isPage(_ source: Int) -> Bool { if case .page(source, _) = self { true } else { false } }

    /// Names are compared by their bytes.
    static func == (a: Origin, b: Origin) -> Bool {
      switch (a, b) {
      case (.file(let name), .file(let other)): name.hasSameBytes(as: other)
      case (.server(let index), .server(let other)): index == other
      case (.page(let source, let id), .page(let other, let otherID)): source == other && id.hasSameBytes(as: otherID)
      default: false
      }
    }
  }

  struct Source {
    var origin: Origin
    var calendar: CalendarID
  }

  /// Loads a file, replacing a file with the same name. `replacesAll` also removes everything else, except for events
  /// from the page's sources. If the file cannot be read, nothing changes.
  func load(file bytes: [UInt8], name: String, replacesAll: Bool) -> LoadReport {
    var report = LoadReport(name: name)
    let origin = Origin.file(name)
    let replaced = sources.filter { source in
      if case .page = source.origin { return false }
      return replacesAll || (!name.utf8.isEmpty && source.origin == origin)
    }
    let id = CalendarID(nextCalendar)
    do throws(ICalendarError) {
      var document = try ICalendarReader.read(bytes, calendar: id)
      zones.add(zonesOf: &document)
      let events = EventVersions.latest(of: document.events)
      put(document, as: id, fallback: name)
      do throws(StoreError) {
        try store.load(events)
        for source in replaced { _ = try store.apply(.deleteCalendar(source.calendar)) }
      } catch {
        apply(.deleteCalendar(id))
        report.failure = .store(error)
        return report
      }
      sources.removeAll { source in replaced.contains { $0.calendar == source.calendar } }
      if replacesAll { known = KeySet() }
      sources.append(Source(origin: origin, calendar: id))
      report.note(document, eventCount: events.count)
    } catch {
      report.failure = .format(error)
    }
    return report
  }

  /// Returns those of the events of a server whose calendar objects are new, and remembers these.
  /// - Parameter new: the calendar objects that are new with this answer.
  func takeUnknown(_ events: ArraySlice<Event>, new: inout KeySet) -> ArraySlice<Event> {
    known.reserve(known.count + events.count)
    var isNew: [Bool] = []
    for event in events {
      let key = Self.key(event.calendar, event.uid)
      if known.insert(key) { _ = new.insert(key) }
      isNew.append(new.contains(key))
    }
    // Usually all are new; then nothing is copied.
    if !isNew.contains(false) { return events }
    return events.indices.filter { isNew[$0 - events.startIndex] }.map { events[$0] }[...]
  }

  /// Records that a calendar object was edited, so that no later answer reverts it.
  func keep(_ uid: String, in calendar: CalendarID) { _ = known.insert(Self.key(calendar, uid)) }

  /// Returns the server's number of a calendar; `nil` for a calendar of a file.
  func serverNumber(of calendar: CalendarID) -> Int64? {
    for source in sources where source.calendar == calendar {
      if case .server(let number) = source.origin { return number }
    }
    return nil
  }

  /// Returns the calendar for a server's number; `nil` if there is none.
  func calendar(serverNumber: Int64) -> CalendarID? {
    sources.first { $0.origin == .server(serverNumber) }?.calendar
  }

  /// Puts a calendar of a server into the store and records its origin.
  func putSource(_ document: ICalendarDocument, as id: CalendarID, number: Int64) {
    put(document, as: id, fallback: "", access: serverAccess)
    sources.append(Source(origin: .server(number), calendar: id))
  }

  private func put(
    _ document: ICalendarDocument, as id: CalendarID, fallback: String, access: CalendarAccess = .full
  ) {
    let color = document.color ?? .standard(forCalendar: id.rawValue)
    putCalendar(CalendarInfo(id: id, name: document.name ?? fallback, color: color, access: access))
  }

  /// Adds a calendar to the store, or changes it.
  func putCalendar(_ info: CalendarInfo) {
    nextCalendar = max(nextCalendar, info.id.rawValue + 1)
    apply(.putCalendar(info))
  }

  /// Applies a change, and reports if the store rejects it.
  func apply(_ change: EventChange) {
    do throws(StoreError) { try store.apply(change) } catch { onFailure?(.store(error)) }
  }

  /// Records the origin of a calendar.
  func record(_ origin: Origin, _ calendar: CalendarID) { sources.append(Source(origin: origin, calendar: calendar)) }

  /// Forgets the origins of calendars that were removed.
  func forgetSources(where isGone: (Origin) -> Bool) { sources.removeAll { isGone($0.origin) } }

  /// The parts of a text, each of which begins with a line BEGIN:VCALENDAR.
  static func calendars(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let pattern = Array("BEGIN:VCALENDAR".utf8)
    // R. N. Horspool, Practical fast searching in strings, 1980: the byte at the end of the pattern determines the
    // step.
    var steps = [Int](repeating: pattern.count, count: 256)
    for index in 0..<pattern.count - 1 { steps[Int(pattern[index])] = pattern.count - 1 - index }
    var starts: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + pattern.count <= bytes.count {
        let last = bytes[index + pattern.count - 1]
        if last == pattern[pattern.count - 1], index == 0 || bytes[index - 1] == 10,
          pattern.indices.allSatisfy({ bytes[index + $0] == pattern[$0] })
        {
          starts.append(index)
        }
        index += steps[Int(last)]
      }
    }
    var parts: [ArraySlice<UInt8>] = []
    for (index, start) in starts.enumerated() {
      parts.append(bytes[start..<(index + 1 < starts.count ? starts[index + 1] : bytes.count)])
    }
    return parts
  }

  /// The identity of a calendar object of a server: a hash (FNV-1a) of its calendar and UID.
  static func key(_ calendar: CalendarID, _ uid: String) -> UInt64 {
    var hash = FNV1a()
    hash.add(calendar.rawValue)
    hash.add(uid)
    return hash.value
  }
}
