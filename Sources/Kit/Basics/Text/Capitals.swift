/// Converts text to upper case, letter by letter; see `LetterCase`.
package enum Capitals {
  /// Returns `text` in upper case.
  ///
  /// - Parameter language: the language of the text, at the start of a locale identifier; empty if unknown. In Turkish
  ///   and Azerbaijani, the capital of "i" has a dot.
  package static func text(_ text: String, language: String = "") -> String {
    var code = language.utf8.makeIterator()
    let letters = (code.next(), code.next())
    let dotsCapital = letters == (0x74, 0x72) || letters == (0x61, 0x7A)
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      let capital = dotsCapital && scalar.value == 0x69 ? 0x130 : LetterCase.capital(scalar.value)
      result.append(
        contentsOf: UTF8.encode(Unicode.Scalar(capital) ?? scalar) ?? UTF8.encodedReplacementCharacter)
    }
    return String(utf8: result)
  }
}
