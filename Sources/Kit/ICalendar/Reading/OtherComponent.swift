/// A component other than an event, collected while it is read.
struct OtherComponent {
  private var bytes: [UInt8] = []
  private var lineCount = 0
  /// The number of open components around it; `nil` if none is being collected.
  private(set) var depth: Int?

  /// The lines so far, joined with line feeds.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Begins a component within `depth` others.
  mutating func begin(depth: Int) {
    self.depth = depth
    lineCount = 0
    // One huge component must not keep its memory until the end of the file.
    bytes.removeAll(keepingCapacity: bytes.count < 1 << 16)
  }

  mutating func keep(_ line: ContentLine, limit: Int, problems: inout ProblemList) {
    lineCount += 1
    if lineCount > limit {
      if lineCount == limit + 1 { problems.fail(line.number, .tooManyProperties(limit: limit)) }
      return
    }
    bytes.append(contentsOf: line.raw)
    bytes.append(0x0A)
  }

  /// Ends the component or a part of it. Returns whether it was the component itself.
  mutating func end(_ name: String, depth: Int) -> Bool {
    bytes.append(contentsOf: "END:".utf8)
    bytes.append(contentsOf: name.utf8)
    guard depth == self.depth else {
      bytes.append(0x0A)
      return false
    }
    self.depth = nil
    return true
  }
}
