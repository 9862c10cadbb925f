import Basics

/// The spelling of English, which differs by region.
enum Spelling {
  case american, british

  /// Creates the spelling for a locale: American in the United States, in its territories, and without a region.
  ///
  /// - Parameter identifier: BCP 47 or POSIX, as `en-GB` or `en_GB`.
  init(of identifier: String) {
    let parts = identifier.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    self = .american
    guard parts.count > 1, Self.lowercased(parts[0]).hasSameBytes(as: "en") else { return }
    // A single letter begins an extension.
    for part in parts.dropFirst().prefix(while: { $0.count > 1 }) where part.count == 2 || part.count == 3 {
      let region = Self.lowercased(part)
      if !Self.regions.contains(where: { region.hasSameBytes(as: $0) }) { self = .british }
      return
    }
  }

  /// The regions with American spelling.
  private static let regions = ["us", "as", "gu", "mp", "pr", "um", "vi"]

  private static func lowercased(_ text: Substring.UTF8View) -> String {
    String(utf8: text.map { 65...90 ~= $0 ? $0 | 32 : $0 })
  }
}

extension Phrases {
  /// Returns the words in English as the region of a locale spells them: "canceled" in the United States, otherwise
  /// "cancelled".
  ///
  /// - Parameter identifier: BCP 47 or POSIX, as `en-GB` or `en_GB`.
  public static func english(of identifier: String) -> Phrases {
    var words = Phrases.english
    if Spelling(of: identifier) == .british { words.cancelled = "cancelled" }
    return words
  }
}

extension EditPhrases {
  /// Returns the words of editing in English as the region of a locale spells them: "Color" in the United States, otherwise
  /// "Colour".
  ///
  /// - Parameter identifier: BCP 47 or POSIX, as `en-GB` or `en_GB`.
  public static func english(of identifier: String) -> EditPhrases {
    var words = EditPhrases.english
    if Spelling(of: identifier) == .british {
      words[.color] = "Colour"
      words[.calendarColor] = "Calendar colour"
      words[.calendarColored] = "Colour of {title} changed"
    }
    return words
  }
}
