import Foundation

/// A Firefox without a window that is driven by WebDriver BiDi, without a driver program.
///
/// It ends with `close()`, with this object, or with the process that started it.
package final class Firefox: Sendable {
  /// The program named by the environment variable FIREFOX, else `firefox-esr` or `firefox`. `nil` if there is none.
  package static let path = ProgramPath.find(variable: "FIREFOX", names: ["firefox-esr", "firefox"])

  private let program: ChildProgram
  private let socket: WebSocket
  private let inbox = Inbox { $0["params"]?["source"]?["context"]?.string }
  private let profile: URL
  /// The name and the version of the browser.
  package let version: String

  /// Starts the browser, whose clock shows the time of a zone.
  package init(timeZone: String) async throws {
    guard let path = Self.path else { throw BrowserError.notStarted("there is no Firefox") }
    profile = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-firefox-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    try Data(Self.preferences.utf8).write(to: profile.appendingPathComponent("user.js"))
    program = try ChildProgram(
      path, ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile.path],
      environment: ["TZ": timeZone, "HOME": profile.path])
    let line = try await program.line { $0.contains("WebDriver BiDi listening on ws://127.0.0.1:") }
    socket = try WebSocket(port: line.split(separator: ":").last.flatMap { UInt16($0) } ?? 0, path: "/session")
    Thread.detachNewThread { [socket, inbox] in
      while let text = socket.receive() {
        if let message = try? JSONDecoder().decode(JSONValue.self, from: text) { inbox.receive(message) }
      }
      inbox.end()
    }
    let answer = try await Self.call("session.new", ["capabilities": [:]], socket, inbox)
    version = "Firefox " + (answer["capabilities"]?["browserVersion"]?.string ?? "?")
    try await call("session.subscribe", ["events": ["log.entryAdded"]])
  }

  deinit { try? FileManager.default.removeItem(at: profile) }

  /// Opens an empty page that shares nothing (cookies, storage, cache of pages) with others.
  package func newPage(width: Int, height: Int) async throws -> FirefoxPage {
    let user = try await call("browser.createUserContext")["userContext"]?.string ?? ""
    let answer = try await call("browsingContext.create", ["type": "tab", "userContext": .string(user)])
    guard let context = answer["context"]?.string else { throw BrowserError.unexpected("no page") }
    let page = FirefoxPage(browser: self, context: context, user: user)
    try await page.resize(width: width, height: height)
    return page
  }

  /// Ends the browser and waits until it is gone.
  package func close() async {
    _ = try? await call("browser.close")
    socket.close()
    await program.close()
  }

  /// Sends a command and waits for its answer.
  @discardableResult
  func call(_ method: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
    try await Self.call(method, parameters, socket, inbox)
  }

  /// The events of a page so far, in order.
  func events(context: String) -> [JSONValue] { inbox.events(session: context) }

  /// Deletes the events of a page.
  func forget(context: String) { inbox.forget(session: context) }

  private static func call(
    _ method: String, _ parameters: JSONValue, _ socket: WebSocket, _ inbox: Inbox
  ) async throws -> JSONValue {
    let answer = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard let id = inbox.await(continuation) else { return }
        let message: JSONValue = ["id": .number(Double(id)), "method": .string(method), "params": parameters]
        if let text = try? JSONEncoder().encode(message) { socket.send(text) }
      }
    } onCancel: {
      socket.close()
    }
    guard answer["type"] == "success" else {
      throw BrowserError.refused(method: method, reason: answer["message"]?.string ?? "no reason")
    }
    return answer["result"] ?? [:]
  }

  /// English, light, without motion.
  private static let preferences = """
    user_pref("intl.accept_languages", "en-US");
    user_pref("ui.prefersReducedMotion", 1);
    user_pref("general.smoothScroll", false);
    user_pref("layout.css.prefers-color-scheme.content-override", 1);
    """
}
