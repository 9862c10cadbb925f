/// How touch and wheel move a calendar. Code, keys, and buttons can always move it.
public enum ScrollPolicy: UInt8, Hashable, Sendable {
  /// Touch and wheel do not move the content, so drags can select days.
  case none
  /// Touch and wheel move the content by periods: it comes to rest where one begins.
  case paged
  /// Touch and wheel move the content freely.
  case continuous
}
