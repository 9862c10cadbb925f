extension Schema {
  /// The table of the element's modules.
  static var script: String {
    let kinds = Set(
      options.flatMap { $0.kind.script.split { !($0.isLetter || $0.isNumber) }.map(String.init) }.filter {
        functions.contains($0)
      })
    let names = functions.filter { kinds.contains($0) }.joined(separator: ", ")
    var text = "// The options of the element: made by Scripts/write-schema from Sources/Web/WebSchema.\n\n"
    text += "import { \(names) } from './kinds.js';\n\n"
    text += """
      /** Changes with the table; a program of another build has another number. */
      export const VERSION = \(version);

      /** The version of the package. */
      export const RELEASE = '\(release)';

      /**
       * By attribute: the number of the option, or null for one that a module carries out; the reader of its values;
       * the standard value, and those of the presets classic, paged and endless.
       */
      export const OPTIONS = {

      """
    for option in options {
      var fields = [option.number.map { "\($0)" } ?? "null", option.kind.script]
      if let standard = option.standard { fields.append("'\(standard)'") }
      fields += option.presets.map { "'\($0)'" }
      let name = option.name.contains("-") ? "'\(option.name)'" : option.name
      var line = "  \(name): [\(fields.joined(separator: ", "))],\n"
      if line.utf8.count > 121 {
        line = "  \(name): [\(fields[0]), \(fields[1]),\n    \(fields.dropFirst(2).joined(separator: ", "))],\n"
      }
      text += line
    }
    return text + "};\n" + tokenScript
  }

  /// The functions and lists of kinds.js.
  private static let functions = [
    "WEEKDAYS", "ascending", "boolean", "date", "dates", "flags", "hours", "instant", "integer", "level", "levels",
    "minutes",
    "numberOr", "oneOf", "panel", "phrases", "scale", "text", "timeOfDay", "verbs", "weekdayHours", "weekdays",
    "zone",
  ]
}
