/// A CLDR date pattern, split into literals and fields.
///
/// It works on UTF-8: field letters are ASCII, and all other bytes are copied unchanged.
struct DatePattern {
  /// A part of a pattern: a run of one field letter, or literal bytes.
  enum Piece {
    case literal([UInt8])
    case field(letter: UInt8, count: Int)
  }

  let pieces: [Piece]

  init(_ pattern: String) {
    let bytes = Array(pattern.utf8)
    var pieces: [Piece] = []
    var literal: [UInt8] = []
    var isQuoted = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "'") {
        if index + 1 < bytes.count, bytes[index + 1] == byte {
          literal.append(byte)
          index += 2
        } else {
          isQuoted.toggle()
          index += 1
        }
      } else if isQuoted || !Self.isLetter(byte) {
        literal.append(byte)
        index += 1
      } else {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = []
        let start = index
        while index < bytes.count, bytes[index] == byte { index += 1 }
        pieces.append(.field(letter: byte, count: index - start))
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    self.pieces = pieces
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 65...90 ~= byte || 97...122 ~= byte }
}
