/// A size as a custom property of the element.
struct Token {
  /// The name after `--almanac-`.
  var name: String
  /// The property of `CalendarStyle`.
  var swift: String
  /// The minimum value, in points; the maximum of all sizes is `most`.
  var least: Int
  var standard: Int
  var doc: String

  static let most = 400
}

/// A role of `TypeScale`, which has custom properties for size, line height, and weight.
struct TypeRole {
  /// The name between `--almanac-` and `-size`.
  var name: String
  var standard: (size: Int, line: Int, weight: Int)
  /// The texts that use the role, for the reference.
  var doc: String

  /// The property of `TypeScale`.
  var property: String { camelCase(name) }
}
