import Almanac
import ArgumentParser
import EventDatabase
import Foundation

/// The command `almanac restore`: replaces the content of the database with a backup.
struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Replace the calendars of the database with those of a backup.",
    discussion: """
      The backup is checked first; nothing changes if it is damaged. The calendars are replaced in one transaction, \
      even while the database is in use. A damaged database is kept beside the new one as NAME.damaged; stop all programs \
      that use it first.
      """)

  @Argument(help: ArgumentHelp("The backup.", valueName: "file"))
  var file: String

  @OptionGroup var location: DatabaseOption

  func run() throws {
    guard FileManager.default.fileExists(atPath: file) else { throw CommandFailure("\(file): no such file") }
    let path = try location.path(in: ProcessInfo.processInfo.environment)
    do throws(StoreError) {
      try SQLiteEventStore.restore(file, to: path)
    } catch {
      throw CommandFailure(error, path: path)
    }
  }
}
