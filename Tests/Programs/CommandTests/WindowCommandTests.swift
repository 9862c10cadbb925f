import Foundation
import Testing

/// `almanac window`, which starts another program.
@Suite("almanac window")
struct WindowCommandTests {
  /// A program without the one of the window beside it, in a folder.
  private func run(_ arguments: [String], in folder: Folder) throws -> (status: Int32, output: String, error: String) {
    let program = folder.url.appendingPathComponent("almanac")
    try FileManager.default.copyItem(at: try Program.url().resolvingSymlinksInPath(), to: program)
    let process = Process()
    process.executableURL = program
    process.arguments = ["window"] + arguments
    process.environment = ["TZ": "UTC", "LC_ALL": "C"]
    let (output, error) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, error)
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let problem = try error.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self), String(decoding: problem, as: UTF8.self)
    )
  }

  @Test("GT-32: without the program of the window, one line says what to do, with status 1")
  func missing() throws {
    try Folder.with { folder in
      let outcome = try run([], in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.error == "this build has no window; make window builds one, and almanac serve needs none\n")
    }
  }

  @Test("GT-32: the program beside it gets all arguments as they are, and its status is that of the command")
  func arguments() throws {
    try Folder.with { folder in
      let script = try folder.write("#!/bin/sh\nprintf '[%s]' \"$@\"\nexit 3\n", "almanac-window")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
      let outcome = try run(["a b.ics", "--level", "week", "--help"], in: folder)
      #expect(outcome.output == "[a b.ics][--level][week][--help]")
      #expect(outcome.status == 3)
    }
  }
}
