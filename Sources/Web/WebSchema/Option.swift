/// An option of the element: an attribute and a property with the same meaning.
struct Option {
  /// The number on the wire, and the order in which the engine applies options; `nil` for options that a module of the
  /// element handles.
  var number: Int?
  /// The name of the attribute; the property is the same in camel case.
  var name: String
  var kind: Kind
  /// The default value, as attribute text; `nil` for none, or if it depends on other values.
  var standard: String?
  /// The values in the presets classic, paged, and endless; empty if they do not set the option.
  var presets: [String] = []
  /// The property of the Swift kit that the option sets, such as `CalendarConfiguration.month.weeks`; empty for options
  /// that concern only the page.
  var swift = ""
  /// The statements that set the option from `value`, an `OptionValue`, in `settings`, an `OptionValues`.
  var set: [String] = []
  /// The description, for developers.
  var doc: String
  /// A value other than the default, as attribute text.
  var example: String
  /// An invalid value; `nil` if every text is valid.
  var wrong: String?

  /// The name of the property, and of the enum case in Swift.
  var property: String { camelCase(name) }
}

/// Returns a name such as `row-height` in camel case.
func camelCase(_ name: String) -> String {
  let words = name.split(separator: "-")
  return words.dropFirst().reduce(String(words[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
}
