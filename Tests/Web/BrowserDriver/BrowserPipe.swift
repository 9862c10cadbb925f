import Foundation

/// A Chromium process and its protocol: JSON messages that end with a zero byte, on its descriptors 3 and 4.
///
/// The browser ends with this object, or with the process that started it.
final class BrowserPipe: Sendable {
  private let process: Process
  private let input: FileHandle
  private let inbox = Inbox { $0["sessionId"]?.string }

  init(executable: String) throws(BrowserError) {
    signal(SIGPIPE, SIG_IGN)
    let profile = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-browser-\(UUID().uuidString)")
    let toBrowser = Pipe()
    let fromBrowser = Pipe()
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "exec \"$0\" \"$@\" 3<&0 4>&1 0</dev/null 1>&2", executable] + Chromium.flags(profile: profile)
      + ["about:blank"]
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    process.standardError = FileHandle.nullDevice
    input = toBrowser.fileHandleForWriting
    do {
      try process.run()
    } catch {
      throw .notStarted("\(error)")
    }
    Thread.detachNewThread { [process, inbox] in
      Self.read(fromBrowser.fileHandleForReading, into: inbox)
      process.waitUntilExit()
      try? FileManager.default.removeItem(at: profile)
      inbox.end()
    }
  }

  deinit { try? input.close() }

  /// Sends a command and waits for its answer. If the task is cancelled, the browser and the wait end.
  func call(_ method: String, _ parameters: JSONValue, session: String?) async throws -> JSONValue {
    let answer = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard let id = inbox.await(continuation) else { return }
        send(method, parameters, session: session, id: id)
      }
    } onCancel: {
      process.terminate()
    }
    if let error = answer["error"] {
      throw BrowserError.refused(method: method, reason: error["message"]?.string ?? "no reason")
    }
    return answer["result"] ?? .object([:])
  }

  /// Sends a command without waiting for its answer. Later commands are executed after it.
  func post(_ method: String, _ parameters: JSONValue, session: String?) {
    send(method, parameters, session: session, id: inbox.nextID())
  }

  /// The events of a session so far, in order.
  func events(session: String) -> [JSONValue] { inbox.events(session: session) }

  /// Deletes the events of a session.
  func forget(session: String) { inbox.forget(session: session) }

  /// Ends the browser and waits until it has ended.
  func close() async {
    _ = try? await call("Browser.close", [:], session: nil)
    try? input.close()
    await inbox.waitForEnd()
  }

  private func send(_ method: String, _ parameters: JSONValue, session: String?, id: Int) {
    var message: [String: JSONValue] = [
      "id": .number(Double(id)), "method": .string(method), "params": parameters,
    ]
    if let session { message["sessionId"] = .string(session) }
    do {
      try input.write(contentsOf: JSONEncoder().encode(JSONValue.object(message)) + [0])
    } catch {
      inbox.fail(id, with: .ended)
    }
  }

  /// Messages may be several megabytes long and come in pieces.
  private static func read(_ handle: FileHandle, into inbox: Inbox) {
    var message = Data()
    while true {
      let piece = handle.availableData
      if piece.isEmpty { return }
      var rest = piece[...]
      while let end = rest.firstIndex(of: 0) {
        message.append(rest[..<end])
        if let value = try? JSONDecoder().decode(JSONValue.self, from: message) { inbox.receive(value) }
        message.removeAll(keepingCapacity: true)
        rest = rest[(end + 1)...]
      }
      message.append(rest)
    }
  }
}
