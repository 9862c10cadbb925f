extension Schema {
  /// The lists for the element's modules: those of one of the two scripts.
  static func listScript(isLater: Bool) -> String {
    var text =
      "// The names that the page and the engine number: made by Scripts/write-schema from Sources/Web/WebSchema.\n"
    for list in wireLists where laterLists.contains(list.script) == isLater {
      let names = Array(repeating: "", count: list.isTable ? 0 : list.first) + list.items.map(\.name)
      text += "\n/** \(list.doc) Numbered as in `\(list.swift)`. */\n"
      text +=
        list.isTable
        ? braced(list.script, "{ ", list.items.enumerated().map { "\($1.name): \($0 + list.first)" }, " }")
        : braced(list.script, "[", names.map { "'\($0)'" }, "]")
    }
    for bits in kitBits where laterLists.contains(bits.script) == isLater {
      text += "\n/** \(bits.doc) */\n" + braced(bits.script, "{ ", bits.items.map { "\($0.name): \($0.bits)" }, " }")
    }
    return text
  }

  /// The Swift file of an enum with the numbers of a list.
  static func enumeration(_ list: WireList, doc: String) -> String {
    var cases = ""
    for (index, item) in list.items.enumerated() {
      cases += item.doc.isEmpty ? "" : comment(item.doc)
      cases += "case \(item.swift) = \(index + list.first)\n"
    }
    return swiftFile(list, doc: doc, kind: "enum", type: "Int32", body: cases)
  }

  /// The Swift file of an option set with a bit for each item of a list.
  static func optionSet(_ list: WireList, rawValue: String, doc: String) -> String {
    let name = String(list.swift.split(separator: ".").last ?? "")
    let bits = list.items.enumerated().map { "static let \($1.swift) = \(name)(rawValue: 1 << \($0))\n" }
    let body = "let rawValue: \(rawValue)\n\n" + bits.joined()
    return swiftFile(list, doc: doc, kind: "struct", type: "OptionSet", body: body)
  }

  /// The Swift file with the numbers of the levels.
  static var levelNumbers: String {
    let cases = levelList.items.enumerated()
    return header + """
      /// The numbers of levels between the engine and the page.
      extension CalendarLevel.ID {
        init?(wireNumber: Int32) {
          guard let level = CalendarLevel.ID.standard.first(where: { $0.wireNumber == wireNumber }) else { return nil }
          self = level
        }

        var wireNumber: Int32 {
          switch self {
      \(cases.map { "    case .\($1.swift): \($0)\n" }.joined())\
          default: -1
          }
        }
      }

      """
  }

  /// The Swift file with the numbers of the shapes of indicators.
  static var shapeNumbers: String {
    let (first, others) = (indicatorShapes.items[0], indicatorShapes.items.enumerated().dropFirst())
    return header + """
      /// The shapes of indicators, by the numbers that the page sends.
      extension DayIndicator.Shape {
        /// Creates the shape with a number. An unknown number is a \(first.swift).
        init(wireNumber: Int) {
          switch wireNumber {
      \(others.map { "    case \($0): self = .\($1.swift)\n" }.joined())\
          default: self = .\(first.swift)
          }
        }
      }

      """
  }

  /// The Swift file with the words for kinds of edits.
  static var editWordsOfKinds: String {
    header + """
      /// The words for the kinds of edits, as pages receive them.
      extension EditLabel.Kind {
        var word: String {
          switch self {
      \(editKinds.map { "    case .\($0.swift): \"\($0.name)\"\n" }.joined())\
          }
        }
      }

      """
  }

  private static let header = "// Made by Scripts/write-schema from Sources/Web/WebSchema.\nimport Almanac\n\n"

  /// A Swift file that declares one type, in an extension of the type that contains it, if any.
  private static func swiftFile(_ list: WireList, doc: String, kind: String, type: String, body: String) -> String {
    let path = list.swift.split(separator: ".").map { String($0) }
    let inner = indented(body)
    var text = comment(doc, indent: path.count > 1 ? 2 : 0) + "\(kind) \(path[path.count - 1]): \(type) {\n\(inner)}\n"
    if path.count > 1 { text = "extension \(path[0]) {\n\(indented(text))}\n" }
    let start = "// Made by Scripts/write-schema from Sources/Web/WebSchema.\n\n"
    return start + text
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }

  /// A documentation comment in lines of at most 116 characters, which later may be indented.
  private static func comment(_ text: String, indent: Int = 2) -> String {
    lines(of: text.split(separator: " ").map { String($0) }, by: " ", width: 114 - indent)
      .map { "/// \($0)\n" }.joined()
  }

  /// A constant in lines of at most 120 characters.
  private static func braced(_ name: String, _ open: String, _ parts: [String], _ close: String) -> String {
    let parts = parts.enumerated().map { $1 + ($0 == parts.count - 1 ? close + ";" : ",") }
    let first = "export const \(name) = \(open)"
    var all = parts
    all[0] = first + all[0]
    return lines(of: all, by: " ", width: 118).joined(separator: "\n  ") + "\n"
  }

  private static func lines(of parts: [String], by separator: String, width: Int) -> [String] {
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, last.utf8.count + separator.utf8.count + part.utf8.count <= width {
        lines[lines.count - 1] = last + separator + part
      } else {
        lines.append(part)
      }
    }
    return lines
  }
}
