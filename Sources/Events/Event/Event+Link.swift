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

  /// Replaces the address in the URL lines; an empty one takes them away.
  package mutating func setLink(_ address: String) {
    var (lines, depth, position): ([String], Int, Int?) = ([], 0, nil)
    for line in otherLines {
      if Event.isLine(line, "BEGIN:") {
        if depth == 0, position == nil { position = lines.count }
        depth += 1
      }
      if depth == 0, Event.isLine(line, "URL:") || Event.isLine(line, "URL;") {
        position = position ?? lines.count
      } else {
        lines.append(line)
      }
      if Event.isLine(line, "END:") { depth -= 1 }
    }
    // A line of a file ends at the first control character.
    let value = address.utf8.prefix { $0 >= 32 && $0 != 127 }
    if !value.isEmpty { lines.insert("URL:" + String(decoding: value, as: UTF8.self), at: position ?? lines.count) }
    otherLines = lines
  }
}
