/// Folds content lines (RFC 5545, 3.1): no line is longer than 75 bytes, and none is cut inside of a character.
struct ContentLineWriter {
  private(set) var output: [UInt8] = []
  /// The line that is being written, without fold or end.
  var line: [UInt8] = []

  mutating func begin(_ start: StaticString) { line.append(start) }

  /// Writes the line out.
  mutating func end() {
    var start = 0
    // The space that a continuation begins with counts.
    var room = 75
    while line.count - start > room {
      var end = start + room
      while end > start + 1, line[end] & 0xC0 == 0x80 { end -= 1 }
      output.append(contentsOf: line[start..<end])
      output.append("\r\n ")
      start = end
      room = 74
    }
    output.append(contentsOf: line[start...])
    output.append("\r\n")
    line.removeAll(keepingCapacity: true)
  }

  /// A line that is complete as it is.
  mutating func write(_ text: StaticString) {
    begin(text)
    end()
  }
}
