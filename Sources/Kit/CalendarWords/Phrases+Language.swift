public import CalendarText

extension Phrases {
  /// Returns the words of a locale's language; English, as its region spells it, if the kit does not have them.
  ///
  /// - Parameter identifier: BCP 47 or POSIX, as `de-AT` or `de_AT`; see `PhraseLanguage`.
  public static func forLanguage(of identifier: String) -> Phrases {
    let language = PhraseLanguage(of: identifier) ?? .english
    return language == .english ? .english(of: identifier) : language.phrases
  }
}

extension EditPhrases {
  /// Returns the words of editing in a locale's language; English, as its region spells it, if the kit does not have them.
  ///
  /// - Parameter identifier: BCP 47 or POSIX, as `de-AT` or `de_AT`; see `PhraseLanguage`.
  public static func forLanguage(of identifier: String) -> EditPhrases {
    let language = PhraseLanguage(of: identifier) ?? .english
    return language == .english ? .english(of: identifier) : language.editPhrases
  }
}
