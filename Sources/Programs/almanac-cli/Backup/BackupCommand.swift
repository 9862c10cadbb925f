import Almanac
import ArgumentParser
import EventDatabase
import Foundation

/// The command `almanac backup`: copies the database.
struct BackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Copy the database to a file, even while it is in use.",
    discussion: """
      The copy is what the database held at one moment. The file appears once it is complete and on the disk. Only its \
      owner can read it. It replaces an earlier backup with the same name, but no other file. It has its own era: pages \
      that had the database open reload everything from a restored backup, and keep unsaved edits.
      """)

  @Argument(help: ArgumentHelp("The file to write.", valueName: "file"))
  var file: String

  @OptionGroup var location: DatabaseOption

  func run() throws {
    let path = try location.path(in: ProcessInfo.processInfo.environment)
    guard FileManager.default.fileExists(atPath: path) else { throw CommandFailure("\(path): no such file") }
    let store = try location.open(creates: true)
    do throws(StoreError) {
      try store.backUp(to: file)
    } catch {
      throw CommandFailure(error, path: file)
    }
  }
}
