import Almanac
import AlmanacServer
import ArgumentParser
import EventDatabase
import EventStores
import Foundation
import SystemServices

/// The command `almanac people`: who uses the calendars of a server.
struct PeopleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "people", abstract: "Manage the people who use the calendars of a server.",
    discussion: """
      Without people, almanac serve shows everything to the user of this machine. With people, everybody sees their own \
      calendars and those that others share with them; see almanac share. The first person owns the calendars that \
      exist, and manages the others. Changes count immediately, while almanac serve runs.
      """,
    subcommands: [
      PeopleAddCommand.self, PeopleListCommand.self, PeopleRenameCommand.self, PeopleRemoveCommand.self,
      PeopleKeyCommand.self, PeopleKeysCommand.self, PeopleRevokeCommand.self,
    ])
}

/// The option for the URL of the server.
struct ServerURLOption: ParsableArguments {
  @Option(
    name: .customLong("public-url"),
    help: ArgumentHelp(
      "The URL of the server, for the printed link; by default, the environment variable ALMANAC_URL.", valueName: "url"
    ))
  var url = ProcessInfo.processInfo.environment["ALMANAC_URL"] ?? "http://127.0.0.1:8420"

  /// Returns a personal link: the URL with a code in the fragment, which browsers do not send.
  func link(_ secret: PersonSecret) -> String { (url.hasSuffix("/") ? url : url + "/") + "#code=\(secret.text)" }
}

/// The command `almanac people add`.
struct PeopleAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a person, and print a personal link.",
    discussion: """
      The link works once, in one browser, within a week. It is printed only now, on a terminal also as a QR code. If there is no database, it is created \
      with an empty calendar.
      """)

  /// The content of a new database.
  private static let calendar = EventChange.putCalendar(
    CalendarInfo(id: CalendarID(1), name: "Calendar", color: .named(.blue)))

  @Argument(help: ArgumentHelp("The name of the person.", valueName: "name"))
  var name: String

  @OptionGroup var server: ServerURLOption
  @OptionGroup var location: DatabaseOption

  func run() throws {
    let secret = PersonSecret()
    try location.withExisting(orNew: Self.calendar) { store throws(StoreError) in
      try PersonArgument.problem { () throws(PeopleError) in
        let person = try store.addPerson(name)
        _ = try store.addKey(
          of: person.id, kind: .link, label: "", hash: secret.hash(.link), now: SystemClock.now())
      }
    }
    try Terminal.print(server.link(secret))
    try Terminal.print(QRCode(server.link(secret)))
  }
}

/// The command `almanac people list`.
struct PeopleListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the people: number, name, calendars, and last use of a key.")

  @OptionGroup var location: DatabaseOption

  func run() throws {
    var lines: [String] = []
    try location.withExisting { store throws(StoreError) in
      let (keys, shares, calendars) = (try store.personKeys(), try store.shares(), try store.calendars())
      for person in try store.people() {
        let viewer = Viewer(person: person, shares: shares, secret: [])
        let rights = calendars.compactMap { calendar -> String? in
          let right = viewer.right(for: calendar.id)
          if right == .none { return nil }
          let name = viewer.owns(calendar.id) ? "owner" : right.name
          return "\(TerminalText.oneLine(calendar.name)) (\(name))"
        }
        let used = keys.filter { $0.person == person.id }.compactMap { $0.used }.max()
        lines.append(
          "\(person.id)\t\(TerminalText.oneLine(person.name))\t\(rights.joined(separator: ", "))\t"
            + (used.map { EventTime.utc($0).iCalendarText } ?? "never"))
      }
      return nil
    }
    for line in lines { try Terminal.print(line) }
  }
}

/// The command `almanac people rename`.
struct PeopleRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "rename", abstract: "Rename a person.")

  @Argument(help: ArgumentHelp("The name of the person, or the number.", valueName: "person"))
  var person: String

  @Argument(help: ArgumentHelp("The new name.", valueName: "name"))
  var name: String

  @OptionGroup var location: DatabaseOption

  func run() throws {
    try location.withExisting { store throws(StoreError) in
      try PersonArgument.find(person, in: store) { found throws(PeopleError) in
        try store.renamePerson(found.id, to: name)
      }
    }
  }
}

/// The command `almanac people remove`.
struct PeopleRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a person with all keys and rights.",
    discussion: """
      The calendars of the person stay, and belong to the first person. The first person can only be removed as the last \
      one; then almanac serve shows everything to the user of this machine again.
      """)

  @Argument(help: ArgumentHelp("The name of the person, or the number.", valueName: "person"))
  var person: String

  @OptionGroup var location: DatabaseOption

  func run() throws {
    try location.withExisting { store throws(StoreError) in
      try PersonArgument.find(person, in: store) { found throws(PeopleError) in try store.removePerson(found.id) }
    }
  }
}
