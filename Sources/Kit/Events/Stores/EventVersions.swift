import Basics
import CalendarSystems
import TimeZones

/// Selects the valid version of events of which files and feeds contain several versions.
public enum EventVersions {
  /// Removes the events that another version in the list supersedes, and returns the rest in order. Call it before
  /// loading events into a store.
  ///
  /// Versions are events of one calendar with the same UID, `recurrenceID`, and range. The version with the highest
  /// SEQUENCE is valid, then the one with the latest DTSTAMP, then the last one in the list (RFC 5545, 3.8.7.4; RFC
  /// 5546, 2.1.5). Both properties are read from `Event.otherLines`; a missing SEQUENCE is 0, and a missing DTSTAMP
  /// precedes all others.
  ///
  /// Single events that share a UID and have no SEQUENCE are kept if they start at different times: such files are
  /// invalid, but contain different events. An override with a lower SEQUENCE than its series is removed if
  /// the series excludes its occurrence. The cost is a sort, plus a comparison of each pair of masters with one UID and
  /// of each pair of overrides of one occurrence.
  public static func latest(of events: [Event]) -> [Event] {
    // Sorted so that events of one UID are adjacent.
    var order: [SortKey] = []
    order.reserveCapacity(events.count)
    // Events are large, so they are sorted by key and not copied.
    for index in events.indices { order.append(SortKey(events[index].seriesHash, index)) }
    SortKey.sort(&order)
    var isReplaced: [Bool] = []
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, order[end].key == order[start].key { end += 1 }
      if end - start > 1 {
        if isReplaced.isEmpty { isReplaced = [Bool](repeating: false, count: events.count) }
        markReplaced(order[start..<end], events, &isReplaced)
      }
      start = end
    }
    if isReplaced.isEmpty { return events }
    return events.indices.filter { !isReplaced[$0] }.map { events[$0] }
  }

  /// Marks the superseded events of a group: among the masters and single events, and among the overrides of each
  /// occurrence.
  private static func markReplaced(_ group: ArraySlice<SortKey>, _ events: [Event], _ isReplaced: inout [Bool]) {
    var masters: [SortKey] = []
    var overrides: [SortKey] = []
    for key in group {
      if let start = events[Int(key.index)].recurrenceID {
        overrides.append(SortKey(UInt64(bitPattern: start.writtenReading.secondsAsUTC), Int(key.index)))
      } else {
        masters.append(key)
      }
    }
    mark(masters[...], masters, events, &isReplaced)
    SortKey.sort(&overrides)
    var start = 0
    while start < overrides.count {
      var end = start + 1
      while end < overrides.count, overrides[end].key == overrides[start].key { end += 1 }
      mark(overrides[start..<end], masters, events, &isReplaced)
      start = end
    }
  }

  /// Marks the replaced events of some that may be versions of each other, by comparing each pair and, if they are
  /// overrides, each with the masters.
  private static func mark(
    _ group: ArraySlice<SortKey>, _ masters: [SortKey], _ events: [Event], _ isReplaced: inout [Bool]
  ) {
    for key in group {
      let index = Int(key.index)
      let event = events[index]
      for key in group where Int(key.index) != index && event.isOfSeries(of: events[Int(key.index)]) {
        let other = events[Int(key.index)]
        guard isVersion(event, of: other) else { continue }
        let order = compare(other, event)
        if order > 0 || (order == 0 && Int(key.index) > index) { isReplaced[index] = true }
      }
      if event.recurrenceID == nil { continue }
      for key in masters where event.isOfSeries(of: events[Int(key.index)]) {
        let other = events[Int(key.index)]
        if other.excepts(event), sequence(other) > sequence(event) { isReplaced[index] = true }
      }
    }
  }

  private static func isVersion(_ a: Event, of b: Event) -> Bool {
    guard a.recurrenceID == b.recurrenceID, a.recurrenceRange == b.recurrenceRange else { return false }
    if a.recurrenceID != nil || a.recurrence != nil || b.recurrence != nil { return true }
    return a.start == b.start || sequence(a) != sequence(b)
  }

  /// Returns a number above 0 if `a` is later, below 0 if `b` is.
  private static func compare(_ a: Event, _ b: Event) -> Int {
    let (first, second) = (sequence(a), sequence(b))
    if first != second { return first > second ? 1 : -1 }
    let (stamp, other) = (stamp(a), stamp(b))
    return stamp == other ? 0 : stamp > other ? 1 : -1
  }

  /// Returns the SEQUENCE of an event; 0 if it has none.
  public static func sequence(_ event: Event) -> Int64 { number(in: event, "SEQUENCE") }

  /// Returns the digits of DTSTAMP as one number.
  private static func stamp(_ event: Event) -> Int64 { number(in: event, "DTSTAMP") }

  /// Returns the digits in the value of a line as one number, at most 15.
  private static func number(in event: Event, _ name: StaticString) -> Int64 {
    for line in event.otherLines {
      guard let value = line.value(ofLineNamed: name) else { continue }
      var number: Int64 = 0
      for byte in value where 48...57 ~= byte && number < 100_000_000_000_000 {
        number = number * 10 + Int64(byte - 48)
      }
      return number
    }
    return 0
  }
}

extension Event {
  /// Returns whether this is a series that excludes the occurrence of an override.
  fileprivate func excepts(_ override: Event) -> Bool {
    guard let recurrence, recurrenceID == nil, let start = override.recurrenceID else { return false }
    for time in recurrence.exceptions {
      if time == start || (time.isDay && time.writtenDay == start.writtenDay) { return true }
    }
    return false
  }
}

extension String {
  /// Returns the value after the colon, if this is a content line of that name, in any case.
  func value(ofLineNamed name: StaticString) -> Substring.UTF8View? {
    var index = utf8.startIndex
    for offset in 0..<name.utf8CodeUnitCount {
      guard index < utf8.endIndex, utf8[index] & 0xDF == name.utf8Start[offset] & 0xDF else { return nil }
      index = utf8.index(after: index)
    }
    guard index < utf8.endIndex, utf8[index] == UInt8(ascii: ":") || utf8[index] == UInt8(ascii: ";") else {
      return nil
    }
    while index < utf8.endIndex, utf8[index] != UInt8(ascii: ":") { index = utf8.index(after: index) }
    guard index < utf8.endIndex else { return nil }
    return self[utf8.index(after: index)...].utf8
  }
}
