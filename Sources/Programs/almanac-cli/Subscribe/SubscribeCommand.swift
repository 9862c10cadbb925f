import Almanac
import AlmanacServer
import ArgumentParser
import EventDatabase
import EventStores
import SystemServices

/// The command `almanac subscribe`: calendars that are read from URLs.
struct SubscribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "subscribe", abstract: "Read a calendar from a URL, and keep it up to date.",
    discussion: """
      The calendar is read once, and only added if that succeeds. While almanac serve runs, it reads the calendar again \
      every 6 hours. Nobody can edit it. A response that is no complete calendar changes nothing; after it, the next \
      attempt is in 15 minutes, then in twice the time, up to a day.
      """,
    subcommands: [
      SubscribeAddCommand.self, SubscribeListCommand.self, SubscribeRefreshCommand.self, SubscribeRemoveCommand.self,
    ],
    defaultSubcommand: SubscribeAddCommand.self)
}

/// The command `almanac subscribe add`, whose name may be left out.
struct SubscribeAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Subscribe to a calendar. The name of this command may be left out.",
    discussion: """
      webcal: means https:. The URL, which may contain a secret, is kept in the database, and never shown or logged.
      """)

  @Argument(help: ArgumentHelp("The URL, with webcal:, https:, or http:.", valueName: "url"))
  var url: String

  @Option(help: ArgumentHelp("The name of the new calendar; by default, its own.", valueName: "name"))
  var calendar: String?

  @Flag(name: .customLong("allow-private-fetch"), help: "Let the URL lead to this machine or a private network.")
  var allowsPrivate = false

  @OptionGroup var location: DatabaseOption

  func validate() throws {
    guard SubscribedURL(url) != nil else {
      throw ValidationError("The URL is invalid, expected one that begins with webcal:, https:, or http:.")
    }
    if calendar?.allSatisfy({ $0.isWhitespace }) == true {
      throw ValidationError("--calendar is empty, expected a name.")
    }
  }

  func run() throws {
    guard let url = SubscribedURL(url) else { return }
    var added = ""
    try location.withExisting { store throws(StoreError) in
      if let calendar, try store.calendars().contains(where: { $0.name == calendar }) {
        return "there is already a calendar \"\(TerminalText.oneLine(calendar))\""
      }
      let new = Subscription(calendar: CalendarID(0), url: url.text, allowsPrivate: allowsPrivate)
      let (state, content) = SubscriptionReading.read(new, now: SystemClock.now())
      guard let content else { return "\(url.shown): \(state.error ?? "the calendar cannot be read")" }
      let name = content.shownName(calendar, of: url)
      let id = try store.addSubscription(
        state, name: name, color: content.color ?? .named(.blue), events: content.events)
      added = "\(id.rawValue)\t\(TerminalText.oneLine(name))"
      return nil
    }
    try Terminal.print(added)
  }
}

/// The command `almanac subscribe list`.
struct SubscribeListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the subscriptions: calendar, name, host, last reading, and error.")

  @OptionGroup var location: DatabaseOption

  func run() throws {
    var lines: [String] = []
    try location.withExisting { store throws(StoreError) in
      let calendars = try store.calendars()
      for subscription in try store.subscriptions() {
        let name = calendars.first { $0.id == subscription.calendar }?.name ?? ""
        lines.append(
          "\(subscription.calendar.rawValue)\t\(TerminalText.oneLine(name))\t\(SubscribedURL.shown(subscription.url))\t"
            + SubscribeRefreshCommand.summary(subscription))
      }
      return nil
    }
    for line in lines { try Terminal.print(line) }
  }
}
