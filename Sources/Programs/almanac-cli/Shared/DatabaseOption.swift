import Almanac
import ArgumentParser
import EventDatabase
import Foundation

/// The option `--database`, and the default database.
struct DatabaseOption: ParsableArguments {
  @Option(help: "The database file. (default: almanac/almanac.sqlite in $XDG_DATA_HOME or ~/.local/share)")
  var database: String?

  /// Returns the given path, or the path of the default database, whose folder is created.
  func path(in environment: [String: String]) throws(CommandFailure) -> String {
    try UsualDatabase.path(database, environment)
  }

  /// Opens the database.
  ///
  /// - Parameter creates: Whether to create a missing database; otherwise an in-memory database is used instead.
  func open(creates: Bool) throws(CommandFailure) -> SQLiteEventStore {
    let path = try path(in: ProcessInfo.processInfo.environment)
    do throws(StoreError) {
      if !creates, !FileManager.default.fileExists(atPath: path) { return try SQLiteEventStore() }
      return try SQLiteEventStore(path: path)
    } catch {
      throw CommandFailure(error, path: path)
    }
  }

  /// Opens the existing database for `body`, which returns what is wrong, if anything.
  ///
  /// - Parameter initial: The content of a new database if there is none; by default, that is an error.
  func withExisting(
    orNew initial: EventChange? = nil, _ body: (SQLiteEventStore) throws(StoreError) -> String?
  ) throws(CommandFailure) {
    let path = try path(in: ProcessInfo.processInfo.environment)
    guard initial != nil || FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure("\(path): no such file")
    }
    let store: SQLiteEventStore
    do throws(StoreError) {
      store = try SQLiteEventStore(path: path, initial: initial)
    } catch {
      throw CommandFailure(error, path: path)
    }
    let problem: String?
    do throws(StoreError) {
      problem = try body(store)
    } catch {
      throw CommandFailure(error, path: path)
    }
    if let problem { throw CommandFailure("\(path): \(problem)") }
  }
}
