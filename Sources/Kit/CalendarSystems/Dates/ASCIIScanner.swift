/// Reads the bytes of a short string from left to right. It works on UTF-8, so no Unicode tables are linked.
package struct ASCIIScanner {
  private let bytes: [UInt8]
  /// The number of bytes read so far, which is the position of an error.
  package private(set) var offset = 0

  package init(_ text: String) { bytes = Array(text.utf8) }

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package var isAtEnd: Bool { offset == bytes.count }

  /// The next unread byte; `nil` at the end.
  package var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Reads `byte` if it is next, and returns whether it was.
  package mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Reads bytes while `predicate` is true, and returns them.
  package mutating func take(while predicate: (UInt8) -> Bool) -> [UInt8] {
    let start = offset
    while offset < bytes.count, predicate(bytes[offset]) { offset += 1 }
    return Array(bytes[start..<offset])
  }

  /// Reads an unsigned decimal number. Returns `nil`, and reads nothing, if there is no number or its number of digits
  /// is not in `digits`. Up to 9 digits fit on every platform.
  package mutating func number(digits: ClosedRange<Int> = 1...9) -> Int? {
    var end = offset
    var value = 0
    while end < bytes.count, end - offset < 9, 48...57 ~= bytes[end] {
      value = value * 10 + Int(bytes[end] - 48)
      end += 1
    }
    guard digits ~= end - offset, end == bytes.count || !(48...57 ~= bytes[end]) else { return nil }
    offset = end
    return value
  }

  /// Reads a number with an optional sign. Returns `nil`, and reads nothing, if there is no number or it does not fit
  /// into 64 bits.
  package mutating func signedNumber() -> Int64? {
    let start = offset
    let isNegative = take(UInt8(ascii: "-"))
    if !isNegative { _ = take(UInt8(ascii: "+")) }
    var value: Int64 = 0
    var count = 0
    while let byte = next, 48...57 ~= byte {
      let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let digit = Int64(byte - 48)
      let (sum, tooFar) = product.addingReportingOverflow(isNegative ? -digit : digit)
      if tooLarge || tooFar {
        offset = start
        return nil
      }
      value = sum
      offset += 1
      count += 1
    }
    if count == 0 {
      offset = start
      return nil
    }
    return value
  }
}
