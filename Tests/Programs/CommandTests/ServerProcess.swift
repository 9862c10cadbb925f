import Foundation
import Testing

/// The program, serving a database or files.
struct ServerProcess {
  private let process: Process
  /// The address that the program has printed, with a code.
  let printed: URL
  /// The address with the key: as a script makes it of the file beside the database, or as printed.
  let address: URL

  init(folder: String, database: String, options: [String] = []) throws {
    process = try Program.process(["serve", "--port", "0", "--site", folder, "--database", database] + options)
    printed = try Self.start(process)
    let key = try String(contentsOfFile: database + ".key", encoding: .utf8).dropLast()
    address = try #require(URL(string: "http://127.0.0.1:\(printed.port ?? 0)/#token=\(key)"))
  }

  /// Serves files, of which the printed address has the key.
  init(folder: String, files: [String]) throws {
    process = try Program.process(["serve", "--port", "0", "--site", folder] + files)
    printed = try Self.start(process)
    address = printed
  }

  /// Starts the program and returns the address that it prints.
  private static func start(_ process: Process) throws -> URL {
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    return try #require(URL(string: String(line.dropFirst("Almanac is at ".count).dropLast())), "\(line)")
  }

  var identifier: Int32 { process.processIdentifier }

  var port: Int { address.port ?? 0 }

  /// The secret of the address.
  var token: String { String(address.fragment?.dropFirst("token=".count) ?? "") }

  /// Asks the program to stop, and returns its status when it has.
  func stop() async -> Int32 {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [process] in
        process.terminate()
        process.waitUntilExit()
        continuation.resume(returning: process.terminationStatus)
      }
    }
  }

  /// The bytes of memory that the program has used at most; `nil` where the system does not say it.
  var peakMemory: Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8) else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 << 10 }
  }

  /// Kills the program, if it still runs, and waits for its end.
  func end() {
    kill(identifier, SIGKILL)
    process.waitUntilExit()
  }
}
