import Foundation
import Testing

/// The built program, run as a user runs it.
struct Program {
  struct Outcome: Equatable {
    var status: Int32
    var output = ""
    var error = ""
  }

  /// Where the program was built: beside the test bundle.
  static func url() throws -> URL {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var folder = bundle.deletingLastPathComponent()
    for _ in 0..<4 {
      let candidate = folder.appendingPathComponent("almanac")
      if FileManager.default.isExecutableFile(atPath: candidate.path),
        (try? candidate.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
      {
        return candidate
      }
      folder = folder.deletingLastPathComponent()
    }
    return try #require(nil as URL?, "the program was not built beside \(bundle.path)")
  }

  /// Runs the program to its end.
  static func run(_ arguments: [String], input: String = "") throws -> Outcome {
    try Folder.with { folder in
      // Files instead of pipes: they cannot fill up.
      let inputPath = try folder.write(input, "input")
      let process = try process(arguments)
      process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: inputPath))
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.write("", "output")))
      process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.write("", "error")))
      try process.run()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
        output: try folder.text("output"), error: try folder.text("error"))
    }
  }

  static func process(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = try url()
    process.arguments = arguments
    process.environment = ["TZ": "UTC", "LC_ALL": "C"]
    return process
  }
}
