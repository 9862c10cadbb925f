import Basics

/// A pattern with a number, a time, or a date and the words around it: "3 events", "until 14:00".
///
/// ```swift
/// let events = CountPhrase(one: "1 event", after: " events")
/// events.of(3, text: text)  // "3 events"
/// ```
public struct CountPhrase: Equatable, Sendable {
  /// The whole phrase for one, such as "1 event"; `nil` in languages that write one like other numbers.
  public var one: String?
  /// The text before the number, including the space.
  public var before: String
  /// The text after the number, including the space.
  public var after: String
  /// The plural forms that a page sends for languages with several: a digit for each number below 200, which selects
  /// its form, and then the forms in order, separated by U+001D. Form 0 is the one above. Empty for none.
  private var forms = ""

  /// Creates a phrase; by default, only the number.
  public init(one: String? = nil, before: String = "", after: String = "") {
    self.one = one
    self.before = before
    self.after = after
  }

  /// Creates a phrase from the text that `parts` returns.
  init(parts: String) {
    var bytes = parts.utf8[...]
    if let end = bytes.firstIndex(of: Self.endOfForm) {
      forms = String(utf8: bytes[bytes.index(after: end)...])
      bytes = bytes[..<end]
    }
    var start = bytes.startIndex
    one = nil
    if let end = bytes.firstIndex(of: Self.endOfOne) {
      one = String(utf8: bytes[start..<end])
      start = bytes.index(after: end)
    }
    let number = bytes[start...].firstIndex(of: Self.number) ?? bytes.endIndex
    before = String(utf8: bytes[start..<number])
    after = number == bytes.endIndex ? "" : String(utf8: bytes[number...].dropFirst())
  }

  /// The phrase as one text: the phrase for one followed by U+001E, the text before the number, U+001F, and the text
  /// after it. Without a text after it, U+001F is omitted. Plural forms follow after U+001D.
  var parts: String {
    (one.map { $0 + "\u{1E}" } ?? "") + before + (after.utf8.isEmpty ? "" : "\u{1F}" + after)
      + (forms.utf8.isEmpty ? "" : "\u{1D}" + forms)
  }

  /// The byte between plural forms.
  private static let endOfForm: UInt8 = 0x1D
  /// The byte after the phrase for one.
  static let endOfOne: UInt8 = 0x1E
  /// The byte that represents the number.
  static let number: UInt8 = 0x1F

  /// Returns the phrase for a text: "until 14:00".
  public func of(_ text: String) -> String { before + text + after }

  /// Returns the phrase for a number, in the digits of `text`.
  public func of(_ count: Int, text: DateText) -> String {
    if count == 1, let one { return one }
    return (form(of: count) ?? self).of(text.number(count))
  }

  /// Returns the plural form for a number; `nil` for the one above. CLDR plural rules depend on the last two digits at
  /// most.
  private func form(of count: Int) -> CountPhrase? {
    guard !forms.utf8.isEmpty else { return nil }
    let forms = forms.split(at: Self.endOfForm), digits = Array(forms[0].utf8)
    let place = count < 200 ? count : 100 + count % 100
    guard digits.indices.contains(place) else { return nil }
    let form = Int(digits[place]) - 48
    return form > 0 && form < forms.count ? CountPhrase(parts: forms[form]) : nil
  }
}
