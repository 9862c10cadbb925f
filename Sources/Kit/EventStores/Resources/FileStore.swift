public import Almanac

/// A store that keeps its content in a file while it is used.
public protocol FileStore: EventStore {
  /// Throws unless the file is there as the store left it, so that what is changed now is found later.
  func checkFile() throws(StoreError)
  /// Writes everything to the file and ends the use of it.
  func close() throws(StoreError)
}
