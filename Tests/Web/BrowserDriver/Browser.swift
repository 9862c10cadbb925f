/// A Chromium without a window that is driven over a pipe, with Foundation alone: without a driver program or a port.
///
/// It ends with `close()`, with this object, or with the process that started it.
package final class Browser: Sendable {
  private let pipe: BrowserPipe

  /// Starts a browser.
  package init(_ path: String? = Chromium.path) throws(BrowserError) {
    guard let path else { throw .notFound }
    pipe = try BrowserPipe(executable: path)
  }

  /// Opens an empty page that shares nothing (cookies, storage, connections, cache of pages) with others.
  ///
  /// - Parameter other: a page with which the new one shares all of that, as a tab of the same person; it must stay open
  ///   longer.
  package func newPage(
    _ emulation: Emulation = Emulation(), beside other: BrowserPage? = nil
  ) async throws -> BrowserPage {
    var context = other?.context
    if context == nil {
      context = try await pipe.call("Target.createBrowserContext", [:], session: nil)["browserContextId"]?.string
    }
    let target = try await pipe.call(
      "Target.createTarget", ["url": "about:blank", "browserContextId": .string(context ?? ""), "newWindow": true],
      session: nil)
    guard let context, let target = target["targetId"]?.string else { throw BrowserError.unexpected("no page") }
    let attached = try await pipe.call(
      "Target.attachToTarget", ["targetId": .string(target), "flatten": true], session: nil)
    guard let session = attached["sessionId"]?.string else { throw BrowserError.unexpected("no session") }
    let page = BrowserPage(
      pipe: pipe, session: session, context: context, target: other == nil ? nil : target)
    for domain in ["Page", "Runtime", "Log"] { try await page.call(domain + ".enable") }
    try await page.emulate(emulation)
    return page
  }

  /// Ends the browser and waits until it is gone, with its files.
  package func close() async { await pipe.close() }
}
