import Almanac
import EventDatabase
import EventStores
import Foundation
import SystemServices

@testable import AlmanacServer

/// A store with two people: Anna, who manages people and owns the calendar 1, and Ben, with a right for it.
enum Family {
  static let anna = PersonSecret(), ben = PersonSecret(), revoked = PersonSecret(), benLink = PersonSecret()
  static let phone = PersonSecret()
  static let start = Instant(seconds: 1_795_261_440)

  /// Returns a store. The events of calendar 1 are "open", "private", and "free", which is private and keeps nobody
  /// busy; calendar 2 belongs to Ben.
  static func store(ben right: Right, at path: String? = nil, words: String = "Dentist") throws
    -> sending SQLiteEventStore
  {
    let store = try path.map { try SQLiteEventStore(path: $0) } ?? SQLiteEventStore()
    for (id, name) in [(1, "Home"), (2, "Ben's")] {
      try store.apply(.putCalendar(CalendarInfo(id: CalendarID(Int64(id)), name: name, color: .named(.blue))))
    }
    let events: [(uid: String, lines: [String])] = [
      ("open", []), ("private", ["CLASS:PRIVATE"]), ("free", ["CLASS:PRIVATE", "TRANSP:TRANSPARENT"]),
    ]
    for (uid, lines) in events {
      try store.apply(
        .insert(
          Event(
            uid: uid, calendar: CalendarID(1), summary: words, start: .day(TestServer.today),
            end: .day(TestServer.today + 1), location: words + " Street", otherLines: lines)))
    }
    _ = try store.addPerson("Anna")
    _ = try store.addPerson("Ben")
    for (person, secret, kind) in [
      (1, anna, PersonKey.Kind.browser), (2, ben, .browser), (2, revoked, .browser), (2, benLink, .link),
      (2, phone, .device),
    ] {
      let key = try store.addKey(
        of: Int64(person), kind: kind, label: "", hash: secret.hash(kind), now: start)
      if secret == revoked { _ = try store.removeKey(key.id) }
    }
    try store.share(Share(calendar: CalendarID(1), person: 2, right: right))
    try store.share(Share(calendar: CalendarID(2), person: 2, right: .write, isOwner: true))
    return store
  }

  /// Returns a clock that moves on by a minute with each look.
  static func clock() -> @Sendable () -> Instant {
    let seconds = Lock(start.seconds)
    return {
      seconds.withLock { seconds in
        seconds += 60
        return Instant(seconds: seconds)
      }
    }
  }

  static func event(_ uid: String, _ summary: String = "", lines: String = "") -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART;VALUE=DATE:20261121\r\n\(lines)"
      + "SUMMARY:\(summary)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
  }
}

extension Client {
  /// Sends a request with the key of a browser.
  func ask(
    _ line: String, as secret: PersonSecret?, headers: [String: String] = [:], json: String? = nil, ics: String? = nil
  ) async throws -> Answer {
    let parts = line.split(separator: " ").map { String($0) }
    var headers = headers
    if let secret { headers["Cookie"] = "other=1; almanac-\(port)=\(secret.text)" }
    if json != nil { headers["Content-Type"] = "application/json" }
    if ics != nil { headers["Content-Type"] = "text/calendar" }
    return try await get(parts[1], method: parts[0], headers: headers, body: json ?? ics)
  }
}
