import Almanac
import EventDatabase
import EventStores
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("the program")
struct ProgramTests {
  @Test(
    "help and version go to standard output, with status 0",
    arguments: [["--help"], ["--version"], ["help", "serve"]])
  func help(arguments: [String]) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 0)
    #expect(!outcome.output.isEmpty)
    #expect(outcome.error.isEmpty)
  }

  @Test(
    "wrong usage ends with status 2 and says why",
    arguments: [
      ["fly"], ["convert"], ["convert", "2026-11-21"], ["convert", "2026-11-21", "--to", "mayan"],
      ["convert", "--stdin", "2026-11-21", "--to", "day"], ["occurrences", "a.ics"],
      ["occurrences", "a.ics", "--from", "2026-11-21", "--to", "2026-11-21"],
      ["occurrences", "a.ics", "--from", "tomorrow", "--to", "2026-11-21"],
      ["serve", "--port", "70000"], ["serve", "--log-level", "loud"], ["serve", "a.ics", "--database", "b"],
      ["check"], ["render", "--output", "a.bmp"], ["render", "--output", "a.svg", "--size", "0x9"],
    ])
  func usage(arguments: [String]) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("Usage: almanac"))
  }

  @Test("bad input ends with status 1 and one line")
  func badInput() throws {
    try Folder.with { folder in
      let page = try folder.write("<html>", "page.ics")
      let missing = folder.path("missing.ics")
      let days = ["--from", "2026-11-01", "--to", "2026-12-01"]
      let cases: [([String], String)] = [
        (
          ["convert", "2026-02-30", "--to", "iso8601"],
          "\"2026-02-30\": there is no day 30 in that month, expected 1 to 28\n"
        ),
        (["occurrences", missing] + days, "\(missing): no such file or folder\n"),
        (["occurrences", page] + days, "\(page):1: expected an iCalendar file, found HTML or XML\n"),
        (["check", page], "\(page):1: expected an iCalendar file, found HTML or XML\n"),
        (["serve", page], "\(page):1: expected an iCalendar file, found HTML or XML\n"),
        (
          ["serve", "--database", folder.path("absent/a")],
          "\(folder.path("absent/a")): the database cannot be created: no such file or directory\n"
        ),
      ]
      for (arguments, message) in cases {
        let outcome = try run(arguments)
        #expect(outcome.status == 1, "\(arguments)")
        #expect(outcome.output.isEmpty)
        #expect(outcome.error == message)
      }
    }
  }

  @Test("dates are converted line by line up to the first bad one, which is named by its line")
  func standardInput() throws {
    let outcome = try Program.run(
      ["convert", "--stdin", "--to", "day"], input: "1970-1-1\n\n 2026-11-21 \nsoon\n1970-1-2\n")
    #expect(outcome.status == 1)
    #expect(outcome.output == "0\n20778\n")
    #expect(outcome.error == "stdin:4: expected a year at column 1, as in 2026-11-21\n")
  }

  @Test("check lists what is wrong, and its status says whether anything was lost")
  func check() throws {
    try Folder.with { folder in
      let good = try folder.writeCalendar([["UID:a", "DTSTAMP:20260101T000000Z", "DTSTART;VALUE=DATE:20261121"]])
      #expect(try run(["check", good]).status == 0)
      let bad = try folder.writeCalendar([["UID:a", "DTSTAMP:20260101T000000Z", "DTSTART:soon"]], "bad.ics")
      let outcome = try run(["check", bad, "--json"])
      #expect(outcome.status == 1)
      #expect(outcome.output.contains(#""line": 8, "severity": "error", "reason": "DTSTART: expected "#))
    }
  }

  @Test("render writes what the ending of the file asks for", arguments: ["svg", "json", "txt"])
  func render(ending: String) throws {
    try Folder.with { folder in
      let calendar = try folder.writeCalendar([["UID:a", "DTSTART;VALUE=DATE:20261112", "SUMMARY:Harvest"]])
      let output = folder.path("out.\(ending)")
      let outcome = try run(["render", calendar, "--date", "2026-11-21", "--today", "2026-11-21", "-o", output])
      #expect(outcome.status == 0)
      #expect(outcome.error.isEmpty)
      #expect(try folder.text("out.\(ending)").contains("Harvest"))
    }
  }

  @Test("serve prints its address, answers, and ends with status 0 at a signal", arguments: [SIGTERM, SIGINT])
  func serve(signal: Int32) async throws {
    try await Folder.with { folder in
      try folder.write("<title>Almanac</title>", "site/index.html")
      let process = try Program.process(
        ["serve", "--port", "0", "--site", folder.path("site"), "--database", folder.path("a.sqlite")])
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(line.hasPrefix("Almanac is at http://127.0.0.1:"))
      let parts = line.dropFirst("Almanac is at ".count).dropLast().split(separator: "#")
      #expect(parts.count == 2 && parts[1].hasPrefix("code=") && parts[1].count == "code=".count + 43)
      let address = try #require(URL(string: String(parts[0])))
      #expect(try String(contentsOf: address, encoding: .utf8) == "<title>Almanac</title>")
      let calendars = try await calendars(of: address, key: try folder.text("a.sqlite.key"))
      #expect(calendars.contains("Holidays"))
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 0)
    }
  }

  @Test(
    "files, and a database with --read-only, are served to who knows the secret, and read-only",
    arguments: [true, false])
  func serveReadOnly(isFile: Bool) async throws {
    try await Folder.with { folder in
      try folder.write("", "site/index.html")
      let file = try folder.writeCalendar([["UID:a", "DTSTART;VALUE=DATE:20261121"]])
      let database = folder.path("a.sqlite")
      if !isFile {
        _ = try SQLiteEventStore(path: database, initial: SampleCalendar.make(around: DayNumber(0)).insertion)
      }
      let source = isFile ? [file] : ["--read-only", "--database", database]
      let process = try Program.process(["serve", "--port", "0", "--site", folder.path("site")] + source)
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      let address = try #require(URL(string: String(line.dropFirst("Almanac is at ".count).dropLast())))
      let secret = try #require(address.fragment?.split(separator: "=", maxSplits: 1).last)
      #expect(address.fragment?.hasPrefix(isFile ? "token=" : "code=") == true && address.path == "/")
      let key = isFile ? String(secret) : try folder.text("a.sqlite.key")
      let calendars = try await calendars(of: address, key: key)
      #expect(calendars.contains(#""access":"readOnly""#))
      process.terminate()
      process.waitUntilExit()
    }
  }

  /// Returns the answer about the calendars of a server.
  private func calendars(of address: URL, key: String) async throws -> String {
    var request = URLRequest(url: address.appendingPathComponent("api/calendars"), timeoutInterval: 60)
    request.setValue("Bearer \(key.trimmingCharacters(in: .newlines))", forHTTPHeaderField: "Authorization")
    return String(decoding: try await URLSession.shared.data(for: request).0, as: UTF8.self)
  }

  private func run(_ arguments: [String]) throws -> Program.Outcome { try Program.run(arguments) }
}
