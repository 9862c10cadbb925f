public import CalendarText

extension Phrases {
  /// Returns the words of a locale's language; English if the kit does not have them.
  ///
  /// - Parameter identifier: BCP 47 or POSIX, as `de-AT` or `de_AT`; see `PhraseLanguage`.
  public static func forLanguage(of identifier: String) -> Phrases {
    PhraseLanguage(of: identifier)?.phrases ?? .english
  }
}

extension EditPhrases {
  /// Returns the words of editing in a locale's language; English if the kit does not have them.
  ///
  /// - Parameter identifier: BCP 47 or POSIX, as `de-AT` or `de_AT`; see `PhraseLanguage`.
  public static func forLanguage(of identifier: String) -> EditPhrases {
    PhraseLanguage(of: identifier)?.editPhrases ?? .english
  }
}
