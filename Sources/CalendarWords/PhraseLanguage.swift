public import CalendarText

/// A language in which the kit has words. The raw value is its BCP 47 tag.
///
/// ```swift
/// let language = PhraseLanguage(of: "zh-TW")  // .chineseTraditional
/// ```
public enum PhraseLanguage: String, CaseIterable, Sendable {
  case arabic = "ar"
  case english = "en"
  case french = "fr"
  case german = "de"
  case hebrew = "he"
  case persian = "fa"
  case spanish = "es"

  /// Creates the language of a locale; `nil` if the kit has no words in it.
  ///
  /// - Parameter identifier: BCP 47 or POSIX, as `de-AT` or `de_AT`, in capitals or not. Of regions and scripts only those
  ///   of Chinese count.
  public init?(of identifier: String) {
    let parts = identifier.lowercased().split { $0 == "-" || $0 == "_" }
    guard let language = parts.first.map({ String($0) }) else { return nil }
    self.init(rawValue: Self.formerTags[language] ?? language)
  }

  /// The words in the language.
  public var phrases: Phrases {
    switch self {
    case .arabic: .arabic
    case .english: .english
    case .french: .french
    case .german: .german
    case .hebrew: .hebrew
    case .persian: .persian
    case .spanish: .spanish
    }
  }

  /// Languages whose tags have changed.
  private static let formerTags = ["iw": "he"]
}
