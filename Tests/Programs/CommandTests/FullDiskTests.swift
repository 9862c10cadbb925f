import Almanac
import EventDatabase
import EventStores
import Foundation
import RawClient
import Testing

/// The server of the program on a small disk of its own, which fills up again and again.
///
/// The disk is a tmpfs, which only the administrator can mount; without one the test says so and is left out.
@Suite("the server and a full disk")
struct FullDiskTests {
  @Test("ED-142: a disk that is full at any write is answered with 507, loses nothing, and goes on when there is room")
  func server() async throws {
    try await Self.withSmallDisk { disk in
      let site = try disk.write("", "site/index.html")
      let path = disk.path("a.sqlite")
      try SQLiteEventStore(path: path).apply(
        .putCalendar(CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))))
      let server = try ServerProcess(
        folder: URL(fileURLWithPath: site).deletingLastPathComponent().path, database: path)
      defer { server.end() }
      var tag: String?
      var number = 0
      var failures = 0
      for pages in 0..<24 {
        try Self.fill(disk, leaving: pages * 4_096)
        // Until a write fails, or the database has found room in itself.
        for _ in 0..<40 {
          let answer = try await Self.put(number + 1, tag, server)
          if answer.status == 507 {
            failures += 1
            #expect(answer.body.contains(#""error":"the change cannot be kept: "#), "\(answer.body)")
            break
          }
          #expect(answer.status == 201 || answer.status == 204, "\(answer.body)")
          (tag, number) = (answer.tag, number + 1)
        }
        let shown = try await server.answer("GET /api/calendars/1/events/a").body
        #expect(number == 0 || shown.contains("SUMMARY:\(number)\r\n"), "with \(pages) pages")
        try FileManager.default.removeItem(atPath: disk.path("filler"))
        let answer = try await Self.put(number + 1, tag, server)
        #expect(answer.status == 201 || answer.status == 204, "with \(pages) pages: \(answer.body)")
        (tag, number) = (answer.tag, number + 1)
      }
      #expect(failures >= 12, "\(failures)")
      let status = await server.stop()
      #expect(status == 0)
      #expect(try SQLiteEventStore.findings(path: path).isEmpty)
      let events = try SQLiteEventStore(path: path).events(uid: "a", in: CalendarID(1))
      #expect(events.map { $0.event.summary } == ["\(number)"])
    }
  }

  /// Replaces the event "a" by one of 3,000 bytes that says a number.
  private static func put(_ number: Int, _ tag: String?, _ server: ServerProcess) async throws -> ServerProcess.Answer {
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:a", "DTSTART:20261121T090000Z", "SUMMARY:\(number)",
      "DESCRIPTION:\(String(repeating: "\(number) ", count: 1_000))", "END:VEVENT", "END:VCALENDAR", "",
    ]
    let condition = tag.map { "If-Match: \($0)" } ?? "If-None-Match: *"
    return try await server.answer(
      "PUT /api/calendars/1/events/a", headers: ["Content-Type: text/calendar", condition],
      body: lines.joined(separator: "\r\n"))
  }

  /// Fills a disk but for some bytes.
  private static func fill(_ disk: Folder, leaving bytes: Int) throws {
    try disk.write("", "filler")
    let descriptor = open(disk.path("filler"), O_WRONLY)
    defer { close(descriptor) }
    let page = [UInt8](repeating: 0, count: 4_096)
    var size = 0
    while write(descriptor, page, page.count) == page.count { size += page.count }
    ftruncate(descriptor, off_t(max(0, size - bytes)))
  }

  /// Runs `body` with a disk of 16 MB.
  private static func withSmallDisk(_ body: (Folder) async throws -> Void) async throws {
    try await Folder.with { folder in
      let disk = try folder.write("", "disk/mount")
      let place = URL(fileURLWithPath: disk).deletingLastPathComponent()
      guard (try? run("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", place.path])) == 0 else {
        return print("left out: no disk of 16 MB can be mounted")
      }
      defer { _ = try? run("umount", [place.path]) }
      try await body(Folder(url: place))
    }
  }

  private static func run(_ name: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
