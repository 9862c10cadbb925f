/// A part of the file, or of the buffer in which folded lines are joined.
typealias Bytes = UnsafeBufferPointer<UInt8>

/// Splits bytes into content lines (RFC 5545, 3.1) and joins folded lines, in linear time.
///
/// A line ends with CR LF, LF, or CR. Lines without folds are views of the input; folded lines are joined in a buffer
/// that the next call reuses.
final class LineReader {
  struct Line {
    /// The bytes without line ends and folds.
    var bytes: Bytes
    /// The physical line on which it begins, counted from 1.
    var number: Int
    /// Whether no byte is above 127.
    var isASCII: Bool
    var isTooLong = false
  }

  private(set) var sawBareLineFeed = false
  private(set) var sawBareCarriageReturn = false
  private var input = Bytes(start: nil, count: 0)
  private let lengthLimit: Int
  private var position = 0
  private var lineNumber = 1
  private let joined = ByteBuffer(capacity: 1024)

  init(lengthLimit: Int) { self.lengthLimit = lengthLimit }

  /// Continues with more bytes, which start at the beginning of a line and must stay valid until all lines are read.
  func `continue`(with input: Bytes) {
    self.input = input
    // A byte order mark has no meaning in UTF-8.
    let isMarked = lineNumber == 1 && input.count >= 3 && input[0] == 0xEF && input[1] == 0xBB && input[2] == 0xBF
    position = isMarked ? 3 : 0
  }

  /// Returns the next line that is not empty; its bytes are valid until the next call.
  func next() -> Line? {
    while position < input.count {
      let number = lineNumber
      var (piece, isASCII) = physicalLine()
      var isTooLong = piece.count > lengthLimit
      if isFolded {
        joined.removeAll()
        joined.append(piece)
        while isFolded {
          position += 1
          let (more, moreIsASCII) = physicalLine()
          isASCII = isASCII && moreIsASCII
          if joined.count + more.count > lengthLimit { isTooLong = true } else { joined.append(more) }
        }
        piece = joined.bytes
      }
      if !piece.isEmpty { return Line(bytes: piece, number: number, isASCII: isASCII, isTooLong: isTooLong) }
    }
    return nil
  }

  /// Whether the next physical line continues the current one.
  private var isFolded: Bool { position < input.count && (input[position] == 0x20 || input[position] == 0x09) }

  /// Reads up to the next line end, and skips that and all empty lines after it; eight bytes at a time (the test for a
  /// byte below 32 in a word: Anderson, Bit Twiddling Hacks).
  private func physicalLine() -> (Bytes, isASCII: Bool) {
    let start = position
    var index = start
    let count = input.count
    var high: UInt64 = 0
    if let base = UnsafeRawPointer(input.baseAddress) {
      let tops: UInt64 = 0x8080_8080_8080_8080
      while index + 8 <= count {
        let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let found = (word &- 0x2020_2020_2020_2020) & ~word & tops
        if found == 0 {
          high |= word
          index += 8
          continue
        }
        // The lowest bit is correct; higher ones may be false positives.
        let offset = found.trailingZeroBitCount / 8
        if offset > 0 { high |= word << UInt64(64 - 8 * offset) }
        index += offset
        if input[index] == 0x0A || input[index] == 0x0D {
          return finishLine(from: start, to: index, isASCII: high & tops == 0)
        }
        index += 1
      }
    }
    var isASCII = high & 0x8080_8080_8080_8080 == 0
    while index < count, input[index] != 0x0A, input[index] != 0x0D {
      if input[index] >= 0x80 { isASCII = false }
      index += 1
    }
    return finishLine(from: start, to: index, isASCII: isASCII)
  }

  private func finishLine(from start: Int, to end: Int, isASCII: Bool) -> (Bytes, isASCII: Bool) {
    position = end
    // Empty lines have no meaning, not even between a line and its continuation.
    while position < input.count, input[position] == 0x0A || input[position] == 0x0D {
      lineNumber += 1
      position += 1
      if input[position - 1] == 0x0A {
        sawBareLineFeed = true
      } else if position < input.count, input[position] == 0x0A {
        position += 1
      } else {
        sawBareCarriageReturn = true
      }
    }
    return (input.part(start, end), isASCII)
  }
}
