import Almanac
import ArgumentParser
import EventDatabase
import EventStores

/// The command `almanac share`.
struct ShareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "share", abstract: "Set what a person may do with a calendar.",
    discussion: """
      The rights are none, free-busy (see when somebody is busy), read (private and confidential events are "Busy"), \
      write, and owner (also delete and share it). A calendar has one owner; a former one may still write. almanac people \
      list shows the rights.
      """)

  @Argument(help: ArgumentHelp("The name of the calendar, or its number.", valueName: "calendar"))
  var calendar: String

  @Argument(help: ArgumentHelp("The name of the person, or the number.", valueName: "person"))
  var person: String

  @Argument(help: ArgumentHelp("none, free-busy, read, write, or owner.", valueName: "right"))
  var right: String

  @OptionGroup var location: DatabaseOption

  func validate() throws {
    guard right == "owner" || Right(name: right) != nil else {
      throw ValidationError("The right is \(right), expected none, free-busy, read, write, or owner.")
    }
  }

  func run() throws {
    try location.withExisting { store throws(StoreError) in
      try StoredCalendarArgument.find(calendar, in: store) { found throws(StoreError) in
        try PersonArgument.find(person, in: store) { person throws(PeopleError) in
          try store.share(
            Share(
              calendar: found.id, person: person.id, right: Right(name: right) ?? .write, isOwner: right == "owner"))
        }
      }
    }
  }
}
