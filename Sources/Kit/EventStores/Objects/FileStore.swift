public import Almanac

/// A store whose content is in a file that it keeps open.
public protocol FileStore: EventStore {
  /// Throws unless the file still exists as the store left it, so that further changes are not lost.
  func checkFile() throws(StoreError)
  /// Writes all changes to the file and closes it.
  func close() throws(StoreError)
}
