public import Events
public import TimeZones

/// The version of an event in a file (RFC 5546, 2.1.5): the highest SEQUENCE is valid, then the latest DTSTAMP.
extension Event {
  /// The SEQUENCE in `otherLines`; 0 if there is none.
  public var sequence: Int { value(of: "SEQUENCE") { $0.trimmed.decimal } ?? 0 }

  /// The DTSTAMP in `otherLines`; `nil` if there is none.
  public var stamp: Instant? {
    value(of: "DTSTAMP") { TimeText.parse($0).map { Instant(seconds: $0.local.secondsAsUTC) } }
  }

  /// The LAST-MODIFIED in `otherLines`; `nil` if there is none.
  package var lastModified: Instant? {
    value(of: "LAST-MODIFIED") { TimeText.parse($0).map { Instant(seconds: $0.local.secondsAsUTC) } }
  }

  /// Returns the value of the first line with this name outside of nested components.
  private func value<Value>(of name: StaticString, _ read: (Bytes) -> Value?) -> Value? {
    var depth = 0
    for line in otherLines {
      if line.hasName("BEGIN") { depth += 1 }
      if line.hasName("END") { depth -= 1 }
      guard depth == 0, line.hasName(name) else { continue }
      var line = line
      return line.withContentLine { read($0.value) } ?? nil
    }
    return nil
  }
}
