/// How many rows the page of a month has.
public enum WeeksPerMonth: UInt8, Hashable, Sendable {
  /// As many as weeks touch it, usually 4 to 6.
  case natural
  /// Always six, so that all pages are equally high.
  case alwaysSix
}
