import Basics

/// A writer that folds content lines (RFC 5545, 3.1), so that no line is longer than 75 bytes or cut within a
/// character.
struct ContentLineWriter {
  /// The written bytes. They end with the current line, which is not folded or ended yet.
  var line: [UInt8] = []
  private var lineStart = 0

  mutating func begin(_ start: StaticString) { line.append(start) }

  mutating func begin(_ text: String) { line.append(contentsOf: text.utf8) }

  /// Ends the line, and folds it if it is too long.
  mutating func end() {
    if line.count - lineStart > 75 { fold() }
    line.append(0x0D)
    line.append(0x0A)
    lineStart = line.count
  }

  private mutating func fold() {
    let long = Array(line[lineStart...])
    line.removeSubrange(lineStart...)
    var start = 0
    // The space at the start of a continuation counts.
    var room = 75
    while long.count - start > room {
      var end = start + room
      while end > start + 1, long[end] & 0xC0 == 0x80 { end -= 1 }
      line.append(contentsOf: long[start..<end])
      line.append("\r\n ")
      start = end
      room = 74
    }
    line.append(contentsOf: long[start...])
  }

  /// Writes a complete line.
  mutating func write(_ text: StaticString) {
    begin(text)
    end()
  }

  /// Writes a content line of a file. Line breaks within it are removed, because they would split it into two lines.
  mutating func write(line text: String) {
    var text = text
    text.withUTF8 { bytes in
      if bytes.index(of: 0x0A, from: 0) < bytes.count || bytes.index(of: 0x0D, from: 0) < bytes.count {
        for byte in bytes where byte != 0x0A && byte != 0x0D { line.append(byte) }
      } else {
        line.append(contentsOf: bytes)
      }
    }
    end()
  }

  /// Writes content lines that are joined with line feeds.
  mutating func write(lines text: String) {
    for piece in text.utf8.split(separator: 0x0A) {
      for byte in piece where byte != 0x0D { line.append(byte) }
      end()
    }
  }

  /// The written text.
  var text: String { String(utf8: line) }
}
