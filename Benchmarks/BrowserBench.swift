import Almanac
import AlmanacServer
import BrowserDriver
import Foundation
import Logging
import WebAssets

/// The first paint in a real Chromium, with none to 100,000 events.
enum BrowserBench {
  static func run(_ report: inout Report) async throws {
    let browser: Browser
    do throws(BrowserError) {
      browser = try Browser()
    } catch {
      print("bench: no first paint, because \(error)")
      return
    }
    for count in [0, 1000, 10_000, 100_000] {
      let times = try await firstPaints(browser, count)
      report.add("first paint in Chromium, \(count) events", times[times.count / 2], "ms")
    }
    await browser.close()
  }

  private static let runs = 5

  /// Milliseconds from the start of navigation to the second frame after the calendar stands with its events, ascending.
  private static func firstPaints(_ browser: Browser, _ count: Int) async throws -> [Double] {
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let server = AlmanacServer(
      store: try store(count), site: try Site(folder: WebAssets.siteFolder, files: ["/almanac.wasm": WebAssets.wasm]),
      port: 0, logger: Logger(label: "bench") { _ in SwiftLogNoOpLogHandler() })
    let serving = Task { try await server.run(stopsOnSignals: false) { continuation.yield($0) } }
    defer { serving.cancel() }
    guard let port = await ports.first(where: { _ in true }) else { return [0] }
    var times: [Double] = []
    for _ in 0..<runs {
      var emulation = Emulation()
      emulation.width = 1280
      emulation.height = 860
      let page = try await browser.newPage(emulation)
      try await page.open("http://127.0.0.1:\(port)/")
      times.append(try await page.js(whenShown(bars: count > 0), as: Double.self))
      await page.close()
    }
    return times.sorted()
  }

  /// The time of the second frame after the calendar, and bars if there are to be any, stand in the page.
  private static func whenShown(bars: Bool) -> String {
    """
    new Promise(done => {
      const calendar = document.querySelector('almanac-calendar');
      const isShown = () => calendar.hasAttribute('ready')
        && calendar.shadowRoot.querySelectorAll('[role=button]').length > \(bars ? 20 : 2);
      const look = () => requestAnimationFrame(isShown() ? () => done(performance.now()) : look);
      look();
    })
    """
  }

  /// Events in the months around today, so that the page shows them.
  private static func store(_ count: Int) throws -> sending MemoryEventStore {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Bench", color: .named(.blue))])
    let today = DayNumber(Int(Date().timeIntervalSince1970 / 86_400))
    let days = today - EventSet.middle
    try store.load(EventSet.make(count, calendar: CalendarID(1)).map { EventSet.moved($0, by: days) })
    return store
  }
}
