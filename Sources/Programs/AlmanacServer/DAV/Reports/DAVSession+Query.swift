import Almanac
import EventStores
import Hummingbird

extension DAVSession {
  /// Responds with the objects that match a filter (RFC 4791, 7.8).
  func query(_ body: DAVElement, _ wanted: PropertyRequest, of calendar: DAVCalendar) async throws -> Response {
    let filter = try DAVFilter(body)
    var names: [ObjectName] = []
    if filter.isEmpty {
      // Nothing matches.
    } else if filter.hasRange {
      names = try await namesInRange(filter, of: calendar)
    } else {
      names = try await store.names(in: calendar.info.id, after: 0, limit: .max)
    }
    // People who see only times know other UIDs.
    let isHashed = calendar.right == .freeBusy
    let found = names.filter {
      filter.matches(uid: isHashed ? viewer.uid($0.uid, in: calendar.info.id) : $0.uid)
    }
    return Multistatus.response(isMinimal: isMinimal) { status in
      try await add(found, in: calendar, wanted, to: &status)
    }
  }

  /// Returns the names of the objects with an occurrence in a range of time.
  private func namesInRange(_ filter: DAVFilter, of calendar: DAVCalendar) async throws -> [ObjectName] {
    let id = calendar.info.id
    let starts = try await store.starts(touching: filter.days, in: id)
    var names: [ObjectName] = []
    for start in stride(from: 0, to: starts.count, by: Self.batch) {
      let objects = try await store.wholeObjects(of: Array(starts[start..<min(start + Self.batch, starts.count)]))
      let uids = objects.filter { $0.calendar == id && filter.matchesRange($0) }.map { $0.uid }
      names += try await store.names(of: uids, in: id)
    }
    return names
  }
}
