public import Almanac
import HTTPTypes
import Hummingbird
public import Logging
import NIOCore
public import SystemServices

/// The web server of the `almanac` program: the page, and the calendars as an API, on this machine only.
///
/// | path | answer |
/// |---|---|
/// | `/api/health` | `{"status":"ok"}`, or 503 if the store cannot be read |
/// | `/api/calendars` | `[{"id":1,"name":"Work","color":"blue"}]`; a colour is a hue's name or `#rrggbb` |
/// | `/api/events?from=D&to=D` | iCalendar text of all that may touch the days from `from` up to, not including, `to`: one VCALENDAR for each calendar, in the order of `/api/calendars` |
/// | anything else | a file of the site, `/` being `/index.html`, and `/gallery` `/gallery.html` |
///
/// Answers define the zones that were given to `init` (VTIMEZONE), where events name them; browsers know the others.
public struct AlmanacServer: Sendable {
  private let store: StoreGate
  private let site: Site
  private let port: Int
  private let zones: [ZoneRules]
  private let logger: Logger
  private let now: @Sendable () -> Instant

  /// - Parameters:
  ///   - store: from now on used by the server alone.
  ///   - port: 0 for any that is free.
  ///   - zones: zones of the events that browsers do not know, as they are named in files; they are sent with the events.
  ///   - logger: hears of requests at level debug, of failures at level error.
  ///   - now: the clock that events are stamped with (DTSTAMP).
  public init(
    store: sending any EventStore, site: Site, port: Int, zones: [ZoneRules] = [], logger: Logger,
    now: @escaping @Sendable () -> Instant = SystemClock.now
  ) {
    self.store = StoreGate(store)
    self.site = site
    self.port = port
    self.zones = zones
    self.logger = logger
    self.now = now
  }

  /// Serves until the task is cancelled or, if `stopsOnSignals`, SIGTERM or SIGINT arrives; requests under way are
  /// answered first.
  /// - Parameter onReady: called once, with the port, when requests are accepted.
  public func run(
    stopsOnSignals: Bool = true, onReady: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
  ) async throws(ServerError) {
    guard 0...65_535 ~= port else { throw .invalidPort(port) }
    // The framework's own words for a failed start would come in addition to ours.
    var quiet = Logger(label: "hummingbird", factory: { _ in SwiftLogNoOpLogHandler() })
    quiet.logLevel = .critical
    let application = Application(
      router: router(), server: .http1(configuration: .init(idleTimeout: .seconds(90))),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in
        let port = channel.localAddress?.port ?? 0
        logger.info("listening", metadata: ["address": "127.0.0.1", "port": "\(port)"])
        await onReady(port)
      }, logger: quiet)
    do {
      if stopsOnSignals { try await application.runService() } else { try await application.run() }
    } catch is CancellationError {
      // The way to stop a server that runs in a task.
    } catch {
      throw ServerError(error, port: port)
    }
    logger.info("stopped")
  }

  private func router() -> Router<ServerContext> {
    let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: Gatekeeper(logger: logger))
    let api = CalendarAPI(store: store, zones: zones, now: now)
    router.get("api/health") { _, _ in try await api.health() }
    router.get("api/calendars") { _, _ in try await api.calendars() }
    router.get("api/events") { request, _ in try await api.events(request) }
    router.get("/") { [site] request, _ in try site.response(to: request) }
    router.get("**") { [site] request, _ in try site.response(to: request) }
    return router
  }
}
