import Almanac
import AlmanacServer
import ArgumentParser
import EventDatabase
import EventStores
import SystemServices

/// The command `almanac people key`.
struct PeopleKeyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "key", abstract: "Print a new personal link, or a key for a phone.",
    discussion: """
      A link works once, in one browser, within a week. A key for a phone or another program stays valid until it is \
      revoked. Both are printed only now, because the database keeps just hashes of them. A terminal also shows a QR \
      code, which opens the link, or, for a key, an account of DAVx5.
      """)

  @Argument(help: ArgumentHelp("The name of the person, or the number.", valueName: "person"))
  var person: String

  @Option(help: ArgumentHelp("Print a key for this phone or program instead.", valueName: "label"))
  var device: String?

  @Flag(name: .customLong("profile"), help: "Print a profile for iOS and macOS that contains the key.")
  var wantsProfile = false

  @OptionGroup var server: ServerURLOption
  @OptionGroup var location: DatabaseOption

  func validate() throws {
    if wantsProfile, device == nil { throw ValidationError("--profile needs --device.") }
  }

  func run() throws {
    var name = ""
    let (secret, key) = (PersonSecret(), DeviceKey())
    let kind = device == nil ? PersonKey.Kind.link : .device
    let hash = device == nil ? secret.hash(.link) : key.hash
    try location.withExisting { store throws(StoreError) in
      try PersonArgument.find(person, in: store) { found throws(PeopleError) in
        name = found.name
        _ = try store.addKey(
          of: found.id, kind: kind, label: device ?? "", hash: hash, now: SystemClock.now())
      }
    }
    let profile = DeviceProfile(person: name, key: key, url: server.url)
    if wantsProfile, let text = profile.text { return try Terminal.print(text) }
    try Terminal.print(device == nil ? server.link(secret) : key.shown)
    try Terminal.print((device == nil ? server.link(secret) : profile.accountURL).flatMap { QRCode($0) })
  }
}

/// The command `almanac people keys`.
struct PeopleKeysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "List the keys: number, person, kind, label, creation, and last use.")

  @OptionGroup var location: DatabaseOption

  func run() throws {
    var lines: [String] = []
    try location.withExisting { store throws(StoreError) in
      let people = try store.people()
      for key in try store.personKeys() {
        let name = people.first { $0.id == key.person }?.name ?? ""
        let times = [key.made, key.used].map { $0.map { EventTime.utc($0).iCalendarText } ?? "never" }
        lines.append(
          "\(key.id)\t\(TerminalText.oneLine(name))\t\(key.kind)\t\(TerminalText.oneLine(key.label))\t"
            + times.joined(separator: "\t"))
      }
      return nil
    }
    for line in lines { try Terminal.print(line) }
  }
}

/// The command `almanac people revoke`.
struct PeopleRevokeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "revoke", abstract: "Revoke a key or a link. It stops working immediately.")

  @Argument(help: ArgumentHelp("The number of the key, from almanac people keys.", valueName: "number"))
  var number: Int64

  @OptionGroup var location: DatabaseOption

  func run() throws {
    try location.withExisting { store throws(StoreError) in
      try store.removeKey(number) ? nil : "there is no key \(number); almanac people keys shows all"
    }
  }
}
