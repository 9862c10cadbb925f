import Foundation
import Testing

@Suite("output")
struct OutputTests {
  /// Commands that print something, for a calendar file.
  private static let commands: [[String]] = [
    ["export", "FILE"], ["check", "FILE"], ["check", "--json", "FILE"],
    ["occurrences", "FILE", "--from", "2026-11-01", "--to", "2026-12-01"],
    ["convert", "2026-11-21", "--to", "hebrew"], ["--help"], ["help", "export"],
  ]

  @Test("results that cannot be written are an error in one line, with status 1", arguments: commands)
  func fullDisk(command: [String]) throws {
    let device = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let outcome = try run(command, output: device)
    #expect(outcome.status == 1)
    #expect(outcome.error == "standard output: no space left on device\n")
  }

  @Test("a pipe that nobody reads is an error in one line, with status 1", arguments: commands)
  func closedPipe(command: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try run(command, output: pipe.fileHandleForWriting)
    #expect(outcome.status == 1)
    #expect(outcome.error == "standard output: broken pipe\n")
  }

  @Test("problems that cannot be written are an error, too")
  func lostProblems() throws {
    try Folder.with { folder in
      let page = try folder.write("<html>", "a/page.ics")
      let process = try Program.process(["render", "\(page)/..", "--output", folder.path("a.svg")])
      process.standardOutput = FileHandle.nullDevice
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      process.standardError = full
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 1)
    }
  }

  @Test("a terminal gets no control characters from files; files get them unchanged")
  func terminal() throws {
    try Folder.with { folder in
      let file = try folder.writeCalendar([
        ["UID:a", "DTSTAMP:20260101T000000Z", "DTSTART;VALUE=DATE:20261121", "SUMMARY:\u{1B}]0 x\u{7}\u{202E}y"]
      ])
      let plain = try Program.run(["export", file])
      #expect(plain.status == 0 && plain.output.contains("SUMMARY:\u{1B}]0 x\u{7}\u{202E}y\r\n"))
      let script = URL(fileURLWithPath: "/usr/bin/script")
      guard FileManager.default.isExecutableFile(atPath: script.path) else {
        return print("left out: the program script, which makes a terminal")
      }
      let process = Process()
      process.executableURL = script
      process.arguments = ["-q", "-e", "-c", "'\(try Program.url().path)' export '\(file)'", "/dev/null"]
      let output = try folder.write("", "output")
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
      try process.run()
      process.waitUntilExit()
      let shown = try folder.text("output")
      #expect(process.terminationStatus == 0)
      #expect(shown.contains("SUMMARY: ]0 x  y"))
    }
  }

  private func run(_ command: [String], output: FileHandle) throws -> Program.Outcome {
    try Folder.with { folder in
      let file = try folder.writeCalendar([["UID:a", "DTSTART;VALUE=DATE:20261121", "RRULE:FREQ=NEVER"]])
      let process = try Program.process(command.map { $0 == "FILE" ? file : $0 })
      process.standardOutput = output
      let errors = try folder.write("", "error")
      process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
      try process.run()
      process.waitUntilExit()
      let isExit = process.terminationReason == .exit
      // The problems of the file come first.
      let last = try folder.text("error").split(separator: "\n").last.map { $0 + "\n" } ?? ""
      return Program.Outcome(
        status: isExit ? process.terminationStatus : -process.terminationStatus, output: "", error: String(last))
    }
  }
}
