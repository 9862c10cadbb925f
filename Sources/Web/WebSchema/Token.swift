/// A size as a custom property of the element.
struct Token {
  /// The name behind `--almanac-`.
  var name: String
  /// The property of `CalendarStyle`.
  var swift: String
  /// The least value, in points; no size is above `most`.
  var least: Int
  var standard: Int
  var doc: String

  static let most = 400
}

/// A role of `TypeScale`, which has custom properties for size, line and weight.
struct TypeRole {
  /// The name behind `--almanac-` and before `-size`.
  var name: String
  var standard: (size: Int, line: Int, weight: Int)
  /// The texts of the role, in words for the reference.
  var doc: String

  /// The property of `TypeScale`.
  var property: String { camelCase(name) }
}
