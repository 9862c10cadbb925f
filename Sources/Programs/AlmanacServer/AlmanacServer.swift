public import Almanac
import HTTPTypes
import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
public import SystemServices

/// The web server of the `almanac` program. It serves the page, and the calendars through an API: on this machine, or, if
/// the store has people, behind a proxy to a network.
///
/// | path | answer |
/// |---|---|
/// | `/api/health` | `{"status":"ok"}`, or 503 if the store cannot be read or does not save changes |
/// | `POST /api/key` | the token, for the code in the printed URL, once |
/// | `/api/calendars` | `[{"id":1,"name":"Work","color":"blue","access":"full"}]` |
/// | `/api/events?from=D&to=D` | iCalendar text of all events that may touch the days from `from` to before `to` |
/// | `/api/calendars/{id}/events/{uid}` | one event, or series, with its tag; `PUT` and `DELETE` change it |
/// | `/api/changes` | the changes, when they are made, as lines of JSON |
/// | `POST /api/changes` | makes changes, all or none |
/// | `/api/people`, `/api/shares` | the people and their rights; `POST` changes them |
/// | `/api/subscriptions` | the calendars that are read from URLs; `POST` adds, removes, or refreshes one |
/// | `/feeds/{secret}.ics` | a calendar, for programs that subscribe to it; needs no token |
/// | `/dav/` | the calendars for phones and other programs, by CalDAV; see `DAVServer` |
/// | anything else | a file of the site; `/` is `/index.html`, `/gallery` is `/gallery.html`, and `/docs` leads to `/docs/` |
///
/// The documentation of the target describes each response.
///
/// ```swift
/// let site = try Site(folder: URL(fileURLWithPath: "Web"))
/// let server = AlmanacServer(store: store, site: site, port: 8420, logger: Logger(label: "almanac"))
/// try await server.run { port in print("http://127.0.0.1:\(port)/") }
/// ```
public struct AlmanacServer: Sendable {
  private let store: StoreGate
  private let site: Site
  private let port: Int
  private let network: ServerNetwork
  private let zones: [ZoneRules]
  private let logger: Logger
  private let now: @Sendable () -> Instant
  private let permission: Permission
  private let exchange: KeyExchange
  private let signal: ChangeSignal
  private let allowsPrivateFetch: Bool
  private let limits = ServerLimits()

  /// Creates a server without starting it.
  ///
  /// - Parameters:
  ///   - store: The store. From now on, only the server may use it.
  ///   - site: The files of the page.
  ///   - port: The port, 0...65,535; 0 for any free one.
  ///   - network: Where the server listens; on this machine only by default. Anything else needs a store with people.
  ///   - zones: The zones in use that browsers do not know, by their names in files. They are sent with the events.
  ///   - token: The secret that requests for calendars and events require: letters, digits, `-`, and `_`. If it is
  ///     `nil`, the server responds to everybody on this machine and accepts no changes.
  ///   - code: A secret for the URL shown to the user. The first page that sends it receives the token.
  ///   - isReadOnly: Whether the server rejects changes; `false` by default.
  ///   - allowsPrivateFetch: Whether people may subscribe to calendars in a private network; `false` by default.
  ///   - logger: Receives requests at level debug and failures at level error.
  ///   - now: The clock for the time stamps of events (DTSTAMP).
  public init(
    store: sending any EventStore, site: Site, port: Int, network: ServerNetwork = .local, zones: [ZoneRules] = [],
    token: String? = nil,
    code: String? = nil, isReadOnly: Bool = false, allowsPrivateFetch: Bool = false, logger: Logger,
    now: @escaping @Sendable () -> Instant = SystemClock.now
  ) {
    permission = Permission(token: token, isReadOnly: isReadOnly)
    exchange = KeyExchange(code: code, key: token)
    signal = ChangeSignal()
    self.store = StoreGate(store, signal: signal)
    self.allowsPrivateFetch = allowsPrivateFetch
    self.site = site
    self.port = port
    self.network = network
    self.zones = zones
    self.logger = logger
    self.now = now
  }

  /// Serves requests until the task is canceled or, if `stopsOnSignals`, SIGTERM or SIGINT arrives. Requests in
  /// progress are completed first. Then the server closes a `FileStore`, so that the database file is complete.
  ///
  /// - Parameters:
  ///   - stopsOnSignals: Whether SIGTERM and SIGINT stop the server; `true` by default.
  ///   - onReady: Called once, with the port, when the server accepts requests.
  /// - Throws: `ServerError` if the port is invalid, taken, or forbidden, if the server is for a network and the store
  ///   has no people, or if the server fails.
  public func run(
    stopsOnSignals: Bool = true, onReady: @escaping @Sendable (_ port: Int) async -> Void = { _ in }
  ) async throws(ServerError) {
    guard 0...65_535 ~= port else { throw .invalidPort(port) }
    // The framework would log a failed start in addition to our error.
    var quiet = Logger(label: "hummingbird", factory: { _ in SwiftLogNoOpLogHandler() })
    quiet.logLevel = .critical
    if !network.isLocal, await !store.hasPeople() { throw .noPeople }
    let identification = Identification(
      store: store, permission: permission, network: network, wrongKeys: WrongKeys(), now: now)
    let api = CalendarAPI(
      store: store, zones: zones, now: now, signal: signal, isReadOnly: permission.isReadOnly, exchange: exchange,
      identification: identification,
      refresher: SubscriptionRefresher(store: store, logger: logger, now: now), allowsPrivateFetch: allowsPrivateFetch)
    let counter = AddressCounter(
      limit: limits.connections, proxies: network.proxies, proxyLimit: limits.proxyConnections)
    let connections = HTTP1Channel.Configuration(
      additionalChannelHandlers: [ConnectionWatch(limits: limits, counter: counter)], idleTimeout: .seconds(90),
      httpDecoderConfiguration: .init(maxHeaderFieldSize: 16_384, maxHeaderListSize: 32_768, maxHeaderFieldCount: 100))
    let watch = Task { await api.watchStore() }
    let refresh = permission.isReadOnly ? nil : Task { await api.refresher.run() }
    defer {
      watch.cancel()
      refresh?.cancel()
    }
    // In the background, so that the first page does not wait for it.
    Task.detached(priority: .utility) { [site] in site.compress() }
    let application = Application(
      router: router(api),
      server: HTTPServerBuilder { responder in
        FinishedConnections(connections: HTTP1Channel(responder: responder, configuration: connections))
      },
      configuration: ApplicationConfiguration(address: .hostname(network.address, port: port)),
      onServerRunning: { [network] channel in
        let port = channel.localAddress?.port ?? 0
        logger.info("listening", metadata: ["address": "\(network.address)", "port": "\(port)"])
        await onReady(port)
      }, logger: quiet)
    do {
      if stopsOnSignals { try await application.runService() } else { try await application.run() }
    } catch is CancellationError {
      // Cancellation stops a server that runs in a task.
    } catch {
      await closeStore()
      throw ServerError(error, port: port)
    }
    await closeStore()
    logger.info("stopped")
  }

  private func closeStore() async {
    do throws(StoreError) {
      try await store.close()
    } catch {
      logger.error("the calendars were not closed", metadata: ["error": "\(error)"])
    }
  }

  private func router(_ api: CalendarAPI) -> Router<ServerContext> {
    let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
    router.add(
      middleware: Gatekeeper(
        logger: logger, permission: permission, identification: api.identification, clients: ClientLimits()))
    router.add(middleware: DAVServer(store: store, isReadOnly: permission.isReadOnly))
    router.get("api/health") { _, _ in try await api.health() }
    router.get("api/calendars") { _, context in try await api.calendars(for: context.viewer) }
    router.get("api/events") { request, context in try await api.events(request, for: context.viewer) }
    let object: RouterPath = "api/calendars/{calendar}/events/{uid}"
    router.get(object) { request, context in try await api.object(request, for: context.viewer) }
    router.put(object) { request, context in try await api.put(request, for: context.viewer) }
    router.delete(object) { request, context in try await api.delete(request, for: context.viewer) }
    router.get("api/changes") { request, context in try await api.changes(request, context) }
    router.post("api/changes") { request, context in try await api.change(request, for: context.viewer) }
    router.post("api/key") { request, context in try await api.key(request, context) }
    router.get("api/people") { _, context in try await api.people(context) }
    router.post("api/people") { request, context in try await api.changePeople(request, context) }
    router.get("api/shares") { _, context in try await api.shares(context) }
    router.post("api/shares") { request, context in try await api.share(request, context) }
    router.get("api/subscriptions") { _, context in try await api.subscriptions(for: context.viewer) }
    router.post("api/subscriptions") { request, context in
      try await api.changeSubscriptions(request, for: context.viewer)
    }
    router.get("feeds/{name}") { request, context in try await api.feed(request, context) }
    router.get("/") { [site] request, _ in try site.response(to: request) }
    router.get("**") { [site] request, _ in try site.response(to: request) }
    return router
  }
}
