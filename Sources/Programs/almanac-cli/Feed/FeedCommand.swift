import Almanac
import AlmanacServer
import ArgumentParser
import EventDatabase
import EventStores

/// The command `almanac feed`: secret URLs from which other programs read a calendar.
struct FeedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "feed", abstract: "Manage URLs from which other programs read a calendar.",
    discussion: """
      Whoever knows the URL of a feed can read its calendar, while almanac serve runs, but nothing else. A feed ends when \
      it or its calendar is removed.
      """, subcommands: [FeedAddCommand.self, FeedListCommand.self, FeedRemoveCommand.self])
}

/// The command `almanac feed add`.
struct FeedAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a feed to a calendar, and print its URL.",
    discussion: """
      The URL contains a secret and is printed only now, because the database keeps just a hash of it. Private and \
      confidential events are shown as "Busy".
      """)

  @Argument(help: ArgumentHelp("The name of the calendar, or its number.", valueName: "calendar"))
  var calendar: String

  @Flag(name: .customLong("free-busy"), help: "Show all events as \"Busy\", without title, place, and notes.")
  var isFreeBusy = false

  @Option(help: "The port of almanac serve, for the printed URL.")
  var port = 8420

  @OptionGroup var location: DatabaseOption

  func validate() throws {
    guard 1...65_535 ~= port else { throw ValidationError("--port is \(port), expected 1 to 65535.") }
  }

  func run() throws {
    let secret = FeedSecret()
    try location.withExisting { store throws(StoreError) in
      try StoredCalendarArgument.find(calendar, in: store) { found throws(StoreError) in
        _ = try store.addFeed(of: found.id, isFreeBusy: isFreeBusy, hash: secret.hash)
        return nil
      }
    }
    try Terminal.print("http://127.0.0.1:\(port)\(secret.path)")
  }
}

/// The command `almanac feed list`.
struct FeedListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the feeds: number, full or free-busy, and calendar.")

  @OptionGroup var location: DatabaseOption

  func run() throws {
    var lines: [String] = []
    try location.withExisting { store throws(StoreError) in
      let calendars = try store.calendars()
      for feed in try store.feeds() {
        let name = calendars.first { $0.id == feed.calendar }?.name ?? ""
        lines.append("\(feed.id)\t\(feed.isFreeBusy ? "free-busy" : "full")\t\(TerminalText.oneLine(name))")
      }
      return nil
    }
    for line in lines { try Terminal.print(line) }
  }
}

/// The command `almanac feed remove`.
struct FeedRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a feed. Its URL stops working immediately.")

  @Argument(help: ArgumentHelp("The number of the feed, from almanac feed list.", valueName: "number"))
  var number: Int64

  @OptionGroup var location: DatabaseOption

  func run() throws {
    try location.withExisting { store throws(StoreError) in
      try store.removeFeed(number) ? nil : "there is no feed \(number); almanac feed list shows all"
    }
  }
}
