import Almanac
import AlmanacServer
public import ArgumentParser
import Foundation
public import Logging

/// The command `almanac serve`: shows the calendars as a web page on this machine.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Show calendars as a web page on this machine.",
    discussion: """
      With files, the page shows them and stores nothing; the printed address contains a secret, and only browsers that \
      open it see the calendars. Without files, the page shows the database, which can be edited; the first run creates it \
      with a small sample. The printed address contains a code that one browser can exchange for the key of the database. \
      The browser keeps the key: bookmarks and new tabs need no code. Scripts read the key from the file DATABASE.key. \
      Stop with Ctrl-C.

      For other machines, add people (see almanac people), and let a proxy such as Caddy or nginx encrypt the connections: \
      --behind-proxy 127.0.0.1 --public-url https://calendar.example.org.
      """)

  @Argument(help: ArgumentHelp(".ics files, or folders.", valueName: "file"))
  var files: [String] = []

  @Option(help: "The database file. (default: almanac/almanac.sqlite in $XDG_DATA_HOME or ~/.local/share)")
  var database: String?

  @Option(help: "The port; 0 for any free one.")
  var port = 8420

  @Option(help: ArgumentHelp("The IP address to listen on. Needs people and a proxy.", valueName: "address"))
  var listen: String?

  @Option(
    name: .customLong("behind-proxy"),
    help: ArgumentHelp("A proxy whose X-Forwarded headers count, such as 127.0.0.1 or 10.0.0.0/8.", valueName: "cidr"))
  var proxies: [String] = []

  @Option(
    name: .customLong("public-url"),
    help: ArgumentHelp("The URL of the proxy, such as https://calendar.example.org.", valueName: "url"))
  var publicURL: String?

  @Flag(name: .customLong("read-only"), help: "Accept no changes; always on with files.")
  var isReadOnly = false

  @Flag(
    name: .customLong("allow-private-fetch"),
    help: "Let people subscribe to calendars on this machine or in its private network.")
  var allowsPrivateFetch = false

  @Option(help: "The level of the log on standard error: trace, debug, info, notice, warning, error, or critical.")
  var logLevel = Logger.Level.notice

  @Flag(name: .customLong("new-key"), help: "Make a new key for the database: pages with the old key are shut out.")
  var wantsNewKey = false

  @Flag(name: .customLong("open"), help: "Open the page in the default browser.")
  var opensBrowser = false

  @Option(help: ArgumentHelp("Serve the page from this folder.", visibility: .hidden))
  var site: String?

  func validate() throws {
    if !files.isEmpty, database != nil { throw ValidationError("Give files or --database, not both.") }
    if !files.isEmpty, wantsNewKey { throw ValidationError("--new-key is for a database, not for files.") }
    if listen != nil || publicURL != nil || !proxies.isEmpty {
      if !files.isEmpty { throw ValidationError("A network is for a database, not for files.") }
      guard publicURL != nil, !proxies.isEmpty else {
        throw ValidationError("--listen, --behind-proxy, and --public-url need --behind-proxy and --public-url.")
      }
    }
    guard 0...65_535 ~= port else { throw ValidationError("--port is \(port), expected 0 to 65535.") }
  }

  func run() async throws {
    var logger = Logger(label: "almanac") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = logLevel
    let source = ServeSource(
      files: files, database: database, isReadOnly: isReadOnly, environment: ProcessInfo.processInfo.environment)
    let calendars = try source.open(tell: { Terminal.error($0) })
    let (zones, isReadOnly) = (calendars.zones, calendars.isReadOnly)
    let network = try network()
    // People have keys of their own.
    let key = try calendars.database.flatMap { path throws(CommandFailure) in
      try network.isLocal ? KeyFile(database: path).key(isNew: wantsNewKey) : nil
    }
    let code = key == nil ? nil : LaunchToken.make()
    let token = key ?? LaunchToken.make()
    do throws(ServerError) {
      let server = AlmanacServer(
        store: calendars.store, site: try pages(), port: port, network: network, zones: zones, token: token, code: code,
        isReadOnly: isReadOnly, allowsPrivateFetch: allowsPrivateFetch, logger: logger)
      try await server.run { [opensBrowser, publicURL] port in
        let local = "http://127.0.0.1:\(port)/#" + (code.map { "code=\($0)" } ?? "token=\(token)")
        // Logs of a service keep what it prints, so this has no secret.
        let address = publicURL ?? local
        do throws(CommandFailure) {
          try Terminal.print("Almanac is at \(address)")
        } catch {
          // Without the URL, nobody can use the page.
          Main.stop(error)
        }
        if opensBrowser { Desktop.open(address) }
      }
    } catch {
      throw CommandFailure(error.description)
    }
  }

  private func network() throws(CommandFailure) -> ServerNetwork {
    guard let publicURL else { return .local }
    do throws(ServerError) {
      return try ServerNetwork(address: listen ?? "127.0.0.1", proxies: proxies, publicURL: publicURL)
    } catch {
      throw CommandFailure(error.description)
    }
  }

  private func pages() throws(ServerError) -> Site {
    guard let site else { return try BuiltInSite.load() }
    return try Site(folder: URL(fileURLWithPath: site, isDirectory: true))
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
