import Foundation
import SystemServices

/// A program that ends, with the programs that it has started, with this object or with the process that started it.
final class ChildProgram: Sendable {
  private let process = Process()
  private let life = Pipe()
  private let output = Output()

  /// A shell ends the program's process group when nobody holds its input any more.
  private static let keeper = """
    run=$(command -v setsid) || run=
    $run sh -c '"$0" "$@" </dev/null; echo "almanac: ended"' "$0" "$@" &
    program=$!
    cat >/dev/null
    kill -- -$program 2>/dev/null || kill $program 2>/dev/null
    wait
    """

  init(_ path: String, _ arguments: [String], environment: [String: String] = [:]) throws(BrowserError) {
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.keeper, path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = life
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw .notStarted("\(error)")
    }
    Thread.detachNewThread { [output] in
      var text = Data()
      while case let piece = pipe.fileHandleForReading.availableData, !piece.isEmpty {
        text += piece
        while let end = text.firstIndex(of: 10) {
          output.add(String(decoding: text[..<end], as: UTF8.self))
          text = Data(text[(end + 1)...])
        }
      }
      output.add("almanac: ended")
    }
  }

  /// Waits for a line of output, and returns it.
  func line(where matches: @escaping @Sendable (String) -> Bool) async throws -> String {
    try await withCheckedThrowingContinuation { output.wait(matches, $0) }
  }

  /// Whether the program has ended.
  var hasEnded: Bool { output.hasEnded }

  /// Ends the program and waits until it has ended.
  func close() async {
    try? life.fileHandleForWriting.close()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [process] in
        process.waitUntilExit()
        continuation.resume()
      }
    }
  }
}

/// The lines that a program has written, and the task that waits for one.
private final class Output: Sendable {
  private struct State {
    var lines: [String] = []
    var waiting: (matches: @Sendable (String) -> Bool, continuation: CheckedContinuation<String, any Error>)?
  }

  private let state = Lock(State())

  var hasEnded: Bool { state.withLock { $0.lines.last == "almanac: ended" } }

  func add(_ line: String) {
    state.withLock { $0.lines.append(line) }
    look()
  }

  func wait(
    _ matches: @escaping @Sendable (String) -> Bool, _ continuation: CheckedContinuation<String, any Error>
  ) {
    state.withLock { $0.waiting = (matches, continuation) }
    look()
  }

  private func look() {
    state.withLock { state in
      guard let waiting = state.waiting else { return }
      if let line = state.lines.first(where: waiting.matches) {
        waiting.continuation.resume(returning: line)
      } else if state.lines.contains("almanac: ended") {
        let lines = state.lines.suffix(5).joined(separator: "\n")
        waiting.continuation.resume(throwing: BrowserError.notStarted(lines))
      } else {
        return
      }
      state.waiting = nil
    }
  }
}
