extension Event {
  /// The address in the URL line of `otherLines` (RFC 5545, 3.8.4.6), as it was written; `nil` without one. Lines of
  /// inner components, such as alarms, do not count.
  package var link: String? {
    var depth = 0
    for line in otherLines {
      if Event.isLine(line, "BEGIN:") { depth += 1 }
      if Event.isLine(line, "END:") { depth -= 1 }
      guard depth == 0, Event.isLine(line, "URL:") || Event.isLine(line, "URL;") else { continue }
      var isQuoted = false
      let value = line.utf8.drop { byte in
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        return isQuoted || byte != UInt8(ascii: ":")
      }
      return String(decoding: value.dropFirst(), as: UTF8.self)
    }
    return nil
  }
}
