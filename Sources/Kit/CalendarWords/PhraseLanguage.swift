public import CalendarText

/// A language in which the kit has words. The raw value is its BCP 47 tag.
///
/// ```swift
/// let language = PhraseLanguage(of: "zh-TW")  // .chineseTraditional
/// ```
public enum PhraseLanguage: String, CaseIterable, Sendable {
  case arabic = "ar"
  case chineseSimplified = "zh-Hans"
  case chineseTraditional = "zh-Hant"
  case english = "en"
  case french = "fr"
  case german = "de"
  case hebrew = "he"
  case hindi = "hi"
  case indonesian = "id"
  case italian = "it"
  case japanese = "ja"
  case korean = "ko"
  case persian = "fa"
  case polish = "pl"
  case portuguese = "pt"
  case russian = "ru"
  case spanish = "es"
  case turkish = "tr"

  /// Creates the language of a locale; `nil` if the kit has no words in it.
  ///
  /// - Parameter identifier: a BCP 47 or POSIX identifier, such as `de-AT` or `de_AT`, in any case. Regions and scripts
  ///   are ignored except for Chinese.
  public init?(of identifier: String) {
    let parts = identifier.lowercased().split { $0 == "-" || $0 == "_" }
    guard let language = parts.first.map({ String($0) }) else { return nil }
    if language == "zh" {
      let isTraditional =
        parts.contains("hant") || !parts.contains("hans") && parts.contains { Self.traditional.contains($0) }
      self = isTraditional ? .chineseTraditional : .chineseSimplified
    } else {
      self.init(rawValue: Self.formerTags[language] ?? language)
    }
  }

  /// The words in the language.
  public var phrases: Phrases {
    switch self {
    case .arabic: .arabic
    case .chineseSimplified: .chineseSimplified
    case .chineseTraditional: .chineseTraditional
    case .english: .english
    case .french: .french
    case .german: .german
    case .hebrew: .hebrew
    case .hindi: .hindi
    case .indonesian: .indonesian
    case .italian: .italian
    case .japanese: .japanese
    case .korean: .korean
    case .persian: .persian
    case .polish: .polish
    case .portuguese: .portuguese
    case .russian: .russian
    case .spanish: .spanish
    case .turkish: .turkish
    }
  }

  /// The editing words in the language.
  public var editPhrases: EditPhrases {
    switch self {
    case .arabic: .arabic
    case .chineseSimplified: .chineseSimplified
    case .chineseTraditional: .chineseTraditional
    case .english: .english
    case .french: .french
    case .german: .german
    case .hebrew: .hebrew
    case .hindi: .hindi
    case .indonesian: .indonesian
    case .italian: .italian
    case .japanese: .japanese
    case .korean: .korean
    case .persian: .persian
    case .polish: .polish
    case .portuguese: .portuguese
    case .russian: .russian
    case .spanish: .spanish
    case .turkish: .turkish
    }
  }

  /// The old tags of languages whose tags have changed.
  private static let formerTags = ["iw": "he", "in": "id"]

  /// Regions in which Chinese is written in traditional characters.
  private static let traditional: Set<Substring> = ["tw", "hk", "mo"]
}
