import Almanac
import EventStores

/// An error that ends a command with exit status 1.
struct CommandFailure: Error, Equatable {
  /// The message for standard error; `nil` if everything has been reported.
  var message: String?

  init(_ message: String?) { self.message = message }

  init(_ error: FileError) { self.init(error.description) }

  /// Creates the failure for a file that could not be written.
  init(_ error: FileWriteError, path: String) { self.init("\(path): the file cannot be written: \(error.reason)") }

  /// Creates the failure for a store error.
  ///
  /// - Parameter path: The file that could not be read or written, such as the path of a database.
  init(_ error: StoreError, path: String) {
    switch error {
    case .storage(_, let message): self.init("\(path): \(message)")
    case .readOnly: self.init("\(path): the database is read-only")
    default: self.init("\(path): \(error)")
    }
  }
}
