import Almanac
import AlmanacServer
import BrowserDriver
import EventDatabase
import EventStores
import Foundation
import Logging
import Testing

/// A server with a database file, which a test stops and starts again at the same port, and tabs of one person.
final class OfflineHost {
  private let scene: Scene
  private let folder: URL
  /// The files of the site, which a test may change while the server is stopped.
  let site: URL
  private var serving: Task<Void, any Error>?
  private(set) var port = 0

  private init(_ scene: Scene, _ files: URL) throws {
    self.scene = scene
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-offline-\(UUID().uuidString)")
    site = folder.appendingPathComponent("site")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: files, to: site)
  }

  private var database: String { folder.appendingPathComponent("calendars.sqlite").path }

  /// Opens a scene in a first tab, and stops everything in the end.
  static func run(
    _ scene: Scene, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (OfflineHost, MonthPage) async throws -> Void
  ) async throws {
    let files = try #require(OneBrowser.site, sourceLocation: sourceLocation).program
    let host = try OfflineHost(scene, files)
    do {
      try await host.start()
      try await host.withTab(beside: nil) { try await body(host, $0) }
    } catch {
      await host.end()
      throw error
    }
    await host.end()
  }

  /// Lets `body` use another tab of the same person.
  func withTab(beside other: MonthPage?, _ body: (MonthPage) async throws -> Void) async throws {
    let tab = try await MonthPage.newTab(scene, beside: other, #_sourceLocation)
    let page = MonthPage(driver: tab)
    do {
      try await open(page)
      try await body(page)
    } catch {
      await tab.close()
      throw error
    }
    await tab.close()
  }

  /// Opens the page in a tab, again too, and waits for its events.
  func open(_ page: MonthPage) async throws {
    try await page.driver.open("about:blank")
    try await page.driver.open("http://127.0.0.1:\(port)\(scene.path)")
    try await page.waitUntilReady()
    try await page.driver.until("probe.hasEvents")
    try await page.driver.settle()
  }

  func start() async throws {
    let initial = EventChange.group(scene.calendars.map { .putCalendar($0) } + scene.events.map { .insert($0) })
    let server = AlmanacServer(
      store: try SQLiteEventStore(path: database, initial: initial), site: try Site(folder: site), port: port,
      token: "secret", logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    serving = Task {
      defer { continuation.finish() }
      try await server.run(stopsOnSignals: false) { continuation.yield($0) }
    }
    port = try #require(await ports.first { _ in true })
  }

  func stop() async {
    serving?.cancel()
    _ = await serving?.result
    serving = nil
  }

  /// Changes an event while the server is stopped.
  func edit(_ uid: String, _ change: (inout Event) -> Void) throws {
    let store = try SQLiteEventStore(path: database)
    let object = try store.object(uid: uid, in: CalendarID(1)), tag = try #require(object.tag)
    var event = try #require(object.events.first).event
    change(&event)
    _ = try store.replace([
      ObjectReplacement(calendar: CalendarID(1), uid: uid, events: [event], condition: .tag(tag))
    ])
    try store.close()
  }

  /// The events of the database while the server is stopped.
  func events() throws -> [Event] {
    let store = try SQLiteEventStore(path: database)
    defer { try? store.close() }
    return try scene.events.flatMap { try store.object(uid: $0.uid, in: CalendarID(1)).events.map { $0.event } }
  }

  private func end() async {
    await stop()
    try? FileManager.default.removeItem(at: folder)
  }
}

extension MonthPage {
  /// Waits until the browser keeps at least so many records: responses (`answers`), or unsent edits (`edits`).
  func waitUntilKept(_ kind: String, count: Int = 1) async throws {
    let script = """
      new Promise(async done => {
        const [{ name } = {}] = (await indexedDB.databases()).filter(({ name }) => name.startsWith('almanac-calendar '));
        if (!name) return done(0);
        const request = indexedDB.open(name);
        request.onsuccess = () => {
          const database = request.result, records = database.transaction('\(kind)').objectStore('\(kind)').count();
          records.onsuccess = () => (database.close(), done(records.result));
        };
      })
      """
    while try await driver.js(script, as: Int.self) < count { try await driver.settle() }
  }

  /// Waits until the worker has all files of the page.
  func waitUntilInstalled() async throws {
    try await driver.js("navigator.serviceWorker.ready.then(({ active }) => active.state)")
  }

  /// Tells the page that the network is back, so that it asks the server now.
  func comeOnline() async throws { try await driver.js("dispatchEvent(new Event('online'))") }
}
