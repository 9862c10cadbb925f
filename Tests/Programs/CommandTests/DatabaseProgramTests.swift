import Almanac
import EventDatabase
import EventStores
import Foundation
import Testing

@Suite("the program and its database")
struct DatabaseProgramTests {
  @Test("backup, check and restore lead back to what was, and say what is wrong")
  func roundTrip() throws {
    try Folder.with { folder in
      let path = folder.path("a.sqlite")
      let sample = SampleCalendar.make(around: DayNumber(20_000)).insertion
      let store = try SQLiteEventStore(path: path, initial: sample)
      #expect(try run(["backup", folder.path("b"), "--database", path]) == Program.Outcome(status: 0))
      #expect(try run(["check", "--database", path]) == Program.Outcome(status: 0))
      try store.apply(.deleteCalendar(CalendarID(1)))
      #expect(try run(["restore", folder.path("b"), "--database", path]) == Program.Outcome(status: 0))
      #expect(try store.calendars().count == 4)
      for command in ["backup", "restore"] {
        let outcome = try run([command, folder.path("c"), "--database", folder.path("d")])
        let missing = folder.path(command == "backup" ? "d" : "c")
        #expect(outcome == Program.Outcome(status: 1, error: "\(missing): no such file\n"))
      }
      try Data(
        "no database, though it is as long as the head of one: a hundred bytes, as the format says of all files".utf8
      )
      .write(to: URL(fileURLWithPath: folder.path("text")))
      let outcome = try run(["restore", folder.path("text"), "--database", path])
      #expect(outcome.status == 1 && outcome.error.contains("the backup \(folder.path("text")) cannot be read: "))
      #expect(try store.calendars().count == 4)
      #expect(try run(["check", "--database", folder.path("d")]).status == 1)
      #expect(try run(["check", "--database", path, "a.ics"]).status == 2)
    }
  }

  @Test("a disk that is full at any write leaves the database, the backup and the restored one whole")
  func fullDisk() throws {
    try Folder.with { folder in
      let path = folder.path("a.sqlite")
      _ = try SQLiteEventStore(path: path, initial: SampleCalendar.make(around: DayNumber(20_000)).insertion)
      let events = (0..<400).map {
        ["UID:\($0)", "DTSTART;VALUE=DATE:20261121", "DESCRIPTION:\(String(repeating: "x", count: 500))"]
      }
      let file = try folder.writeCalendar(events)
      var isDone = false
      var failures = 0
      // The limit of the size of files, in blocks of 512 bytes: each write beyond it fails as on a full disk.
      for blocks in stride(from: 8, through: 4000, by: 61) where !isDone {
        let outcome = try limited(
          blocks, ["import", file, "--into", "New", "--database", path], output: folder.path("output"))
        let store = try SQLiteEventStore(path: path)
        let names = try store.calendars().map { $0.name }
        if outcome.status == 0 {
          isDone = true
          #expect(names.last == "New")
        } else {
          failures += 1
          #expect(outcome.status == 1, "\(blocks) blocks: \(outcome.error)")
          #expect(outcome.error.split(separator: "\n").count == 1, "\(outcome.error)")
          #expect(names == ["Work", "Family", "Travel", "Holidays"], "\(blocks) blocks")
        }
      }
      #expect(isDone && failures > 3)
      #expect(try SQLiteEventStore.findings(path: path).isEmpty)
      let small = try limited(16, ["backup", folder.path("b"), "--database", path], output: folder.path("output"))
      #expect(small.status == 1 && small.error.split(separator: "\n").count == 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(!names.contains("b") && names.allSatisfy { !$0.hasPrefix(".almanac") })
    }
  }

  @Test("an import that is killed at any moment leaves all of its events or none")
  func killedImports() throws {
    try Folder.with { folder in
      let path = folder.path("a.sqlite")
      let events = (0..<2000).map { ["UID:\($0)", "DTSTART;VALUE=DATE:20261121", "SUMMARY:Event \($0)"] }
      let file = try folder.writeCalendar(events)
      _ = try SQLiteEventStore(path: path)
      var counts: Set<Int> = []
      for round in 0..<12 {
        let process = try Program.process(["import", file, "--into", "Calendar \(round)", "--database", path])
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        // The moment is when the log has grown to some size; the last imports end by themselves.
        let limit = round < 10 ? round * 60_000 : Int.max
        while process.isRunning, Self.size(path + "-wal") < limit { sched_yield() }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let store = try SQLiteEventStore(path: path)
        let number = try store.outlines(touching: DayNumber(20_000)..<DayNumber(21_000)).count
        counts.insert(number)
        #expect(number % events.count == 0, "round \(round)")
        let calendars = try store.calendars().count
        #expect(number == calendars * events.count, "round \(round)")
      }
      #expect(!counts.isEmpty)
      #expect(try SQLiteEventStore.findings(path: path).isEmpty)
    }
  }

  @Test("two servers that are started at once share one database with one sample")
  func twoServers() throws {
    try Folder.with { folder in
      try folder.write("", "site/index.html")
      for round in 0..<4 {
        let path = folder.path("\(round).sqlite")
        let pipes = [Pipe(), Pipe()]
        let servers = try pipes.map { pipe in
          let server = try Program.process(
            ["serve", "--port", "0", "--site", folder.path("site"), "--database", path])
          server.standardOutput = pipe
          try server.run()
          return server
        }
        for pipe in pipes {
          let line = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
          #expect(line.hasPrefix("Almanac is at "))
        }
        for server in servers {
          server.terminate()
          server.waitUntilExit()
        }
        let store = try SQLiteEventStore(path: path)
        #expect(try store.calendars().count == 4)
        let titles = try store.objects(touching: DayNumber(-1_000_000)..<DayNumber(1_000_000))
        #expect(titles.count == Set(titles.map { $0.uid }).count && !titles.isEmpty)
      }
    }
  }

  private static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  private func run(_ arguments: [String]) throws -> Program.Outcome { try Program.run(arguments) }

  /// Runs the program with a limit of the size of files, in blocks of 512 bytes.
  private func limited(_ blocks: Int, _ arguments: [String], output: String) throws -> Program.Outcome {
    let process = try Program.process([])
    let program = try #require(process.executableURL).path
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let words = ([program] + arguments).map { "'\($0)'" }.joined(separator: " ")
    // Without the signal, the write itself fails.
    process.arguments = ["-c", "trap '' XFSZ; ulimit -f \(blocks); exec \(words)"]
    try Data().write(to: URL(fileURLWithPath: output))
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    try process.run()
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    return Program.Outcome(
      status: isExit ? process.terminationStatus : -process.terminationStatus, output: "",
      error: try String(contentsOfFile: output, encoding: .utf8))
  }
}
