import Almanac
import EventStores

/// Ends a command with exit status 1.
struct CommandFailure: Error, Equatable {
  /// One line for standard error; `nil` if all has been said.
  var message: String?

  init(_ message: String?) { self.message = message }

  init(_ error: FileError) { self.init(error.description) }

  /// - Parameter place: what could not be read or written, as the path of a database.
  init(_ error: StoreError, place: String) {
    switch error {
    case .storage(_, let message): self.init("\(place): \(message)")
    case .readOnly: self.init("\(place): it may not be written to")
    default: self.init("\(place): \(error)")
    }
  }
}
