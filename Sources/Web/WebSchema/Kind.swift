/// The values that an option accepts.
struct Kind {
  /// The expression that creates the reader of such values, with functions of kinds.js.
  var script: String
  /// The type of the property in TypeScript.
  var type: String
  /// The description of the values, for developers.
  var values: String

  static let boolean = Kind(script: "boolean", type: "boolean | null", values: "present or not; `false`")
  static let text = Kind(script: "text", type: "string | null", values: "text")
  static let date = Kind(script: "date", type: "string | Date | null", values: "a date such as `2026-02-16`")
  static let instant = Kind(
    script: "instant", type: "string | Date | null", values: "an instant such as `2026-02-16T09:30Z`, or `none`")
  static let dates = Kind(
    script: "dates", type: "string | string[] | null",
    values: "dates and, with both ends, spans such as `2026-02-16/2026-02-20`")
  static let weekday = Kind(script: "oneOf(...WEEKDAYS)", type: "Weekday | null", values: "`sun` to `sat`")
  static let weekdays = Kind(
    script: "weekdays", type: "string | null", values: "weekdays such as `mon-fri` or `sun,tue,thu`")
  static let zone = Kind(script: "zone", type: "string | null", values: "a time zone such as `Europe/Lisbon`")
  static let timeOfDay = Kind(script: "timeOfDay", type: "string | null", values: "a time such as `07:30`")
  static let hours = Kind(
    script: "hours", type: "string | null", values: "times such as `07:00-12:00,13:00-19:00`")
  static let weekdayHours = Kind(
    script: "weekdayHours", type: "string | null",
    values: "weekdays with times such as `mon-fri 09:00-17:00, sat 10:00-14:00`")

  static func words(_ words: String...) -> Kind {
    Kind(
      script: "oneOf(\(list(words)))", type: words.map { "'\($0)'" }.joined(separator: " | ") + " | null",
      values: words.map { "`\($0)`" }.joined(separator: ", "))
  }

  /// Any number of these words; a `-` before a word removes it from the full set.
  static func flags(_ words: String...) -> Kind {
    Kind(
      script: "flags(\(list(words)))", type: "string | null",
      values: "any of " + words.map { "`\($0)`" }.joined(separator: ", ") + "; `none`")
  }

  static func range(_ words: String...) -> Kind {
    Kind(
      script: "range(\(list(words)))", type: "string | null",
      values: "one, or the first and the last, of " + words.map { "`\($0)`" }.joined(separator: ", "))
  }

  static func integer(_ least: Int, _ most: Int) -> Kind {
    Kind(script: "integer(\(least), \(most))", type: "number | null", values: "a whole number, \(least) to \(most)")
  }

  /// A length of time, 1 to `most` minutes, or a word for the default.
  static func minutes(_ most: Int, _ word: String? = nil) -> Kind {
    Kind(
      script: "minutes(\(most)\(word.map { ", '\($0)'" } ?? ""))",
      type: "number | string | null",
      values: "minutes, `00:20`, or `PT20M`" + (word.map { "; or `\($0)`" } ?? ""))
  }

  static func numberOr(_ words: String...) -> Kind {
    Kind(
      script: "numberOr(\(list(words)))", type: words.map { "'\($0)'" }.joined(separator: " | ") + " | number | null",
      values: words.map { "`\($0)`" }.joined(separator: ", ") + " or a number of points")
  }

  /// A special kind, read by the function of that name in kinds.js.
  static func own(_ script: String, _ type: String = "string | null", _ values: String) -> Kind {
    Kind(script: script, type: type, values: values)
  }

  private static func list(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: ", ") }
}
