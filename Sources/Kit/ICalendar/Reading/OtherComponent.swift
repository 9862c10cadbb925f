import Basics

/// A component other than an event, collected while it is read.
struct OtherComponent {
  private let buffer = ByteBuffer()
  private var lineCount = 0
  /// The number of open components around it; `nil` if none is being collected.
  private(set) var depth: Int?

  /// The lines so far, joined with line feeds.
  var text: String { String(validUTF8: buffer.bytes) }

  /// Begins a component within `depth` others.
  mutating func begin(depth: Int) {
    self.depth = depth
    lineCount = 0
    buffer.removeAll()
  }

  mutating func keep(_ line: ContentLine, limit: Int, problems: inout ProblemList) {
    lineCount += 1
    if lineCount > limit {
      if lineCount == limit + 1 { problems.fail(line.number, .tooManyProperties(limit: limit)) }
      return
    }
    buffer.append(line.raw)
    buffer.append(0x0A)
  }

  /// Ends the component or a part of it. Returns whether it was the component itself.
  mutating func end(_ name: String, depth: Int) -> Bool {
    var name = name
    buffer.append(Bytes("END:"))
    name.withUTF8 { buffer.append($0) }
    guard depth == self.depth else {
      buffer.append(0x0A)
      return false
    }
    self.depth = nil
    return true
  }
}
