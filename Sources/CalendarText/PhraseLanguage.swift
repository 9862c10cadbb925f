/// A language in which the kit has words. The raw value is its code, two letters as a number: 0x6465 for "de".
package enum PhraseLanguage: Int {
  case arabic = 0x6172
  case english = 0x656E
  case french = 0x6672
  case german = 0x6465
  case hebrew = 0x6865
  case persian = 0x6661
  case spanish = 0x6573

  /// Creates the language of a locale; English if the kit has no words in it.
  ///
  /// - Parameter identifier: BCP 47 or POSIX, as `de-AT` or `de_AT`; only the language counts, in either case.
  package init(of identifier: String) {
    let language = identifier.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    var code = 0
    if language.count == 2 { for byte in language { code = code << 8 | Int(byte | 0x20) } }
    // "iw" is the former code of Hebrew.
    self = code == 0x6977 ? .hebrew : PhraseLanguage(rawValue: code) ?? .english
  }
}
