import Almanac
import ArgumentParser
import EventDatabase
import Foundation

/// The command `almanac restore`: replaces the content of the database with a backup.
struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Put the calendars of a backup in the place of those of the database.",
    discussion: """
      The backup is checked before, and nothing changes if it is damaged. The calendars are exchanged in one transaction, \
      also while the database is in use. A database that is damaged is kept beside the new one as NAME.damaged; end \
      all programs that use it before.
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
