/// An option of the element: an attribute and a property of the same meaning.
struct Option {
  /// The number between page and engine, and the order in which the engine takes options; `nil` for options that a
  /// module of the element carries out.
  var number: Int?
  /// The name of the attribute; the property is the same in camel case.
  var name: String
  var kind: Kind
  /// The value in force while none is set, as the text of the attribute; `nil` for none, or one that depends.
  var standard: String?
  /// The values that the presets classic, paged and endless give instead; empty if they say nothing.
  var presets: [String] = []
  /// The property of the Swift kit that the option sets, such as `CalendarConfiguration.month.weeks`; empty for matters of
  /// the page.
  var swift = ""
  /// The statements that set it from `value`, an `OptionValue`, in `settings`, a `PageSettings`.
  var set: [String] = []
  /// Sentences for developers.
  var doc: String
  /// A value that is not the standard one, as the text of the attribute.
  var example: String
  /// A value that is refused; `nil` where every text is taken.
  var wrong: String?

  /// The name of the property, and of the case in Swift.
  var property: String { camelCase(name) }
}

/// Returns a name such as `row-height` in camel case.
func camelCase(_ name: String) -> String {
  let words = name.split(separator: "-")
  return words.dropFirst().reduce(String(words[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
}
