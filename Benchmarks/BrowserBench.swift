import Almanac
import AlmanacServer
import BrowserDriver
import Logging

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
      let empty = try await emptyPage(browser, port)
      var alone: [BrowserFigures.Opening] = []
      var whole: [BrowserFigures.Opening] = []
      for _ in 0..<runs {
        alone.append(try await opening(browser, port, count, path: BenchSite.calendarPath))
        whole.append(try await opening(browser, port, count, path: "/"))
      }
      add(alone, "the calendar alone", count, empty, &report)
      add(whole, "the page with its panel", count, empty, &report)
      if count > 0 { try await steps(browser, port, count, &report) }
    }
    try await frames(browser, &report)
    try await SmoothnessBench.run(browser, &report)
    await browser.close()
  }

  private static let runs = 7
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
    _ openings: [BrowserFigures.Opening], _ what: String, _ count: Int, _ empty: Yardstick, _ report: inout Report
  ) {
    let name = "\(what), \(count) events"
    report.add("first paint of \(name)", median(openings.map(\.painted)), .milliseconds, against: empty)
    guard count > 0 else { return }
    report.add("engine there, \(name)", median(openings.map(\.engine)), .milliseconds, against: empty)
    report.add("events there, \(name)", median(openings.map(\.answered)), .milliseconds, against: empty)
    report.add(
      "first paint after both are there, \(name)", median(openings.map(\.paint)), .milliseconds, against: empty)
  }

  /// The next month, the dense week and memory.
  private static func steps(_ browser: Browser, _ port: Int, _ count: Int, _ report: inout Report) async throws {
    let page = try await open(browser, port, count)
    try await page.js(BrowserFigures.opening)
    try await page.js(BrowserFigures.quiet)
    let heap = try await page.js(BrowserFigures.wasmMemory, as: Double.self)
    let used = try await usedHeap(page)
    let empty = try await emptyHeap(browser, port)
    report.add(count: "JavaScript heap added, \(count) events", (used - empty) / 1_000_000, "MB")
    report.add(count: "memory of the wasm beside it, \(count) events", heap / 1_000_000, "MB")

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
    let floor = Yardstick(name: "two frames without work", microseconds: median(floors) * 1000)
    report.add("next month, \(count) events", median(nexts), .milliseconds, against: floor)
    report.add("dense week, \(count) events", median(weeks), .milliseconds, against: floor)
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
    let script = try await yardstick("script", BrowserFigures.scriptYardstick, page)
    let document = try await yardstick("document", BrowserFigures.documentYardstick, page)
    report.add("engine in a frame of scrolling, median", scroll.engine(at: 0.5), .milliseconds, against: script)
    report.add("engine in a frame of scrolling, 99 %", scroll.engine(at: 0.99), .milliseconds, against: script)
    report.add("patching in a frame of scrolling, 99 %", scroll.patch(at: 0.99), .milliseconds, against: document)
    report.add(note: "frames of scrolling that came late", 100 * scroll.late, "%")
    let zoom = try await page.js(BrowserFigures.zoom, as: BrowserFigures.Frames.self)
    report.add("engine in a frame of zooming, median", zoom.engine(at: 0.5), .milliseconds, against: script)
    report.add("engine in a frame of zooming, slowest", zoom.engine(at: 1), .milliseconds, against: script)
    report.add("patching in a frame of zooming, median", zoom.patch(at: 0.5), .milliseconds, against: document)
    await page.close()
  }

  // MARK: - Yardsticks

  private static func yardstick(_ name: String, _ source: String, _ page: BrowserPage) async throws -> Yardstick {
    Yardstick(name: name, microseconds: try await page.js(source, as: Double.self) * 1000)
  }

  /// The first paint of a page with nothing in it, from the same server.
  private static func emptyPage(_ browser: Browser, _ port: Int) async throws -> Yardstick {
    var times: [Double] = []
    for _ in 0..<runs {
      let page = try await open(browser, port, 0, path: BenchSite.emptyPath)
      times.append(try await page.js(BrowserFigures.emptyOpening, as: Double.self))
      await page.close()
    }
    return Yardstick(name: "an empty page", microseconds: median(times) * 1000)
  }

  // MARK: - Pages

  static func serve(_ count: Int) async throws -> (port: Int, serving: Task<Void, any Error>) {
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let server = AlmanacServer(
      store: try store(count), site: try BenchSite.load(), port: 0,
      logger: Logger(label: "bench") { _ in SwiftLogNoOpLogHandler() })
    let serving = Task { try await server.run(stopsOnSignals: false) { continuation.yield($0) } }
    guard let port = await ports.first(where: { _ in true }) else { throw CancellationError() }
    return (port, serving)
  }

  static func open(
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
