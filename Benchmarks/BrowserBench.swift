import Almanac
import AlmanacServer
import BrowserDriver
import Foundation
import Logging
import WebAssets

/// The page in a real Chromium with none to 100,000 events: what a person waits for, and what it takes.
///
/// Times are taken in the page. A step is over with the second frame after the last change of the document, so two frames
/// are the least. The month is June 2025, the week that of 15 June, which holds two hundredths of all events more. First
/// paints are measured with the calendar alone, as other calendars are, and with the whole page, which has a panel with
/// search and lists too.
enum BrowserBench {
  static func run(_ report: inout Report) async throws {
    let browser: Browser
    do throws(BrowserError) {
      browser = try Browser()
    } catch {
      print("bench: no browser, because \(error)")
      return
    }
    for count in [0, 1000, 10_000, 100_000] {
      let (port, serving) = try await serve(count)
      defer { serving.cancel() }
      var alone: [BrowserFigures.Opening] = []
      var whole: [BrowserFigures.Opening] = []
      for _ in 0..<runs {
        alone.append(try await opening(browser, port, count, path: calendarPath))
        whole.append(try await opening(browser, port, count, path: "/"))
      }
      add(alone, "the calendar alone", count, &report)
      add(whole, "the page with its panel", count, &report)
      if count > 0 { try await steps(browser, port, count, &report) }
    }
    try await frames(browser, &report)
    await browser.close()
  }

  private static let runs = 7
  /// The page with a calendar and nothing else.
  private static let calendarPath = "/calendar.html"
  /// Milliseconds of a frame, and two for its jitter.
  private static let frame = 1000.0 / 60 + 2
  /// 15 June 2025, a Sunday.
  private static let today = DayNumber(20_254)

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func opening(
    _ browser: Browser, _ port: Int, _ count: Int, path: String
  ) async throws -> BrowserFigures.Opening {
    let page = try await open(browser, port, count, path: path)
    let opening = try await page.js(BrowserFigures.opening, as: BrowserFigures.Opening.self)
    await page.close()
    return opening
  }

  /// First paints: since the start of navigation, and since the events and the engine are both there.
  private static func add(
    _ openings: [BrowserFigures.Opening], _ what: String, _ count: Int, _ report: inout Report
  ) {
    let targets: [Int: Double] = [1000: 70, 10_000: 70, 100_000: 170]
    report.add("first paint of \(what) in Chromium, \(count) events", median(openings.map(\.painted)), "ms")
    guard count > 0 else { return }
    report.add("its engine there after", median(openings.map(\.engine)), "ms")
    report.add("its events there after", median(openings.map(\.answered)), "ms")
    report.add(
      "its first paint after events and engine are there, \(count) events", median(openings.map(\.paint)), "ms",
      target: targets[count])
  }

  /// The next month, the dense week and memory.
  private static func steps(_ browser: Browser, _ port: Int, _ count: Int, _ report: inout Report) async throws {
    let page = try await open(browser, port, count)
    try await page.js(BrowserFigures.opening)
    try await page.js(BrowserFigures.quiet)
    let heap = try await page.js(BrowserFigures.wasmMemory, as: Double.self)
    let used = try await usedHeap(page)
    let empty = try await emptyHeap(browser, port)
    report.add("JavaScript heap added, \(count) events", (used - empty) / 1_000_000, "MB", target: 8)
    report.add("memory of the wasm beside it, \(count) events", heap / 1_000_000, "MB")

    var floors: [Double] = []
    var nexts: [Double] = []
    var weeks: [Double] = []
    for _ in 0..<runs {
      try await page.js("bench.host.goTo('2025-06-15'), bench.host.level = 'month'")
      try await page.js(BrowserFigures.quiet)
      floors.append(
        try await page.js(
          "bench.step(() => bench.host.shadowRoot.firstElementChild.toggleAttribute('data-floor'))",
          as: Double.self))
      nexts.append(try await page.js("bench.step(() => bench.host.next())", as: Double.self))
      try await page.js("bench.host.goTo('2025-06-15')")
      try await page.js(BrowserFigures.quiet)
      weeks.append(try await page.js("bench.step(() => bench.host.level = 'week')", as: Double.self))
    }
    let dense: [Int: Double] = [1000: 45, 10_000: 45, 100_000: 300]
    report.add("two frames without work", median(floors), "ms")
    report.add("next month, \(count) events", median(nexts), "ms", target: median(floors) + frame)
    report.add("dense week, \(count) events", median(weeks), "ms", target: dense[count])
    await page.close()
  }

  /// Engine and page in each frame while the month scrolls and while levels change, with 10,000 events.
  private static func frames(_ browser: Browser, _ report: inout Report) async throws {
    let (port, serving) = try await serve(10_000)
    defer { serving.cancel() }
    let page = try await open(browser, port, 10_000, reducesMotion: false)
    try await page.js(BrowserFigures.opening)
    try await page.js(BrowserFigures.quiet)
    let scroll = try await page.js(BrowserFigures.scroll, as: BrowserFigures.Frames.self)
    report.add("engine in a frame of scrolling, median", scroll.engine(at: 0.5), "ms")
    report.add("engine in a frame of scrolling, 99 %", scroll.engine(at: 0.99), "ms", target: 1)
    report.add("patching the page in a frame of scrolling, 99 %", scroll.patch(at: 0.99), "ms")
    report.add("frames of scrolling that came late", 100 * scroll.late, "%")
    let zoom = try await page.js(BrowserFigures.zoom, as: BrowserFigures.Frames.self)
    report.add("engine in a frame of zooming, median", zoom.engine(at: 0.5), "ms", target: 4)
    report.add("engine in a frame of zooming, slowest", zoom.engine(at: 1), "ms")
    report.add("patching the page in a frame of zooming, median", zoom.patch(at: 0.5), "ms")
    await page.close()
  }

  // MARK: - Pages

  private static func serve(_ count: Int) async throws -> (port: Int, serving: Task<Void, any Error>) {
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let server = AlmanacServer(
      store: try store(count), site: try site(), port: 0,
      logger: Logger(label: "bench") { _ in SwiftLogNoOpLogHandler() })
    let serving = Task { try await server.run(stopsOnSignals: false) { continuation.yield($0) } }
    guard let port = await ports.first(where: { _ in true }) else { throw CancellationError() }
    return (port, serving)
  }

  /// The site, and its page without the panel.
  private static func site() throws -> Site {
    let page = try String(contentsOf: WebAssets.siteFolder.appending(path: "index.html"), encoding: .utf8)
    let file = FileManager.default.temporaryDirectory.appending(path: "almanac-bench-calendar.html")
    try page.replacing(" panel>", with: ">").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    var files = Dictionary(uniqueKeysWithValues: WebAssets.site.map { ($0.path, $0.file) })
    files[calendarPath] = file
    return try Site(files: files)
  }

  private static func open(
    _ browser: Browser, _ port: Int, _ count: Int, path: String = "/", reducesMotion: Bool = true
  ) async throws -> BrowserPage {
    var emulation = Emulation()
    emulation.width = 1280
    emulation.height = 860
    emulation.timeZone = "UTC"
    emulation.reducesMotion = reducesMotion
    emulation.now = (Double(today.rawValue) + 0.5) * 86_400_000
    let page = try await browser.newPage(emulation)
    try await page.call(
      "Page.addScriptToEvaluateOnNewDocument", ["source": .string(BrowserFigures.source(hasEvents: count > 0))])
    try await page.open("http://127.0.0.1:\(port)\(path)")
    return page
  }

  /// Bytes of JavaScript's heap in use after a collection.
  private static func usedHeap(_ page: BrowserPage) async throws -> Double {
    for _ in 0..<2 { try await page.call("HeapProfiler.collectGarbage") }
    return try await page.call("Runtime.getHeapUsage")["usedSize"]?.number ?? 0
  }

  /// The same in a page without a calendar.
  private static func emptyHeap(_ browser: Browser, _ port: Int) async throws -> Double {
    let page = try await open(browser, port, 0, path: "/style.css")
    let used = try await usedHeap(page)
    await page.close()
    return used
  }

  private static func store(_ count: Int) throws -> sending MemoryEventStore {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Bench", color: .named(.blue))])
    try store.load(EventSet.make(count, calendar: CalendarID(1)))
    return store
  }
}
