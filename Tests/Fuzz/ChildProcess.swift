import Foundation

/// A child process that runs this program and may crash.
enum ChildProcess {
  struct Outcome {
    /// The failure, in words that are the same for all failures of a kind; `nil` if there was none.
    var failure: String?
    var detail = ""
  }

  /// Runs this program and waits for its end.
  ///
  /// - Parameter limit: the seconds after which it is killed.
  static func run(_ arguments: [String], limit: Double) -> Outcome {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    let trace = "enable=yes,color=no,threads=crashed,registers=none,images=none,sanitize=no,interactive=no,limit=64"
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": trace]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-fuzz-\(getpid()).txt")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errors) }
    guard let handle = FileHandle(forWritingAtPath: errors.path) else { return Outcome(failure: "no temporary file") }
    process.standardError = handle
    do { try process.run() } catch { return Outcome(failure: "cannot start: \(error)") }
    let identifier = process.processIdentifier
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      if isDone.wait(timeout: .now() + limit) == .timedOut { kill(identifier, SIGKILL) }
    }
    process.waitUntilExit()
    isDone.signal()
    try? handle.close()
    let text = (try? String(decoding: Data(contentsOf: errors).prefix(8_000), as: UTF8.self)) ?? ""
    return outcome(process, text)
  }

  private static func outcome(_ process: Process, _ text: String) -> Outcome {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let status = process.terminationStatus
    guard process.terminationReason == .uncaughtSignal else {
      if status == 0 { return Outcome() }
      guard status == Worker.failureStatus, let law = lines.first else {
        return Outcome(failure: "exit status \(status)", detail: text)
      }
      return Outcome(failure: String(law), detail: lines.count > 1 ? String(lines[1]) : "")
    }
    switch status {
    case SIGPROF: return Outcome(failure: "an input takes less than a second", detail: text)
    case SIGKILL: return Outcome(failure: "an input ends", detail: text)
    default: return Outcome(failure: "no input traps: signal \(status) \(place(in: text))", detail: text)
    }
  }

  /// Returns the first line of the engine in a stack trace, to tell traps apart; empty without a trace.
  private static func place(in text: String) -> String {
    for line in text.split(separator: "\n") where line.contains(" at ") && !line.contains("[system]") {
      let path = line.split(separator: " ").last.map { String($0) } ?? ""
      if path.contains(".swift:") { return path.split(separator: "/").suffix(2).joined(separator: "/") }
    }
    return ""
  }
}
