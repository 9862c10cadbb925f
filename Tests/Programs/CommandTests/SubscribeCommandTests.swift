import Almanac
import EventDatabase
import EventStores
import Foundation
import RawClient
import SystemServices
import Testing

@Suite("almanac subscribe")
struct SubscribeCommandTests {
  private static let calendar =
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nNAME:School\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20261121\r\n"
    + "SUMMARY:Trip\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"

  /// A database with the calendar "Work", and a server that answers with `text`.
  private static func with(
    _ text: Lock<String>, _ body: (_ url: String, _ database: [String], RawServer) throws -> Void
  ) throws {
    let server = try RawServer { _ in
      let text = text.withLock { $0 }
      return "HTTP/1.1 200 OK\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)"
    }
    defer { server.end() }
    try Folder.with { folder in
      let path = folder.path("a.sqlite")
      let store = try SQLiteEventStore(path: path)
      try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
      try store.close()
      try body("http://127.0.0.1:\(server.port)/5c0e.ics?key=5c0e", ["--database", path], server)
    }
  }

  private static func titles(_ path: String) throws -> [String] {
    let store = try SQLiteEventStore(path: path)
    defer { try? store.close() }
    return try store.objects(touching: DayNumber(20_000)..<DayNumber(21_000)).map { $0.events[0].event.summary }
  }

  @Test("SY-21, SY-26: a calendar is added, listed without its secret, refreshed, kept if broken, and removed")
  func life() throws {
    let text = Lock(Self.calendar)
    try Self.with(text) { url, database, server in
      let added = try Program.run(["subscribe", url, "--allow-private-fetch"] + database)
      #expect(added == Program.Outcome(status: 0, output: "2\tSchool\n"))
      let named = try Program.run(["subscribe", "add", url, "--calendar", "Trips", "--allow-private-fetch"] + database)
      #expect(named == Program.Outcome(status: 0, output: "3\tTrips\n"))
      let list = try Program.run(["subscribe", "list"] + database)
      let lines = list.output.split(separator: "\n").map { $0.split(separator: "\t") }
      #expect(
        lines.map { $0.prefix(3) } == [
          ["2", "School", "http://127.0.0.1:\(server.port)/…"], ["3", "Trips", "http://127.0.0.1:\(server.port)/…"],
        ])
      #expect(lines.allSatisfy { $0.count == 4 && $0[3].hasPrefix("last read 20") })
      #expect(try Self.titles(database[1]) == ["Trip", "Trip"])
      text.withLock { $0 = String(Self.calendar.dropLast(20)) }
      let broken = try Program.run(["subscribe", "refresh", "2"] + database)
      #expect(broken.status == 1 && broken.output.hasSuffix("\tthe response ends before the end of the calendar\n"))
      #expect(try Self.titles(database[1]) == ["Trip", "Trip"])
      #expect(try Program.run(["subscribe", "list"] + database).output.contains("the response ends before"))
      text.withLock { $0 = Self.calendar.replacingOccurrences(of: "Trip", with: "Fair") }
      let refreshed = try Program.run(["subscribe", "refresh"] + database)
      #expect(refreshed.status == 0 && refreshed.output.split(separator: "\n").count == 2 && refreshed.error.isEmpty)
      #expect(try Self.titles(database[1]) == ["Fair", "Fair"])
      #expect(try Program.run(["subscribe", "remove", "Trips"] + database) == Program.Outcome(status: 0))
      #expect(try Program.run(["subscribe", "list"] + database).output.hasPrefix("2\tSchool\t"))
      #expect(try Program.run(["check"] + database).status == 0)
    }
  }

  @Test("what is wrong is said without the secret of the URL, and nothing is added")
  func refused() throws {
    try Self.with(Lock("<html>")) { url, database, server in
      let path = database[1], shown = "http://127.0.0.1:\(server.port)/…"
      let cases = [
        ([url], "\(shown): the URL leads to a private network, which needs --allow-private-fetch"),
        ([url, "--allow-private-fetch"], "\(shown): the response is a web page, not a calendar"),
        ([url, "--calendar", "Work"], "there is already a calendar \"Work\""),
        (["remove", "Work"], "the calendar \"Work\" is no subscription"),
        (["refresh", "Club"], "there is no calendar \"Club\", expected one of 1 (Work)"),
      ]
      for (arguments, message) in cases {
        let outcome = try Program.run(["subscribe"] + arguments + database)
        #expect(outcome == Program.Outcome(status: 1, error: "\(path): \(message)\n"))
      }
      for arguments in [[], ["ftp://example.org/a"], [url, "--calendar", " "], ["remove"]] {
        #expect(try Program.run(["subscribe"] + arguments + database).status == 2, "\(arguments)")
      }
      #expect(try Program.run(["subscribe", "list"] + database) == Program.Outcome(status: 0))
      let secret = Data("5c0e".utf8)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)).range(of: secret) == nil)
    }
  }
}
