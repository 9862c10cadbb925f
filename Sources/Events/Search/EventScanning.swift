/// A store whose events can be gone through in parts, so that a look at all of them holds nothing up.
public protocol EventScanning: AnyObject {
  /// Calls `body` for one event after the other, in an order that holds until the next change, until there are no more
  /// or `body` answers `false`.
  ///
  /// - Parameter position: 0 for the first event, or what an earlier call returned.
  /// - Returns: the position to go on from; `nil` behind the last event.
  func scan(from position: Int, _ body: (StoredEvent) -> Bool) throws(StoreError) -> Int?
}
