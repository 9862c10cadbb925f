import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// WebKitGTK's MiniBrowser, in a window of an X server without a screen, driven by WebDriver.
///
/// It ends with `close()`, with this object, or with the process that started it. It has one window, whose pages follow
/// one another.
package final class WebKit: Sendable {
  /// The driver program named by the environment variable WEBKIT_DRIVER, else `WebKitWebDriver`. `nil` if there is none,
  /// no MiniBrowser or no X server.
  package static let path: String? = {
    guard screenPath != nil, miniBrowserPath != nil else { return nil }
    return ProgramPath.find(variable: "WEBKIT_DRIVER", names: ["WebKitWebDriver"])
  }()

  private static let screenPath = ProgramPath.find(variable: "XVFB", names: ["Xvfb"])

  /// MiniBrowser lies beside the libraries of WebKitGTK.
  private static let miniBrowserPath: String? = {
    let roots = ["/usr/lib", "/usr/libexec"] + ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu" }
    let names = roots.flatMap { root in ["4.1", "4.0"].map { "\(root)/webkit2gtk-\($0)/MiniBrowser" } }
    return ProgramPath.find(variable: "MINIBROWSER", names: names)
  }()

  private let screen: ChildProgram
  private let driver: ChildProgram
  private let port: UInt16
  private let session: String
  private let folder: URL
  /// The name and the version of the browser.
  package let version: String

  /// Starts the browser, whose clock shows the time of a zone.
  package init(timeZone: String) async throws {
    guard let path = Self.path, let screenPath = Self.screenPath, let miniBrowserPath = Self.miniBrowserPath else {
      throw BrowserError.notStarted("there is no WebKit")
    }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-webkit-\(UUID().uuidString)")
    let settings = folder.appendingPathComponent("gtk-3.0")
    try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try Data("[Settings]\ngtk-enable-animations=0\n".utf8).write(to: settings.appendingPathComponent("settings.ini"))
    screen = try ChildProgram(
      screenPath, ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"])
    let display = try await screen.line { Int($0) != nil }
    port = try Loopback.freePort()
    driver = try ChildProgram(
      path, ["--port=\(port)"],
      environment: [
        "DISPLAY": ":" + display, "TZ": timeZone, "LANG": "en_US.UTF-8", "GDK_BACKEND": "x11",
        "NO_AT_BRIDGE": "1", "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_CACHE_HOME": folder.path,
        "XDG_DATA_HOME": folder.path,
      ])
    let options: JSONValue = ["binary": .string(miniBrowserPath), "args": ["--automation"]]
    let capabilities: JSONValue = [
      "capabilities": ["alwaysMatch": ["webkitgtk:browserOptions": options]]
    ]
    try await Loopback.wait(for: driver, toListenAt: port)
    let answer = try await Self.request(port, "POST", "session", capabilities)
    session = answer["sessionId"]?.string ?? ""
    version = "WebKitGTK " + (answer["capabilities"]?["browserVersion"]?.string ?? "?")
    try await call("POST", "timeouts", ["script": 120_000])
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Shows an empty page in the window.
  package func newPage(width: Int, height: Int) async throws -> WebKitPage {
    let page = WebKitPage(browser: self)
    try await page.resize(width: width, height: height)
    return page
  }

  /// Ends the browser and waits until it is gone.
  package func close() async {
    _ = try? await call("DELETE", "")
    await driver.close()
    await screen.close()
  }

  /// Sends a command about the session.
  @discardableResult
  func call(_ method: String, _ path: String, _ body: JSONValue? = nil) async throws -> JSONValue {
    let place = "session/" + session + (path.isEmpty ? "" : "/" + path)
    return try await Self.request(port, method, place, body)
  }

  private static func request(
    _ port: UInt16, _ method: String, _ path: String, _ body: JSONValue?
  ) async throws -> JSONValue {
    guard let url = URL(string: "http://127.0.0.1:\(port)/\(path)") else { throw BrowserError.unexpected(path) }
    var request = URLRequest(url: url, timeoutInterval: 180)
    request.httpMethod = method
    if let body {
      request.httpBody = try JSONEncoder().encode(body)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    let (data, _) = try await URLSession.shared.data(for: request)
    let value = try JSONDecoder().decode(JSONValue.self, from: data)["value"] ?? .null
    if let error = value["error"]?.string {
      throw BrowserError.refused(method: path, reason: value["message"]?.string ?? error)
    }
    return value
  }
}
