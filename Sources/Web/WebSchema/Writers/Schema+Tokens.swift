extension Schema {
  /// The Swift file that sets sizes and typography.
  static var tokenDecoding: String {
    "// Made by Scripts/write-schema from Sources/Web/WebSchema.\nimport Almanac\n\n" + """
      /// The custom properties of sizes and type, by the numbers that the page sends.
      enum PageToken {
        /// Sets a size, or for numbers from \(sizes.count) on the size, the line or the weight of a role of text.
        @inline(never)
        static func set(_ number: Int, to value: Double, in style: inout CalendarStyle) {
          func size(_ least: Double) -> Double { value > least ? min(value, \(Token.most)) : least }
          switch number {
      \(sizes.enumerated().map { "    case \($0): style.\($1.swift) = size(\($1.least))\n" }.joined())\
          default:
            let part = (number - \(sizes.count)) % 3
            changeType((number - \(sizes.count)) / 3, in: &style.type) { text in
              switch part {
              case 0: text.size = value > 6 ? min(value, 72) : 6
              case 1: text.lineHeight = value > 6 ? min(value, 96) : 6
              default: text.weight = value < 450 ? .regular : value < 550 ? .medium : value < 650 ? .semibold : .bold
              }
            }
          }
        }

        private static func changeType(_ role: Int, in type: inout TypeScale, _ change: (inout TextStyle) -> Void) {
          switch role {
      \(typeRoles.enumerated().map { "    case \($0): change(&type.\($1.property))\n" }.joined())\
          default: break
          }
        }
      }

      """
  }

  /// The names of custom properties of sizes and type, for the element's modules.
  static var tokenScript: String {
    func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
    return """

      /** The custom properties of sizes, and the roles of text, by their numbers. */
      export const TOKEN_SIZES = [\(list(sizes.map(\.name)))];
      export const TOKEN_ROLES = [\(list(typeRoles.map(\.name)))];

      /** The names of parts, by their numbers, and the bits of states that are words beside them. */
      export const PART_NAMES = [\(list([""] + parts.map { $0.type.isEmpty ? $0.name : $0.type + " " + $0.name }))];
      export const PART_STATES = { \(partStates.map { "'\($0)': \($1)" }.joined(separator: ", ")) };

      """
  }
}
